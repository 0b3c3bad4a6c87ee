## La table

seat = Place { $number }
nothing = rien

## Refus et erreurs : quoi, pourquoi pas, quoi à la place

illegal-action =
    « { $action } » n’est pas permis ici. { $clause } ({ $number }) Essaie { $tries }{ $more ->
        [0] {""}
       *[other] {" "}ou l’un des { $more } autres coups
    }.
not-your-turn = { $name } ne peut pas jouer maintenant : c’est à { $other_name }.
game-is-over = { $name } ne peut plus jouer : la partie est finie.
no-such-action = « { $text } » n’est pas une action. Écris par exemple : { $tries }.
option-without-value = « { $text } » ne règle aucune option. Écris nom=valeur, avec { $known }.
option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
wrong-seats = { $seats ->
        [1] Une seule place, c’est
       *[other] { $seats } places, c’est
    } impossible : { $game } se joue de { $least } à { $most }.
unknown-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-option = Il n’y a pas d’option « { $name } ». Options : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-bot = Il n’y a pas de robot « { $name } ». Robots : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-card = Il n’y a pas de carte « { $name } ». Cartes : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
empty-bag = Il ne restait rien à tirer.
script-too-short = Les règles demandent plus de hasard qu’il n’en est écrit ici.
script-wrong-kinds = Les règles demandent des nombres pour { $kinds } sortes ; ici se trouve « { $got } ».
script-wrong-total = Les règles demandent { $total } en tout ; ici se trouvent { $got }.
script-no-such-face = Aucun dé n’a cette face.
script-not-in-bag = « { $got } » ne peut pas être tiré : il n’y en a plus.

## Journaux de bord

logbook-head = Ce n’est pas un journal de bord : il devrait commencer comme « kapern@1, 2 seats, { "{" }{ "}" } », mais commence par « { $text } ».
logbook-no-deal = La deuxième ligne du journal devrait être la donne.
logbook-second-deal = Il n’y a qu’une donne, à la deuxième ligne.
logbook-unreadable = La ligne { NUMBER($line, useGrouping: 0) } est illisible : « { $text } ». Une ligne se compose d’une place, d’une action et, après deux points, de la réponse du hasard.
logbook-line = La ligne { NUMBER($line, useGrouping: 0) } ne peut pas être jouée. { $why }
logbook-chance-left = La ligne contient plus de hasard que les règles n’en demandent : { $left }.
logbook-other-game = Le journal est celui du jeu « { $got } », pas de { $game }.
logbook-other-version = Le journal a été écrit sous la version { $got } des règles ; celles-ci sont la version { $version }. Rejoue-le avec le quarterdeck qui l’a écrit.
logbook-options = Les options de la ligne 1 sont inutilisables : { $why }.
logbook-scores = Le journal finit par les scores { $got }, mais la partie aboutit à { $scores }.

## Ligne de commande

no-such-budget = « { $text } » n’est pas un budget. Écris des secondes, comme 1s ou 0.2s, ou un nombre, comme 200i.
unknown-clause = Il n’y a pas d’article « { $name } ». Articles : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-seat = Personne du nom de « { $text } » ne peut s’asseoir. Écris me, un nom avec une majuscule ou un robot : { $known }.
terminal-missing = Le jeu en plein écran a besoin de Textual. Installe-le avec pip install 'quarterdeck[terminal]', ou joue avec --plain.
file-trouble = { $why ->
        [FileNotFoundError] Il n’y a ni fichier ni dossier « { $file } ». Vérifie le chemin.
        [FileExistsError] « { $file } » est un fichier ; il faut ici un dossier.
        [NotADirectoryError] « { $file } » passe par un fichier ; il y faut un dossier.
        [IsADirectoryError] « { $file } » est un dossier ; il faut ici un fichier.
        [PermissionError] « { $file } » ne peut pas être ouvert. Vérifie les droits d’accès.
       *[other] « { $file } » est inutilisable : { $said }.
    }
file-not-text = « { $file } » n’est pas du texte, donc pas un journal de bord. Un journal commence comme « kapern@1, 2 seats, { "{" }{ "}" } ».
duel-seating = Les robots prennent place …
duel-progress = Blocs
duel-rounded = Les blocs se jouent en entier : { $played } parties au lieu de { $asked }.
duel-title = { $game } : { $games } parties en { $blocks } { $blocks ->
        [one] bloc
       *[other] blocs
    }, graine { NUMBER($seed, useGrouping: 0) }
duel-bot = Robot
duel-share = Part
duel-interval = intervalle à 95 %
duel-scale = de 0 à 1, équité : │
duel-slow = p95 ms
duel-foot = Actions interdites : { $illegal } · Dépassements de temps : { $timeouts }
duel-plot-games = Part des victoires sur { $games } parties, avec intervalles à 95 %
duel-plot-fair = part équitable
replay-over = La partie est finie.
replay-going-on = La partie continue : c’est à { $name }.
replay-score = { $name } : { $score }
replay-winner = { $name } : { $score }, victoire
replay-not-over = « { $file } » n’est pas terminé : les scores s’écrivent une fois la partie finie.
rules-kind = { $kind ->
        [rule] règle
        [ruling] décision
       *[option] option
    }
rules-code = code
rules-tests = tests
rules-none = aucun
rules-complete = { $count ->
        [one] L’article a du code et un test.
       *[other] Les { $count } articles ont tous du code et des tests.
    }
rules-missing = Sans code ou sans test : { $clauses }.
rules-no-checkout = La vérification lit les tests, et il n’y en a pas dans « { $folder } ». Lance-la dans une copie de travail de quarterdeck.
bench-warming = Échauffement de { $game } avant le départ du chronomètre …
bench-title = Vitesse, par seconde de processeur
bench-game = Jeu
bench-player = Joueur
bench-decisions = Décisions
bench-games = Parties
bench-yardstick = Étalon
bench-ratio = Rapport
bench-foot = Rapport : décisions pour chaque pas d’une simple boucle Python dans le même processus.

## Calcul et conseil

no-solver = Il n’y a pas de calcul exact pour { $game }. Il y en a un pour { $known }.
no-coach = Il n’y a pas de conseil pour { $game }. Il y en a un pour { $known }.

## Terminal

terminal-about = { $target ->
        [0] tour { $turn }
       *[other] jusqu’à { NUMBER($target, useGrouping: 0) }, tour { $turn }
    }
terminal-waiting = { $name } réfléchit … une touche pour aller plus vite.
terminal-over = La partie est finie. n en commence une autre, q quitte.
terminal-offer-why = impossible ; w dit pourquoi
terminal-why-not = Pourquoi pas ?
terminal-why-allowed = Rien ne s’y oppose.
terminal-cap-enter = Entrée
terminal-cap-space = Espace
terminal-cap-pages = Pg↑ Pg↓
terminal-level = { $level ->
        [random] hasard
        [deckhand] matelot
        [mate] second
        [captain] capitaine
       *[other] { $level }
    }
terminal-key-coach = conseil
terminal-key-why = pourquoi pas ?
terminal-key-help = aide
terminal-key-language = langue
terminal-key-new = nouvelle partie
terminal-key-quit = quitter
terminal-key-leaf = feuilleter le journal et le conseil
terminal-key-move = parcourir la liste
terminal-key-choose = jouer ceci
terminal-leave-new = Abandonner cette partie et en commencer une autre ?
terminal-leave-quit = Quitter la table au milieu de la partie ?
terminal-question-answers = Entrée oui     Échap non
terminal-help-keys = Touches
terminal-help-out = ↑ ↓ défiler     Échap retour à la table
terminal-coach-title = { $measure ->
        [win] Conseil : risque du lancer, chance de gagner
       *[points] Conseil : risque du lancer, points en moyenne
    }
terminal-coach-worth = { $measure ->
        [win] { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
       *[points] { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
    }
terminal-coach-risk = { NUMBER($odds, style: "percent", maximumFractionDigits: 0) }
terminal-coach-waits = Le conseil attend ton tour.
terminal-coach-thinks = Le conseil réfléchit …
terminal-end-won = { $winners ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
terminal-end-points = points
terminal-end-turns = tours
terminal-end-best = record
terminal-end-choices =
    Entrée revanche     n nouvelle partie     q quitter
    w écrire le journal     Échap voir la table
terminal-saved = Le journal de bord est dans { $path }
terminal-start-seats = Qui s’assied où ? ← → choisir, ↑ ↓ se déplacer, tape un nom
terminal-start-empty = libre
terminal-start-person = quelqu’un
terminal-start-rules = Règles maison
terminal-start-language = Langue
terminal-start-go = Entrée  Larguer les amarres
terminal-yes = oui
terminal-no = non
terminal-plain-scores = Scores : { $scores }{ $target ->
        [0] {""}
       *[other] {" "}(jusqu’à { NUMBER($target, useGrouping: 0) })
    }.
terminal-plain-words = Tu peux écrire : { $words }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } autres
    }.
terminal-plain-prompt = { $name }, que fais-tu ?
terminal-plain-advice = { $words } : valeur { $worth }, risque { $risk }. { $reason }
terminal-plain-bye = Tu quittes la table. Bon vent !
terminal-plain-help =
    Écris une action, comme celles que donne « Tu peux écrire ». Sinon :
    why ACTION : si une action est permise et, sinon, pourquoi.
    coach : chaque possibilité avec sa valeur et son risque.
    scores : qui a combien de points.
    rules, ou rules et un numéro : les règles, ou une seule.
    log : tout ce qui s’est passé.
    Une ligne vide : où en est la partie. quit : quitter la table.
