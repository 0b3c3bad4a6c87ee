## The table

seat = Seat { $number }
nothing = nothing
turn-began = Turn { $turn }: { $name }.

## Refusals and errors: what, why not, what instead

illegal-action =
    “{ $action }” is not allowed here. { $clause } ({ $number }) Try { $tries }{ $more ->
        [0] {""}
       *[other] {" "}or one of { $more } more
    }.
not-your-turn = { $name } cannot act now: it is { $other_name }’s turn.
game-is-over = { $name } cannot act any more: the game is over.
no-such-action = “{ $text }” names no action. Write for example: { $tries }.
option-without-value = “{ $text }” sets no option. Write name=value, with one of { $known }.
option-value = The option { $name } cannot be “{ $value }”. It can be { $allowed }.
wrong-seats = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } not possible: { $game } is for { $least } to { $most }.
unknown-game = There is no game “{ $name }”. Games: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-option = There is no option “{ $name }”. Options: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-bot = There is no bot “{ $name }”. Bots: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-card = There is no card “{ $name }”. Cards: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-language = There is no language “{ $name }”. Languages: { $known }.
empty-bag = There was nothing left to draw from.
script-too-short = The rules asked for more chance than is written here.
script-wrong-kinds = The rules asked for counts of { $kinds } kinds; here stands “{ $got }”.
script-wrong-total = The rules asked for { $total } in all; here stand { $got }.
script-no-such-face = No die has such a face.
script-not-in-bag = “{ $got }” cannot be drawn: it is not there any more.

## Logbooks

logbook-head = This is no logbook: it should begin like “kapern@1, 2 seats, { "{" }{ "}" }” but begins with “{ $text }”.
logbook-no-deal = The logbook’s second line should be the deal.
logbook-second-deal = There is only one deal, on the second line.
logbook-unreadable = Line { NUMBER($line, useGrouping: 0) } cannot be read: “{ $text }”. A line is a seat, an action and, after a colon, what chance answered.
logbook-line = Line { NUMBER($line, useGrouping: 0) } cannot be played. { $why }
logbook-chance-left = The line holds more chance than the rules asked for: { $left }.
logbook-other-game = The logbook is of the game “{ $got }”, not of { $game }.
logbook-other-version = The logbook was written under version { $got } of the rules; these are version { $version }. Replay it with the quarterdeck it was written by.
logbook-options = The options on line 1 cannot be used: { $why }.
logbook-scores = The logbook ends with the scores { $got }, but the game comes to { $scores }.
