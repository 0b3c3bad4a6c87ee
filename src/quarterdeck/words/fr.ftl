## La table

seat = Place { $number }
nothing = rien

## Refus et erreurs : quoi, pourquoi pas, quoi à la place

illegal-action =
    « { $action } » : { $reason } Au plus près : { $nearest }{ $more ->
        [0] {""}
       *[other] , ou { $more } autres
    }. ({ $number })
not-your-turn = { $name } ne peut pas jouer maintenant : c’est à { $other_name }.
game-is-over = { $name } ne peut plus jouer : la partie est finie.
no-such-action = « { $text } » n’est pas une action. Écris par exemple : { $tries }.
option-without-value = « { $text } » ne règle aucune option. Écris nom=valeur, avec { $known }.
options-of-another-game = Ces options sont celles d’un autre jeu : { $got }. Prenez celles du jeu lui-même.
option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
wrong-seats = { $seats ->
        [1] Une seule place, c’est
       *[other] { $seats } places, c’est
    } impossible : { $game } se joue de { $least } à { $most }.
wrong-roles = { $game } compte { $count } rôles : nomme un bot pour chacun, dans cet ordre : { $roles }.
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
unknown-card = Il n’y a pas de carte « { $name } ». Cartes : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
empty-bag = Il ne restait rien à tirer.
script-too-short = Les règles demandent plus de hasard qu’il n’en est écrit ici.
script-wrong-kinds = Les règles demandent des nombres pour { $kinds } sortes ; ici se trouve « { $got } ».
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

## Ligne de commande

no-such-budget = « { $text } » n’est pas un budget. Écris des secondes, comme 1s ou 0.2s, ou un nombre, comme 200i.
unknown-clause = Il n’y a pas d’article « { $name } ». Articles : { $known }.{ $nearest ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $nearest } ?
    }
unknown-seat = Personne du nom de « { $text } » ne peut s’asseoir. Écris me, un nom avec une majuscule ou un robot : { $known }.
save-exists = « { $file } » existe déjà, et rien n’est écrasé. Choisis un autre nom, ou reprends la partie avec --resume.
resume-over = La partie de « { $file } » est finie. quarterdeck replay raconte comment.
resume-options = Les règles maison de « { $file } » sont déjà convenues. Retire --option et --components.
resume-seats = « { $file } » est une partie à { $seats } places, et tu en as nommé { $got }.
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

## Calcul et conseil

no-solver = Il n’y a pas de calcul exact pour { $game }. Il y en a un pour { $known }.
no-account = Il n’y a pas de bilan de chance et d’adresse pour { $game }. Il y en a un pour { $known }.
no-coach = Il n’y a pas de conseil pour { $game }. Il y en a un pour { $known }.

## Serveur

denied-no-such-table = Il n’y a pas de table « { $table } », ou elle est privée. Vérifie le lien.
denied-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
denied-already-playing = La partie a commencé. On ne prend ou ne quitte une chaise qu’avant.
denied-seat-taken = { $name } y est déjà. Choisis une autre chaise.
denied-already-seated = Tu es déjà à cette table. Quelqu’un à côté de toi a besoin d’un nom à lui.
denied-not-seated = Tu n’es pas à cette table.
denied-not-the-host = Seul celui qui a ouvert cette table y place des bots. Demande-le-lui, ou ouvre ta propre table.
denied-no-bot-there = Aucun bot n’est assis là.
denied-not-your-seat = Ce n’est pas ta place.
denied-not-yet-playing = La partie n’a pas commencé : il reste des chaises vides.
denied-no-person-there = Il n’y a là personne qu’un robot pourrait remplacer.
denied-person-is-there = { $name } est là. Un robot ne joue que pour qui est parti.
denied-seat-covered = Un robot joue pour { $name }. Reprends d’abord la place.
denied-not-covered = Aucun robot ne joue pour { $name } : la place est à toi.
denied-curtain-closed = Le rideau de { $name } est fermé. Ouvre-le d’abord.
denied-not-following = Cet appareil ne suit pas la table. Suis-la d’abord.
denied-no-coach-here = Le conseiller n’est pas à cette table.
denied-not-practice = D’autres jouent ici aussi : le bot ne décide pour toi que lorsque tu t’entraînes.
denied-not-your-turn = Ce n’est pas ton tour.
denied-not-a-draft = « { $word } » n’ajoute rien à ce choix : joue-le plutôt.
denied-not-over = La partie n’est pas finie. Reviens quand elle le sera.
denied-no-such-position = La partie peut être reprise à toute position avant sa fin : numéros { $first } à { $last } du journal.
denied-secret-seen = Cela ne peut plus être repris, car depuis on a vu quelque chose : { $seen }
denied-take-back-among-people = D’autres jouent ici aussi : entre personnes, rien n’est repris.
denied-take-back-over = La partie est finie. Rejoue plutôt à partir d’une de ses positions.
denied-nothing-to-take-back = Tu n’as encore rien décidé ici qui puisse être repris.
seen-in-private = ce qu’une seule personne parmi vous peut savoir.
denied-other-version = Cette partie a commencé sous la version { $got } des règles de { $game } ; ici, c’est la version { $version }.
denied-private-with-open = Une table privée n’a pas de chaise libre : personne ne la trouverait. Ouvre-la plutôt par lien.
denied-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
denied-nothing-said = Il n’y a rien à lire là-dedans.
denied-no-team = Tu n’as personne ici à qui parler en privé ; dis-le à toute la table.
denied-stale = La table a avancé entre-temps. Regarde encore, puis décide.
denied-too-busy = Il se passe trop de choses ici pour l’instant. Réessaie dans un moment.
denied-asked-anew = Tu as reposé ta question entre-temps ; c’est la plus récente qui reçoit une réponse.
denied-stumbled = Les bots n’ont trouvé aucune réponse ici. Réessaie, ou décide sans eux.
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
serve-stop = Ctrl-C ferme la maison ; chaque partie reprend à la réouverture.
serve-missing = Le serveur a besoin de { $module }. Installe-le avec pip install 'quarterdeck[{ $extra }]'.
serve-no-data = Les données ne peuvent pas être gardées dans « { $where } » : { $why }. Nomme un fichier, ou postgresql://utilisateur@hôte/base.
serve-bad-secret = Le secret dans { $file } est vide ou tronqué. Efface le fichier et recommence : un nouveau sera fait, et tous les invités seront alors des inconnus.
serve-bad-proxy = « { $address } » n’est ni une adresse ni un réseau. Donne après --proxy quelque chose comme 127.0.0.1 ou 10.0.0.0/8.
serve-port-taken = { $host }:{ NUMBER($port, useGrouping: 0) } est inutilisable : { $why }. Choisis-en un autre avec --port.
bench-belief = Piracy : une mise à jour de la croyance prend { NUMBER($ms, maximumFractionDigits: 3) } ms.
bench-no-tables = « { $text } » ne sont pas des nombres de tables. Écris par exemple 10,100,500.
bench-server-title = Tables d’un serveur, jouées par de vraies connexions
bench-server-foot = p50, p99 : millisecondes entre un coup envoyé et le même coup vu de l’autre place, enregistré entre-temps.
bench-server-tables = Tables
bench-server-moves = Coups/s
bench-server-p50 = p50 ms
bench-server-p99 = p99 ms
bench-server-memory = Kio/table
bench-server-lost = Perdus

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
level-random = Fait tout ce que les règles permettent, au hasard.
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
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
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
terminal-plain-bye = Tu quittes la table. Bon vent !
terminal-plain-stopped = Pas joué : { $rest }.
terminal-plain-none-such = Rien de ce que tu peux écrire ne commence par « { $text } ».
terminal-plain-near = { $word } : { $told }
terminal-plain-nothing-back = Rien n’est choisi qui puisse être repris.
terminal-plain-no-map = Ce jeu se joue sans carte.
terminal-plain-help =
    Écris une action, comme celles annoncées par « Tu peux écrire », en majuscules ou non. Plusieurs tiennent sur une ligne, séparées par des virgules. Et aussi :
    list : tout ce que tu peux écrire, le plus utile d’abord ; list et un mot : seulement ce qui commence ainsi.
    near : les mots les plus utiles, et ce qu’ils veulent dire.
    map : la carte, si le jeu en a une.
    back : reprend ton dernier choix ; parmi les bots aussi ta dernière décision, tant qu’aucun secret n’a été vu.
    show, ou une ligne vide : où en est la partie.
    why ACTION : si une action est permise, et sinon, pourquoi.
    coach : les meilleurs choix avec leur valeur et leur risque ; écris-les tels quels.
    scores : qui a combien de points.
    rules, ou rules et un numéro : les règles, ou une seule.
    log : tout ce qui s’est passé. quit : quitter la table.

## Page

page-guest = Invité { $number }
page-nav = Principal
page-nav-play = Jouer
page-nav-tables = Tables
page-nav-new = Ouvrir une table
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
page-away = absent
page-house-count = { $count ->
        [0] comme imprimé
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }

page-hero = Quatre jeux de pirates, selon les vraies règles
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
page-no-tables = Aucune table n’est ouverte. Ouvres-en une, elle apparaîtra ici.
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
page-friends-replay = Revoir ta dernière partie
page-friends-replay-say = pas à pas, avec un lien à partager
page-friends-rules = Apprendre un jeu en cinq minutes
page-friends-rules-say = les règles en mots simples

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
        [one] Il reste une place libre
       *[other] Il reste { $count } places libres
    }
page-waiting-say = La partie commence dès que tout le monde est assis.
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
        [one] { $names } a gagné : { $scores }
       *[other] { $names } partagent la victoire : { $scores }
    }
page-start-another = Une autre partie
page-role = Tu es
page-lost = Il n’y a rien à cette adresse
page-lost-say = La carte ne montre ici que la haute mer. Peut-être le lien a-t-il été coupé en route.
page-leave-say = Quitter la salle : ta place t’est gardée, et la partie t’attend sur la page d’accueil.
page-put-bot = Mettre un bot ici
page-dismiss-bot = Renvoyer
page-call-say = Envoie-le à qui doit venir.
page-call-near = Chacun dans cette maison la trouve à { $address }.
page-code = Le lien comme code à scanner
page-code-say = pour un téléphone
page-tired = Assez attendu ?
page-tired-say = { $count ->
        [one] Un bot prend la place libre.
       *[other] Des bots prennent les { $count } places libres.
    }
page-start-now = Commencer
page-start-now-say = { $count ->
        [one] avec un bot : { page-level }
       *[other] avec { $count } bots : { page-level }
    }
page-invited = Tu es invité
page-invited-by = { $name } te garde une place
page-come-aboard = Monte à bord
page-no-seat-free = Toutes les places sont prises
page-your-name = Ton nom
page-your-seat = Ta place
page-seat-letter = Place { $number }
page-just-watch = Seulement regarder
page-arrival-say = Pas de compte, rien à installer. Ce navigateur se souvient de ta place si tu reviens par le même lien.

page-deck = La table

page-bar = Ce que tu peux faire
page-your-turn = À toi
page-their-turn = Au tour de { $name }
page-keys = Touches
page-lookout = Les flèches regardent de case en case, Entrée la choisit
page-keys-open = cette feuille
page-call-me = M’appeler quand c’est mon tour
page-plays-on = { $name } joue.
page-awaited = On attend la décision de { $name }.
page-log-covered = Un bot rame maintenant pour { $name } : { page-level }.
page-log-back = { $name } a repris les rames.
page-looking-on = Regardent :
page-log-strict = À cette table, chacun doit retenir ce qui s’est passé : c’est raconté une fois, et rien n’en est gardé ici.
page-mute-watcher = Ne plus entendre { $name }
page-hear-watcher = Entendre { $name }
page-watching = Tu regardes.
page-gone = { $name } est absent. La place attend, ou un robot rame.
page-cover = Laisser jouer un robot
page-reclaim = Reprendre ma place
page-go-on = Continuer
page-take-back = Reprendre
page-take-back-move = Reprendre ma dernière décision
page-catch-up = Rattraper
page-why-not = Pourquoi pas ?
page-instead-word = Plutôt :
page-coach = Conseil
page-coach-advise = conseille-moi
page-coach-off = Chances, points et meilleur choix, quand tu veux.
page-coach-waits = Le conseil attend ton tour.
page-coach-thinks = Le conseil réfléchit …
page-coach-agree = le laisser venir
page-coach-agree-say = Il conseille tout le monde dès que vous le voulez tous : { $wanting } sur { $people } pour l’instant.
page-win-bar = Chances de gagner
page-win-bar-view = pour autant que tu puisses le voir
page-win-bar-say = Les chances de chacun à partir d’ici, pour autant que tu puisses le voir.
page-play-for-me = Joue-le pour moi
page-plays-for-me = Il réfléchit …
page-thinks = réfléchit
page-thinks-less = réfléchit moins : la maison est pleine
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
page-mute-seat = faire taire { $letter }, { $name }
page-hear-seat = entendre { $letter }, { $name }
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
page-winner-say = { NUMBER($points, useGrouping: 0) } points après { $turns } tours.
page-rematch = Revanche
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
        [yes] gagne
       *[no] perd
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
page-chapters = Chapitres
page-find = Chercher dans les règles
page-find-hint = Chercher : un mot ou un numéro …
page-find-hits = { $count ->
        [0] rien
        [one] { $count } article
       *[other] { $count } articles
    }
page-stamps = Cachets
page-stamp-rule = règle
page-stamp-ruling = notre avis
page-stamp-option = règle maison
page-stamp-rule-say = imprimée, dans nos mots
page-stamp-ruling-say = là où le texte se tait
page-stamp-option-say = une table peut en convenir
page-try-it = Essaie
page-try-it-say = Rien n’instruit comme le jeu. Le conseil te dit ce qu’il en pense si tu le demandes.
