"""A table among people as a value: who sits, what was done, what may be asked of it."""
