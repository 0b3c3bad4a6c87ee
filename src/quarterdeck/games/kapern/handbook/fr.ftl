kapern-handbook-aim-1 = Lance { $box_dice } dés pour trouver des trésors, garde ce que tu veux et relance le reste, aussi souvent que tu l’oses.
kapern-handbook-aim-2 = Arrête-toi à temps et les points sont à toi ; trois crânes terminent ton tour, et il ne rapporte rien.
kapern-handbook-aim-3 = Dès que quelqu’un a { $target } points, tous les autres jouent encore un tour ; puis le plus grand score gagne.
kapern-handbook-turn-card = Retourne une carte
kapern-handbook-turn-card-say = Elle vaut pour tout ton tour.
kapern-handbook-turn-roll = Lance tous les dés
kapern-handbook-turn-roll-say = Les crânes restent où ils tombent.
kapern-handbook-turn-keep = Garder et relancer
kapern-handbook-turn-keep-say = Deux dés ou plus, sauf les crânes, aussi souvent que tu l’oses.
kapern-handbook-turn-stop = S’arrêter, ou couler
kapern-handbook-turn-stop-say = Qui s’arrête marque ; le troisième crâne emporte tout.
kapern-handbook-or = ou
kapern-handbook-groups = Points pour des dés pareils
kapern-handbook-alike = pareils
kapern-handbook-points = points
kapern-handbook-gems = Chaque pièce et chaque diamant rapporte { $points } de plus, dans un groupe ou non.
kapern-handbook-chest = Les { $dice } dés comptent tous et aucun crâne n’est tombé : { $points } de plus.
kapern-handbook-double = Le Pirate double tout, le coffre aussi.
kapern-handbook-ship = Un Bateau pirate : avec ses sabres, le bonus en plus ; sans eux, rien que le bonus en moins.
kapern-handbook-curse = { $skulls } crânes ou plus au premier lancer : l’île aux Crânes. Tu ne marques rien, et tous les autres perdent { $points } par crâne.
kapern-handbook-try = Essaie : que rapporterait ceci ?
kapern-handbook-try-say = Appuie sur un dé pour le tourner, choisis une carte et vois les points s’additionner.
kapern-handbook-card = Carte
kapern-handbook-die = Dé { $place } : { $face }. Le tourner.
kapern-handbook-sum = { $points } points
kapern-handbook-dice = { $dice } dés à six faces
kapern-handbook-face = { $face ->
        [skull] Reste où il tombe. Le troisième termine ton tour.
        [sabre] Trois ou plus font un groupe. Les Bateaux pirates en demandent.
        [monkey] Trois ou plus font un groupe. Avec la carte Animaux, les perroquets comptent avec.
        [parrot] Trois ou plus font un groupe. Avec la carte Animaux, les singes comptent avec.
        [coin] { $treasure } points chacune, et trois ou plus font un groupe en outre.
       *[diamond] { $treasure } points chacun, et trois ou plus font un groupe en outre.
    }
kapern-handbook-more = La pile : { $count } cartes
