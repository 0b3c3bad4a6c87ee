"""What the strongest bots do that others do not: games are played, counted, and told."""
