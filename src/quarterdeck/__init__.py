"""Four classic pirate games: to play, to study, to research."""
