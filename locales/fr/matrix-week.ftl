## Matrix Hockey : le formulaire « Ma semaine ».

mh-build-open = Formulaire
mh-build-title = { $key }{ $opponent ->
        [none] {""}
       *[other] {" "}contre { $opponent }
    }
mh-build-line = { $when ->
        [now] **{ $key }**
       *[later] **{ $key }**, semaine { $week },
    } { $opponent ->
        [none] adversaire pas encore connu
       *[other] contre { $opponent }
    }{ $order ->
        [none] {""}
       *[other] {" "}· ✅ { $order }
    }
mh-build-pick = { $missing ->
        [yes] Choisir { $key }
       *[no] Changer { $key }
    }
mh-build-so-far = { $open ->
        [yes] Dans ce formulaire, pas encore envoyé (`?` : encore à choisir) :
       *[no] Dans ce formulaire, pas encore envoyé :
    }
mh-build-missing = Cette semaine, il manque encore : **{ $rounds }**.
mh-build-complete = { $ready ->
        [yes] Cette semaine, rien ne manque : il reste à envoyer.
       *[no] Cette semaine, rien ne manque.
    }
mh-build-nothing = Votre équipe n'a aucune journée pour laquelle donner des ordres.
mh-build-gone = { $value } n'est plus possible ici. Rouvrez le formulaire : il n'offre que ce qui vous reste.
mh-build-choose-round = D'avance : quelle journée ?
mh-build-round-about = semaine { $week } · { $opponent ->
        [none] adversaire inconnu
       *[other] contre { $opponent }
    } · { $order ->
        [none] rien
       *[other] { $order }
    }
mh-build-choose-column = Colonne
mh-build-column = { $column } · { $cell }
mh-build-column-about = { $count ->
        [0] aucune autre équipe ne l'a encore
        [one] une autre équipe l'a encore
       *[other] { $count } autres équipes l'ont encore
    }
mh-build-choose-extra = Extra-buts (+)
mh-build-extra = { $count ->
        [0] aucun extra-but
        [one] un extra-but
       *[other] { $count } extra-buts
    }
mh-build-choose-saves = Super-arrêts (#)
mh-build-saves = { $count ->
        [0] aucun super-arrêt
        [one] un super-arrêt
       *[other] { $count } super-arrêts
    }
mh-build-choose-ot = Valeur de prolongation
mh-build-ot = { $value ->
        [X] Prolongation X, au hasard de 0 à { $most }
       *[other] Prolongation { $value }
    }
mh-build-choose-so = Valeur de tirs au but
mh-build-so = { $value ->
        [X] Tirs au but X, au hasard de 0 à { $most }
       *[other] Tirs au but { $value }
    }
mh-build-left = { $count ->
        [one] la dernière
       *[other] il en reste { $count }
    }
mh-build-drop = Retirer l'ordre de { $key }
