"""Bots against bots: matches with the same luck for all, and what they show."""
