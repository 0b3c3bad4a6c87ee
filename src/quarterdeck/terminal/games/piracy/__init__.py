"""Piracy in a terminal: a sea chart, and a finger on it."""
