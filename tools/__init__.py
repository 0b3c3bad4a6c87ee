"""What the house writes for itself: the wire and the games as the page knows them."""
