"""Players that need no chair. They are given views, never states."""
