"""What writes generated files: pages of rules, declarations for the page, shipped tables."""
