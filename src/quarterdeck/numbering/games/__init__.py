"""How each game's views become numbers: a table of parts, field by field."""
