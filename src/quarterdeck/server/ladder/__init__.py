"""The ladder: ratings of people who play rated tables, beside bots as fixed rungs."""
