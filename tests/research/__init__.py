"""Environments, and adapters to the libraries of others."""
