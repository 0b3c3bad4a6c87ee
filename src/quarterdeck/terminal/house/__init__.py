"""A house elsewhere, played at from this terminal by the wire that the page speaks."""
