"""What writes generated files: pages of rules, declarations of the wire, shipped tables."""
