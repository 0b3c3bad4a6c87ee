"""The application: routes, the services behind them, and what every request goes through before."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, cast

from litestar import Litestar, Request, Router, asgi
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import http_errors, static_files
from quarterdeck.server.api import finished, forms, games, guests, own_tables, play_on, tables
from quarterdeck.server.middleware import App, Middleware
from quarterdeck.server.services import Services, close_services, open_services, secret_of
from quarterdeck.server.settings import LARGEST, Settings

DOCS = b"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>quarterdeck API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vendor/swagger/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/vendor/swagger/swagger-ui-bundle.js"></script>
<script src="/vendor/swagger/start.js"></script>
</body>
</html>
"""

API = [
    *guests.HANDLERS,
    *own_tables.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *finished.HANDLERS,
    *play_on.HANDLERS,
]
FORMS = {form.__name__ for form in forms.Form.__subclasses__()}


class OfflineSwagger(OpenAPIRenderPlugin):
    """The API's own page, from our files alone and without inline scripts."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return DOCS


@asgi("/ws", copy_scope=False)
async def knock(scope: Any, receive: Any, send: Any) -> None:
    """A socket comes in by its own door."""
    if scope["type"] != "websocket":
        raise NotFoundException
    services: Services = scope["litestar_app"].state.services
    await services.socket_door.come_in(scope, receive, send)


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


HANDLED: dict[int | type[Exception], Any] = {
    QuarterdeckError: http_errors.answer_refusal,
    HTTPException: http_errors.broken,
    UnicodeDecodeError: http_errors.answer_unreadable,
    RecursionError: http_errors.answer_unreadable,
    Exception: http_errors.answer_failure,
}


def build(settings: Settings, ready: Callable[[], None] = lambda: None) -> Middleware:
    """The whole server as one ASGI application; `ready` is called once people may come."""
    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=API),
            *static_files.handlers(settings.apart),
            knock,
        ],
        dependencies={"services": Provide(provide_services), "guest": Provide(guests.guest)},
        openapi_config=describe_api(),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers=HANDLED,
        request_max_body_size=LARGEST,
        lifespan=[partial(in_session, settings, ready)],
        logging_config=None,
        state=State({"log": logging.getLogger("quarterdeck.app")}),
    )
    mend_schema(app)
    return Middleware(cast("App", app), secret_of(settings), settings)


@asynccontextmanager
async def in_session(
    settings: Settings, ready: Callable[[], None], app: Litestar
) -> AsyncIterator[None]:
    """They are there as long as the server runs."""
    app.state.services = await open_services(settings)
    ready()
    try:
        yield
    finally:
        await close_services(app.state.services)


def describe_api() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="quarterdeck",
        version=version("quarterdeck"),
        description="Tables, seats and finished games. Play itself goes by the socket at /ws.",
        path="/schema",
        render_plugins=[OfflineSwagger(path="/")],
    )


def mend_schema(app: Litestar) -> None:
    """Say what holds: unknown fields are refused, and 40 is an integer as well as a number."""
    schemas: Any = app.openapi_schema.components.schemas
    for name in FORMS:
        schemas[name].additional_properties = False
    values = schemas["Sentence"].properties["arguments"].additional_properties
    values.any_of, values.one_of = values.one_of, None
