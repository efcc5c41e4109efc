## L'arbitre humain : actes, journal, avis.

referee-only = Il faut le rôle d'arbitre de cette ligue{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    }.
referee-enrolled = C'est noté : vous serez proposé comme arbitre des matchs où vous n'avez pas de conflit d'intérêts.
arbitration-done = C'est fait pour **{ $match }**, inscrit au journal et annoncé dans le fil du match.
arbitration-notice = ⚖️ **{ $act }** par { $referee }
    Raison : { $reason }

act-annul-turn = Tour annulé : les ordres envoyés sont jetés, personne n'est en faute
act-extend = Échéance repoussée
act-close-now = Tour clos par l'arbitre
act-order = Ordre donné par l'arbitre au nom d'une équipe
act-ruling = Arrêt de jeu tranché
act-replace-captain = Changement de capitaine
act-mark-missing = Joueur déclaré indisponible
act-exclude = Joueur exclu
act-force-die = Dé imposé
act-pause = Match mis en pause
act-resume = Match repris
act-set-captain = Changement de capitaine
act-disqualify = Équipe disqualifiée
act-void-turn = Tour annulé
act-forgive-missed = Tour manqué pardonné
act-set-max-missed = Patience de l'arbitre modifiée
act-set-player = Joueur corrigé
act-set-ball = Balle corrigée
act-set-timeout = Droit d'arrêt de jeu corrigé
act-add-player = Remplaçant ajouté
act-declare-legend = Joueur déclaré légende
act-set-result = Résultat décidé

journal-title = ## Journal des arbitres
journal-empty = Aucune décision pour l'instant.
journal-line = `{ $number }` { TIME($at) } · **{ $act }** par { $referee } : { $reason }

notice-stuck = ⚠️ Ce tour n'a pas pu être joué à cause d'une erreur du programme. Il est mis de côté, rien n'est perdu, les autres matchs continuent.
notice-seat-unmanned = 🖐️ Un capitaine a demandé un arrêt de jeu. Tranchez avec `/arbitre decision` avant l'échéance ; sans réponse, l'appel est retenu.
notice-parked = ⚠️ Un message n'a pas pu être publié : salon disparu, permission manquante ou messages privés fermés. Il est gardé et pourra être publié à nouveau après réparation.
notice-order-discarded = L'arbitre a changé la position : votre ordre pour ce tour n'est plus valable. Envoyez-en un autre avant l'échéance.
