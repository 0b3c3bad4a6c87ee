"""The game in a terminal: screens for people, and plain lines for pipes and screen readers."""
