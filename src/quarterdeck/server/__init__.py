"""Tables on the web: rooms, their log, and the sockets around them."""
