## Ce que deux joueurs règlent entre eux : la nulle, l'abandon.

draw-ask = **{ $match }** : proposer la nulle à { $other } ? L'offre tombe si un coup est joué sans y répondre.
draw-offer = Proposer la nulle
draw-yours = **{ $match }** : votre offre de nulle tient toujours. Voulez-vous la reprendre ?
draw-take-back = Reprendre mon offre
draw-answer-ask = **{ $match }** : nulle proposée par { $other }. L'accepter met fin au match.
draw-agree = Accepter la nulle
draw-refuse = Refuser
draw-answer = Répondre
draw-offered-done = Votre offre de nulle est faite.
draw-refused-done = C'est noté : pas de nulle, le match continue.
draw-agreed-done = C'est la nulle : le match est terminé.
draw-offered-told = 🤝 **Nulle proposée par { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
draw-refused-told = Nulle refusée par { $team } : le match continue.{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
draw-agreed-told = 🤝 **Nulle acceptée par { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }
resign-ask = **{ $match }** : abandonner, et donner le match à { $other } ? C'est sans retour.
resign-sure = Oui, j'abandonne
resigned-done = Vous avez abandonné : le match est terminé.
resigned-told = 🏳️ **Abandon de { $team }.**{ $other ->
        [none] {""}
       *[other] { " " }{ $other }
    }

refusal-no-offer = Il n'y a pas (ou plus) d'offre de nulle dans ce match.
refusal-offer-refused = Vous avez déjà proposé la nulle pendant ce tour. Vous pourrez la proposer à nouveau au tour suivant.
refusal-not-possible = Ce n'est pas possible à ce moment du match.
