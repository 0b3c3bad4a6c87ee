## La table

seat = Place { $number }
nothing = rien

## Refus et erreurs : quoi, pourquoi pas, quoi à la place

illegal-action =
    « { $action } » : { $reason } Au plus près : { $nearest }{ $more ->
        [0] {""}
       *[other] , ou { $more } autres
    }. ({ $number })
not-your-turn = { $name } ne peut pas jouer maintenant : c’est à { $other_name }.
game-is-over = { $name } ne peut plus jouer : la partie est finie.
no-such-action = « { $text } » n’est pas une action. Écris par exemple : { $tries }.
options-of-another-game = Ces options sont celles d’un autre jeu : { $got }. Prenez celles du jeu lui-même.
option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
wrong-seats = { $seats ->
        [1] Une seule place, c’est
       *[other] { $seats } places, c’est
    } impossible : { $game } se joue de { $least } à { $most }.
unknown-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-option = Il n’y a pas d’option « { $name } ». Options : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-bot = Il n’y a pas de robot « { $name } ». Robots : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-order = Il n’y a pas ici de consigne « { $name } ». Consignes : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-order-subject = Tu ne peux rien décider d’avance au sujet de « { $name } » maintenant. Possible : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
no-lessons = Ce jeu n’a pas de leçons : ses règles disent comment on y joue.
unknown-lesson = Il n’y a pas de leçon « { $name } » ici. Leçons : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
puzzle-none = Il n’y a pas de position à méditer pour { $game }. Il y en a pour : { $known }.
unknown-puzzle = Il n’y a pas de position { NUMBER($number, useGrouping: 0) } pour { $game }. Elles vont de 1 à { $count }.
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
empty-bag = Il ne restait rien à tirer.
script-too-short = La ligne finit trop tôt, ou elle est abîmée : les règles demandent plus de hasard qu’il n’en est écrit ici.
script-wrong-kinds = La ligne finit trop tôt, ou elle est abîmée : ici se trouve « { $got } », là où il faudrait { $kinds } nombres, comme dans 1/0/2.
script-wrong-total = Les règles demandent { $total } en tout ; ici se trouvent { $got }.
script-no-such-face = Aucun dé n’a cette face.
script-not-in-bag = « { $got } » ne peut pas être tiré : il n’y en a plus.

## Journaux de bord

logbook-head = Ce n’est pas un journal de bord : il devrait commencer comme « kapern@1, 2 seats, { "{" }{ "}" } », mais commence par « { $text } ».
logbook-no-deal = La deuxième ligne du journal devrait être la donne.
logbook-second-deal = Il n’y a qu’une donne, à la deuxième ligne.
logbook-unreadable = La ligne { NUMBER($line, useGrouping: 0) } est illisible : « { $text } ». Une ligne se compose d’une place, d’une action et, après deux points, de la réponse du hasard.
logbook-line = La ligne { NUMBER($line, useGrouping: 0) } ne peut pas être jouée. { $why }
logbook-chance-left = La ligne contient plus de hasard que les règles n’en demandent : { $left }.
logbook-other-game = Le journal est celui du jeu « { $got } », pas de { $game }.
logbook-other-version = Le journal a été écrit sous la version { $got } des règles ; celles-ci sont la version { $version }. Rejoue-le avec le quarterdeck qui l’a écrit.
logbook-options = Les options de la ligne 1 sont inutilisables : { $why }.
logbook-scores = Le journal finit par les scores { $got }, mais la partie aboutit à { $scores }.
logbook-fact = Le journal dit #{ $fact } { $text }, ce qui ne se peut : names est une liste avec un nom par siège, won des numéros de sièges.
logbook-won = Le journal dit que le siège { $got } a gagné ; d’après les règles c’est { $won }.

## Ligne de commande

unknown-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-flag = Il n’y a pas de { $name } ici. Il y a { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-variable = Il n’y a pas de réglage { $name }. Pour une maison il y a { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-key = Il n’y a pas de réglage « { $name } », que nomme { $file }. Il y a { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
argument-missing = Il manque { $name }, ou ce qui devait le suivre.{ $choices ->
        [none] {""}
       *[other] {" "}On peut dire { $choices }.
    }
argument-left-over = Ici on ne peut rien dire par « { $words } ».
argument-twice = { $name } ne se dit qu’une fois.
argument-value = { $name } ne peut pas être « { $value } ».{ $choices ->
        [none] {""}
       *[other] {" "}On peut dire { $choices }.
    }
argument-number = { $name } ne peut pas être « { $value } ». Il faut { $kind ->
        [whole] un nombre entier
       *[any] un nombre
    }{ $limits ->
        [none] {""}
       *[other] {" "}{ $limits }
    }.
argument-limit = { $name } ne peut pas être « { $value } ». Il faut { $sign } { $limit }.
argument-wrong = Cela ne peut se dire : { $why }
unknown-card = Il n’y a pas de carte « { $name } ». Cartes : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
puzzle-none-at-all = Aucun jeu n’a ici de position à méditer. Pour en trouver : quarterdeck puzzles kapern
puzzles-not-weighed = Personne ne sait peser tous les choix de { $game }. Jeux où c’est possible : { $known }.
no-solver = Il n’y a pas de calcul exact pour { $game }. Il y en a un pour { $known }.
wrong-roles = { $game } compte { $count } rôles : nomme un robot pour chacun, dans cet ordre : { $roles }.
option-without-value = « { $text } » ne règle aucune option. Écris nom=valeur, avec { $known }.
learn-none = Il n’y a pas de leçon pour { $game }. Ses règles : quarterdeck rules { $game }
no-such-budget = « { $text } » n’est pas un budget. Écris des secondes, comme 1s ou 0.2s, ou un nombre, comme 200i.
unknown-clause = Il n’y a pas d’article « { $name } ». Articles : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-seat = Personne du nom de « { $text } » ne peut s’asseoir. Écris me, un nom avec une majuscule ou un robot : { $known }.
save-exists = « { $file } » existe déjà, et rien n’est écrasé. Choisis un autre nom, ou reprends la partie avec --resume.
save-no-folder = Il n’y a pas de dossier « { $folder } » où enregistrer une partie. Crée-le, ou nomme un autre fichier.
resume-over = La partie de « { $file } » est finie. quarterdeck replay raconte comment.
resume-options = Les règles maison de « { $file } » sont déjà convenues. Retire --option et --components.
resume-seats = « { $file } » est une partie à { $seats } places, et tu en as nommé { $got }.
house-has-its-own = { $flag } vaut pour une partie que garde ce terminal. Une maison donne, garde et enregistre ses parties elle-même. Ne l’écris pas, ou n’écris pas --house.
terminal-missing = Le jeu en plein écran a besoin de Textual. Installe-le avec pip install 'quarterdeck[terminal]', ou joue avec --plain.
file-trouble = { $why ->
        [FileNotFoundError] Il n’y a ni fichier ni dossier « { $file } ». Vérifie le chemin.
        [FileExistsError] « { $file } » est un fichier ; il faut ici un dossier.
        [NotADirectoryError] « { $file } » passe par un fichier ; il y faut un dossier.
        [IsADirectoryError] « { $file } » est un dossier ; il faut ici un fichier.
        [PermissionError] « { $file } » ne peut pas être ouvert. Vérifie les droits d’accès.
       *[other] « { $file } » est inutilisable : { $said }.
    }
file-not-text = « { $file } » n’est pas du texte, donc pas un journal de bord. Un journal commence comme « kapern@1, 2 seats, { "{" }{ "}" } ».
duel-seating = Les robots prennent place …
duel-progress = Blocs
duel-rounded = Les blocs se jouent en entier : { $played } parties au lieu de { $asked }.
odds-title = Tu combats avec { $strength }
odds-foot = Victoire { NUMBER($win, style: "percent", maximumFractionDigits: 1) } · égalité { NUMBER($draw, style: "percent", maximumFractionDigits: 1) } · défaite { NUMBER($lose, style: "percent", maximumFractionDigits: 1) }
odds-theirs = L’autre combat avec
odds-chance = Chance
odds-no-crew = « { $text } » n’est pas un équipage. Écris couleur et valeur, par exemple r3 r2 b1.
odds-no-backs = « { $text } » ne sont pas des dos. Écris des valeurs de 1 à 3, par exemple 33211.
odds-too-many = Il n’y a que { $most } cartes de chaque sorte dans le paquet.
odds-no-fit = L’équipage connu { $known } ne va pas avec ces dos, ou le paquet n’en contient pas assez pour le reste.
no-such-test = « { $text } » n’est pas un test. Écris la part à dépasser et celle qui suffirait, par exemple 0.50,0.55.
no-ledger = Il n’y a pas de registre { $file }. `quarterdeck duel … --ledger { $file }` en écrit un.
ledger-line = { $file }, ligne { $line } : ce n’est pas un bloc d’un match ({ $why }).
no-ray = Jouer sur une grappe demande le paquet ray : pip install "quarterdeck[distributed]".
no-openskill = Le classement demande le paquet openskill : pip install "quarterdeck[ratings]".
duel-sprt = { $accepted ->
        [other] Aussi bon que { $other }
        [null] Pas mieux que { $null }
       *[neither] Pas encore clair entre { $null } et { $other }
    } (log du rapport de vraisemblance { NUMBER($ratio, maximumFractionDigits: 2) })
gauntlet-title = { $game } : { $games } parties de chaque robot
gauntlet-role-of = { $game }, dans le rôle { $role }
gauntlet-against = Contre
gauntlet-mean = en moyenne
gauntlet-foot = { $first } gagne { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que { $second } (95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
gauntlet-no-roles = { $game } n’a pas de rôles : laissez --role de côté.
gauntlet-roles = { $game } a les rôles { $roles } : dites lequel avec --role.
gauntlet-no-judges = { $game } n’a pas de juges : laissez --judges de côté.
ratings-title = { $game }, { $seats } places
ratings-games = Parties
ratings-mu = Force
ratings-sigma = ±
ratings-least = au moins
no-belief = { $game } n’a pas de Pirate à chercher : --belief ne sert que pour piracy.
belief-title = { $model } : { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } nats par tour, { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } de mieux que toute la mer ({ NUMBER($uniform, minimumFractionDigits: 2, maximumFractionDigits: 2) })
belief-foot = { $turns } tours du Pirate · vraie case exclue : { $excluded }
belief-bin = Croyance
belief-squares = Cases
belief-believed = en moyenne
belief-found = il y était
belief-model-wanders = Il erre
belief-model-heads-for-treasure = Il vise les trésors
belief-plot = Où la Marine le croit
belief-plot-say = en travers : la croyance en une case ; en hauteur : combien de fois il y était
no-win-bar = { $game } n’a pas de barre de victoire : laissez --win-bar de côté.
win-bar-title = À quel point la barre de victoire l’avait prévu
win-bar-foot = erreur quadratique sommée sur les camps, 0 est le mieux · égal : la même chance pour tous
win-bar-quarter = Quart
win-bar-score = barre de victoire
win-bar-equal = égal
duel-role = { $bot }, { $role }
duel-title = { $game } : { $games } parties en { $blocks } { $blocks ->
        [one] bloc
       *[other] blocs
    }, graine { NUMBER($seed, useGrouping: 0) }
duel-bot = Robot
duel-share = Part
duel-interval = intervalle à 95 %
duel-scale = de 0 à 1, équité : │
duel-slow = p95 ms
duel-foot = Actions interdites : { $illegal } · Dépassements de temps : { $timeouts } · Mémoire au plus : { $memory } Mo
duel-plot-games = Part des victoires sur { $games } parties, avec intervalles à 95 %
duel-plot-fair = part équitable
plot-no-png = Pour dessiner un PNG il faut resvg_py. Installe-le avec pip install 'quarterdeck[png]', ou nomme un fichier qui finit par .svg.
replay-over = La partie est finie.
replay-going-on = La partie continue : c’est à { $name }.
replay-score = { $name } : { $score }
replay-winner = { $name } : { $score }, victoire
replay-not-over = « { $file } » n’est pas terminé : les scores s’écrivent une fois la partie finie.
course-not-over = Cette partie n’est pas finie : on raconte son cours quand elle l’est.
course-reckoning = On calcule où chacun en était …
course-title = Chances de gagner
course-foot = Début, chance et jeu donnent la fin. La chance, ce sont cartes, dés et secrets ; le jeu, les décisions de tous.
course-side = Place
course-start = début
course-luck = chance
course-play = jeu
course-end = fin
course-turning = Ligne { NUMBER($line, useGrouping: 0) }, { $cause ->
        [luck] chance
       *[play] jeu
    }, { $side } { $change } : { $what }
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
rules-missing = Sans code ou sans test : { $clauses }.
rules-no-checkout = La vérification lit les tests, et il n’y en a pas dans « { $folder } ». Lance-la dans une copie de travail de quarterdeck.
rules-sources = D’où viennent les chiffres
rules-no-map = { $game } se joue sans carte. Jeux qui en ont une : { $known }.
bench-warming = Échauffement de { $game } avant le départ du chronomètre …
bench-title = Vitesse, par seconde de processeur
bench-game = Jeu
bench-player = Joueur
bench-decisions = Décisions
bench-games = Parties
bench-yardstick = Étalon
bench-ratio = Rapport
bench-foot = Rapport : décisions pour chaque pas d’une simple boucle Python dans le même processus.

puzzles-found = { $count ->
        [one] Une position
       *[other] { $count } positions
    } de { $games ->
        [one] une partie
       *[other] { $games } parties
    } ; le meilleur choix devance les autres d’au moins { NUMBER($lead, style: "percent", maximumFractionDigits: 1) }.
puzzles-let-go = { $stage ->
        [glimpse] Au premier coup d’œil
        [usual] Après un peu de réflexion
       *[tenfold] Après dix fois plus
    }, { $count ->
        [one] une a été écartée
       *[other] { $count } ont été écartées
    } : { $reason ->
        [even] trop de choix sont bons
        [obvious] un second choisit juste
        [disputed] le robot le plus fort n’est pas d’accord
       *[unclear] le meilleur choix n’est pas net
    }.
ratings-rebuilt = { $games ->
    [one] Une partie classée recalculée
   *[other] { $games } parties classées recalculées
  } ; { $changed ->
    [0] tous les nombres étaient justes
    [one] un nombre a été corrigé
   *[other] { $changed } nombres ont été corrigés
  }.

## Calcul et conseil

no-account = Il n’y a pas de bilan de chance et d’adresse pour { $game }. Il y en a un pour { $known }.
no-coach = Il n’y a pas de conseil pour { $game }. Il y en a un pour { $known }.
no-examples = Il n’y a pas d’exemples pour { $game }. Il y en a pour { $known }.
level-random = Fait tout ce que les règles permettent, au hasard.

## Serveur

denied-no-such-table = Il n’y a pas de table « { $table } », ou elle est privée. Vérifie le lien.
denied-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
denied-already-playing = La partie a commencé. On ne prend ou ne quitte une chaise qu’avant.
denied-seat-taken = { $name } y est déjà. Choisis une autre chaise.
denied-already-seated = Tu es déjà à cette table. Quelqu’un à côté de toi a besoin d’un nom à lui.
denied-not-seated = Tu n’es pas à cette table.
denied-not-the-host = Seul celui qui a ouvert cette table y place des robots. Demande-le-lui, ou ouvre ta propre table.
denied-no-bot-there = Aucun robot n’est assis là.
denied-not-your-seat = Ce n’est pas ta place.
denied-not-yet-playing = La partie n’a pas commencé : il reste des chaises vides.
denied-no-person-there = Il n’y a là personne qu’un robot pourrait remplacer.
denied-person-is-there = { $name } est là. Un robot ne joue que pour qui est parti.
denied-seat-covered = Un robot joue pour { $name }. Reprends d’abord la place.
denied-not-covered = Aucun robot ne joue pour { $name } : la place est à toi.
denied-time-is-up = Ton temps pour cette décision est écoulé : le remplaçant décide.
denied-out-of-time = Le temps de { $name } est épuisé et cette pendule n’en rend pas : le remplaçant garde la place.
denied-paused = Le temps est arrêté ici. Mettez-vous d’abord d’accord pour continuer.
denied-already-over = La partie est finie.
denied-still-awaited = { $name } vient de partir et peut revenir. Dans { $seconds } s, le remplaçant jouera de lui-même.
denied-waited-already = { $name } a déjà reçu une minute de plus.
denied-nobody-to-urge = Personne d’autre n’est au trait que tu pourrais cesser d’attendre.
denied-clock-decides = Il y a une pendule à cette table : quand le temps est écoulé, le remplaçant décide.
denied-not-idle-yet = { $name } est là et peut réfléchir. Dans { $seconds } s, tous les autres pourront convenir de ne plus attendre.
denied-seat-given-up = { $name } a abandonné, ou perdu au temps : le remplaçant joue jusqu’à la fin.
denied-clock-without-time = Une pendule a besoin de temps : une base, un incrément ou un délai.
denied-night-without-end = Une nuit qui commence et finit à la même heure n’en est pas une. Donne d’autres heures, ou laisse-la de côté.
denied-lost-without-clock = On ne perd au temps qu’avec une pendule en direct. Choisis-en une, ou laisse décider le remplaçant.
denied-curtain-closed = Le rideau de { $name } est fermé. Ouvre-le d’abord.
denied-not-following = Cet appareil ne suit pas la table. Suis-la d’abord.
denied-no-coach-here = Le conseiller n’est pas à cette table.
denied-not-practice = D’autres jouent ici aussi : le robot ne décide pour toi que lorsque tu t’entraînes.
denied-not-your-turn = Ce n’est pas ton tour.
denied-not-a-draft = « { $word } » n’ajoute rien à ce choix : joue-le plutôt.
denied-not-over = La partie n’est pas finie. Reviens quand elle le sera.
denied-no-such-position = La partie peut être reprise à toute position avant sa fin : numéros { $first } à { $last } du journal.
denied-secret-seen = Cela ne peut plus être repris, car depuis on a vu quelque chose : { $seen }
denied-take-back-among-people = D’autres jouent ici aussi : entre personnes, rien n’est repris.
denied-take-back-over = La partie est finie. Rejoue plutôt à partir d’une de ses positions.
denied-nothing-to-take-back = Tu n’as encore rien décidé ici qui puisse être repris.
seen-in-private = ce qu’une seule personne parmi vous peut savoir.
seen-once = ce qui n’est raconté qu’une fois ici.
denied-other-version = Cette partie a commencé sous la version { $got } des règles de { $game } ; ici, c’est la version { $version }.
denied-bygone = Les règles ont changé depuis cette partie : on peut la lire, mais ni la recalculer ni la poursuivre.
denied-closed = Les règles de ce jeu ont changé, et cette partie ne peut pas continuer ainsi. Les mêmes personnes sont assises à une nouvelle table.
denied-not-a-fair-table = Cette table n’a pas de dés équitables.
denied-seals-closed = Ta part est venue trop tard.
denied-share-by-first-seat = Un appareil apporte une part, par sa première place.
denied-share-sealed-already = Ta part est déjà scellée.
denied-share-doubled = Cette part est celle d’un autre.
denied-shares-mixed-already = Les parts sont déjà mêlées.
denied-shares-not-yet = Toutes les parts ne sont pas encore scellées.
denied-share-opened-already = Ta part est déjà montrée.
denied-share-does-not-fit = Cette part ne va pas avec son sceau.
denied-table-closed = Cette table est fermée.
denied-private-with-open = Une table privée n’a pas de chaise libre : personne ne la trouverait. Ouvre-la plutôt par lien.
denied-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
denied-nothing-said = Il n’y a rien à lire là-dedans.
denied-no-team = Tu n’as personne ici à qui parler en privé ; dis-le à toute la table.
denied-stale = La table a avancé entre-temps. Regarde encore, puis décide.
denied-too-busy = Il se passe trop de choses ici pour l’instant. Réessaie dans un moment.
denied-asked-anew = Tu as reposé ta question entre-temps ; c’est la plus récente qui reçoit une réponse.
denied-stumbled = Les robots n’ont trouvé aucune réponse ici. Réessaie, ou décide sans eux.
denied-too-large = C’est trop d’un coup : un message compte au plus { NUMBER($limit, useGrouping: 0) } octets.
denied-too-many-messages = Tu vas plus vite que le vent. Attends un instant, puis redis-le.
denied-too-many-requests = C’était trop souvent. Attends un instant et réessaie.
denied-too-many-lines = Les autres veulent d’abord lire cela. Attends un instant, puis continue.
denied-too-many-waiting = { $most } tables à toi attendent déjà du monde. Complètes-en une avec des robots, ou assieds-toi à celle d’un autre.
denied-follows-too-many = Tu regardes déjà { $most } tables. Quittes-en une, puis regardes-en une autre.
denied-too-many-connections = Trop de connexions sont déjà ouvertes. Ferme d’autres fenêtres.
denied-broken-message = Ce message est illisible : { $why }.
denied-broken-request = Cette demande est inutilisable : { $why }.
denied-no-guest = Personne ne te connaît encore. Dis d’abord comment tu t’appelles.
denied-foreign-origin = Un autre site t’envoie ici. Ouvre la page de ce serveur lui-même.
denied-unknown-host = Cette maison n’est pas connue sous le nom « { $name } ». Ouvre-la par son adresse, ou démarre-la avec --host-name et ce nom.
denied-csrf = Le jeton de cette page manque ou a vieilli. Recharge la page.
denied-no-such-page = Il n’y a rien à cette adresse.
denied-no-such-method = Cette adresse ne s’emploie pas ainsi.
denied-trouble = Quelque chose a mal tourné de notre côté. Rien de ce qui était confirmé n’est perdu ; réessaie.

## Comptes

denied-no-account = Connecte-toi d’abord : ceci est pour qui a gardé son nom.
denied-has-account = Ce nom est déjà à toi.
denied-one-key = Garde ton nom par un mot de passe ou par une clé d’accès, l’un des deux.
denied-last-key = C’est tout ce qui ouvre ton compte. Choisis d’abord un mot de passe.
denied-only-password = Seul le mot de passe ouvre ton compte. Ajoute d’abord une clé d’accès.
denied-short-password = Un mot de passe a au moins { $least } caractères ; une phrase, c’est le mieux.
denied-worst-password = C’est l’un des premiers que l’on devinerait. Choisis-en un autre.
denied-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
denied-wrong-passkey = Cette clé d’accès n’ouvre rien ici. Réessaie, ou prends un mot de passe.
denied-no-passkeys-here = Les navigateurs ne font des clés d’accès que pour des noms. Ouvre cette maison par localhost ou par son nom en HTTPS, ou prends un mot de passe.
denied-no-such-passkey = Il n’y a pas une telle clé d’accès.
denied-too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une d’abord.
denied-no-such-session = Plus personne n’y est connecté.
denied-plain-account = D’autres pourraient lire ton mot de passe sur cette ligne. Ouvre cette maison en HTTPS, ou sur sa propre machine.
denied-banned = L’hôte de cette maison a fermé ce compte.
denied-too-many-tries = C’était trop souvent. Attends quelques minutes avant de réessayer.
denied-other-name = Ce n’est pas le nom de ton compte. Écris-le pour laisser partir le compte.
denied-no-such-person = Personne n’a gardé ce nom ici.
denied-no-such-role = Personne ne joue le rôle « { $role } » dans ce jeu.
page-account = Ton nom
page-account-of = Ici tu es { $name }
page-keep-name-of = Garde ton nom, { $name }
page-keep-say = Jusqu’ici seul ce navigateur te connaît. Garde ton nom : tes places, tes parties et ton classement te suivent sur tous tes appareils. Tout marche aussi sans cela.
page-kept-say = Ton propre nom, gardé { $since } : places, parties et classement te suivent sur tous tes appareils.
page-signed-out = Tu as été déconnecté ici : cette session a été close, depuis un autre de tes appareils ou par l’hôte.
page-two-ways = Deux façons de le garder
page-no-mail = sans adresse e-mail
page-by-passkey = Avec une clé d’accès
page-by-passkey-say = Ton téléphone ou ton ordinateur ouvre la porte, par le doigt, le visage ou un code. Rien à retenir, rien à voler.
page-no-passkeys-say = Pas à cette adresse : les navigateurs ne font des clés que pour des noms. Ouvre cette maison par localhost, ou par son nom en HTTPS.
page-passkey-of = Clé de { $name }
page-make-passkey = Faire une clé d’accès
page-by-password = Avec un mot de passe
page-by-password-say = Pour les appareils sans clé d’accès. Dix caractères ou plus ; une phrase, c’est le mieux.
page-password = Mot de passe
page-new-password = Nouveau mot de passe
page-old-password = Ton mot de passe actuel
page-change-password = Changer le mot de passe
page-set-password = Choisir un mot de passe
page-save-password = Enregistrer le mot de passe
page-remove-password = Supprimer le mot de passe
page-keep-name = Garder mon nom
page-plain-line = D’autres pourraient lire sur cette ligne : on ne peut ni y faire un compte ni y entrer. Ouvre cette maison en HTTPS, ou sur sa propre machine.
page-sign-in = Tu navigues déjà ailleurs ?
page-own-name = Ton nom
page-sign-in-go = Se connecter
page-sign-in-passkey = Par clé d’accès
page-have-code = J’ai un code de secours
page-have-password = J’ai mon mot de passe
page-recovery-code = Code de secours
page-codes = Codes de secours
page-shown-once = montrés une fois
page-codes-say = Si tous tes appareils sont perdus, chacun te laisse revenir, une fois. Note-les, ou imprime-les.
page-copy-codes = Copier
page-print-codes = Imprimer
page-codes-done = Je les ai
page-codes-left = { $count ->
    [one] il en reste un
   *[other] il en reste { $count }
  }
page-new-codes = Dix nouveaux
page-sessions = Où tu es connecté
page-end-others = Se déconnecter partout ailleurs
page-session-here = ce navigateur, maintenant
page-some-browser = Un navigateur
page-sign-out = Se déconnecter
page-own-keys = Ce qui l’ouvre
page-remove-key = Retirer
page-add-passkey = Ajouter une clé d’accès
page-blocked = Qui tu as bloqué
page-lift-block = Débloquer
page-papers = Tes papiers
page-export = Emporter tes parties
page-export-say = Profil, paroles et tous les journaux de bord, en un fichier
page-export-go = Exporter
page-delete = Supprimer le compte
page-delete-say = Ton nom s’en va ; les parties restent, avec « un marin » à ta place
page-delete-go = Supprimer …
page-farewell = Écris « { $name } » pour le laisser partir pour de bon
page-farewell-go = Supprimer pour de bon
page-profile = Comment les autres te voient
page-profile-open = Ton profil
page-profile-change = Ton compte
page-profile-say = Arrivé { $since }. { $games ->
    [one] Une partie classée
   *[other] { $games } parties classées
  }.
page-rate-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  }, { $won } gagnées
page-rate-curve = De { $from } à { $to } sur { $games ->
    [one] la dernière partie
   *[other] les { $games } dernières parties
  }
page-rate-sure = A une place au classement.
page-rate-unsure = Encore incertain : quelques parties de plus.
page-lately = Récemment
page-no-rated-games = Pas encore de partie classée.
page-rated-won = Gagnée
page-rated-lost = Pas gagnée
page-replay-go = Revoir
page-replay-of = Revoir { $game }
page-with-bots = Contre les robots
page-with-bots-game = Jeu
page-with-bots-level = Robot
page-with-bots-won = Classé devant
page-won-of = { $won } sur { $games }
page-ladder-place = Rang
page-ladder-name = Nom
page-ladder-strength = Force, et certitude
page-ladder-rating = Points
page-ladder-doubt = Doute
page-ladder-games = Parties
page-ladder-empty = Personne n’a encore joué de partie classée ici.
page-fixed-rung = échelon fixe
page-ladder-read = Comment le lire
page-ladder-read-bot = Les robots sont des échelons fixes. Leur force a été mesurée et ne bouge pas : un nombre dira la même chose l’an prochain.
page-ladder-read-doubt = La barre est notre doute : elle rétrécit à chaque partie.
page-ladder-read-check = En dessous de dix parties, le rang est entre parenthèses.
page-ladder-read-clock = Seules comptent les tables classées : avec pendule, noms gardés, sans conseil, selon le livret.
page-ladder-open = Ouvrir une table classée
page-rating-change = Classement { $before } → { $after } ({ $change })
page-rating-rung = Échelon fixe à { $after } : un robot ne bouge pas
page-role-pirate = Pirate
page-role-navy = Marine
page-about-person = À propos de { $name }
page-block = Bloquer { $name }
page-has-blocked = Tu ne lis plus ce que dit { $name }, qui ne s’assied plus à tes tables ouvertes.
page-report-why = Prévenir l’hôte
page-report-words = Ce qui s’est passé, dans tes mots
page-report = Signaler { $name }
page-has-reported = L’hôte le lira.
page-report-insult = Insultes
page-report-name = Un nom blessant
page-report-cheating = Triche
page-report-stalling = Traîne exprès
page-report-other = Autre chose
page-rated-live = Une table classée se joue à la pendule, donc en direct maintenant : { $clock }.
page-unrated = { $why ->
        [clock] Sans pendule
        [coach] Avec conseil
        [fair] Sans dés équitables
       *[rules] Avec des règles maison
    }, la table n’est plus classée.
denied-rated-unmeasured = Personne n’a mesuré les robots de ce jeu : on ne peut pas l’y classer.
denied-rated-without-clock = Une table classée joue à la pendule. Choisis-en une, ou joue une partie amicale.
denied-rated-with-coach = Personne n’y demande conseil. Joue sans lui, ou joue une partie amicale.
denied-rated-house-rules = Une table classée joue selon le livret. Laisse les règles maison, ou joue une partie amicale.
denied-rated-shared-device = À une table classée, chacun joue sur son propre appareil.
denied-rated-unmeasured-bot = Personne n’a mesuré la force de « { $level } ». Choisis un autre robot, ou joue une partie amicale.
denied-rated-without-account = Seuls les noms gardés sont classés. Garde d’abord le tien, ou joue une partie amicale.
denied-not-welcome = Qui a ouvert cette table préfère jouer avec d’autres. Assieds-toi à une autre.
denied-nobody-there = Il n’y a personne que tu pourrais désigner.
denied-own-block = C’est toi.
denied-no-such-block = Tu n’as bloqué personne de tel.
denied-too-many-blocks = Tu as déjà bloqué { $most } personnes. Débloques-en une d’abord.
denied-name-taken = Quelqu’un ici a gardé ce nom, ou un nom qui lui ressemble. Choisis-en un autre.

## Exploitation

verify-fair = équitable : { $throws } { $throws ->
    [one] lancer
   *[other] lancers
  }, { $hidden } { $hidden ->
    [one] coup caché
   *[other] coups cachés
  }, 0 écart
verify-rules-gone = De { $throws } autres lancers personne ne peut dire ce qui était demandé : leurs règles n’existent plus.
verify-not-fair = pas équitable : { $why }
verify-speed = { $rate } entrées par seconde
proof-too-large = le fichier a { $found } octets ; une preuve en a au plus { $expected }
proof-unreadable = ce n’est pas une preuve : { $found }
proof-other-form = le fichier est de la forme { $found } ; ce programme lit la forme { $expected }
proof-digest = le fichier a été changé ou coupé : empreinte attendue { $expected }, trouvée { $found }
proof-spelling = le fichier n’est pas écrit comme une maison l’écrit
proof-house-seal = le secret de la maison ne va pas avec son sceau : attendu { $expected }, trouvé { $found }
proof-share-seat = il y a une part de la place { $found }, et il y a { $expected } places
proof-share-dropped = la part de la place { $found } a été montrée et non utilisée, ou utilisée et non montrée
proof-share-seal = une part ne va pas avec son sceau : attendu { $expected }, trouvé { $found }
proof-share-doubled = une part ou une place y est deux fois : attendu { $expected }, trouvé { $found }
proof-not-a-secret = attendu { $expected } chiffres hexadécimaux, trouvé { $found }
proof-order = entrée { $entry } : les décisions ne sont pas dans leur ordre : attendu { $expected }, trouvé { $found }
proof-throw = entrée { $entry } : un lancer est tombé autrement : attendu { $expected }, trouvé { $found }
proof-move-seal = entrée { $entry } : un coup caché ne va pas avec son sceau : attendu { $expected }, trouvé { $found }
proof-unsealed = entrée { $entry } : « { $found } » est scellé où il ne doit pas l’être, ou ne l’est pas où il le doit
proof-parts = entrée { $entry } : « { $found } » n’est pas une seule décision
proof-asked = entrée { $entry } : les règles demandent autre chose au hasard : attendu { $expected }, trouvé { $found }
proof-rules = entrée { $entry } : { $found }
proof-scores = les points diffèrent : attendu { $expected }, trouvé { $found }
prune-done = { $would ->
    [yes] Partiraient
   *[no] Sont partis
  } { $tables } { $tables ->
    [one] table
   *[other] tables
  }, { $lines } { $lines ->
    [one] ligne
   *[other] lignes
  } de conversation et { $guests } { $guests ->
    [one] invité
   *[other] invités
  }.
serve-ready = Les tables sont mises : { $address }
serve-nearby = Pour les autres sur le même réseau : { $address }
serve-new = Une maison neuve, gardée dans { $where }.
serve-stop = Ctrl-C ferme la maison ; chaque partie reprend à la réouverture.
serve-missing = Le serveur a besoin de { $module }. Installe-le avec { $install }.
serve-no-data = Les données ne peuvent pas être gardées dans « { $where } » : { $why }. Nomme un fichier, ou postgresql://utilisateur@hôte/base.
house-missing = Il n’y a pas de maison dans « { $where } ». `quarterdeck serve` en ouvre une nouvelle ; dis où se trouve la tienne avec --data, QUARTERDECK_DATA ou quarterdeck.toml.
house-no-folder = Il n’y a pas de dossier « { $folder } » pour une maison. Crée-le, ou nomme un autre fichier avec --data.
serve-bad-secret = Le secret dans { $file } est vide ou tronqué. Efface le fichier et recommence : un nouveau sera fait, et tous les invités seront alors des inconnus.
serve-bad-proxy = « { $address } » n’est ni une adresse ni un réseau. Donne après --proxy quelque chose comme 127.0.0.1 ou 10.0.0.0/8.
serve-bad-name = « { $name } » n’est pas un nom de maison. Écris après --host-name le seul nom de la barre d’adresse, comme pirates.example.org.
serve-second = { $address ->
        [none] La maison dans { $where } est déjà ouverte.
       *[other] La maison dans { $where } est déjà ouverte, à { $address } : pour jouer, ouvre-la dans un navigateur.
    } Un second serveur est refusé, car des gens à la même table ne se verraient pas. Arrête le premier, nomme d’autres données avec --data, ou, avec PostgreSQL, donne aux deux un --bus.
restore-open = La maison dans { $where } est ouverte. Ferme-la avant d’y mettre une copie, ou nomme-en une nouvelle avec --data.
serve-bad-bus = L’adresse du bus est illisible. Écris-la comme redis://utilisateur:motdepasse@hote:6379, de préférence dans QUARTERDECK_BUS.
serve-workers-alone = { $workers } processus ne peuvent pas partager un fichier, et ne s’entendraient pas. Nomme un PostgreSQL avec --data postgresql://… et un Redis avec --bus redis://…, ou laisse --workers de côté.
serve-bus-alone = Un bus sert à plusieurs serveurs sur un même PostgreSQL. Nomme-le avec --data postgresql://…, ou laisse --bus de côté : un fichier a un seul serveur.
serve-port-taken = { $host }:{ NUMBER($port, useGrouping: 0) } est inutilisable : { $why }. Choisis-en un autre avec --port.
serve-bad-host = { $host } n’est pas une adresse de cette machine : { $why }. Nommes-en une avec --host : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau.
backup-exists = { $file } existe déjà. Nomme un nouveau fichier : une copie n’en remplace jamais une autre.
backup-done = { $rows ->
    [one] Une ligne est
   *[other] { $rows } lignes sont
} dans { $file }. C’est une maison à part entière : quarterdeck serve --data { $file }
backup-progress = Copie
restore-no-copy = Il n’y a pas de copie { $file }. Nomme un fichier écrit par quarterdeck backup.
restore-bad-copy = { $file } n’est pas la copie d’une maison{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Nomme un fichier écrit par quarterdeck backup.
restore-not-empty = Quelqu’un est déjà venu dans cette maison. Mets la copie dans une nouvelle, nommée après --data.
restore-done = { $rows ->
    [one] Une ligne est rétablie
   *[other] { $rows } lignes sont rétablies
}.
doctor-versions = quarterdeck { $quarterdeck }, Python { $python }
doctor-game = { $game } : une partie s’est jouée jusqu’au bout en { NUMBER($moves) } coups.
doctor-bad-game = { $game } ne peut pas être joué : { $why }. Réinstalle quarterdeck.
doctor-cache = Ce que calculent les robots est gardé dans { $folder }.
doctor-no-cache = Ce que calculent les robots ne peut pas être gardé dans { $folder } : ils recalculeront chaque fois. Nomme un autre dossier dans QUARTERDECK_CACHE.
doctor-extra = Le supplément { $extra } est installé.
doctor-no-extra = Le supplément { $extra } n’est pas installé ; avec lui : { $install }
doctor-data = La base de données répond et elle est à jour.
doctor-old-data = La base de données répond ; le prochain démarrage la mettra à jour. Fais d’abord une copie : quarterdeck backup FICHIER
doctor-new-data = Il n’y a pas encore de maison dans { $file } ; le premier démarrage en fera une.
doctor-open-data = D’autres sur cette machine peuvent lire { $file }, où se trouvent tous les secrets de toutes les parties : chmod 600
doctor-space = { NUMBER($megabytes, useGrouping: 1) } Mo sont libres dans { $folder }.
doctor-port = { $host }:{ NUMBER($port, useGrouping: 0) } est libre.
doctor-house-open = La maison dans { $where } est ouverte en ce moment : une autre ne peut pas écouter à { $host }:{ NUMBER($port, useGrouping: 0) }.
doctor-lines = { NUMBER($lines, useGrouping: 1) } connexions peuvent être ouvertes à la fois.
doctor-nearby = D’autres à proximité trouveront la maison à { $address }
doctor-bus = Le bus répond.
doctor-no-bus = Le bus ne répond pas : { $why }. Les tables continuent sans lui, mais on se voit plus tard d’un processus à l’autre.
bench-belief = Piracy : une mise à jour de la croyance prend { NUMBER($ms, maximumFractionDigits: 3) } ms.
bench-no-tables = « { $text } » ne sont pas des nombres de tables. Écris par exemple 10,100,500.
bench-server-title = Tables d’un serveur, jouées par de vraies connexions
bench-server-foot = p50, p99 : millisecondes entre un coup envoyé et le même coup vu de l’autre place, enregistré entre-temps.
bench-server-workers = Processus
bench-server-tables = Tables
bench-server-moves = Coups/s
bench-server-cpu = µs CPU/coup
bench-server-p50 = p50 ms
bench-server-p99 = p99 ms
bench-server-memory = Kio/table
bench-server-lost = Perdus
admin-names = « { $deed } » veut { $count ->
    [0] aucun nom
    [one] un nom
   *[other] { $count } noms
  } ensuite.
admin-no-account = Personne n’a gardé le nom « { $name } » ici. `quarterdeck admin list` les nomme tous.
admin-no-report = Aucun signalement ouvert n’a le numéro { $number }. `quarterdeck admin reports` les énumère.
admin-house = Maison : { $where }
admin-sure = Supprimer le compte { $name } pour toujours ? Écris oui :
admin-yes = oui
admin-unsure = Le compte { $name } est toujours là. Pour le supprimer, réponds { $yes } ; dans un script, dis --yes.
admin-renamed = { $name } s’appelle désormais { $called }, à toutes les tables.
admin-has-banned = { $name } est déconnecté partout et ne peut plus entrer.
admin-has-unbanned = { $name } peut de nouveau entrer.
admin-deleted = Le compte { $name } est parti ; ses parties restent, sous le nom de personne.
admin-reset = Plus rien n’ouvre le compte { $name }, sauf ces codes, chacun une fois :
    { $codes }
admin-settled = Le signalement { $number } est réglé.
admin-accounts = Comptes
admin-reports = Signalements
admin-audit = Ce qui a été fait
admin-name = nom
admin-since = depuis
admin-seen = vu
admin-state = état
admin-banned = banni
admin-number = no
admin-when = quand
admin-by = par
admin-about = sur
admin-table = table
admin-reason = raison
admin-words = en mots
admin-deed = acte
admin-note = note

## Terminal

terminal-about = { $target ->
        [0] tour { $turn }
       *[other] jusqu’à { NUMBER($target, useGrouping: 0) }, tour { $turn }
    }
terminal-too-small = Cette fenêtre contient { $columns } caractères sur { $rows } ; il en faut { $least_columns } sur { $least_rows } pour une table. Agrandis-la, réduis les lettres, ou joue avec --plain.
terminal-waiting = { $name } réfléchit … une touche pour aller plus vite.
terminal-over = La partie est finie. n en commence une autre, q quitte.
terminal-offer-why = impossible ; w dit pourquoi
terminal-why-not = Pourquoi pas ?
terminal-why-allowed = Rien ne s’y oppose.
terminal-cap-enter = Entrée
terminal-cap-space = Espace
terminal-cap-pages = Pg↑ Pg↓
terminal-level = { $level ->
        [random] hasard
        [deckhand] matelot
        [mate] second
        [captain] capitaine
        [admiral] amiral
       *[other] { $level }
    }
terminal-key-coach = conseil
terminal-key-why = pourquoi pas ?
terminal-key-help = aide
terminal-key-language = langue
terminal-key-new = nouvelle partie
terminal-key-quit = quitter
terminal-key-leaf = feuilleter le journal et le conseil
terminal-key-move = parcourir la liste
terminal-key-choose = jouer ceci
terminal-leave-new = Abandonner cette partie et en commencer une autre ?
terminal-leave-quit = Quitter la table au milieu de la partie ?
terminal-question-answers = Entrée oui     Échap non
terminal-curtain = C’est à { $name } de décider, et personne d’autre ne doit regarder. Passe le clavier à { $name }.
terminal-curtain-lift = Entrée  Je suis là
terminal-help-keys = Touches
terminal-help-out = ↑ ↓ défiler     Échap retour à la table
terminal-coach-title = { $measure ->
        [none] Conseil
        [win] Conseil : risque, chance de gagner
        [catch] Conseil : chance de le prendre, maintenant ou au tour suivant
        [escape] Conseil : risque, chance de rester libre
       *[points] Conseil : risque, points en moyenne
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
terminal-coach-waits = Le conseil attend ton tour.
terminal-coach-thinks = Le conseil réfléchit …
terminal-end-won = { $winners ->
        [0] Personne ne gagne : abandon, ou temps écoulé pour tout le monde.
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
terminal-end-lost = { page-lost-last }
terminal-end-points = points
terminal-end-turns = tours
terminal-end-best = record
terminal-end-choices =
    Entrée revanche     n nouvelle partie     q quitter
    w écrire le journal     Échap voir la table
terminal-course-thinks = On calcule où chacun en était …
terminal-course = Chances de gagner, de la donne à la fin
terminal-course-luck = chance
terminal-course-play = jeu
terminal-turning = { $change } { $side } ({ $cause ->
        [luck] chance
       *[play] jeu
    }) : { $what }
terminal-plain-chances = Chances de gagner : { $chances }.
terminal-saved = Le journal de bord est dans { $path }
terminal-start-seats = Qui s’assied où ? ← → choisir, ↑ ↓ se déplacer, tape un nom
terminal-start-empty = libre
terminal-start-person = quelqu’un
terminal-start-rules = Règles maison
terminal-start-language = Langue
terminal-start-go = Entrée  Larguer les amarres
terminal-yes = oui
terminal-no = non
terminal-plain-scores = Scores : { $scores }{ $target ->
        [0] {""}
       *[other] {" "}(jusqu’à { NUMBER($target, useGrouping: 0) })
    }.
terminal-plain-words = Tu peux écrire : { $words }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } autres
    }.
terminal-plain-prompt = { $name }, que fais-tu ?
terminal-plain-curtain = C’est à { $name } de décider, et personne d’autre ne doit regarder. Une ligne vide montre le reste à { $name }.
terminal-plain-advice = { $measure ->
        [none] { $words } : { $reason }
       *[other] { $words } : valeur { $worth }, risque { $risk }. { $reason }
    }
terminal-plain-lesson-help = Écris ce que la leçon demande, ou : show (on le fait pour toi), back (en arrière), skip (passer), map, why MOT, quit. Une ligne vide continue.
terminal-plain-lesson-on = (Entrée pour continuer)
terminal-plain-lesson-do = Que fais-tu ?
terminal-plain-lesson-not-now = Les règles le permettent, mais cette leçon prend un autre chemin. « show » le fait pour toi.
terminal-plain-lesson-over = C’était la leçon. Pour jouer : quarterdeck play { $game }
terminal-plain-lesson-step = { $at } sur { $steps } · { $title }
terminal-plain-puzzle = Position du jour · { $game } · n° { $number } sur { $count }
terminal-plain-puzzle-option = { $place }. { $told }
terminal-plain-puzzle-you = Tu es { $name }, et c’est à toi.
terminal-plain-puzzle-ask = Qu’est-ce qui te donne le plus de chances de gagner ? Écris son numéro ou son mot ; map, rules, why MOT et quit marchent aussi. Il n’y a qu’un essai.
terminal-plain-puzzle-no-option = Ce n’est pas un des choix. Écris le numéro de l’un d’eux.
terminal-plain-puzzle-right = Bien vu : il gagne { NUMBER($chance, style: "percent") } du temps, et rien ne gagne plus souvent. Tous les choix :
terminal-plain-puzzle-wrong = Pas le meilleur cette fois : il gagne { NUMBER($chance, style: "percent") } du temps, le meilleur { NUMBER($best, style: "percent") }. Tous les choix :
terminal-plain-puzzle-value = { $kind ->
        [right] ✓
        [given] ›
       *[other] ·
    } { NUMBER($chance, style: "percent") } { $told } : { $reason }
terminal-plain-bye = Tu quittes la table. Bon vent !
terminal-plain-stopped = Pas joué : { $rest }.
terminal-plain-none-such = Rien de ce que tu peux écrire ne commence par « { $text } ».
terminal-plain-near = { $word } : { $told }
terminal-plain-nothing-back = Rien n’est choisi qui puisse être repris.
terminal-plain-no-map = Ce jeu se joue sans carte.
terminal-plain-help =
    Écris une action, comme celles annoncées par « Tu peux écrire », en majuscules ou non. Plusieurs tiennent sur une ligne, séparées par des virgules. Et aussi :
    list : tout ce que tu peux écrire, le plus utile d’abord ; list et un mot : seulement ce qui commence ainsi.
    near : les mots les plus utiles, ce qu’ils veulent dire et ce qui en sortirait.
    map : la carte, si le jeu en a une.
    back : reprend ton dernier choix ; parmi les robots aussi ta dernière décision, tant qu’aucun secret n’a été vu.
    show, ou une ligne vide : où en est la partie.
    why ACTION : si une action est permise, et sinon, pourquoi.
    coach : les meilleurs choix avec leur valeur et leur risque ; écris-les tels quels.
    scores : qui a combien de points.
    rules, ou rules et un numéro : les règles, ou une seule.
    log : tout ce qui s’est passé. quit : quitter la table.

# At a house

terminal-house-missing = Pour jouer dans une maison il faut websockets. Installe-le avec pip install 'quarterdeck[terminal]', ou ouvre la maison dans un navigateur.
terminal-house-bad-address = « { $text } » n’est pas l’adresse d’une maison. Écris par exemple http://127.0.0.1:8000, ou le lien d’une de ses tables.
terminal-house-bad-table = « { $text } » n’est pas un nom de table. Écris-le comme dans la liste, ou colle le lien.
terminal-house-bad-clock = « { $text } » n’est pas une pendule. Écris clock=live:30+120+0 (secondes par décision, en réserve, ajoutées après chacune ; 14400 au plus), ou clock=post:1d (h ou d, 14d au plus), là avec nights=off si tu veux.
terminal-house-bad-match = « { $text } » ne se comprend pas. Écris par exemple find kapern seats=3 wait=60, au plus 3600 secondes.
terminal-house-unreachable = Personne ne répond à { $house } : { $why }. Vérifie l’adresse, et si la maison est ouverte.
terminal-house-none-there = Ce qui répond à { $house } n’est pas une maison quarterdeck (réponse { $status }). Vérifie l’adresse.
terminal-house-other-version = La maison parle une autre version de quarterdeck que ce terminal. Installe la même, ou joue dans un navigateur.
terminal-house-unknown-game = Ce terminal ne connaît pas le jeu { $game }. Joue-le dans un navigateur.
terminal-house-refused = La maison ne fait pas cela : { $code }.
terminal-house-line-down = La ligne a été coupée avant la réponse de la maison. Regarde la table quand elle revient, puis redis-le.
terminal-house-line-gone = La ligne est coupée. Nouvel essai ; rien n’est perdu.
terminal-house-line-back = La ligne est rétablie.
terminal-house-luck-letters = Dés équitables. Toute la table doit voir ces signes : { $letters }
terminal-house-luck-left-out = Ta part de la chance a été laissée de côté, ou la maison montre un autre sceau. Ce terminal ne joue plus : personne ne pourrait te dire que les dés sont équitables.
terminal-house-missed = Il s’est passé entre-temps plus qu’on ne peut raconter.
terminal-house-said = { $speaker }{ $to ->
        [team] {" "}(à ton camp)
       *[other] {""}
    } : { $text }
terminal-house-covered = { $why ->
        [alone] { $sailor } était sans personne : un robot joue pour l’instant.
        [absent] { $sailor } était loin : un robot joue pour l’instant.
        [idle] On n’attend plus { $sailor } : un robot joue pour l’instant.
        [clock] Le temps de { $sailor } est écoulé : un robot joue pour l’instant.
        [resigned] { $sailor } abandonne : un robot joue jusqu’au bout, et { $sailor } finit en dernier.
        [time] { $sailor } perd au temps : un robot joue jusqu’au bout, et { $sailor } finit en dernier.
       *[other] Un robot joue maintenant pour { $sailor }.
    }
terminal-house-held-why = { $why ->
        [alone] Il ne restait personne avec qui jouer. La place est à toi dès que tu la veux.
        [clock] Ton temps s’est écoulé trois fois. La place est à toi dès que tu le veux.
        [idle] Les autres avaient assez attendu. La place est à toi quand tu veux.
        [resigned] Tu as abandonné : la partie se joue pour toi jusqu’au bout.
        [time] Tu as perdu au temps : la partie se joue pour toi jusqu’au bout.
       *[absent] Tu étais loin. La place est à toi quand tu veux.
    }
terminal-house-reclaim = Un robot joue pour toi. reclaim : jouer de nouveau toi-même.
terminal-house-would-pause = { $sailor } demande une pause. Le temps s’arrête dès que tous le veulent.
terminal-house-would-go-on = { $sailor } veut continuer. Il repart dès que tous le veulent.
terminal-house-paused = Le temps s’est arrêté. Personne n’en perd.
terminal-house-goes-on = Le temps repart.
terminal-house-urges = { $sailor } ne veut plus attendre.
terminal-house-waited-for = On attend { $sailor } une minute de plus.
terminal-house-resign-sure = Abandonner ? Un robot joue ta place jusqu’au bout, et tu finis derrière tous ceux qui continuent.
terminal-house-resign-again = { terminal-house-resign-sure } resign, encore une fois, abandonne ; tout le reste non.
terminal-house-reclaimed = { $sailor } joue de nouveau.
terminal-house-came = { $sailor } est là.
terminal-house-went = { $sailor } est parti.
terminal-house-chair = { $letter }  { terminal-house-sailor }
terminal-house-bot-plays = { $why ->
        [alone] sans personne, un robot joue
        [absent] absent, un robot joue
        [idle] trop attendu, un robot joue
        [clock] temps écoulé, un robot joue
        [resigned] abandon, un robot joue jusqu’au bout
        [time] perdu au temps, un robot joue jusqu’au bout
       *[other] un robot joue
    }
terminal-house-sailor = { $kind ->
        [open] libre
        [bot] { $sailor } ({ terminal-level })
        [covered] { $sailor } ({ terminal-house-bot-plays })
        [away] { $sailor } (absent)
        [you] { $sailor } (toi)
       *[other] { $sailor }
    }
terminal-house-stage = { $stage ->
        [waiting] attend du monde
        [over] finie
       *[other] en cours
    }
terminal-house-your-turn = à toi
terminal-house-turn-of = à { $sailor } de jouer
terminal-house-looks-on = Tu regardes.
terminal-house-waits-for = À { $name } de décider.
terminal-house-ask-name = Comment t’appelles-tu ?
terminal-house-welcome = { $house } · ici tu es { $sailor }.
terminal-house-bye = Tu quittes la maison. Tes parties continuent : la même adresse te ramène.
terminal-house-no-way = « { $text } » ne se comprend pas ici. help dit ce qui se comprend.
terminal-house-own = Tes parties :
terminal-house-others = { $count ->
        [0] Aucune autre table n’est ouverte.
        [one] Une autre table :
       *[other] { $count } autres tables :
    }
terminal-house-listed = { $number }  { $table } : { $game } · { $sailors } · { $stage }
terminal-house-ways = join TABLE, watch TABLE, open JEU, find JEU, tables, help, quit
terminal-house-link = { $link }
terminal-house-waiting = { $hosts ->
        [yes] On attend du monde. bots, ou bots et un niveau, occupe les chaises libres ; say, leave.
       *[other] On attend du monde. say, leave.
    }
terminal-house-after = La partie est finie. rematch en joue une autre ; tout le reste ramène aux tables.
terminal-house-help =
    tables, ou une ligne vide : tes parties, puis les autres.
    join TABLE : s’y asseoir, ou continuer ; un lien convient aussi. watch TABLE : seulement regarder.
    open JEU : une table pour toi et pour qui vient. Jeux : { $games }.
    open JEU me open mate target=5000 link coach : qui s’assied là, les règles maison ; public, link ou private ; avec le conseil.
    … clock=live:30+120+0 : secondes par décision, en réserve, ajoutées après chacune ; ou clock=post:1d (h, d), sauf la nuit avec nights=off.
    find JEU seats=3 wait=60 : une place là où l’on veut la même chose ; après tant de secondes viennent des robots. Pendule comme ci-dessus.
    name NOM : s’appeler autrement désormais. quit : quitter la maison.
terminal-house-help-table =
    Dans une maison aussi : say TEXTE à tous, tell TEXTE à ton camp seul, who dit qui est là.
    cover NOM : un robot joue pour un absent. reclaim : tu joues de nouveau.
    agree, disagree : si tu veux le conseil ; il vient quand tout le monde le veut.
    Là où il y a une pendule : clock, pause, resume ; le temps s’arrête quand tout le monde le veut.
    wait-for NOM : une minute de plus avant qu’un robot joue. urge : ne plus attendre, là où il n’y a pas de pendule et où quelqu’un tarde.
    resign : abandonner ; on te le redemande.
terminal-key-talk = parler
terminal-key-cover = robot
terminal-key-pause = pause
terminal-key-wait-for = attendre
terminal-key-urge = ne plus attendre
terminal-key-resign = abandonner
terminal-key-tables = tables
terminal-key-bots = compléter de robots
terminal-key-stand-up = se lever
terminal-key-join = entrer
terminal-key-watch = regarder
terminal-key-open = ouvrir une table
terminal-key-find = trouver
terminal-house-offline = ligne coupée
terminal-house-no-clock = À cette table, il n’y a pas de pendule.
terminal-house-clock = Temps : { $times }
terminal-house-title = Tables
terminal-house-talk = Que dis-tu ?  Entrée le dit, Échap non
terminal-house-leave-tables = Retour aux tables ? La partie reste là, et la liste y ramène.
terminal-house-leave-quit = Quitter la maison ? La partie reste là, et la même adresse te ramène.
terminal-house-covered-you = Un robot joue pour toi. b : jouer de nouveau toi-même.
terminal-house-waiting-here = On attend du monde. On trouve la table dans la liste, ou par son lien :
terminal-house-opening = Ouvrir une table
terminal-house-opening-game = Jeu
terminal-house-opening-seats = Qui joue avec toi ? ← → choisir, ↑ ↓ aller
terminal-house-opening-none = pas de chaise
terminal-house-opening-open = qui vient
terminal-house-opening-seen = Qui la trouve
terminal-house-opening-public = tout le monde
terminal-house-opening-link = qui a le lien
terminal-house-opening-private = personne d’autre
terminal-house-opening-coach = On peut demander conseil
terminal-house-opening-fair = Dés équitables, que tous vérifient
terminal-house-opening-time = Pendule
terminal-house-opening-untimed = aucune
terminal-house-opening-live = 30 s chacune, 2 min en réserve
terminal-house-opening-post = par courrier, un jour chacune
terminal-house-opening-go = Entrée  Mettre la table
terminal-house-finding = Trouver des joueurs
terminal-house-finding-seats = Combien jouent
terminal-house-finding-bots = Des robots s’assoient
terminal-house-finding-wait = après { $seconds ->
        [30] trente secondes
        [60] une minute
        [300] cinq minutes
       *[other] une demi-heure
    }
terminal-house-finding-go = Entrée  Chercher

## Page

level-guest = Le robot de quelqu’un d’autre : personne ici ne sait comment il joue.
page-guest = Invité { $number }
page-nav = Principal
page-nav-play = Jouer
page-nav-tables = Tables
page-nav-new = Ouvrir une table
page-nav-puzzle = Énigme
page-nav-rules = Règles
page-night-watch = Quart de nuit
page-language = Langue
page-sailing-as = À bord sous le nom
page-offline = La ligne est coupée. Nouvel essai …
page-loading = Un instant …
page-close = Fermer
page-rules = Règles
page-leave = Quitter
page-to-lobby = Retour à l’accueil
page-bygone = Cette partie est finie
page-bygone-say = Les règles ont changé depuis, et son plateau ne peut plus être dessiné. Voici ce qui en a été raconté.
page-to-new-table = À la nouvelle table
page-you = toi
page-free = libre
page-seats = Places
page-house-rules = Règles maison
page-level = { $level ->
        [random] hasard
        [deckhand] matelot
        [mate] second
        [captain] capitaine
        [admiral] amiral
       *[other] { $level }
    }
page-bot-level = robot · { page-level }
page-covered = remplacé : { page-level }
page-same-device = même appareil que { $name }
page-lost-seat = { $why ->
        [time] perdu au temps
       *[resigned] abandon
    }
page-lost-last = { $count ->
        [one] { $names } finit en dernier : abandon, ou temps écoulé.
       *[other] { $names } finissent en dernier : abandon, ou temps écoulé.
    }
page-away = absent
page-away-for = absent · { $time }
page-house-count = { $count ->
        [0] comme imprimé
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }

page-hero = { $more ->
        [0] Quatre jeux de pirates, selon les vraies règles
       *[other] Des jeux de pirates, selon les vraies règles
    }
page-hero-say = Entre amis, contre des robots, ou les deux. Choisis un jeu et largue les amarres : ni compte, ni installation.
page-choose-game = Choisis un jeu
page-players = { $range } joueurs
page-minutes = { $minutes } min
page-play-now = Jouer
page-castoff = { $bots ->
        [one] toi contre un robot, selon les règles imprimées
       *[other] toi contre { $bots } robots, selon les règles imprimées
    }
page-castoff-short = { $game }, { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
    }
page-bots-count = Robots à la table
page-bots-level = Ils jouent comme un
page-open-tables = Tables ouvertes
page-no-tables = Aucune table n’est ouverte à tous. La tienne apparaîtra ici si « { page-visible-public } » peuvent la trouver.
page-col-game = Jeu
page-col-do = Ce que tu peux faire
page-table-of = La table de { $name }
page-sit-down = S’asseoir
page-stand-up = Se lever
page-watch = Regarder
page-friends = Entre amis
page-friends-link = Ouvre une table, envoie le lien
page-friends-link-say = des places pour les amis, des robots pour le reste
page-friends-here = Se passer un seul appareil
page-friends-here-say = un rideau tombe là où il y a des secrets
page-learn-and-look = Apprendre et revoir
page-friends-replay = Revoir ta dernière partie
page-friends-replay-say = pas à pas, avec un lien à partager
page-friends-learn = Apprendre en cinq minutes
page-friends-learn-say = Quelques coups sur le vrai plateau, quelqu’un à tes côtés
page-friends-puzzle = La position du jour
page-friends-puzzle-say = Un choix tiré d’une partie : quel est le meilleur ?
page-friends-rules = Les règles de ce jeu
page-friends-rules-say = en mots simples, article par article

page-open-a-table = Ouvrir une table
page-seats-say = Ouverte : par lien · Ici : sur cet appareil
page-first-drawn = le sort désigne qui commence
page-seat = Place { $letter }
page-seat-name = Qui prend la place { $letter }
page-seat-level = Niveau du robot à la place { $letter }
page-kind-open = Ouverte
page-kind-here = Ici
page-kind-bot = Robot
page-kind-none = Vide
page-kind-open-say = pour qui viendra
page-kind-none-say = reste vide
page-changed = changé
page-at-table = À la table
page-visibility = Qui peut la trouver
page-visibility-say = { $visibility ->
        [public] Affichée à l’accueil : chacun peut s’asseoir ou regarder.
        [private] Seulement ceux qui sont assis ici, jusqu’à la fin de la partie.
       *[link] Seulement ceux qui ont le lien.
    }
page-visible-public = Tous
page-visible-link = Par lien
page-visible-private = Privée
page-coach-say = Si l’on peut demander ici les chances et un conseil.
page-open-table = Ouvrir la table
page-open-table-say = { $open ->
        [0] et commencer aussitôt
        [one] et attendre un joueur
       *[other] et attendre { $open } joueurs
    }
page-waiting = { $count ->
        [0] Tout le monde est là
        [one] Il reste une place libre
       *[other] Il reste { $count } places libres
    }
page-waiting-say = La partie commence dès que tout le monde est assis.
page-all-here = { $fair ->
        [true] Les appareils préparent les dés ensemble. Puis la partie commence.
       *[false] La partie commence.
    }
page-call-friends = Appelle tes amis
page-link = Lien vers cette page
page-copy = Copier
page-copied = Copié

# Your games, arriving, waiting
page-own-wait = { $count ->
        [0] Tes parties
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
page-own-wait-say = Bon retour, { $name }.
page-own-waits = Attend des joueurs
page-own-play = Jouer
page-own-look-in = Y jeter un œil
page-own-games = Tes parties
page-own-finished = Finies récemment
page-own-all = toutes tes { $count } parties
page-own-standing = Tu as { $score } ; les autres { $others }.
page-own-won = Tu as gagné : { $scores }
page-own-lost = { $count ->
        [0] Personne n’a gagné : { $scores }
        [one] { $names } a gagné : { $scores }
       *[other] { $names } partagent la victoire : { $scores }
    }
page-own-gave-up = { $why ->
        [time] { $name } a perdu au temps
       *[resigned] { $name } a abandonné
    }
page-own-gave-up-you = { $why ->
        [time] Tu as perdu au temps
       *[resigned] Tu as abandonné
    }
page-start-another = Une autre partie
page-role = Tu es
page-lost = Il n’y a rien à cette adresse
page-lost-say = La carte ne montre ici que la haute mer. Peut-être le lien a-t-il été coupé en route.
page-leave-say = Quitter la salle : ta place t’est gardée, et la partie t’attend sur la page d’accueil.
page-put-bot = Mettre un robot ici
page-dismiss-bot = Renvoyer
page-call-say = Envoie-le à qui doit venir.
page-call-near = Chacun dans cette maison la trouve à { $address }.
page-call-alone = Seuls les navigateurs de cette machine peuvent le suivre. Ouverte par quarterdeck serve --host 0.0.0.0, la maison est là pour tout ton réseau, et montre un code pour les téléphones.
page-code = Le lien comme code à scanner
page-code-say = pour un téléphone
page-tired = Assez attendu ?
page-tired-say = { $count ->
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les { $count } places libres.
    }
page-start-now = Commencer
page-start-now-say = { $count ->
        [one] avec un robot : { page-level }
       *[other] avec { $count } robots : { page-level }
    }
page-told-of = { $what } : { $told }
page-invited = Tu es invité
page-invited-by = { $name } te garde une place
page-come-aboard = Monte à bord
page-no-seat-free = Toutes les places sont prises
page-your-name = Ton nom
page-your-seat = Ta place
page-just-watch = Seulement regarder
page-arrival-say = Pas de compte, rien à installer. Ce navigateur se souvient de ta place si tu reviens par le même lien.

page-deck = La table

page-bar = Ce que tu peux faire
page-your-turn = À toi
page-their-turn = Au tour de { $name }
page-keys = Touches
page-lookout = Les flèches regardent de case en case, Entrée la choisit
page-icon-names = Noms des images : ← et → vont de l’une à l’autre
page-keys-open = cette feuille
page-notices = Avis
page-call-me = M’appeler quand c’est mon tour
page-plays-on = { $name } joue.
page-awaited = On attend la décision de { $name }.
page-log-covered = { $why ->
        [alone] { $name } reste sans personne ; un robot rame : { page-level }.
        [clock] { $name } a laissé trois fois filer son temps ; un robot rame : { page-level }.
        [time] { $name } a perdu au temps ; un robot rame jusqu’au bout : { page-level }.
        [resigned] { $name } abandonne ; un robot rame jusqu’au bout : { page-level }.
        [idle] Les autres n’attendent plus { $name } ; un robot rame : { page-level }.
       *[absent] { $name } n’est plus là ; un robot rame : { page-level }.
    }
page-log-back = { $name } a repris les rames.
page-looking-on = Regardent :
page-log-strict = À cette table, chacun doit retenir ce qui s’est passé : c’est raconté une fois, et rien n’en est gardé ici.
page-log-empty = Rien pour l’instant.
page-mute-somebody = Ne plus entendre { $name }
page-hear-again = Entendre { $name }
page-watching = Tu regardes.
page-gone = { $name } est absent. { $time ->
        [none] La place attend.
       *[other] Un robot prend les rames dans { $time }.
    }
page-reclaim = Reprendre ma place
page-held = Un robot rame pour toi : { page-level }
page-held-why = { $why ->
        [alone] Il ne restait personne avec qui jouer. La place est à toi dès que tu la veux.
        [clock] Ton temps s’est écoulé trois fois. La place est à toi dès que tu le veux.
        [idle] Les autres avaient assez attendu. La place est à toi quand tu veux.
        [resigned] Tu as abandonné : la partie se joue pour toi jusqu’au bout.
        [time] Tu as perdu au temps : la partie se joue pour toi jusqu’au bout.
       *[absent] Tu n’étais plus là. La place est à toi quand tu veux.
    }
page-wait-for = Attendre une minute de plus
page-urge = Ne plus attendre
page-aboard = À bord
page-paused = Le temps s’est arrêté
page-paused-say = Personne n’en perd. Il repart dès que tous le veulent.
page-paused-away = { $count ->
        [one] Absence :
       *[other] Absences :
    } { $names }. { $time ->
        [none] Le temps repart dès que tous ceux qui sont là le veulent.
       *[other] Dans { $time } il repartira sans attendre, dès que tous ceux qui sont là le veulent.
    }
page-clock = La pendule
page-clock-left = il reste { $time }
page-clock-aloud = plus que { $seconds } secondes
push-turn = À toi de jouer
push-full = Ta table est complète : la partie commence
push-rematch = Une revanche : la table suivante est mise
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } j { $hours } h
page-clock-none = sans pendule
page-clock-post-say = { $allowance } par décision{ $night ->
        [off] , sauf la nuit
       *[on] {""}
    }
page-clock-delay-say = { $time } par décision
page-clock-base-say = { $time } en réserve
page-clock-increment-say = { $time } de plus après chacune
page-length = { $unit ->
        [second] { $count } s
        [minute] { $count } min
        [hour] { $count } h
       *[day] { $count ->
            [one] 1 jour
           *[other] { $count } jours
        }
    }
page-way = Quelle pendule
page-way-none = Sans pendule
page-way-none-about = Prends ton temps. Le mieux entre amis dans une pièce.
page-way-live = En direct
page-way-live-about = Tous sont là, une décision prend quelques secondes.
page-way-post = Par courrier
page-way-post-about = Une décision par jour, quand tu passes.
page-clock-delay = Par décision
page-clock-base = En réserve pour la partie
page-clock-increment = Ajouté après chacune
page-clock-allowance = Par décision
page-clock-nothing = rien
page-clock-live-say = D’abord le temps de la décision, puis la réserve.
page-clock-too-short = Personne ne décide en un rien de temps : donne-en un peu.
page-clock-nights = Sauf la nuit
page-clock-nights-say = Aucun temps ne court de { $begins } à { $ends } heures, à ton horloge.
page-on-time = Quand le temps est écoulé
page-on-time-caretaker = Le gardien décide
page-on-time-caretaker-about = Un robot prend cette décision ; après trois de suite il reste jusqu’à ton retour.
page-on-time-lost = La partie est perdue
page-on-time-lost-about = Qui n’a plus de temps est dernier ; un robot joue la place jusqu’au bout.
page-caretaker = Gardien
page-caretaker-say = Le robot qui décide pour qui est absent ou n’a plus de temps.
page-quick = Trouver des joueurs
page-quick-say = { $game }, avec qui veut la même chose
page-quick-seats = Joueurs
page-quick-clock = Pendule
page-quick-wait = Attendre des gens
page-quick-level = Puis des robots
page-quick-go = Trouver une partie
page-any-game = Tous les jeux
page-any-clock = Toutes les pendules
page-only-free = Seulement avec une place libre
page-no-such-tables = Aucune table ouverte n’est ainsi. Montre-les toutes, ou ouvres-en une.
page-waiting-bots = La partie commence dès que tous sont assis ; des robots s’assoient dans { $time }.
page-own-left = il reste { $time }
page-lesson = Apprendre en cinq minutes
page-lesson-read = Continue quand tu es prêt.
page-lesson-play = Jouer une partie
page-lesson-other = Apprendre l’autre camp
page-lesson-leave-say = Tu pourras reprendre ici plus tard.
page-lesson-back = Retour
page-lesson-show = Montre-moi
page-lesson-skip = Passer
page-lesson-of = { $at } sur { $steps }
page-lesson-not-now = Les règles le permettent, mais cette leçon prend un autre chemin : fais ce qu’elle demande, ou appuie sur « Montre-moi ».
page-lesson-offer = Tu ne connais pas ? Apprends-le en cinq minutes
page-puzzle = Position du jour
page-scores = Points
page-puzzle-ask = Quel est le meilleur choix ?
page-puzzle-ask-say = Choisis ce qui te donne le plus de chances de gagner, sur le plateau ou ici. Il n’y a qu’un essai.
page-puzzle-ask-short = Sur le plateau, ou dans la liste
page-puzzle-decide = Décider
page-puzzle-options = Choix
page-puzzle-number = n° { $number } sur { $count }
page-worth-win = Tes chances de gagner avec chacun
page-puzzle-best = le meilleur
page-puzzle-as-good = aussi bon
page-puzzle-yours = le tien
page-puzzle-right = Bien vu
page-puzzle-right-say = Il gagne { $chance } du temps. Rien ne gagne plus souvent.
page-puzzle-wrong = Pas le meilleur cette fois
page-puzzle-wrong-say = Il gagne { $chance } du temps ; le meilleur { $best }.
page-puzzle-next = Encore une
page-puzzle-games = La position du jour de chaque jeu
page-puzzle-how = { $game ->
        [kapern] Calculé exactement : chaque lancer qui peut encore suivre est compté.
       *[other] Chaque choix a été joué dans les mêmes parties imaginées, mille en tout.
    }
page-puzzle-good = { $count ->
        [0] Ce que tu trouves n’est compté que sur cet appareil.
        [one] Une trouvée jusqu’ici. Se tromper ne coûte rien.
       *[other] { $count } trouvées jusqu’ici. Se tromper ne coûte rien.
    }
page-go-on = Continuer
page-take-back = Reprendre
page-take-back-move = Reprendre ma dernière décision
page-catch-up = Rattraper
page-why-not = Pourquoi pas ?
page-instead-word = Plutôt :
page-coach = Conseil
page-coach-advise = conseille-moi
page-coach-off = Chances, points et meilleur choix, quand tu veux.
page-coach-hurried = Le conseil a eu peu de temps : la maison est pleine.
page-ask-again = Redemander
page-coach-waits = Le conseil attend ton tour.
page-coach-thinks = Le conseil réfléchit …
page-coach-agree = le laisser venir
page-coach-agree-say = Il conseille tout le monde dès que vous le voulez tous : { $wanting } sur { $people } pour l’instant.
page-win-bar = Chances de gagner
page-win-bar-view = pour autant que tu puisses le voir
page-win-bar-say = Les chances de chacun à partir d’ici, pour autant que tu puisses le voir.
page-play-for-me = Joue-le pour moi
page-plays-for-me = Il réfléchit …
page-thinks = en pleine réflexion
page-thinks-less = réflexion plus courte : la maison est pleine
page-coach-best = le meilleur d’abord
page-coach-points = points
page-coach-win = victoire
page-talk = Journal et discussion
page-beside-board = À côté du plateau
page-unread = du nouveau
page-earlier = Plus tôt
page-tab-all = Tout
page-tab-log = Journal
page-tab-chat = Paroles
page-log = Ce qui s’est passé
page-say = Dis quelque chose à la table
page-send = Envoyer
page-side = Ton camp
page-to-all = Tout le monde
page-to-whom = Qui doit l’entendre
page-mute = Qui tu entends
page-order = Ordre des tours
page-curtain = Passe la barre à { $name }
page-curtain-hush = Les autres regardent la mer.
page-curtain-open = C’est moi, { $name }
page-curtain-show = montre-moi la table
page-since = Depuis ton dernier regard

page-winner = { $count ->
        [one] { $names } ramène le trésor
       *[other] { $names } se partagent le trésor
    }
page-nobody-won = Personne ne gagne
page-nobody-won-say = Tout le monde a abandonné, ou n’avait plus de temps. Des robots ont joué jusqu’au bout.
page-won-by-rest = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-won-by-rest-say = Des robots ont joué jusqu’au bout pour qui avait abandonné.
page-winner-say = { NUMBER($points, useGrouping: 0) } points après { $turns } tours.
page-rematch = Revanche
page-rematch-join = À la table suivante
page-rematch-set = La table suivante est prête : ta place t’y attend, et la partie commence.
page-replay = Revoir
page-chart = le score après chaque tour
page-look = voir
page-luck = chance
page-play-of = jeu
page-dearest = La décision la plus chère fut celle de { $name } au tour { $turn } : elle a coûté { NUMBER($points, useGrouping: 0) } points.
page-dearest-did = Joué :
page-dearest-better = Mieux :
page-course = Comment la partie a tourné
page-course-chart = chances de gagner après chaque coup
page-course-thinks = On calcule où chacun en était …
page-course-parts-say = Ce que cartes, dés et secrets ont fait aux chances de chacun, et ce qu’ont fait les décisions, les siennes et celles des autres. En points de pourcentage.
page-turning-look = Voir le tournant { $place }
page-turning-cause = { $cause ->
        [luck] Chance
       *[play] Jeu
    } : { $side } { $up ->
        [yes] { $count ->
            [one] gagne
           *[other] gagnent
        }
       *[no] { $count ->
            [one] perd
           *[other] perdent
        }
    } { $points } points de chances
page-finals = Scores finaux
page-slider = Où en est la partie
page-step = { $at } sur { $last }
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-play = Dérouler tout seul
page-step-first = Au début
page-step-last = À la fin
page-speed = Vitesse
page-transport = Parcourir la partie
page-turn-of = Tour { $turn } sur { $last }
page-every-move = Chaque coup
page-after-this-step = après ce pas
page-turning-points = Tournants
page-turning-none = Rien n’a fait basculer cette partie : elle est allée dans un seul sens dès le départ.
page-what-is-luck = Qu’est-ce que la chance ?
page-luck-untold = Un robot a joué jusqu’au bout pour { $names } : chance et jeu ne sont pas séparés ici.
page-dearest-head = La décision la plus chère
page-course-chances = chance de gagner
page-course-reckons = calcul en cours …
page-watch-from-here = Regarder d’ici
page-play-on-from-here = Rejouer d’ici
page-forked = Jusqu’ici, la partie s’est jouée à une autre table.
page-forked-from = La regarder
page-points = points
page-share-it = Partager

page-turn = tour { $turn }
page-choose-action = Choisis une des actions sur la table.
page-find-action = Chercher parmi les actions
page-numbers = D’où viennent les nombres
page-numbers-say = Chaque nombre de la boîte : trouvé imprimé, déduit de ce qui l’est, reconstitué par nous, ou le tien.
page-sheet-ours = Le nôtre
page-sheet-own = Le mien
page-sheet-ours-say = Tel que nous l’avons trouvé ou dessiné nous-mêmes ; les règles disent ce qui vient d’où.
page-sheet-own-say = Pars du nôtre, change ce qui diffère dans ton exemplaire, ou choisis un fichier. Il est vérifié à l’ouverture de la table.
page-sheet-file = Choisir un fichier
page-sheet-template = Le nôtre en fichier
page-sheet-text = Le tien, en texte

page-rules-of = Règles de { $game }
page-rules-short = En bref
page-rules-turn = Un tour en images
page-rules-points = Ce qui compte
page-rules-box = Dans la boîte
page-rules-clauses = Les articles
page-rules-in-pictures = Avec images, valeurs et exemples
page-on-this-page = Sur cette page
page-print = Imprimer
page-back-to-table = Retour à la table
page-back-to-lesson = Retour à la leçon
page-at-this-table = à cette table
page-one-less = Un de moins : { $thing }
page-one-more = Un de plus : { $thing }
page-find = Chercher dans les règles
page-find-hint = Chercher : un mot ou un numéro …
page-find-hits = { $count ->
        [0] rien
        [one] { $count } article
       *[other] { $count } articles
    }
page-stamp-rule = règle imprimée
page-stamp-ruling = notre avis
page-stamp-option = règle maison
page-stamp-rule-say = est dans le livret, ici dans nos mots
page-stamp-ruling-say = là où le texte se tait
page-stamp-option-say = une table peut en convenir
page-nav-ladder = Classement
page-nav-account = Ton nom
a-sailor = un marin
page-rated = Classée
page-friendly = Amicale
page-rated-say = Compte au classement : noms gardés, pendule, sans conseil, selon le livret
page-stakes = Enjeu
page-stakes-say = { $rated ->
        [true] { page-rated }. { page-rated-say }.
       *[false] { page-friendly } : aucun classement ne change.
    }
page-arrival-rated = À une table classée, seuls les noms gardés s’assoient : garde d’abord le tien.
page-quick-rated = Compte

# Fair dice

page-check-dice = Vérifier les dés
page-fair-dice = Dés équitables
page-fair-dice-say = Joueurs et maison font la chance ensemble ; elle se vérifie.

## Fair dice

page-to-table = À la table
page-luck-letters = Dés équitables. Toute la table voit ces signes : { $letters }
page-luck-letters-say = Lisez-vous ces signes : tout le monde doit voir les mêmes.
page-luck-letters-later = Les lettres à comparer viennent dès que chacun est assis et que chaque appareil a scellé sa part.
page-luck-sealing = En attente d’une part scellée de la chance de { $names } …
page-luck-opening = En attente que { $names } montre sa part …
page-luck-none = Ton appareil n’a pas de part de la chance ici : il est venu trop tard, ou un autre de tes appareils fut le premier. La chance vient des parts des autres et de la maison.
page-luck-left-out = Ta part de la chance a été laissée de côté. Cette page ne joue plus : personne ne pourrait te dire que les dés sont équitables.
page-luck-swapped = La maison montre un autre sceau qu’avant. Cette page ne joue plus.
page-luck-doubled = Deux places ont la même part de la chance. Cette page ne joue plus.
page-luck-moved = Un sceau n’est pas celui de ce que tu as fait. Cette page ne joue plus ; garde la preuve après la partie.
page-luck-unsealed = La maison n’a montré aucun sceau de ce que tu as fait en secret. Cette page ne joue plus ; garde la preuve après la partie.
page-fair-good = { $throws ->
    [one] Le lancer est juste
   *[other] Les { $throws } lancers sont justes
  }
page-fair-good-say = Personne ne pouvait fausser un lancer. Ton navigateur vient de tous les refaire{ $hidden ->
    [0] .
    [one] {" "}et d’ouvrir un coup caché.
   *[other] {" "}et d’ouvrir { $hidden } coups cachés.
  }
page-fair-bad = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
  }
page-fair-checking = Tous les dés, encore une fois …
page-fair-going-on = Scellé jusqu’à la fin de la partie
page-fair-going-on-say = Ensuite la maison montre son secret, et ton navigateur relance chaque dé.
page-fair-not-here = La chance de cette table est à la maison seule : il n’y a rien à vérifier.
page-fair-again = Vérifier encore
page-fair-file = Télécharger la preuve
page-fair-end = Personne ne joue plus : terminer et ouvrir les sceaux
page-fair-end-sure = Oui, terminer cette partie
page-fair-how = Comment se fait un lancer
page-fair-step-sealed = Scellé
page-fair-step-sealed-say = Avant le premier lancer, la maison et chaque appareil tirent un nombre secret et n’en montrent que le sceau.
page-fair-step-mixed = Mêlé
page-fair-step-mixed-say = Les appareils montrent les leurs ; avec celui de la maison ils font la clé de la partie. Une part honnête suffit.
page-fair-step-opened = Ouvert
page-fair-step-opened-say = Après la partie la maison montre le sien. Il doit aller avec son sceau, et chaque lancer doit retomber pareil.
page-fair-seals = Sceaux et secrets
page-fair-before = sceau, avant
page-fair-after = secret, après
page-fair-house = La maison
page-fair-sealed = scellé
page-fair-left-out = laissée
page-fair-copy = tout copier
page-fair-letters = Signes à comparer
page-fair-key = Clé de la partie
page-fair-throws = Chaque lancer, à nouveau
page-fair-of = { $right } sur { $all }
page-fair-throw = décision
page-fair-seat = place
page-fair-block = de la clé et du numéro
page-fair-fell = ce qui tomba
page-fair-right = juste
page-fair-wrong = ne va pas
page-fair-all = Montrer les { $all }
page-fair-found = dans le fichier : { $found }
page-fair-roll = { $count } dés : { $kinds }
page-fair-draw = tiré parmi { $bag } : { $kinds }
page-fair-take = { $count } sur { $bag } : { $kinds }
page-fair-kind = { $count } de la sorte { $kind }
page-fair-foot = Le fichier contient secrets, lancers et coups en clair. Vérifie-le aussi avec un programme venu d’ailleurs : SHA-256 pour les sceaux, HMAC-SHA-256 pour les lancers.
page-fair-no-digest = Le fichier a été changé ou coupé.
page-fair-no-house-seal = Le secret de la maison ne va pas avec son sceau.
page-fair-no-house-swapped = La maison a montré un autre sceau à ton appareil avant la partie.
page-fair-no-share-seal = La part de { $name } ne va pas avec son sceau.
page-fair-no-share-dropped = La part de { $name } a été montrée sans être utilisée.
page-fair-no-share-doubled = Une part a été utilisée deux fois.
page-fair-no-own-share = Ta propre part n’est pas parmi celles qui ont servi.
page-fair-no-order = La décision { $entry } n’est pas à sa place.
page-fair-no-throw = À la décision { $entry } les dés sont tombés autrement.
page-fair-no-move-seal = Le coup caché de la décision { $entry } ne va pas avec son sceau.
page-fair-no-seal-swapped = Ton appareil a vu un autre sceau à la décision { $entry }.
page-fair-no-own-move = À la décision { $entry } tu as fait autre chose.

## Aboard

page-pause = Arrêter les pendules
page-pause-say = Le temps s’arrête dès que tous le veulent.
page-pause-asked = { $paused ->
        [true] { $count ->
            [one] { $names } veut continuer.
           *[other] { $names } veulent continuer.
        }
       *[false] { $count ->
            [one] { $names } demande une pause.
           *[other] { $names } demandent une pause.
        }
    }
page-pause-ask = Demander une pause
page-pause-unsay = Tant pis
page-resign = Abandonner
page-resign-say = Un robot ({ page-level }) joue ta place jusqu’au bout, et tu finis derrière tous ceux qui continuent.
page-resign-sure = Oui, abandonner
page-pause-own = { $paused ->
        [true] Tu veux continuer.
       *[false] Tu demandes une pause.
    } { page-request-waits }
page-urge-asked = { $count ->
        [one] { $names } ne veut plus attendre { $mover }.
       *[other] { $names } ne veulent plus attendre { $mover }.
    }
page-urge-you = { $count ->
        [one] { $names } ne veut plus t’attendre.
       *[other] { $names } ne veulent plus t’attendre.
    } Dès que tous les autres sont d’accord, un robot joue pour toi.
page-urge-own = Tu ne veux plus attendre { $mover }. { page-request-waits }
page-request = On demande à tous
page-request-waits = { $refused ->
        [0] { "" }
       *[other] { $no } : pas maintenant.{ " " }
    }{ $waits ->
        [0] { "" }
       *[other] On attend encore { $silent }.
    }
page-agree = D’accord
page-not-now = Pas maintenant
page-alone = { $names } { $count ->
        [one] a quitté la partie et finit
       *[other] ont quitté la partie et finissent
    } derrière toi. Tu ne joues plus qu’avec des robots.
page-alone-finish = Laisser finir
page-alone-on = Continuer

## Recherche

research-index = Une observation n’a pas de nombre { $index } : ils vont de 0 à { $most }.
research-action-id = Il n’y a pas d’action { $id } : les numéros vont de 0 à { $most }.
research-not-offered = L’action { $id }, « { $word } », n’est pas offerte ici. Le masque dit ce qui l’est.
research-not-learnable = { $game } ne s’observe pas encore en nombres : il faudrait un LEARNABLE dans { $place }.
research-over = Cette partie de { $game } est finie : recommencez-en une.
research-opponents = À { $seats } places il faut { $needed } adversaires à côté de l’élève, et non { $count }.
research-worker-gone = Un processus qui jouait une part des parties s’est arrêté. Refaites le lot.
unknown-chance = Le hasard ne peut pas être « { $name } ». Il peut être { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire { $nearest } ?
    }
conform-title = Ce que disent les tests des autres bibliothèques
conform-library = Bibliothèque
conform-test = Test
conform-foot = { $passed } réussis, { $failed } manqués, { $missing } non installés (–).
conform-failed = { $game }, { $test } : { $why }
bench-research-title = Décisions par seconde, observation et masque compris
bench-research-foot = Vector et fleet : 64 parties à la fois, à l’horloge ; le reste en temps de processeur. Rapport : décisions par pas d’une simple boucle Python.
bench-research-left-out = Laissés de côté, car non installés : { $adapters }. { $install } les apporte.
bench-research-adapter = Adaptateur
bench-fleet-title = Pas par seconde en tableaux, sur { $device }
bench-fleet-foot = Listes : un coup permis est choisi dans les listes des règles. Nombres : masque et observation sont faits et lus à chaque pas. À l’horloge, sans la compilation.
bench-fleet-lists = listes
bench-fleet-numbers = nombres
bench-fleet-batch = Lot
fleet-missing = La flotte a besoin de { $module }. Installez-le avec pip install 'quarterdeck[jax]'.
fleet-option = En tableaux, { $game } ne se joue qu’avec { $name }={ $only }, pas { $value }. Laissez l’option, ou jouez avec quarterdeck.research.

## Extensions et robots des autres

plugin-import = L’extension { $plugin } ({ $place }) ne se laisse pas importer : { $said }
plugin-version = L’extension { $plugin } ({ $place }) est écrite pour la version { $given } des extensions ; ce quarterdeck demande QUARTERDECK_PLUGIN = { $wanted }.
plugin-no-game = L’extension { $plugin } dans { $place } n’est pas un jeu à elle : elle doit nommer un Game qui porte ce nom même, et aucun des nôtres.
plugin-bot-taken = Personne ne peut rencontrer l’extension { $plugin } ({ $place }) : nous avons nous-mêmes un robot nommé { $bot }. Il lui faut un autre nom.
serve-bot = « { $text } » ne nomme aucun robot à laisser entrer. Écrivez un jeu et un lieu : kapern=my_package:Bot.
duel-forfeits = { $games ->
        [one] Une partie a été perdue
       *[other] { $games } parties ont été perdues
    } par la faute d’un robot.
duel-fault = { $games ->
        [one] {""}
       *[other] {"En "}{ $games } parties :{" "}
    }{ $fault }
bot-fault-start = Le robot { $bot } ne démarre pas : { $said }
bot-fault-gone = Le robot { $bot } s’est arrêté au milieu d’une partie, avec le code { $status }.
bot-fault-late = Le robot { $bot } n’a pas répondu en { NUMBER($seconds, maximumFractionDigits: 1) } s.
bot-fault-memory = Le robot { $bot } occupait { $used } Mo de mémoire ; il a droit à { $most }.
bot-fault-rubbish = Le robot { $bot } a dit « { $said } » là où l’on attendait { $wanted }.
bot-fault-unasked = Le robot { $bot } a parlé sans qu’on lui demande rien : « { $said } ».
bot-fault-long = Le robot { $bot } a dit plus de { $most } octets en une ligne.
bot-fault-cheats = Le robot { $bot } voulait « { $word } », ce qu’il n’a pas le droit de faire là.
bot-no-choose = Ce que { $place } fait ne peut pas jouer : il lui manque la méthode choose(view).
bot-no-module = Il n’y a pas de module { $module } dans { $folder }, et aucun de ce nom n’est installé.
bot-fault-error = Le robot { $bot } signale une erreur : { $said }
course-remark = Un tournant, par { $cause ->
        [play] le jeu
       *[luck] la chance
    } : { $change } pour { $side }.

## Games to study

unknown-study = Il n’y a pas de partie à étudier « { $name } » ici. Parties : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
page-friends-studies = Parties à étudier
page-friends-studies-say = avec des remarques là où l’on peut apprendre
page-studies = Parties à étudier
page-studies-say = Jouées par nos capitaines, avec des remarques là où l’on peut apprendre. Feuillette-les, et joue la suite depuis n’importe quelle position.
page-remarks = Remarques
page-next-remark = Remarque suivante
page-study-open = Feuilleter

## The rules lab

lab-same-rules = Les deux côtés de la comparaison sont les mêmes règles. Nommez une règle maison : --option target=5000.
lab-title = { $game } : { $seats } places, partout { $bot }
lab-foot = { $games } parties selon chaque règle · ± tient 95 fois sur cent · un point : pas plus que le hasard
lab-rulebook = livret
lab-difference = différence
lab-figure = { $figure ->
        [decisions] Décisions par partie
        [turns] Tours par partie
       *[leads] La tête change de mains
    }
lab-place = { $place ->
        [1] Qui commence gagne
       *[other] Qui joue en { $place }e gagne
    }
lab-role = Gagne : { $role }
lab-ended = comme d’habitude
lab-ending = Fin : { $how }
lab-plot-games = Comment { $games } parties selon chaque règle se sont passées, avec intervalles à 95 %

## Choosing house rules

page-tried-first = qui commence
page-tried = { $found ->
        [0] Essayé dans { $games } parties de robots : aucune différence qui dépasse le hasard.
       *[other] Essayé dans { $games } parties de robots : { $what }.
    }
page-tried-count = { $figure ->
        [turns] { $now } tours au lieu de { $usual }
        [decisions] { $now } décisions au lieu de { $usual }
       *[leads] la tête change { $now } fois au lieu de { $usual }
    }
page-tried-share = { $who } gagne { $now } au lieu de { $usual }

## Notices
denied-bad-push-address = Les avis ne partent que vers l’adresse https d’un service push du réseau ouvert.
denied-bad-push-key = Cette clé de navigateur ne convient pas. Recharge la page et rallume les avis.
page-notices-say = Pour les parties où personne n’attend devant l’écran : sois appelé quand quelque chose t’attend. Rien n’est allumé avant que tu ne l’allumes.
page-notices-page = Tant qu’une page est ouverte
page-notices-page-say = Une cloche de bord, et un avis du navigateur si tu le permets.
page-notices-closed = Quand la page est fermée
page-notices-closed-say = Par le service push de ton navigateur. Il apprend que cette maison t’envoie quelque chose et quand, mais ne peut pas le lire.
page-notices-turn = À toi de jouer
page-notices-turn-about = Quelqu’un a décidé, et c’est à toi.
page-notices-full = Ta table est complète
page-notices-full-about = Tout le monde est là, la partie commence.
page-notices-rematch = Une revanche
page-notices-rematch-about = Quelqu’un de ta dernière partie voudrait rejouer.
page-notices-call = Appelle-moi
page-notices-cannot = Ce navigateur ne peut pas être appelé quand la page est fermée : il faut https, ou localhost, et un navigateur qui le fasse.
page-notices-denied = Ton navigateur ne laisse pas cette maison envoyer d’avis. Permets-les pour cette page, puis rallume.
page-notices-unreachable = Le service push de ton navigateur n’a pas répondu. Essaie plus tard.
page-notices-others = { $count ->
        [one] Un autre de tes navigateurs est appelé
       *[other] { $count } autres de tes navigateurs sont appelés
    }
page-notices-others-about = Les avis y ont été allumés. Si tu ne l’as plus, éteins-les ici.
page-notices-end-others = Ne plus les appeler
page-notices-quiet = Les tables dont tu n’entends rien
page-notices-quiet-say = La cloche d’une table éteint et rallume cette table.
page-notices-hear = L’entendre de nouveau
