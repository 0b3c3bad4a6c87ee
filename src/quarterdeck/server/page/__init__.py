"""The page as it is sent: joined, compressed, and kept by browsers for ever."""
