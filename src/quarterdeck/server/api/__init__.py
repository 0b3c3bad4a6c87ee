"""The REST API, one file a resource."""

from quarterdeck.server.api import finished, games, guests, tables

HANDLERS = [*guests.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *finished.HANDLERS]
