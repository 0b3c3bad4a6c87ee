"""Piraten Kapern in a terminal: dice drawn in pixels, and their keys."""
