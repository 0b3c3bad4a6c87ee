"""Waddingtons Buccaneer in a terminal: the sea, a list of what may be done, and ledgers."""
