## The table

seat = Seat { $number }
nothing = nothing

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
unknown-language = There is no language “{ $name }”. Languages: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
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

## Command line

no-such-budget = “{ $text }” is no budget. Write seconds, such as 1s or 0.2s, or a count, such as 200i.
unknown-clause = There is no clause “{ $name }”. Clauses: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-seat = Nobody called “{ $text }” can sit down. Write me, a name with a capital letter, or a bot: { $known }.
terminal-missing = The full-screen game needs Textual. Install it with pip install 'quarterdeck[terminal]', or play with --plain.
file-trouble = { $why ->
        [FileNotFoundError] There is no file or folder “{ $file }”. Check the path.
        [FileExistsError] “{ $file }” is a file; a folder is needed here.
        [NotADirectoryError] “{ $file }” leads through a file; a folder is needed there.
        [IsADirectoryError] “{ $file }” is a folder; a file is needed here.
        [PermissionError] “{ $file }” may not be opened. Check its permissions.
       *[other] “{ $file }” cannot be used: { $said }.
    }
file-not-text = “{ $file }” is not text, so it is no logbook. A logbook begins like “kapern@1, 2 seats, { "{" }{ "}" }”.
duel-seating = The bots take their seats …
duel-progress = Blocks
duel-rounded = Blocks are played whole: { $played } games instead of { $asked }.
duel-title = { $game }: { $games } games in { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }, seed { NUMBER($seed, useGrouping: 0) }
duel-bot = Bot
duel-share = Share
duel-interval = 95 % interval
duel-scale = from 0 to 1, fair: │
duel-slow = p95 ms
duel-foot = Illegal actions: { $illegal } · Timeouts: { $timeouts }
duel-plot-games = Share of the wins in { $games } games, with 95 % intervals
duel-plot-fair = fair share
replay-over = The game is over.
replay-going-on = The game goes on: { $name } is to move.
replay-score = { $name }: { $score }
replay-winner = { $name }: { $score }, the winner
replay-not-over = “{ $file }” is not finished: scores are written once the game is over.
rules-kind = { $kind ->
        [rule] rule
        [ruling] ruling
       *[option] option
    }
rules-code = code
rules-tests = tests
rules-none = none
rules-complete = { $count ->
        [one] The clause has code and a test.
       *[other] All { $count } clauses have code and tests.
    }
rules-missing = Without code or test: { $clauses }.
rules-no-checkout = The check reads the tests, and there are none in “{ $folder }”. Run it in a checkout of quarterdeck.
bench-warming = Warming up { $game } before the clock runs …
bench-title = Speed, a second of CPU time
bench-game = Game
bench-player = Player
bench-decisions = Decisions
bench-games = Games
bench-yardstick = Yardstick
bench-ratio = Ratio
bench-foot = Ratio: decisions for each step of a plain Python loop in the same process.

## Solver and coach

no-solver = There is no solver for { $game }. There is one for { $known }.
no-coach = There is no coach for { $game }. There is one for { $known }.

## Terminal

terminal-about = { $target ->
        [0] turn { $turn }
       *[other] to { NUMBER($target, useGrouping: 0) }, turn { $turn }
    }
terminal-waiting = { $name } is thinking … any key hurries along.
terminal-over = The game is over. n starts a new one, q quits.
terminal-offer-why = not possible; w tells why
terminal-why-not = Why not?
terminal-why-allowed = Nothing speaks against it.
terminal-cap-enter = Enter
terminal-cap-space = Space
terminal-cap-pages = PgUp PgDn
terminal-level = { $level ->
        [random] random
        [deckhand] deckhand
        [mate] mate
        [captain] captain
       *[other] { $level }
    }
terminal-key-coach = coach
terminal-key-why = why not?
terminal-key-help = help
terminal-key-language = language
terminal-key-new = new game
terminal-key-quit = quit
terminal-key-leaf = leaf through the log and the advice
terminal-key-move = move in the list
terminal-key-choose = play this
terminal-leave-new = Leave this game and start a new one?
terminal-leave-quit = Leave the table in the middle of the game?
terminal-question-answers = Enter yes     Esc no
terminal-help-keys = Keys
terminal-help-out = ↑ ↓ scroll     Esc back to the table
terminal-coach-title = { $measure ->
        [win] Coach: risk of this throw, chance to win
       *[points] Coach: risk of this throw, points on average
    }
terminal-coach-worth = { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[points] { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
    }
terminal-coach-risk = { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
terminal-coach-waits = The coach waits for your turn.
terminal-coach-thinks = The coach is thinking …
terminal-end-won = { $winners ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
terminal-end-points = points
terminal-end-turns = turns
terminal-end-best = best turn
terminal-end-choices =
    Enter rematch     n new game     q quit
    w write the logbook     Esc look at the table
terminal-saved = The logbook is in { $path }
terminal-start-seats = Who sits where? ← → choose, ↑ ↓ move, type a name
terminal-start-empty = empty
terminal-start-person = a person
terminal-start-rules = House rules
terminal-start-language = Language
terminal-start-go = Enter  Set sail
terminal-yes = yes
terminal-no = no
terminal-plain-scores = Scores: { $scores }{ $target ->
        [0] {""}
       *[other] {" "}(to { NUMBER($target, useGrouping: 0) })
    }.
terminal-plain-words = You may write: { $words }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
terminal-plain-prompt = { $name }, what do you do?
terminal-plain-advice = { $words }: worth { $worth }, risk { $risk }. { $reason }
terminal-plain-bye = You leave the table. Fair winds!
terminal-plain-help =
    Write an action, such as those listed under “You may write”. Besides:
    why WORD: whether an action is allowed, and if not, why.
    coach: every option with its worth and risk.
    scores: who has how many points.
    rules, or rules and a number: the rules, or one clause.
    log: all that has happened.
    An empty line: where the game stands. quit: leave the table.
