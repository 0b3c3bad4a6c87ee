"""The application: routes, the services behind them, and what every request goes through before."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, cast

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import http_errors, static_files
from quarterdeck.server.api import (
    accounts,
    blocks,
    examples,
    finished,
    forms,
    games,
    guests,
    health,
    invitations,
    ladder,
    leaving,
    lessons,
    notices,
    own_tables,
    passkeys,
    play_on,
    proofs,
    puzzles,
    quick_match,
    sessions,
    studies,
    tables,
)
from quarterdeck.server.closing import Door
from quarterdeck.server.house_secret import secret_of
from quarterdeck.server.middleware import App, Middleware
from quarterdeck.server.services import Services, close_services, open_services
from quarterdeck.server.settings import LARGEST, Settings
from quarterdeck.server.sockets import Receive, Scope, Send

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
    *accounts.HANDLERS,
    *sessions.HANDLERS,
    *passkeys.HANDLERS,
    *leaving.HANDLERS,
    *blocks.HANDLERS,
    *ladder.HANDLERS,
    *own_tables.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *studies.HANDLERS,
    *examples.HANDLERS,
    *puzzles.HANDLERS,
    *tables.HANDLERS,
    *invitations.HANDLERS,
    *quick_match.HANDLERS,
    *finished.HANDLERS,
    *proofs.HANDLERS,
    *play_on.HANDLERS,
    *notices.HANDLERS,
    *health.HANDLERS,
]
FORMS = {form.__name__ for form in forms.Form.__subclasses__()}


class OfflineSwagger(OpenAPIRenderPlugin):
    """The API's own page, from our files alone and without inline scripts."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return DOCS


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


def build(
    settings: Settings, ready: Callable[[], None] = lambda: None, door: Door | None = None
) -> Middleware:
    """The whole server as one ASGI application; `ready` is called once people may come."""
    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=API),
            *static_files.handlers(settings.apart),
        ],
        dependencies={"services": Provide(provide_services), "guest": Provide(guests.guest)},
        openapi_config=describe_api(),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers={
            **HANDLED,
            NotFoundException: static_files.nothing_there(settings.apart),
        },
        request_max_body_size=LARGEST,
        lifespan=[partial(in_session, settings, ready, door or Door())],
        logging_config=None,
        state=State({"log": logging.getLogger("quarterdeck.app")}),
    )
    mend_schema(app)
    app.state.middleware = Middleware(with_socket_door(app), secret_of(settings.data), settings)
    return cast("Middleware", app.state.middleware)


def with_socket_door(app: Litestar) -> App:
    """Sockets come in by a door of their own: every letter would go through the framework."""

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            services: Services = app.state.services
            await services.socket_door.come_in(scope, receive, send)
        else:
            await cast("App", app)(scope, receive, send)

    return enter


@asynccontextmanager
async def in_session(
    settings: Settings, ready: Callable[[], None], door: Door, app: Litestar
) -> AsyncIterator[None]:
    """They are there as long as the server runs."""
    services = app.state.services = await open_services(settings, door)
    app.state.middleware.confirm = services.accounts.confirm
    services.limits.share("guests", app.state.middleware.guests)
    services.limits.share("strangers", app.state.middleware.addresses)
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
    """Say what holds: unknown fields are refused, 40 is an integer as well as a number; and how
    long things in a list may be, which the framework leaves out."""
    schemas: Any = app.openapi_schema.components.schemas
    for name in FORMS:
        schemas[name].additional_properties = False
    values = schemas["Sentence"].properties["arguments"].additional_properties
    values.any_of, values.one_of = values.one_of, None
    schemas["NewPractice"].properties["bots"].items.max_length = forms.LONGEST_LEVEL
