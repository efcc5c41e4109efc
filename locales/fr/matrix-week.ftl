## Matrix Hockey : le formulaire « Ma semaine ».

mh-build-open = Formulaire
mh-build-ask = **{ $key }** · { $comp }, { $round } · { $when ->
        [now] cette semaine
       *[later] semaine { $week }
    } · { $opponent ->
        [none] adversaire pas encore connu
       *[other] contre { $opponent }
    }
    Colonnes possibles : { $row }
    -# Il reste { $extra ->
        [0] aucun extra-but
        [one] { $extra } extra-but
       *[other] { $extra } extra-buts
    }{ $saves ->
        [0] { "" }
        [one] { " " }et { $saves } super-arrêt
       *[other] { " " }et { $saves } super-arrêts
    } à dépenser.
mh-build-so-far = Dans ce formulaire (`?` : encore à choisir) :
mh-build-missing = Cette semaine, il manque encore : **{ $rounds }**.
mh-build-complete = Cette semaine, rien ne manque.
mh-build-nothing = Votre équipe n'a aucune journée pour laquelle donner des ordres.
mh-build-gone = { $value } n'est plus possible ici. Rouvrez le formulaire : il n'offre que ce qui vous reste.
mh-build-choose-round = Quelle journée ?
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
mh-build-next = Suivante : { $key }
mh-build-drop = Retirer { $key }
