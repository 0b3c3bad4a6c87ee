"""Every no of the REST API as a typed answer with a status that fits."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.server.api.forms import Problem
from quarterdeck.server.letters import code_of
from quarterdeck.server.settings import LARGEST
from quarterdeck.words import LANGUAGES, explain

# What was understood and cannot be done is 422, but for these.
STATUS = {
    "no-guest": 401,
    "no-account": 401,
    "wrong-password": 403,
    "plain-account": 403,
    "banned": 403,
    "not-welcome": 403,
    "rated-without-account": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-session": 404,
    "no-such-passkey": 404,
    "no-such-block": 404,
    "nobody-there": 404,
    "no-such-person": 404,
    "no-such-role": 404,
    "no-such-position": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "no-lessons": 404,
    "unknown-study": 404,
    "no-examples": 404,
    "unknown-puzzle": 404,
    "puzzle-none": 404,
    "puzzle-none-at-all": 404,
    "already-playing": 409,
    "already-seated": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "has-account": 409,
    "not-over": 409,
    "take-back-over": 409,
    "other-version": 409,
    "bygone": 409,
    "closed": 409,
    "too-many-requests": 429,
    "too-many-waiting": 429,
    "too-many-tries": 429,
    "too-busy": 503,
    "stumbled": 503,
}
BY_STATUS = {
    404: "denied-no-such-page",
    405: "denied-no-such-method",
}
LONGEST_WHY = 200  # letters: some errors say all that they could not read
LATER = "5"  # seconds after which whatever was too much may be asked for again
AnyRequest = Request[Any, Any, Any]


def answer_refusal(request: AnyRequest, no: QuarterdeckError) -> Response[Problem]:
    return answer(request, STATUS.get(code_of(no), 422), no.sentence)


def broken(request: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """What the framework itself refuses."""
    told = answer(request, wrong.status_code, sentence_for(wrong))
    told.headers.update(wrong.headers or {})
    return told


def answer_unreadable(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """A body that is no text, or that goes on inwards without end."""
    return answer(
        request, 400, Sentence("denied-broken-request", {"why": str(wrong)[:LONGEST_WHY]})
    )


def answer_failure(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    request.app.state.log.error("no answer to %s", request.url.path, exc_info=wrong)
    return answer(request, 500, Sentence("denied-trouble"))


def sentence_for(wrong: HTTPException) -> Sentence:
    if wrong.status_code == 413:
        return Sentence("denied-too-large", {"limit": LARGEST})
    if wrong.status_code in BY_STATUS:
        return Sentence(BY_STATUS[wrong.status_code])
    details = wrong.extra if isinstance(wrong.extra, list) else []
    told = [f"{each.get('key', '')}: {each['message']}".strip(": ") for each in details]
    return Sentence("denied-broken-request", {"why": "; ".join(told) or wrong.detail})


def answer(request: AnyRequest, status: int, why: Sentence) -> Response[Problem]:
    text = explain(why, language_of(request))
    problem = Problem(why.key.removeprefix("denied-"), why, text)
    headers = {"retry-after": LATER} if status == 503 else {}
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def language_of(request: AnyRequest) -> str:
    """The first language of ours that the reader accepts."""
    accepted = request.headers.get("accept-language", "").replace(" ", "").split(",")
    return next((each[:2] for each in accepted if each[:2] in LANGUAGES), LANGUAGES[0])


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema: these may be answered with a problem."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="A problem")
        for status in (*statuses, 429)
    }
