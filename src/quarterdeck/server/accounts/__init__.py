"""Names of one's own: who may have which, what opens them, and what was done to them."""
