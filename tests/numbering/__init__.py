"""Games in numbers: ids, parts, readings."""
