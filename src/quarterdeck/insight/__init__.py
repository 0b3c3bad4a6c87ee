"""What is explained to people: advice, chances, and after the game what turned it."""
