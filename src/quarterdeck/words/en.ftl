## The table

seat = Seat { $number }
nothing = nothing

## Refusals and errors: what, why not, what instead

illegal-action =
    “{ $action }”: { $reason } Nearest: { $nearest }{ $more ->
        [0] {""}
       *[other] , or one of { $more } more
    }. ({ $number })
not-your-turn = { $name } cannot act now: it is { $other_name }’s turn.
game-is-over = { $name } cannot act any more: the game is over.
no-such-action = “{ $text }” names no action. Write for example: { $tries }.
options-of-another-game = These options belong to another game: { $got }. Make them with the game’s own options.
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
unknown-order = There is no standing order “{ $name }” here. Orders: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-order-subject = You cannot settle anything about “{ $name }” now. Possible: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
no-lessons = This game has no lessons: its rules tell how it is played.
unknown-lesson = There is no lesson “{ $name }” here. Lessons: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
puzzle-none = There are no positions to think about for { $game }. There are for: { $known }.
unknown-puzzle = There is no position { NUMBER($number, useGrouping: 0) } for { $game }. They are numbered from 1 to { $count }.
unknown-language = There is no language “{ $name }”. Languages: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
empty-bag = There was nothing left to draw from.
script-too-short = The line ends too soon, or is damaged: the rules asked for more chance than is written here.
script-wrong-kinds = The line ends too soon, or is damaged: here stands “{ $got }”, where { $kinds } numbers should be, such as 1/0/2.
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
logbook-fact = The logbook says #{ $fact } { $text }, which cannot be: names are a list with one for each seat, won are numbers of seats.
logbook-won = The logbook says that seat { $got } won; by the rules it is { $won }.

## Command line

unknown-command = There is no command “{ $name }”. Commands: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-flag = There is no { $name } here. There is { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-variable = There is no setting { $name }. Of a house there are { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-key = There is no setting “{ $name }”, but { $file } names one. There are { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
argument-missing = { $name } is missing, or nothing is said after it.{ $choices ->
        [none] {""}
       *[other] {" "}It can be { $choices }.
    }
argument-left-over = Here nothing can be said by “{ $words }”.
argument-twice = { $name } can be said once.
argument-value = { $name } cannot be “{ $value }”.{ $choices ->
        [none] {""}
       *[other] {" "}It can be { $choices }.
    }
argument-number = { $name } cannot be “{ $value }”. It must be { $kind ->
        [whole] a whole number
       *[any] a number
    }{ $limits ->
        [none] {""}
       *[other] {" "}{ $limits }
    }.
argument-limit = { $name } cannot be “{ $value }”. It must be { $sign } { $limit }.
argument-wrong = This cannot be said: { $why }
unknown-card = There is no card “{ $name }”. Cards: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
puzzle-none-at-all = No game here has positions to think about. Find some: quarterdeck puzzles kapern
puzzles-not-weighed = Nobody can weigh every option of { $game }. Games where somebody can: { $known }.
no-solver = There is no solver for { $game }. There is one for { $known }.
wrong-roles = { $game } has { $count } roles: name a bot for each, in this order: { $roles }.
option-without-value = “{ $text }” sets no option. Write name=value, with one of { $known }.
learn-none = There is no lesson for { $game }. Its rules: quarterdeck rules { $game }
no-such-budget = “{ $text }” is no budget. Write seconds, such as 1s or 0.2s, or a count, such as 200i.
unknown-clause = There is no clause “{ $name }”. Clauses: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
unknown-seat = Nobody called “{ $text }” can sit down. Write me, a name with a capital letter, or a bot: { $known }.
save-exists = “{ $file }” is there already, and nothing is overwritten. Choose another name, or play it on with --resume.
save-no-folder = There is no folder “{ $folder }” to save a game in. Make it, or name another file.
resume-over = The game in “{ $file }” is over. quarterdeck replay tells how it went.
resume-options = The house rules of “{ $file }” are agreed on already. Leave --option and --components out.
resume-seats = “{ $file }” is a game for { $seats } seats, and { $got } were named.
house-has-its-own = { $flag } is for a game that this terminal keeps. A house deals, keeps and saves its games itself. Leave it out, or leave out --house.
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
odds-title = You fight with { $strength }
odds-foot = Win { NUMBER($win, style: "percent", maximumFractionDigits: 1) } · draw { NUMBER($draw, style: "percent", maximumFractionDigits: 1) } · lose { NUMBER($lose, style: "percent", maximumFractionDigits: 1) }
odds-theirs = They fight with
odds-chance = Chance
odds-no-crew = “{ $text }” is no crew. Write colour and value, such as r3 r2 b1.
odds-no-backs = “{ $text }” are no backs. Write values from 1 to 3, such as 33211.
odds-too-many = There are only { $most } of a kind in the pack.
odds-no-fit = The known crew { $known } does not fit the backs, or the pack does not hold enough for the rest.
no-such-test = “{ $text }” is no test. Write the share that must be beaten and the one that would be enough, such as 0.50,0.55.
no-ledger = There is no ledger { $file }. `quarterdeck duel … --ledger { $file }` writes one.
ledger-line = { $file }, line { $line }: this is no block of a match ({ $why }).
no-ray = Playing on a cluster needs the package ray: pip install "quarterdeck[distributed]".
no-openskill = Ratings need the package openskill: pip install "quarterdeck[ratings]".
duel-sprt = { $accepted ->
        [other] As good as { $other }
        [null] No better than { $null }
       *[neither] Not clear yet between { $null } and { $other }
    } (log-likelihood ratio { NUMBER($ratio, maximumFractionDigits: 2) })
gauntlet-title = { $game }: { $games } games of each bot
gauntlet-role-of = { $game }, as { $role }
gauntlet-against = Against
gauntlet-mean = on average
gauntlet-foot = { $first } wins { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than { $second } (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
gauntlet-no-roles = { $game } has no roles: leave --role out.
gauntlet-roles = { $game } has the roles { $roles }: say which with --role.
gauntlet-no-judges = { $game } has no judges: leave --judges out.
ratings-title = { $game }, { $seats } seats
ratings-games = Games
ratings-mu = Strength
ratings-sigma = ±
ratings-least = at least
no-belief = { $game } has no Pirate to look for: --belief is for piracy.
belief-title = { $model }: { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } nats a turn, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } better than the whole sea ({ NUMBER($uniform, minimumFractionDigits: 2, maximumFractionDigits: 2) })
belief-foot = { $turns } turns of the Pirate · true square excluded: { $excluded }
belief-bin = Believed
belief-squares = Squares
belief-believed = on average
belief-found = he was there
belief-model-wanders = Wanders
belief-model-heads-for-treasure = Heads for treasure
belief-plot = Where the Navy thinks he is
belief-plot-say = across: how much a square was believed in; up: how often he was there
no-win-bar = { $game } has no win bar: leave --win-bar out.
win-bar-title = How well the win bar foretold it
win-bar-foot = squared error summed over the sides, 0 is best · equal: the same chance for everyone
win-bar-quarter = Quarter
win-bar-score = win bar
win-bar-equal = equal
duel-role = { $bot } as { $role }
duel-title = { $game }: { $games } games in { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }, seed { NUMBER($seed, useGrouping: 0) }
duel-bot = Bot
duel-share = Share
duel-interval = 95 % interval
duel-scale = from 0 to 1, fair: │
duel-slow = p95 ms
duel-foot = Illegal actions: { $illegal } · Timeouts: { $timeouts } · Memory at most: { $memory } MB
duel-plot-games = Share of the wins in { $games } games, with 95 % intervals
duel-plot-fair = fair share
plot-no-png = Drawing a PNG needs resvg_py. Install it with pip install 'quarterdeck[png]', or name a file that ends with .svg.
replay-over = The game is over.
replay-going-on = The game goes on: { $name } is to move.
replay-score = { $name }: { $score }
replay-winner = { $name }: { $score }, the winner
replay-not-over = “{ $file }” is not finished: scores are written once the game is over.
course-not-over = This game is not finished: how it went is told once it is over.
course-reckoning = Reckoning how everyone stood …
course-title = Chances to win
course-foot = Start, luck and play add up to the end. Luck is what cards, dice and secrets did; play is everyone’s decisions.
course-side = Seat
course-start = start
course-luck = luck
course-play = play
course-end = end
course-turning = Line { NUMBER($line, useGrouping: 0) }, { $cause ->
        [luck] luck
       *[play] play
    }, { $side } { $change }: { $what }
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
rules-sources = Where the numbers come from
rules-no-map = { $game } is played without a chart. Games with one: { $known }.
bench-warming = Warming up { $game } before the clock runs …
bench-title = Speed, a second of CPU time
bench-game = Game
bench-player = Player
bench-decisions = Decisions
bench-games = Games
bench-yardstick = Yardstick
bench-ratio = Ratio
bench-foot = Ratio: decisions for each step of a plain Python loop in the same process.

puzzles-found = { $count ->
        [one] One position
       *[other] { $count } positions
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }; the best is ahead by { NUMBER($lead, style: "percent", maximumFractionDigits: 1) } or more.
puzzles-let-go = { $stage ->
        [glimpse] At a glance
        [usual] After some thinking
       *[tenfold] After ten times as much
    }, { $count ->
        [one] one was let go
       *[other] { $count } were let go
    }: { $reason ->
        [even] too many options are right
        [obvious] a mate chooses rightly
        [disputed] the strongest bot disagrees
       *[unclear] the best is not clear
    }.
ratings-rebuilt = { $games ->
    [one] One rated game
   *[other] { $games } rated games
  } worked out anew; { $changed ->
    [0] every number was right
    [one] one number was put right
   *[other] { $changed } numbers were put right
  }.

## Solver and coach

no-account = There is no account of luck and skill for { $game }. There is one for { $known }.
no-coach = There is no coach for { $game }. There is one for { $known }.
no-examples = There are no examples for { $game }. There are some for { $known }.
level-random = Does anything the rules allow.

## Server

denied-no-such-table = There is no table “{ $table }”, or it is private. Check the link.
denied-no-such-seat = There is no such seat: this table has { $seats }.
denied-already-playing = The game has begun. Chairs can only be taken and left before.
denied-seat-taken = { $name } sits there already. Choose another chair.
denied-already-seated = You sit at this table already. Somebody beside you needs a name of their own.
denied-not-seated = You do not sit at this table.
denied-not-the-host = Only whoever opened this table puts bots at it. Ask them, or open a table of your own.
denied-no-bot-there = No bot sits there.
denied-not-your-seat = That is not your seat.
denied-not-yet-playing = The game has not begun: chairs are still empty.
denied-no-person-there = No person sits there whose place a bot could take.
denied-person-is-there = { $name } is here. A bot only plays for somebody who has gone.
denied-seat-covered = A bot is playing for { $name }. Take the seat back first.
denied-not-covered = No bot is playing for { $name }: the seat is yours.
denied-time-is-up = Your time for this decision is up: the caretaker decides.
denied-out-of-time = The time of { $name } is used up, and this clock gives no more: the caretaker keeps the seat.
denied-paused = Time stands still here. Agree to go on first.
denied-already-over = The game is over.
denied-still-awaited = { $name } has just gone and may come back. In { $seconds } s the caretaker plays on by itself.
denied-waited-already = { $name } has been given a minute more already.
denied-nobody-to-urge = Nobody else is to move whom you could stop waiting for.
denied-clock-decides = There is a clock at this table: when the time is up, the caretaker decides.
denied-not-idle-yet = { $name } is here and may think. In { $seconds } s all others can agree not to wait any longer.
denied-seat-given-up = { $name } has given up, or lost on time: the caretaker plays to the end.
denied-clock-without-time = A clock needs some time: a base, an increment or a delay.
denied-night-without-end = A night that begins and ends at the same hour is none. Say other hours, or leave it out.
denied-lost-without-clock = Only a live clock can be lost by. Choose one, or let the caretaker decide.
denied-curtain-closed = The curtain of { $name } is closed. Open it first.
denied-not-following = This device does not follow the table. Follow it first.
denied-no-coach-here = The coach does not sit at this table.
denied-not-practice = Others play here too: the bot decides for you only where you practise.
denied-not-your-turn = It is not your turn.
denied-not-a-draft = “{ $word }” adds nothing to this choice: play it instead.
denied-not-over = The game is not over yet. Come back when it is.
denied-no-such-position = The game can be played on from any position before its end: number { $first } to { $last } of its log.
denied-secret-seen = That cannot be taken back, because something has been seen since: { $seen }
denied-take-back-among-people = Others play here too: nothing is taken back between people.
denied-take-back-over = The game is over. Play on from any of its positions instead.
denied-nothing-to-take-back = You have not decided anything here that could be taken back.
seen-in-private = what only one of you may know.
seen-once = what is told only once here.
denied-other-version = This game was begun under version { $got } of the rules of { $game }; here they are version { $version }.
denied-bygone = The rules have changed since this game was played: it can be read, but not reckoned with or played on.
denied-closed = The rules of this game have changed, and it cannot go on under them. The same people sit at a new table.
denied-not-a-fair-table = This table has no fair dice.
denied-seals-closed = Your share came too late.
denied-share-by-first-seat = One device brings one share, by its first seat.
denied-share-sealed-already = Your share is sealed already.
denied-share-doubled = This share is somebody else’s.
denied-shares-mixed-already = The shares are mixed already.
denied-shares-not-yet = Not all shares are sealed yet.
denied-share-opened-already = Your share is shown already.
denied-share-does-not-fit = This share does not fit its seal.
denied-table-closed = This table is closed.
denied-private-with-open = A private table has no open chairs: nobody could find them. Open it by link instead.
denied-bad-name = A name has 1 to { $longest } visible characters.
denied-nothing-said = There is nothing to be read in that.
denied-no-team = You have nobody here to talk with in private; say it to the whole table.
denied-stale = The table has moved on meanwhile. Look again, then decide.
denied-too-busy = Too much is going on here just now. Try again in a moment.
denied-asked-anew = You have asked again meanwhile; the newer question is answered.
denied-stumbled = The bots came to no answer here. Try again, or decide without them.
denied-too-large = That is too much at once: a message has at most { NUMBER($limit, useGrouping: 0) } bytes.
denied-too-many-messages = You are faster than the wind. Wait a moment, then say it again.
denied-too-many-requests = That was too often. Wait a moment and try again.
denied-too-many-lines = Others would like to read that first. Wait a moment, then say more.
denied-too-many-waiting = { $most } tables of yours wait for people already. Fill one with bots, or sit down at another’s.
denied-follows-too-many = You look at { $most } tables already. Leave one, then look at another.
denied-too-many-connections = Too many connections are open already. Close some other windows.
denied-broken-message = This message cannot be read: { $why }.
denied-broken-request = This request cannot be used: { $why }.
denied-no-guest = Nobody knows you yet. Say what you are called first.
denied-foreign-origin = Another site has sent you here. Open the page of this server itself.
denied-unknown-host = This house is not known as “{ $name }”. Open it by its address, or start it with --host-name and that name.
denied-csrf = The token of this page is missing or old. Load the page again.
denied-no-such-page = There is nothing at this address.
denied-no-such-method = This address cannot be used in that way.
denied-trouble = Something went wrong on our side. Nothing that was confirmed is lost; try again.

## Accounts

denied-no-account = Sign in first: this is for those who have kept their name.
denied-has-account = This name is yours already.
denied-one-key = Keep your name by a password or by a passkey, one of them.
denied-last-key = This is the only thing that opens your account. Set a password first.
denied-only-password = The password is the only thing that opens your account. Add a passkey first.
denied-short-password = A password has at least { $least } characters; a sentence is best.
denied-worst-password = This is one of the first that anybody would guess. Choose another.
denied-wrong-password = Name and password do not go together.
denied-wrong-passkey = This passkey does not open anything here. Try again, or use a password.
denied-no-passkeys-here = Browsers make passkeys for names alone. Open this house as localhost or by its own name over HTTPS, or use a password.
denied-no-such-passkey = There is no such passkey.
denied-too-many-passkeys = You have { $most } passkeys already. Remove one first.
denied-no-such-session = Nobody is signed in there any more.
denied-plain-account = Others could read your password on this line. Open this house over HTTPS, or on its own machine.
denied-banned = The host of this house has closed this account.
denied-too-many-tries = That was too often. Wait some minutes before you try again.
denied-other-name = That is not the name of your account. Type it to let the account go.
denied-no-such-person = Nobody has kept this name here.
denied-no-such-role = Nobody plays the part “{ $role }” in this game.
page-account = Your name
page-account-of = You are { $name } here
page-keep-name-of = Keep your name, { $name }
page-keep-say = So far only this browser knows you. Keep your name, and your seats, games and ratings follow you to every device. Everything works without, too.
page-kept-say = Your own name, kept { $since }: seats, games and ratings follow you to every device.
page-signed-out = You were signed out here: this session was ended, from another device of yours or by the host.
page-two-ways = Two ways to keep it
page-no-mail = no e-mail needed
page-by-passkey = With a passkey
page-by-passkey-say = Your phone or computer opens the door, by finger, face or PIN. Nothing to remember, nothing to steal.
page-no-passkeys-say = Not at this address: browsers make passkeys for names alone. Open this house as localhost, or by its own name over HTTPS.
page-passkey-of = { $name }’s passkey
page-make-passkey = Make a passkey
page-by-password = With a password
page-by-password-say = For devices without passkeys. Ten characters or more; a sentence is best.
page-password = Password
page-new-password = New password
page-old-password = The password you have
page-change-password = Change the password
page-set-password = Set a password
page-save-password = Save the password
page-remove-password = Remove the password
page-keep-name = Keep my name
page-plain-line = Others could read along on this line, so no account can be made or entered over it. Open this house over HTTPS, or on its own machine.
page-sign-in = You sail elsewhere already?
page-own-name = Your name
page-sign-in-go = Sign in
page-sign-in-passkey = By passkey
page-have-code = I have a recovery code
page-have-password = I have my password
page-recovery-code = Recovery code
page-codes = Recovery codes
page-shown-once = shown once
page-codes-say = If every device is lost, each of these lets you back in, once. Write them down, or print them.
page-copy-codes = Copy
page-print-codes = Print
page-codes-done = I have them
page-codes-left = { $count ->
    [one] one left
   *[other] { $count } left
  }
page-new-codes = Ten new ones
page-sessions = Where you are signed in
page-end-others = Sign out everywhere else
page-session-here = this browser, now
page-some-browser = A browser
page-sign-out = Sign out
page-own-keys = What opens it
page-remove-key = Remove
page-add-passkey = Add a passkey
page-blocked = Whom you have blocked
page-lift-block = Meet again
page-papers = Your papers
page-export = Take your games along
page-export-say = Profile, talk and every logbook, as one file
page-export-go = Export
page-delete = Delete the account
page-delete-say = Your name goes; games stay, with “a sailor” in your seat
page-delete-go = Delete …
page-farewell = Type “{ $name }” to let it go for good
page-farewell-go = Delete for good
page-profile = How others see you
page-profile-open = Your profile
page-profile-change = Your account
page-profile-say = Came here { $since }. { $games ->
    [one] One rated game
   *[other] { $games } rated games
  }.
page-rate-games = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $won } won
page-rate-curve = From { $from } to { $to } over the last { $games ->
    [one] game
   *[other] { $games } games
  }
page-rate-sure = Has a place on the ladder.
page-rate-unsure = Still uncertain: a few games more.
page-lately = Lately
page-no-rated-games = No rated game yet.
page-rated-won = Won
page-rated-lost = Not won
page-replay-go = Replay
page-replay-of = Replay of { $game }
page-with-bots = Against the bots
page-with-bots-game = Game
page-with-bots-level = Bot
page-with-bots-won = Placed before it
page-won-of = { $won } of { $games }
page-ladder-place = Place
page-ladder-name = Name
page-ladder-strength = Strength, and how sure
page-ladder-rating = Rating
page-ladder-doubt = Doubt
page-ladder-games = Games
page-ladder-empty = Nobody has played a rated game here yet.
page-fixed-rung = fixed rung
page-ladder-read = How to read it
page-ladder-read-bot = Bots are fixed rungs. Their ratings were measured in the arena and do not move, so a number means the same next year.
page-ladder-read-doubt = The bar is our doubt: it shrinks with every game.
page-ladder-read-check = Under ten games a place stands in brackets.
page-ladder-read-clock = Only rated tables count: with a clock, kept names, no coach, by the rulebook.
page-ladder-open = Open a rated table
page-rating-change = Rating { $before } → { $after } ({ $change })
page-rating-rung = A fixed rung at { $after }: bots’ ratings do not move
page-role-pirate = Pirate
page-role-navy = Navy
page-about-person = About { $name }
page-block = Block { $name }
page-has-blocked = You read no more of what { $name } says, and they sit at no open table of yours.
page-report-why = Tell the host
page-report-words = What happened, in your words
page-report = Report { $name }
page-has-reported = The host will read it.
page-report-insult = Insults
page-report-name = A name that hurts
page-report-cheating = Cheating
page-report-stalling = Stalling on purpose
page-report-other = Something else
page-rated-live = A rated table plays by a clock, so it is live now: { $clock }.
page-unrated = { $why ->
        [clock] Without a clock
        [coach] With a coach
        [fair] Without fair dice
       *[rules] With house rules
    } the table is not rated any more.
denied-rated-unmeasured = Nobody has measured the bots of this game: it cannot be rated.
denied-rated-without-clock = A rated table plays by a clock. Choose one, or play a friendly game.
denied-rated-with-coach = Nobody asks a coach at a rated table. Leave the coach out, or play a friendly game.
denied-rated-house-rules = A rated table plays by the rulebook. Leave the house rules as they are, or play a friendly game.
denied-rated-shared-device = At a rated table everyone sits at a device of their own.
denied-rated-unmeasured-bot = Nobody has measured how strong “{ $level }” is. Choose another bot, or play a friendly game.
denied-rated-without-account = Only names that were kept are rated. Keep yours first, or play a friendly game.
denied-not-welcome = Whoever has opened this table would rather play with others. Sit down at another.
denied-nobody-there = Nobody you could mean is there.
denied-own-block = That is you.
denied-no-such-block = You have not blocked anybody like that.
denied-too-many-blocks = You have blocked { $most } people already. Meet one of them again first.
denied-name-taken = Somebody here has kept this name, or one that looks like it. Choose another.

## Hosting

verify-fair = fair: { $throws } { $throws ->
    [one] throw
   *[other] throws
  }, { $hidden } hidden { $hidden ->
    [one] move
   *[other] moves
  }, 0 deviations
verify-rules-gone = Of { $throws } more throws nobody can say what was asked: their rules are gone.
verify-not-fair = not fair: { $why }
verify-speed = { $rate } entries a second
proof-too-large = the file has { $found } bytes; a proof has at most { $expected }
proof-unreadable = this is no proof: { $found }
proof-other-form = the file is of form { $found }; this program reads form { $expected }
proof-digest = the file was changed or cut: expected digest { $expected }, found { $found }
proof-spelling = the file is not written as a house writes it
proof-house-seal = the house’s secret does not fit its seal: expected { $expected }, found { $found }
proof-share-seat = there is a share of seat { $found }, and there are { $expected } seats
proof-share-dropped = the share of seat { $found } was shown and not used, or used and not shown
proof-share-seal = a share does not fit its seal: expected { $expected }, found { $found }
proof-share-doubled = a share or a seat is there twice: expected { $expected }, found { $found }
proof-not-a-secret = expected { $expected } hexadecimal digits, found { $found }
proof-order = entry { $entry }: decisions are not in their order: expected { $expected }, found { $found }
proof-throw = entry { $entry }: a throw came otherwise: expected { $expected }, found { $found }
proof-move-seal = entry { $entry }: a hidden move does not fit its seal: expected { $expected }, found { $found }
proof-unsealed = entry { $entry }: “{ $found }” is sealed where it need not be, or not where it must
proof-parts = entry { $entry }: “{ $found }” is not one decision
proof-asked = entry { $entry }: the rules ask chance for something else: expected { $expected }, found { $found }
proof-rules = entry { $entry }: { $found }
proof-scores = the scores differ: expected { $expected }, found { $found }
prune-done = { $would ->
    [yes] Would let go of
   *[no] Let go of
  } { $tables } { $tables ->
    [one] table
   *[other] tables
  }, { $lines } { $lines ->
    [one] line
   *[other] lines
  } of talk and { $guests } { $guests ->
    [one] guest
   *[other] guests
  }.
serve-ready = The tables are set: { $address }
serve-nearby = For others in the same network: { $address }
serve-new = A new house, kept in { $where }.
serve-stop = Ctrl-C closes the house; every game goes on when it opens again.
serve-missing = The server needs { $module }. Install it with { $install }.
serve-no-data = The data cannot be kept in “{ $where }”: { $why }. Name a file, or postgresql://user@host/database.
house-missing = There is no house in “{ $where }”. `quarterdeck serve` opens a new one; where yours is kept say with --data, QUARTERDECK_DATA or quarterdeck.toml.
house-no-folder = There is no folder “{ $folder }” for a house. Make it, or name another file with --data.
serve-bad-secret = The secret in { $file } is empty or cut short. Remove the file and start again: a new one is made, and all guests are strangers then.
serve-bad-proxy = “{ $address }” is neither an address nor a network. Name one like 127.0.0.1 or 10.0.0.0/8 after --proxy.
serve-bad-name = “{ $name }” is no name of a house. Write only the name that stands in the address bar, such as pirates.example.org, after --host-name.
serve-second = { $address ->
        [none] The house in { $where } is open already.
       *[other] The house in { $where } is open already, at { $address }: to play, open that in a browser.
    } A second server is refused, because people at the same table would not see each other. Stop the first, name other data with --data, or, with PostgreSQL, give both a --bus.
restore-open = The house in { $where } is open. Close it before a copy is put into it, or name a new one with --data.
serve-bad-bus = The address of the bus cannot be read. Write it like redis://user:password@host:6379, best into QUARTERDECK_BUS.
serve-workers-alone = { $workers } workers cannot share a file, and would not hear of each other. Name a PostgreSQL with --data postgresql://… and a Redis with --bus redis://…, or leave --workers out.
serve-bus-alone = A bus is for several servers on one PostgreSQL. Name that with --data postgresql://…, or leave --bus out: a file has one server.
serve-port-taken = { $host }:{ NUMBER($port, useGrouping: 0) } cannot be used: { $why }. Choose another with --port.
serve-bad-host = { $host } is no address of this machine: { $why }. Name one with --host: 127.0.0.1 for this machine alone, 0.0.0.0 for the whole network.
backup-exists = { $file } is there already. Name a new file: a copy never replaces another.
backup-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file }. It is a house itself: quarterdeck serve --data { $file }
backup-progress = Copying
restore-no-copy = There is no copy { $file }. Name a file that quarterdeck backup has written.
restore-bad-copy = { $file } is no copy of a house{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Name a file that quarterdeck backup has written.
restore-not-empty = Somebody has been in this house already. Put the copy into a new one, named after --data.
restore-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} restored.
doctor-versions = quarterdeck { $quarterdeck }, Python { $python }
doctor-game = { $game }: a game was played to its end in { NUMBER($moves) } moves.
doctor-bad-game = { $game } cannot be played: { $why }. Install quarterdeck anew.
doctor-cache = What bots work out is kept in { $folder }.
doctor-no-cache = What bots work out cannot be kept in { $folder }: they will work it out again each time. Name another folder in QUARTERDECK_CACHE.
doctor-extra = The extra { $extra } is installed.
doctor-no-extra = The extra { $extra } is not installed; with it: { $install }
doctor-data = The database answers and is up to date.
doctor-old-data = The database answers; the next start will bring it up to date. Make a copy before: quarterdeck backup FILE
doctor-new-data = There is no house in { $file } yet; the first start makes one.
doctor-open-data = Others on this machine can read { $file }, which holds every secret of every game: chmod 600
doctor-space = { NUMBER($megabytes, useGrouping: 1) } MB are free in { $folder }.
doctor-port = { $host }:{ NUMBER($port, useGrouping: 0) } is free to listen at.
doctor-house-open = The house in { $where } is open just now: another cannot listen at { $host }:{ NUMBER($port, useGrouping: 0) }.
doctor-lines = { NUMBER($lines, useGrouping: 1) } connections can be open at once.
doctor-nearby = Others nearby will find the house at { $address }
doctor-bus = The bus answers.
doctor-no-bus = The bus does not answer: { $why }. Tables go on without it, but people on different workers see each other late.
bench-belief = Piracy: one update of the belief takes { NUMBER($ms, maximumFractionDigits: 3) } ms.
bench-no-tables = “{ $text }” are no numbers of tables. Write for example 10,100,500.
bench-server-title = Tables on a server, played over real sockets
bench-server-foot = p50, p99: milliseconds from a move sent to the same move seen by the other seat, stored in between.
bench-server-workers = Workers
bench-server-tables = Tables
bench-server-moves = Moves/s
bench-server-cpu = CPU µs/move
bench-server-p50 = p50 ms
bench-server-p99 = p99 ms
bench-server-memory = KiB/table
bench-server-lost = Lost
admin-names = “{ $deed }” wants { $count ->
    [0] no name
    [one] one name
   *[other] { $count } names
  } after it.
admin-no-account = Nobody has kept the name “{ $name }” here. `quarterdeck admin list` names all.
admin-no-report = There is no open report with the number { $number }. `quarterdeck admin reports` lists them.
admin-house = House: { $where }
admin-sure = Delete the account { $name } for good? Type yes:
admin-yes = yes
admin-unsure = The account { $name } is still there. To delete it, answer { $yes }; in a script say --yes.
admin-renamed = { $name } is called { $called } from now on, at every table.
admin-has-banned = { $name } is signed out everywhere and cannot come in any more.
admin-has-unbanned = { $name } may come in again.
admin-deleted = The account { $name } is gone; its games stay, under nobody’s name.
admin-reset = Nothing opens the account { $name } any more but these codes, each once:
    { $codes }
admin-settled = Report { $number } is settled.
admin-accounts = Accounts
admin-reports = Reports
admin-audit = What was done
admin-name = name
admin-since = since
admin-seen = last seen
admin-state = state
admin-banned = banned
admin-number = no.
admin-when = when
admin-by = by
admin-about = about
admin-table = table
admin-reason = reason
admin-words = in words
admin-deed = deed
admin-note = note

## Terminal

terminal-about = { $target ->
        [0] turn { $turn }
       *[other] to { NUMBER($target, useGrouping: 0) }, turn { $turn }
    }
terminal-too-small = This window has room for { $columns } by { $rows } characters, and a table needs { $least_columns } by { $least_rows }. Make it larger or its letters smaller, or play with --plain.
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
        [admiral] admiral
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
terminal-curtain = { $name } is to decide, and nobody else may look. Pass the keyboard to { $name }.
terminal-curtain-lift = Enter  I am here
terminal-help-keys = Keys
terminal-help-out = ↑ ↓ scroll     Esc back to the table
terminal-coach-title = { $measure ->
        [none] Coach
        [win] Coach: risk, chance to win
        [catch] Coach: chance to have him, now or next time
        [escape] Coach: risk, chance to stay free
       *[points] Coach: risk, points on average
    }
terminal-coach-worth = { $measure ->
        [none] { "" }
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
        [catch] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
        [escape] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[points] { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
    }
terminal-coach-risk = { $measure ->
        [none] { "" }
       *[other] { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
    }
terminal-coach-waits = The coach waits for your turn.
terminal-coach-thinks = The coach is thinking …
terminal-end-won = { $winners ->
        [0] Nobody wins: everyone gave up, or ran out of time.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
terminal-end-lost = { page-lost-last }
terminal-end-points = points
terminal-end-turns = turns
terminal-end-best = best turn
terminal-end-choices =
    Enter rematch     n new game     q quit
    w write the logbook     Esc look at the table
terminal-course-thinks = Reckoning how everyone stood …
terminal-course = Chances to win, from the deal to the end
terminal-course-luck = luck
terminal-course-play = play
terminal-turning = { $change } { $side } ({ $cause ->
        [luck] luck
       *[play] play
    }): { $what }
terminal-plain-chances = Chances to win: { $chances }.
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
terminal-plain-curtain = { $name } is to decide, and nobody else may look. An empty line shows { $name } the rest.
terminal-plain-advice = { $measure ->
        [none] { $words }: { $reason }
       *[other] { $words }: worth { $worth }, risk { $risk }. { $reason }
    }
terminal-plain-lesson-help = Write what the lesson asks for, or: show (it is done for you), back, skip, map, why WORD, quit. An empty line goes on.
terminal-plain-lesson-on = (Enter to go on)
terminal-plain-lesson-do = What do you do?
terminal-plain-lesson-not-now = The rules allow that, but this lesson goes another way. “show” does it for you.
terminal-plain-lesson-over = That was the lesson. Play it: quarterdeck play { $game }
terminal-plain-lesson-step = { $at } of { $steps } · { $title }
terminal-plain-puzzle = Position of the day · { $game } · no. { $number } of { $count }
terminal-plain-puzzle-option = { $place }. { $told }
terminal-plain-puzzle-you = You are { $name }, and it is your turn.
terminal-plain-puzzle-ask = What gives you the best chance to win? Write its number or its word; map, rules, why WORD and quit work too. There is one try.
terminal-plain-puzzle-no-option = That is not one of the options. Write the number of one of them.
terminal-plain-puzzle-right = Well seen: it wins { NUMBER($chance, style: "percent") } of the time, and nothing wins more often. All options:
terminal-plain-puzzle-wrong = Not the best this time: it wins { NUMBER($chance, style: "percent") } of the time, the best { NUMBER($best, style: "percent") }. All options:
terminal-plain-puzzle-value = { $kind ->
        [right] ✓
        [given] ›
       *[other] ·
    } { NUMBER($chance, style: "percent") } { $told }: { $reason }
terminal-plain-bye = You leave the table. Fair winds!
terminal-plain-stopped = Not played: { $rest }.
terminal-plain-none-such = Nothing that you may write begins with “{ $text }”.
terminal-plain-near = { $word }: { $told }
terminal-plain-nothing-back = Nothing is picked that could be taken back.
terminal-plain-no-map = This game is played without a chart.
terminal-plain-help =
    Write an action, such as those listed under “You may write”, in capitals or not. Several fit on one line, with commas between them. Besides:
    list: all that you may write, the most useful first; list and a word: only what begins like it.
    near: the most useful words, what they mean, and what would come of them.
    map: the chart, where the game has one.
    back: takes back the last thing you picked; among bots also your last decision, unless a secret was seen since.
    show, or an empty line: where the game stands.
    why WORD: whether an action is allowed, and if not, why.
    coach: the best options with their worth and risk; write them as they stand there.
    scores: who has how many points.
    rules, or rules and a number: the rules, or one clause.
    log: all that has happened. quit: leave the table.

# At a house

terminal-house-missing = Playing at a house needs websockets. Install it with pip install 'quarterdeck[terminal]', or open the house in a browser.
terminal-house-bad-address = “{ $text }” is no address of a house. Write one like http://127.0.0.1:8000, or the link of a table there.
terminal-house-bad-table = “{ $text }” is no name of a table. Write it as the list does, or paste the link.
terminal-house-bad-clock = “{ $text }” is no clock. Write clock=live:30+120+0 (seconds for every decision, in reserve, added after each; up to 14400), or clock=post:1d (h or d, up to 14d), there perhaps with nights=off.
terminal-house-bad-match = “{ $text }” is not understood. Write for example find kapern seats=3 wait=60, the seconds up to 3600.
terminal-house-unreachable = Nobody answers at { $house }: { $why }. Check the address, and whether the house is open.
terminal-house-none-there = What answers at { $house } is no house of quarterdeck (it said { $status }). Check the address.
terminal-house-other-version = The house speaks another version of quarterdeck than this terminal. Install the same one, or play in a browser.
terminal-house-unknown-game = This terminal does not know the game { $game }. Play it in a browser.
terminal-house-refused = The house does not do that: { $code }.
terminal-house-line-down = The line broke before the house answered. Look at the table when it is back, then say it again.
terminal-house-line-gone = The line is down. Trying again; nothing is lost.
terminal-house-line-back = The line is back.
terminal-house-luck-letters = Fair dice. Everyone at the table must see these letters: { $letters }
terminal-house-luck-left-out = Your share of the luck was left out, or the house shows another seal. This terminal does not play on: nobody could tell you that the dice are fair.
terminal-house-missed = More has happened meanwhile than can be told again.
terminal-house-said = { $speaker }{ $to ->
        [team] {" "}(to your side)
       *[other] {""}
    }: { $text }
terminal-house-covered = { $why ->
        [alone] { $sailor } was left alone: a bot plays for now.
        [absent] { $sailor } was away: a bot plays for now.
        [idle] Nobody waits for { $sailor } any longer: a bot plays for now.
        [clock] The time of { $sailor } ran out: a bot plays for now.
        [resigned] { $sailor } gives up: a bot plays to the end, and { $sailor } comes last.
        [time] { $sailor } loses on time: a bot plays to the end, and { $sailor } comes last.
       *[other] A bot plays for { $sailor } now.
    }
terminal-house-held-why = { $why ->
        [alone] Nobody was left to play with. The seat is yours whenever you want it.
        [clock] Your time ran out three times. The seat is yours whenever you want it.
        [idle] The others had waited long enough. The seat is yours whenever you want it.
        [resigned] You gave this game up: it is played to its end for you.
        [time] You lost this game on time: it is played to its end for you.
       *[absent] You were away. The seat is yours whenever you want it.
    }
terminal-house-reclaim = A bot plays for you. reclaim: play again yourself.
terminal-house-would-pause = { $sailor } asks for a pause. Time stands still once everybody wants it.
terminal-house-would-go-on = { $sailor } would go on. It goes on once everybody wants it.
terminal-house-paused = Time stands still. Nobody loses any.
terminal-house-goes-on = Time goes on.
terminal-house-urges = { $sailor } does not want to wait any longer.
terminal-house-waited-for = { $sailor } is waited for a minute more.
terminal-house-resign-sure = Give up? A bot plays your seat to the end, and you come behind all who play on.
terminal-house-resign-again = { terminal-house-resign-sure } resign, once more, gives up; anything else does not.
terminal-house-reclaimed = { $sailor } plays again.
terminal-house-came = { $sailor } is here.
terminal-house-went = { $sailor } has gone.
terminal-house-chair = { $letter }  { terminal-house-sailor }
terminal-house-bot-plays = { $why ->
        [alone] left alone, a bot plays
        [absent] away, a bot plays
        [idle] idle, a bot plays
        [clock] out of time, a bot plays
        [resigned] gave up, a bot plays to the end
        [time] lost on time, a bot plays to the end
       *[other] a bot plays
    }
terminal-house-sailor = { $kind ->
        [open] free
        [bot] { $sailor } ({ terminal-level })
        [covered] { $sailor } ({ terminal-house-bot-plays })
        [away] { $sailor } (away)
        [you] { $sailor } (you)
       *[other] { $sailor }
    }
terminal-house-stage = { $stage ->
        [waiting] waits for people
        [over] over
       *[other] is played
    }
terminal-house-your-turn = your turn
terminal-house-turn-of = { $sailor } is to move
terminal-house-looks-on = You look on.
terminal-house-waits-for = { $name } is to decide.
terminal-house-ask-name = What are you called?
terminal-house-welcome = { $house } · you are { $sailor } here.
terminal-house-bye = You leave the house. Your games go on: the same address brings you back.
terminal-house-no-way = “{ $text }” is not understood here. help tells what is.
terminal-house-own = Your games:
terminal-house-others = { $count ->
        [0] No other table is open.
        [one] One other table:
       *[other] { $count } other tables:
    }
terminal-house-listed = { $number }  { $table }: { $game } · { $sailors } · { $stage }
terminal-house-ways = join TABLE, watch TABLE, open GAME, find GAME, tables, help, quit
terminal-house-link = { $link }
terminal-house-waiting = { $hosts ->
        [yes] Waiting for people. bots, or bots and a level, fills the free chairs; say, leave.
       *[other] Waiting for people. say, leave.
    }
terminal-house-after = The game is over. rematch plays once more; anything else leads back to the tables.
terminal-house-help =
    tables, or an empty line: your games, then the others.
    join TABLE: sit down there, or go on; a link works too. watch TABLE: only look on.
    open GAME: a table for you and whoever comes. Games: { $games }.
    open GAME me open mate target=5000 link coach: who sits there, house rules; public, link or private; with the coach.
    … clock=live:30+120+0: seconds for every decision, in reserve, added after each; or clock=post:1d (h, d), by night none with nights=off.
    find GAME seats=3 wait=60: a seat wherever the same is wanted; after so many seconds bots sit down. A clock as above.
    name NAME: be called otherwise from now on. quit: leave the house.
terminal-house-help-table =
    At a house also: say TEXT to all, tell TEXT to your side alone, who is here.
    cover NAME: a bot plays for somebody who has gone. reclaim: you play again.
    agree, disagree: whether you would have the coach; it comes once all people want it.
    Where there is a clock: clock, pause, resume; time stands still once all people want it.
    wait-for NAME: a minute more before a bot plays for them. urge: wait no longer, where there is no clock and somebody is idle.
    resign: give up; you are asked once more.
terminal-key-talk = talk
terminal-key-cover = bot
terminal-key-pause = pause
terminal-key-wait-for = wait
terminal-key-urge = wait no longer
terminal-key-resign = give up
terminal-key-tables = tables
terminal-key-bots = fill with bots
terminal-key-stand-up = stand up
terminal-key-join = join
terminal-key-watch = watch
terminal-key-open = open a table
terminal-key-find = find players
terminal-house-offline = line down
terminal-house-no-clock = This table has no clock.
terminal-house-clock = Time: { $times }
terminal-house-title = Tables
terminal-house-talk = What do you say?  Enter says it, Esc does not
terminal-house-leave-tables = Back to the tables? The game stays where it is, and the list leads back to it.
terminal-house-leave-quit = Leave the house? The game stays where it is, and the same address brings you back.
terminal-house-covered-you = A bot plays for you. b: play again yourself.
terminal-house-waiting-here = Waiting for people. They find the table in the list, or by its link:
terminal-house-opening = Open a table
terminal-house-opening-game = Game
terminal-house-opening-seats = Who sits with you? ← → choose, ↑ ↓ move
terminal-house-opening-none = no chair
terminal-house-opening-open = whoever comes
terminal-house-opening-seen = Who finds it
terminal-house-opening-public = everybody
terminal-house-opening-link = whoever has the link
terminal-house-opening-private = nobody else
terminal-house-opening-coach = The coach may be asked
terminal-house-opening-fair = Fair dice, that anyone can check
terminal-house-opening-time = Clock
terminal-house-opening-untimed = none
terminal-house-opening-live = 30 s each, 2 min in reserve
terminal-house-opening-post = by post, a day each
terminal-house-opening-go = Enter  Set the table
terminal-house-finding = Find players
terminal-house-finding-seats = How many play
terminal-house-finding-bots = Bots sit down
terminal-house-finding-wait = after { $seconds ->
        [30] half a minute
        [60] a minute
        [300] five minutes
       *[other] half an hour
    }
terminal-house-finding-go = Enter  Look for them

## Page

level-guest = Somebody else’s bot: nobody here knows how it plays.
page-guest = Guest { $number }
page-nav = Main
page-nav-play = Play
page-nav-tables = Tables
page-nav-new = Open a table
page-nav-puzzle = Puzzle
page-nav-rules = Rules
page-night-watch = Night watch
page-language = Language
page-sailing-as = Sailing as
page-offline = The line is down. Trying again …
page-loading = Just a moment …
page-close = Close
page-rules = Rules
page-leave = Leave
page-to-lobby = Back to the lobby
page-bygone = This game is over
page-bygone-say = The rules have changed since it was played, so its board cannot be drawn any more. Here is what was told of it.
page-to-new-table = To the new table
page-you = you
page-free = free
page-seats = Seats
page-house-rules = House rules
page-level = { $level ->
        [random] random
        [deckhand] deckhand
        [mate] mate
        [captain] captain
        [admiral] admiral
       *[other] { $level }
    }
page-bot-level = bot · { page-level }
page-covered = a { page-level } plays
page-same-device = same device as { $name }
page-lost-seat = { $why ->
        [time] lost on time
       *[resigned] gave up
    }
page-lost-last = { $names } { $count ->
        [one] comes last: given up, or out of time.
       *[other] come last: given up, or out of time.
    }
page-away = away
page-away-for = away · { $time }
page-house-count = { $count ->
        [0] as printed
        [one] one house rule
       *[other] { $count } house rules
    }

page-hero = { $more ->
        [0] Four pirate games, by the real rules
       *[other] Pirate games, by the real rules
    }
page-hero-say = With friends, with bots, or both. Pick a game and cast off: no account, nothing to install.
page-choose-game = Choose a game
page-players = { $range } players
page-minutes = { $minutes } min
page-play-now = Play now
page-castoff = { $bots ->
        [one] you against one bot, by the printed rules
       *[other] you against { $bots } bots, by the printed rules
    }
page-castoff-short = { $game }, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
page-bots-count = Bots at the table
page-bots-level = They play like a
page-open-tables = Open tables
page-no-tables = No table is open to everyone just now. Yours appears here if “{ page-visible-public }” may find it.
page-col-game = Game
page-col-do = What you can do
page-table-of = { $name }’s table
page-sit-down = Sit down
page-stand-up = Stand up
page-watch = Watch
page-friends = With friends
page-friends-link = Open a table, send the link
page-friends-link-say = seats for friends, bots for the rest
page-friends-here = Pass one device round
page-friends-here-say = a curtain falls where there are secrets
page-learn-and-look = To learn and to look at
page-friends-replay = Replay your last game
page-friends-replay-say = step by step, with a link to share
page-friends-learn = Learn it in five minutes
page-friends-learn-say = A few moves on the real board, with somebody beside you
page-friends-puzzle = The position of the day
page-friends-puzzle-say = One decision from a game; what is best?
page-friends-rules = The rules of this game
page-friends-rules-say = in plain words, clause by clause

page-open-a-table = Open a table
page-seats-say = Open: by link · Here: on this device
page-first-drawn = who begins is drawn by lot
page-seat = Seat { $letter }
page-seat-name = Who sits at seat { $letter }
page-seat-level = Level of the bot at seat { $letter }
page-kind-open = Open
page-kind-here = Here
page-kind-bot = Bot
page-kind-none = None
page-kind-open-say = for whoever comes
page-kind-none-say = stays empty
page-changed = changed
page-at-table = At the table
page-visibility = Who may find it
page-visibility-say = { $visibility ->
        [public] Listed on the front page: anyone may sit down or watch.
        [private] Only those who sit here now, until the game is over.
       *[link] Only those who have the link.
    }
page-visible-public = Everyone
page-visible-link = By link
page-visible-private = Private
page-coach-say = Whether anybody here may ask for odds and advice.
page-open-table = Open the table
page-open-table-say = { $open ->
        [0] and begin at once
        [one] and wait for one
       *[other] and wait for { $open }
    }
page-waiting = { $count ->
        [0] Everyone is here
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
page-waiting-say = The game begins as soon as everyone sits.
page-all-here = { $fair ->
        [true] Their devices are making the dice together. Then the game begins.
       *[false] The game begins.
    }
page-call-friends = Call your friends
page-link = Link to this page
page-copy = Copy
page-copied = Copied

# Your games, arriving, waiting
page-own-wait = { $count ->
        [0] Your games
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
page-own-wait-say = Welcome back, { $name }.
page-own-waits = Waiting for players
page-own-play = Play
page-own-look-in = Look in
page-own-games = Your games
page-own-finished = Finished lately
page-own-all = all { $count } of your games
page-own-standing = You have { $score }; the others { $others }.
page-own-won = You won: { $scores }
page-own-lost = { $count ->
        [0] Nobody won: { $scores }
        [one] { $names } won: { $scores }
       *[other] { $names } share the win: { $scores }
    }
page-own-gave-up = { $why ->
        [time] { $name } lost on time
       *[resigned] { $name } gave up
    }
page-own-gave-up-you = { $why ->
        [time] You lost on time
       *[resigned] You gave up
    }
page-start-another = Start another
page-role = You are
page-lost = Nothing lies at this address
page-lost-say = The chart shows only open sea here. Perhaps the link was cut in two on its way.
page-leave-say = Leave the room: your seat is kept, and the game waits for you on the front page.
page-put-bot = Put a bot here
page-dismiss-bot = Send away
page-call-say = Send it to whoever is to come.
page-call-near = Anybody in this house finds it at { $address }.
page-call-alone = Only browsers on this machine can follow it. Opened with quarterdeck serve --host 0.0.0.0 the house is there for everybody in your network, and shows a code for their phones.
page-code = The link as a code to scan
page-code-say = for a phone
page-tired = Tired of waiting?
page-tired-say = { $count ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $count } free seats.
    }
page-start-now = Start now
page-start-now-say = { $count ->
        [one] with a { page-level }
       *[other] with { $count } bots: { page-level }
    }
page-told-of = { $what }: { $told }
page-invited = You are invited
page-invited-by = { $name } keeps a seat for you
page-come-aboard = Come aboard
page-no-seat-free = All seats are taken
page-your-name = Your name
page-your-seat = Your seat
page-just-watch = Just watch
page-arrival-say = No account, nothing to install. This browser remembers your seat if you come back by the same link.

page-deck = The table

page-bar = What you can do
page-your-turn = Your turn
page-their-turn = { $name }’s turn
page-keys = Keys
page-lookout = Arrow keys look from square to square, Enter presses it
page-icon-names = Names of the pictures: ← and → go from one to the next
page-keys-open = this sheet
page-notices = Notices
page-call-me = Call me when it is my turn
page-plays-on = { $name } is playing.
page-awaited = Waiting for { $name } to decide.
page-log-covered = { $why ->
        [alone] { $name } was left alone: a { page-level } rows on.
        [clock] { $name } has run out of time three times: a { page-level } rows on.
        [time] { $name } has lost on time: a { page-level } rows on to the end.
        [resigned] { $name } gives up: a { page-level } rows on to the end.
        [idle] The others do not wait for { $name } any longer: a { page-level } rows on.
       *[absent] { $name } is away: a { page-level } rows on.
    }
page-log-back = { $name } is back at the oars.
page-looking-on = Looking on:
page-log-strict = At this table everyone must remember what has happened: it is told once, and not kept here.
page-log-empty = Nothing yet.
page-mute-somebody = Mute { $name }
page-hear-again = Hear { $name }
page-watching = You are looking on.
page-gone = { $name } is away. { $time ->
        [none] The seat waits.
       *[other] A bot takes the oars in { $time }.
    }
page-reclaim = Back in my seat
page-held = A { page-level } rows for you
page-held-why = { $why ->
        [alone] Nobody was left to play with. The seat is yours whenever you want it.
        [clock] Your time ran out three times. The seat is yours whenever you want it.
        [idle] The others had waited long enough. The seat is yours whenever you want it.
        [resigned] You gave this game up: it is played to its end for you.
        [time] You lost this game on time: it is played to its end for you.
       *[absent] You were away. The seat is yours whenever you want it.
    }
page-wait-for = Wait a minute more
page-urge = Do not wait any longer
page-aboard = Aboard
page-paused = Time stands still
page-paused-say = Nobody loses any. It goes on once everybody wants it.
page-paused-away = { $names } { $count ->
        [one] is
       *[other] are
    } away. { $time ->
        [none] It goes on once everybody here wants it.
       *[other] In { $time } it goes on without them, once everybody here wants it.
    }
page-clock = The clock
page-clock-left = { $time } left
page-clock-aloud = { $seconds } seconds left
push-turn = Your turn
push-full = Your table is full: the game begins
push-rematch = A rematch: the next table is set
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
page-clock-none = no clock
page-clock-post-say = { $allowance } a decision{ $night ->
        [off] , nights off
       *[on] {""}
    }
page-clock-delay-say = { $time } a decision
page-clock-base-say = { $time } in reserve
page-clock-increment-say = { $time } more after each
page-length = { $unit ->
        [second] { $count } s
        [minute] { $count } min
        [hour] { $count } h
       *[day] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
page-way = What clock
page-way-none = No clock
page-way-none-about = Take your time. Best among friends in one room.
page-way-live = Live
page-way-live-about = All are here, and a decision takes seconds.
page-way-post = By post
page-way-post-about = A decision a day, whenever you come by.
page-clock-delay = For every decision
page-clock-base = In reserve for the game
page-clock-increment = Added after each
page-clock-allowance = For every decision
page-clock-nothing = none
page-clock-live-say = The decision’s own time first, then the reserve.
page-clock-too-short = Nobody can decide in no time: give a little.
page-clock-nights = Nights off
page-clock-nights-say = No time runs from { $begins } to { $ends } o’clock, by your clock.
page-on-time = When time runs out
page-on-time-caretaker = The caretaker decides
page-on-time-caretaker-about = A bot makes that decision; after three in a row it stays until you are back.
page-on-time-lost = The game is lost
page-on-time-lost-about = Whose time is up comes last; a bot plays the seat to the end.
page-caretaker = Caretaker
page-caretaker-say = The bot that decides for whoever is away or out of time.
page-quick = Find players
page-quick-say = { $game }, with whoever wants the same
page-quick-seats = Players
page-quick-clock = Clock
page-quick-wait = Wait for people
page-quick-level = Then bots
page-quick-go = Find a game
page-any-game = Every game
page-any-clock = Every clock
page-only-free = Only with a free seat
page-no-such-tables = No open table is like that. Show them all, or open one.
page-waiting-bots = The game begins as soon as everyone sits; bots sit down in { $time }.
page-own-left = { $time } left
page-lesson = Learn in five minutes
page-lesson-read = Read on when you are ready.
page-lesson-play = Play a game
page-lesson-other = Learn the other side
page-lesson-leave-say = You can go on here later.
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-skip = Skip
page-lesson-of = { $at } of { $steps }
page-lesson-not-now = The rules allow that, but this lesson goes another way: do what it asks, or press “Show me”.
page-lesson-offer = New to it? Learn it in five minutes
page-puzzle = Position of the day
page-scores = Scores
page-puzzle-ask = What is best?
page-puzzle-ask-say = Choose what gives you the best chance to win, on the board or here. There is one try.
page-puzzle-ask-short = On the board, or from the list
page-puzzle-decide = Decide
page-puzzle-options = Options
page-puzzle-number = no. { $number } of { $count }
page-worth-win = Your chance to win with each
page-puzzle-best = best
page-puzzle-as-good = as good
page-puzzle-yours = yours
page-puzzle-right = Well seen
page-puzzle-right-say = It wins { $chance } of the time. Nothing wins more often.
page-puzzle-wrong = Not the best this time
page-puzzle-wrong-say = It wins { $chance } of the time; the best wins { $best }.
page-puzzle-next = One more
page-puzzle-games = Today’s position of every game
page-puzzle-how = { $game ->
        [kapern] Reckoned exactly: every throw that can still follow is counted.
       *[other] Every option was played on in the same imagined games, a thousand in all.
    }
page-puzzle-good = { $count ->
        [0] What you find is counted on this device alone.
        [one] One found so far. A miss costs nothing.
       *[other] { $count } found so far. A miss costs nothing.
    }
page-go-on = Go on
page-take-back = Take back
page-take-back-move = Take back my last decision
page-catch-up = Catch up
page-why-not = Why not?
page-instead-word = Instead:
page-coach = Coach
page-coach-advise = advise me
page-coach-off = Odds, points and the best choice, whenever you want them.
page-coach-hurried = The coach had little time: busy house.
page-ask-again = Ask again
page-coach-waits = The coach waits for your turn.
page-coach-thinks = The coach is thinking …
page-coach-agree = let it in
page-coach-agree-say = It advises everyone once all of you want it: { $wanting } of { $people } so far.
page-win-bar = Chances to win
page-win-bar-view = as far as you can see
page-win-bar-say = How likely everyone is to win from here, as far as you can see.
page-play-for-me = Play it for me
page-plays-for-me = Thinking it over …
page-thinks = thinking it over
page-thinks-less = thinks less: busy house
page-coach-best = best first
page-coach-points = points
page-coach-win = win
page-talk = Log and chat
page-beside-board = Beside the board
page-unread = new
page-earlier = Earlier
page-tab-all = All
page-tab-log = Log
page-tab-chat = Chat
page-log = What happened
page-say = Say something to the table
page-send = Send
page-side = Your side
page-to-all = Everyone
page-to-whom = Who shall hear it
page-mute = Whom you hear
page-order = Order of turns
page-curtain = Pass the helm to { $name }
page-curtain-hush = Everybody else looks out to sea.
page-curtain-open = I am { $name }
page-curtain-show = show me the table
page-since = Since you last looked

page-winner = { $count ->
        [one] { $names } brings the treasure home
       *[other] { $names } share the treasure
    }
page-nobody-won = Nobody wins
page-nobody-won-say = Everyone gave up, or ran out of time. Bots played it to the end.
page-won-by-rest = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-won-by-rest-say = Bots played to the end for whoever had given up.
page-winner-say = { NUMBER($points, useGrouping: 0) } points after { $turns } turns.
page-rematch = Rematch
page-rematch-join = To the next table
page-rematch-set = The next table is set: your seat is kept there, and the game begins.
page-replay = Replay
page-chart = the score after every turn
page-look = look
page-luck = luck
page-play-of = play
page-dearest = The dearest decision was { $name }’s in turn { $turn }: it gave { NUMBER($points, useGrouping: 0) } points away.
page-dearest-did = Done:
page-dearest-better = Better:
page-course = How the game turned
page-course-chart = chances to win after every step
page-course-thinks = Reckoning how everyone stood …
page-course-parts-say = What cards, dice and secrets did to everyone’s chance, and what decisions did, one’s own and the others’. In percentage points.
page-turning-look = Look at turning point { $place }
page-turning-cause = { $cause ->
        [luck] Luck
       *[play] Play
    }: { $side } { $up ->
        [yes] { $count ->
            [one] gains
           *[other] gain
        }
       *[no] { $count ->
            [one] loses
           *[other] lose
        }
    } { $points } points of chance
page-finals = Final scores
page-slider = Where in the game
page-step = { $at } of { $last }
page-step-back = One step back
page-step-on = One step on
page-step-play = Play by itself
page-step-first = To the beginning
page-step-last = To the end
page-speed = Speed
page-transport = Leafing through the game
page-turn-of = Turn { $turn } of { $last }
page-every-move = Every move
page-after-this-step = after this step
page-turning-points = Turning points
page-turning-none = Nothing turned this game: it went one way from the start.
page-what-is-luck = What is luck?
page-luck-untold = A bot played to the end for { $names }: luck and play are not told apart here.
page-dearest-head = The dearest decision
page-course-chances = chance to win
page-course-reckons = reckoning …
page-watch-from-here = Watch from here
page-play-on-from-here = Play on from here
page-forked = Up to here it was played at another table.
page-forked-from = Look at it
page-points = points
page-share-it = Share

page-turn = turn { $turn }
page-choose-action = Choose one of the actions on the table.
page-find-action = Search the actions
page-numbers = Where the numbers come from
page-numbers-say = Each number of the box: found in print, derived from what is printed, reconstructed by us, or yours.
page-sheet-ours = Ours
page-sheet-own = My own
page-sheet-ours-say = As we found it or drew it ourselves; the rules tell which is which.
page-sheet-own-say = Start from ours, change what differs in your copy, or choose a file. It is checked when you open the table.
page-sheet-file = Choose a file
page-sheet-template = Ours as a file
page-sheet-text = Your own, as text

page-rules-of = Rules of { $game }
page-rules-short = In short
page-rules-turn = A turn in pictures
page-rules-points = What counts
page-rules-box = In the box
page-rules-clauses = The clauses
page-rules-in-pictures = With pictures, values and examples
page-on-this-page = On this page
page-print = Print
page-back-to-table = Back to the table
page-back-to-lesson = Back to the lesson
page-at-this-table = at this table
page-one-less = One less: { $thing }
page-one-more = One more: { $thing }
page-find = Search the rules
page-find-hint = Search: a word or a number …
page-find-hits = { $count ->
        [0] nothing
        [one] 1 clause
       *[other] { $count } clauses
    }
page-stamp-rule = printed rule
page-stamp-ruling = our ruling
page-stamp-option = house rule
page-stamp-rule-say = stands in the book; here in our words
page-stamp-ruling-say = where the print is silent
page-stamp-option-say = a table may agree on it
page-nav-ladder = Ladder
page-nav-account = Your name
a-sailor = a sailor
page-rated = Rated
page-friendly = Friendly
page-rated-say = Counts on the ladder: kept names, a clock, no coach, the rulebook as it is
page-stakes = Stakes
page-stakes-say = { $rated ->
        [true] { page-rated }. { page-rated-say }.
       *[false] { page-friendly }: nobody’s rating changes.
    }
page-arrival-rated = Only kept names sit at a rated table: keep yours first.
page-quick-rated = Counts

# Fair dice

page-check-dice = Check the dice
page-fair-dice = Fair dice
page-fair-dice-say = Players and house make the luck together; anyone can check it.

## Fair dice

page-to-table = To the table
page-luck-letters = Fair dice. Everyone at the table sees these letters: { $letters }
page-luck-letters-say = Read these letters to each other: everyone must see the same.
page-luck-letters-later = Letters to compare come once everyone sits and every device has sealed its share.
page-luck-sealing = Waiting for a sealed share of the luck from { $names } …
page-luck-opening = Waiting for { $names } to show the share …
page-luck-none = Your device brought no share of the luck here: it came too late, or another device of yours was first. The luck is made by the others’ shares and the house.
page-luck-left-out = Your share of the luck was left out. This page does not play on: nobody could tell you that the dice are fair.
page-luck-swapped = The house shows another seal than before. This page does not play on.
page-luck-doubled = Two seats have the same share of the luck. This page does not play on.
page-luck-moved = A seal is not that of what you did. This page does not play on; keep the proof after the game.
page-luck-unsealed = The house published no seal of what you did in secret. This page does not play on; keep the proof after the game.
page-fair-good = { $throws ->
    [one] The one throw checks out
   *[other] All { $throws } throws check out
  }
page-fair-good-say = Nobody could bend a throw. Your browser has just thrown them all again{ $hidden ->
    [0] .
    [one] , and opened one hidden move.
   *[other] , and opened { $hidden } hidden moves.
  }
page-fair-bad = { $count ->
    [one] One thing does not fit
   *[other] { $count } things do not fit
  }
page-fair-checking = Throwing all dice again …
page-fair-going-on = Sealed until the game has ended
page-fair-going-on-say = When it is over the house shows its secret, and your browser throws every die again.
page-fair-not-here = The luck of this table is the house’s alone: there is nothing to check.
page-fair-again = Check again
page-fair-file = Download the proof
page-fair-end = Nobody plays on: end it and open the seals
page-fair-end-sure = Yes, end this game
page-fair-how = How a throw is made
page-fair-step-sealed = Sealed
page-fair-step-sealed-say = Before the first throw the house and every player’s device draw a secret number and show only its seal.
page-fair-step-mixed = Mixed
page-fair-step-mixed-say = The players show theirs; with the house’s they make the key of the game. One honest share is enough.
page-fair-step-opened = Opened
page-fair-step-opened-say = After the game the house shows its own. It must fit its seal, and every throw must come out again.
page-fair-seals = Seals and secrets
page-fair-before = seal, before
page-fair-after = secret, after
page-fair-house = The house
page-fair-sealed = sealed
page-fair-left-out = left out
page-fair-copy = copy all of it
page-fair-letters = Letters to compare
page-fair-key = Key of the game
page-fair-throws = Every throw, again
page-fair-of = { $right } of { $all }
page-fair-throw = decision
page-fair-seat = seat
page-fair-block = from key and number
page-fair-fell = what fell
page-fair-right = fits
page-fair-wrong = does not fit
page-fair-all = Show all { $all }
page-fair-found = in the file: { $found }
page-fair-roll = { $count } dice: { $kinds }
page-fair-draw = drawn from { $bag }: { $kinds }
page-fair-take = { $count } of { $bag }: { $kinds }
page-fair-kind = { $count } of kind { $kind }
page-fair-foot = The file holds secrets, throws and moves in plain text. Check it with a program that did not come from this house, too: SHA-256 for the seals, HMAC-SHA-256 for the throws.
page-fair-no-digest = The file was changed or cut.
page-fair-no-house-seal = The house’s secret does not fit its seal.
page-fair-no-house-swapped = The house showed your device another seal before the game.
page-fair-no-share-seal = The share of { $name } does not fit its seal.
page-fair-no-share-dropped = The share of { $name } was shown and not used.
page-fair-no-share-doubled = A share was used twice.
page-fair-no-own-share = Your own share is not among those that were used.
page-fair-no-order = Decision { $entry } is not where it belongs.
page-fair-no-throw = At decision { $entry } the dice fell otherwise.
page-fair-no-move-seal = The hidden move of decision { $entry } does not fit its seal.
page-fair-no-seal-swapped = Your device saw another seal at decision { $entry }.
page-fair-no-own-move = At decision { $entry } you did something else.

## Aboard

page-pause = Pause the clocks
page-pause-say = Time stands still once everybody wants it.
page-pause-asked = { $paused ->
        [true] { $count ->
            [one] { $names } would like to go on.
           *[other] { $names } would like to go on.
        }
       *[false] { $count ->
            [one] { $names } would like to pause.
           *[other] { $names } would like to pause.
        }
    }
page-pause-ask = Ask for a pause
page-pause-unsay = Never mind
page-resign = Give up
page-resign-say = A { page-level } plays your seat to the end, and you come behind all who play on.
page-resign-sure = Yes, give up
page-pause-own = { $paused ->
        [true] You would like to go on.
       *[false] You would like to pause.
    } { page-request-waits }
page-urge-asked = { $count ->
        [one] { $names } does not want to wait for { $mover } any longer.
       *[other] { $names } do not want to wait for { $mover } any longer.
    }
page-urge-you = { $count ->
        [one] { $names } does not want to wait for you any longer.
       *[other] { $names } do not want to wait for you any longer.
    } Once all others agree, a bot plays for you.
page-urge-own = You do not want to wait for { $mover } any longer. { page-request-waits }
page-request = Asked of everyone
page-request-waits = { $refused ->
        [0] { "" }
       *[other] { $no }: not now.{ " " }
    }{ $waits ->
        [0] { "" }
       *[other] Waiting for { $silent } to agree.
    }
page-agree = I agree
page-not-now = Not now
page-alone = { $names } { $count ->
        [one] has left the game and comes
       *[other] have left the game and come
    } behind you. Only bots play with you now.
page-alone-finish = Let bots finish
page-alone-on = Play on

## Research

research-index = There is no number { $index } in an observation: they go from 0 to { $most }.
research-action-id = There is no action { $id }: ids go from 0 to { $most }.
research-not-offered = Action { $id }, “{ $word }”, is not offered here. The mask says what is.
research-not-learnable = { $game } cannot be observed as numbers yet: it would need a LEARNABLE in { $place }.
research-over = This game of { $game } is over: reset it to play on.
research-opponents = { $seats } seats need { $needed } opponents beside the learner, not { $count }.
research-worker-gone = A process that played some of the games has ended. Make the batch anew.
unknown-chance = Chance cannot be “{ $name }”. It can be { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
conform-title = What other libraries’ own tests say
conform-library = Library
conform-test = Test
conform-foot = { $passed } passed, { $failed } failed, { $missing } not installed (–).
conform-failed = { $game }, { $test }: { $why }
bench-research-title = Decisions a second, observation and mask included
bench-research-foot = Vector and fleet: 64 games at once, by the clock; the rest by CPU time. Ratio: decisions for each step of a plain Python loop.
bench-research-left-out = Left out, as it is not installed: { $adapters }. { $install } brings them.
bench-research-adapter = Adapter
bench-fleet-title = Steps a second in arrays, on { $device }
bench-fleet-foot = Lists: a legal action is picked from the rules’ lists. Numbers: mask and observation are made and read at every step. By the clock, compiling left out.
bench-fleet-lists = lists
bench-fleet-numbers = numbers
bench-fleet-batch = Batch
fleet-missing = The fleet needs { $module }. Install it with pip install 'quarterdeck[jax]'.
fleet-option = In arrays { $game } is played with { $name }={ $only } alone, not { $value }. Leave the option out, or play it with quarterdeck.research.

## Plug-ins and bots of others

plugin-import = The plug-in { $plugin } ({ $place }) cannot be imported: { $said }
plugin-version = The plug-in { $plugin } ({ $place }) was written for version { $given } of plug-ins; this quarterdeck needs QUARTERDECK_PLUGIN = { $wanted }.
plugin-no-game = The plug-in { $plugin } in { $place } is no game of its own: it must name a Game that has that very name, and none of ours.
plugin-bot-taken = The plug-in { $plugin } ({ $place }) cannot be met: we have a bot called { $bot } ourselves. Give it another name.
serve-bot = “{ $text }” names no bot to let in. Write a game and a place: kapern=my_package:Bot.
duel-forfeits = { $games ->
        [one] One game was
       *[other] { $games } games were
    } lost by a fault of a bot.
duel-fault = { $games ->
        [one] {""}
       *[other] {"In "}{ $games } games:{" "}
    }{ $fault }
bot-fault-start = The bot { $bot } cannot be started: { $said }
bot-fault-gone = The bot { $bot } has ended in the middle of a game, with status { $status }.
bot-fault-late = The bot { $bot } has not answered within { NUMBER($seconds, maximumFractionDigits: 1) } s.
bot-fault-memory = The bot { $bot } held { $used } MB of memory; it may hold { $most }.
bot-fault-rubbish = The bot { $bot } said “{ $said }” where { $wanted } was expected.
bot-fault-unasked = The bot { $bot } spoke without being asked: “{ $said }”.
bot-fault-long = The bot { $bot } said more than { $most } bytes in one line.
bot-fault-cheats = The bot { $bot } wanted “{ $word }”, which it may not do there.
bot-no-choose = What { $place } makes cannot play: it has no method choose(view).
bot-no-module = There is no module { $module } in { $folder }, nor is one installed under that name.
bot-fault-error = The bot { $bot } reports an error: { $said }
course-remark = A turning point, by { $cause ->
        [play] play
       *[luck] luck
    }: { $change } for { $side }.

## Games to study

unknown-study = There is no game to study called “{ $name }” here. Games to study: { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
page-friends-studies = Games to study
page-friends-studies-say = with remarks where something can be learned
page-studies = Games to study
page-studies-say = Played by our captains, with remarks where something can be learned. Leaf through them, and play on from any position.
page-remarks = Remarks
page-next-remark = Next remark
page-study-open = Leaf through

## The rules lab

lab-same-rules = Both sides of the comparison are the same rules. Name a house rule: --option target=5000.
lab-title = { $game }: { $seats } seats, all { $bot }
lab-foot = { $games } games by either rules · ± holds 95 times in a hundred · a dot: no more than chance
lab-rulebook = rulebook
lab-difference = difference
lab-figure = { $figure ->
        [decisions] Decisions in a game
        [turns] Turns in a game
       *[leads] The lead changes hands
    }
lab-place = { $place ->
        [1] Who begins wins
       *[other] Who sits { $place }. in turn wins
    }
lab-role = Wins: { $role }
lab-ended = the usual way
lab-ending = It ends: { $how }
lab-plot-games = What { $games } games by either rules were like, with 95 % intervals

## Choosing house rules

page-tried-first = who begins
page-tried = { $found ->
        [0] Tried in { $games } games of bots: no difference that is more than chance.
       *[other] Tried in { $games } games of bots: { $what }.
    }
page-tried-count = { $figure ->
        [turns] { $now } turns instead of { $usual }
        [decisions] { $now } decisions instead of { $usual }
       *[leads] the lead changes { $now } times instead of { $usual }
    }
page-tried-share = { $who } wins { $now } instead of { $usual }

## Notices
denied-bad-push-address = Notices can only be sent to an https address of a push service on the open net.
denied-bad-push-key = This key of a browser cannot be used. Load the page again and switch notices on once more.
page-notices-say = For games in which nobody waits at the screen: be called when something waits for you. Nothing here is on until you switch it on.
page-notices-page = While a page is open
page-notices-page-say = A ship’s bell, and a notice of the browser where you allow it.
page-notices-closed = When the page is closed
page-notices-closed-say = By the push service of your browser. It learns that this house sends you something and when, and cannot read what it says.
page-notices-turn = Your turn
page-notices-turn-about = Somebody has decided, and now you are to.
page-notices-full = Your table is full
page-notices-full-about = Everybody has come, and the game begins.
page-notices-rematch = A rematch
page-notices-rematch-about = Somebody from your last game would play again.
page-notices-call = Call me
page-notices-cannot = This browser cannot be called when the page is closed: that takes https, or localhost, and a browser that does it.
page-notices-denied = Your browser does not let this house send notices. Allow them for this page, then switch it on again.
page-notices-unreachable = The push service of your browser did not answer. Try again later.
page-notices-others = { $count ->
        [one] One other browser of yours is called
       *[other] { $count } other browsers of yours are called
    }
page-notices-others-about = It was switched on there. If you no longer have it, end it here.
page-notices-end-others = Call them no longer
page-notices-quiet = Tables of which you do not hear
page-notices-quiet-say = The bell at a table switches that table off and on.
page-notices-hear = Hear of it again
