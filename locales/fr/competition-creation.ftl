## Compétitions : le formulaire de création, en trois étapes.

cp-step = -# Étape { $step } sur 3 : { $step ->
    [1] le jeu
    [2] la formule
   *[3] l'aperçu
}
cp-button-step = { $step ->
    [2] Suite : la formule
   *[3] Suite : l'aperçu
}
cp-button-back = { $step ->
    [1] ‹ Le jeu
   *[2] ‹ La formule
}
cp-button-open = Ouvrir les inscriptions
cp-form-game = **{ $game }** : comment jouer les matchs ? Rien n'est public avant la dernière étape.
cp-form-formula = Quelle compétition, pour qui, à quel rythme ?
cp-choose-turn = Le délai de chaque tour d'un match
cp-choose-format = La formule
cp-choose-rounds = Le nombre de rondes
cp-choose-window = Les tours ouverts en même temps
cp-choose-seeding = Les têtes de série
cp-choose-least = Combien d'inscrits au moins
cp-choose-most = Combien d'inscrits au plus
cp-choose-signup = La durée des inscriptions
cp-choose-hours = La durée d'un tour
cp-choose-day = Le jour de clôture
cp-choose-hour = L'heure de clôture
cp-say-turn = { $value ->
    [0] Délai de chaque coup : celui de la ligue
   *[other] Délai de chaque coup : { $days ->
        [0] { $value } h
        [one] un jour
       *[other] { $days } jours
    }
}
cp-say-rounds = { $value } { $value ->
    [one] ronde
   *[other] rondes
}
cp-say-window = { $value ->
    [999] Toutes les journées ouvertes d'emblée
    [one] Une journée ouverte à la fois
   *[other] { $value } journées ouvertes à la fois
}
cp-say-seeding = { $value ->
    [listed] Têtes de série : l'ordre d'inscription
    [rating] Têtes de série : la cote de chacun
   *[drawn] Tirage au sort public
}
cp-say-least = Dès { $value } inscrits
cp-say-most = { $value } places au plus
cp-say-signup = Inscriptions : { $days ->
    [0] { $value } h
    [one] un jour
   *[other] { $days } jours
}
cp-say-hours = { $value ->
    [0] Un tour par semaine, à jour et heure fixes
   *[other] Un tour : { $days ->
        [0] { $value } h
        [one] un jour
       *[other] { $days } jours
    } au plus
}
cp-weekday = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
cp-say-day = Clôture le { cp-weekday }
cp-say-hour = Clôture à { $value } h
cp-weekly = le { cp-weekday } à { $hour } h
cp-plan = **{ $game }**{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
    }
    {""}**{ $format }** : { $about }
    - De { $least } à { $most } inscrits, puis liste d'attente. { $seeding ->
        [listed] Têtes de série : l'ordre d'inscription.
        [rating] Têtes de série : la cote de chacun au jour de l'inscription.
       *[drawn] Tirage au sort public, vérifiable.
    }
    - Inscriptions jusqu'au { TIME($start) } ; à moins de { $least }, elles se prolongent d'autant.
    - { $weekly ->
        [no] { $pace } ; dès que tout est joué, le suivant s'ouvre.
       *[other] Un tour par semaine, clos { $weekly }.
    }{ $window ->
        [1] {""}
        [999] {" "}Toutes les journées sont ouvertes d'emblée.
       *[other] {" "}{ $window } journées sont ouvertes à la fois.
    }
cp-plan-end = - À { $entrants } inscrits : { $turns ->
    [one] un tour, fini
   *[other] { $turns } tours, finis
} le { TIME($end) } au plus tard.
cp-plan-calendar = **Calendrier à { $entrants } inscrits**
cp-plan-round = - { $name } : jusqu'au { $end }
cp-plan-more = … et { $count } de plus.
