waddingtons-handbook-aim-1 = Segle nach Schätzen: zur Schatzinsel, zu den Kais von sechs Häfen oder anderen Schiffen nach.
waddingtons-handbook-aim-2 = Deine Mannschaft entscheidet, wie weit du segelst und wie gut du kämpfst, und in fremden Häfen bezahlst du mit ihr Schätze.
waddingtons-handbook-aim-3 = Wer zuerst Schätze für { $box_goal } Punkte zu Hause am Kai und in der Truhe hat, gewinnt.
waddingtons-handbook-turn-sail = Segeln
waddingtons-handbook-turn-sail-say = Geradeaus, wohin der Bug zeigt, so viele Felder, wie deine Mannschaft wert ist.
waddingtons-handbook-turn-turn = Den Bug richten
waddingtons-handbook-turn-turn-say = Nach dem Segeln, für den nächsten Zug. Oder du drehst auf der Stelle, statt zu segeln.
waddingtons-handbook-turn-trade = Im Hafen: tauschen
waddingtons-handbook-turn-trade-say = Mannschaft, Schätze und Karten gegen das, was am Kai liegt, Wert für Wert, einmal je Besuch.
waddingtons-handbook-turn-chance = Vor der Schatzinsel
waddingtons-handbook-turn-chance-say = Du ziehst eine Ereigniskarte: Schätze, Mannschaft, ein Sturm oder eine Karte zum Behalten.
waddingtons-handbook-turn-fight = Auf ein anderes Schiff: kämpfen
waddingtons-handbook-turn-fight-say = Rote Mannschaft weniger schwarze oder schwarze weniger rote: Der größere Unterschied gewinnt Schätze oder Mannschaft.
waddingtons-handbook-turn-home = Zu Hause: an Land
waddingtons-handbook-turn-home-say = Schätze am Kai und in der Truhe zählen. Drei von einer Sorte sind in der Truhe sicher.
waddingtons-handbook-treasures = Was Schätze wert sind
waddingtons-handbook-treasure = Schatz
waddingtons-handbook-points = Punkte
waddingtons-handbook-pieces = Stücke
waddingtons-handbook-treasures-say = Ein Schiff trägt { $box_hold }. Nur was am eigenen Kai oder in der Truhe liegt, zählt, und { $box_goal } Punkte gewinnen. Mannschaft und Karten zählen nicht.
waddingtons-handbook-try-home = Probier es: Habe ich gewonnen?
waddingtons-handbook-try-home-say = Leg Schätze an deinen Kai und in deine Truhe.
waddingtons-handbook-home = { $won ->
        [yes] { $points } Punkte: Du hast gewonnen.
       *[no] { $points } von { $box_goal } Punkten.
    }
waddingtons-handbook-try-crew = Probier es: Wie weit, wie stark?
waddingtons-handbook-try-crew-say = Stell eine Mannschaft zusammen, rot und schwarz.
waddingtons-handbook-sails = Segelt { $red } rot + { $black } schwarz = { $far } Felder.
waddingtons-handbook-fights = Kämpft mit { $more } − { $less } = { $strength }.
waddingtons-handbook-crew = { $cards } Mannschaftskarten
waddingtons-handbook-crew-cards = Wert eins bis { $values }, rot oder schwarz
waddingtons-handbook-crew-cards-say = Je { $count }. Du beginnst mit { $dealt }. Die anderen sehen die Rückseiten, die den Wert verraten, aber nicht die Farbe.
waddingtons-handbook-watches = Rote Wache, schwarze Wache
waddingtons-handbook-watches-say = Beim Segeln packen alle an, also zählt ihr Wert zusammen. Im Kampf streiten die beiden Wachen: Schwarz hebt Rot auf, und nur der Unterschied kämpft. Eine Mannschaft in einer Farbe ist am stärksten.
waddingtons-handbook-kept = Ereigniskarten, die du behältst
waddingtons-handbook-charts = { $one ->
        [true] An diesem Tisch kann nur eine von ihnen je gelandet werden.
       *[other] { $traded ->
            [true] An diesem Tisch kann man eine auch im Hafen tauschen.
           *[other] Kidds Karten werden nicht getauscht.
        }
    }
waddingtons-handbook-ports = Sechs Häfen
waddingtons-handbook-home-port = Ein Heimathafen, wenn ihn jemand wählt: ein Kai und eine Truhe.
waddingtons-handbook-free-port = Niemandes Heimat: { $box_in_docks } Mannschaftskarten und Schätze, bis es im Ganzen { $box_port } wert ist.
waddingtons-handbook-places = Auf der Karte
waddingtons-handbook-place = { $place ->
        [treasure] Wer an ihrer Küste hält, zieht eine Ereigniskarte und kann dort nicht angegriffen werden.
        [flat] Was Stürme nehmen, liegt hier, frei für jeden, der daneben hält.
        [pirate] Der Stapel der Mannschaft: Von hier kommt neue, hierher geht sie zurück.
        [mud] Hierher bläst dich ein Sturm. Im nächsten Zug darfst du in jede Richtung fort.
        [cliff] Hierher bläst dich ein anderer Sturm. Im nächsten Zug darfst du in jede Richtung fort.
       *[anchor] Halt hier, um eine von Kidds Karten zu landen: Schätze bis zum Wert { $box_chart }.
    }
waddingtons-handbook-more = Alle { $count } Ereigniskarten
