"""Buccaneer in a terminal."""
