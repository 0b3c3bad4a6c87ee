"""Games in numbers, and adapters to the libraries of others."""
