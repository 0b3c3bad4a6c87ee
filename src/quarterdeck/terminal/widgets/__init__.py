"""The parts of a screen, one a file. They know glyphs and keys, not rules."""
