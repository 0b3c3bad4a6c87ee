"""The Chance cards, by what they do: deck.py has the pack, card by card."""
