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
cp-choose-moves = Les rencontres reportées
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
cp-say-moves = { $value ->
    [never] Congés : aucune rencontre n'est reportée
   *[allowed] Congés : report si les deux camps le veulent
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
cp-weekly = le { cp-weekday } à { $hour } h{ $zone ->
        [none] {""}
       *[other] {" "}(heure de la ligue, { $zone })
    }
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
    }{ $moves ->
        [never] {""}
       *[allowed] {" "}Un congé peut reporter une rencontre, si les deux camps le veulent.
    }
cp-plan-end = - À { $entrants } inscrits : { $turns ->
    [one] un tour, fini
   *[other] { $turns } tours, finis
} le { $end } au plus tard.
cp-plan-calendar = **Calendrier à { $entrants } inscrits** : la fin de chaque tour
cp-plan-round = - { $name } · { $day } { $hour }
cp-plan-more = … et { $count } de plus.
cp-form-pace = À quel rythme continuer ?
cp-button-carry = Reprendre la saison
cp-import = **{ $game }**{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
    }
    - { $teams } inscrits : { $names }.
    - { $done } résultats repris sur { $total } rencontres{ $round ->
        [none] {""}
       *[other] {" "}(en cours : { $round })
    }.
    - { $weekly ->
        [no] { $pace }.
       *[other] Un tour par semaine, clos { $weekly }.
    }
cp-import-turned = { $count ->
    [one] Une rencontre est reprise
   *[other] { $count } rencontres sont reprises
} avec les terrains échangés : le calendrier les veut dans l'autre sens.
cp-import-unanswered = ⚠️ Personne ne répond encore pour { $names }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } en tout)
}. Une équipe est reprise par son capitaine (`/competition inscrire`) ; une personne reçoit sa place d'un arbitre : `/arbitre corriger`, acte « Changement de joueur », ou la colonne `compte` du fichier.
cp-import-faulty = **Ce fichier ne peut pas être repris :**
cp-import-nothing = Rien n'a été créé. Corrigez le fichier et recommencez.
cp-fault-name = Ligne { $line } : il manque un nom, ou il dépasse 60 lettres.
cp-fault-columns = Ligne { $line } : un score, mais une seule équipe.
cp-fault-account = Ligne { $line } : « { $text } » n'est pas le compte d'une personne : une mention ou son numéro, seul avec son nom sur la ligne.
cp-fault-account-twice = Ligne { $line } : un compte pour deux inscrits, ou deux comptes pour un.
cp-fault-account-team = Des comptes sont donnés, mais ce sont des équipes qui jouent : elles sont à leur capitaine dans la ligue.
cp-fault-self = Ligne { $line } : une équipe ne se rencontre pas elle-même.
cp-fault-score = Ligne { $line } : « { $text } » n'est pas un résultat. Exemples : 3-1, 3-2 ap, 2-2 tab 4-3, forfait dom.
cp-fault-stages = Ligne { $line } : seul un championnat à une table se reprend en CSV. Pour le reste, l'export « état » en JSON.
cp-fault-twice = Ligne { $line } : { $home } – { $away } est une rencontre de trop.
cp-fault-often = { $teams } se rencontrent { $count } fois : quatre fois au plus.
cp-fault-teams = { $count } équipes : il en faut de 2 à 128.
cp-fault-json = Ce JSON ne se lit pas : { $message }
cp-fault-state = Cet état de compétition n'est pas complet : { $message }
cp-fault-refused = Les règles refusent ces résultats ({ $message }).
