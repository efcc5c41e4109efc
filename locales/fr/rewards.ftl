## Récompenses d'un match ou d'une compétition, et qui vient les chercher.

act-promised = { $place ->
    [1] Au vainqueur
   *[other] Au finaliste
} : { $reward }
cmd-recompense = recompense
cmd-recompense-about = Promettre une récompense au vainqueur d'un match ou d'une compétition
opt-recompense = recompense
opt-recompense-about = La récompense, par exemple 500 deniers
opt-place = place
opt-place-about = Pour qui : le vainqueur, sauf autre choix
choice-place-1 = Le vainqueur
choice-place-2 = Le finaliste
reward-unreadable = Il faut une récompense qui se lise, et une place en chiffres : `1`, `2`…
reward-promised = **{ $reward }** : promis { $place ->
    [1] au vainqueur
   *[other] au finaliste
} de { $match }.
reward-line = 🎁 { $place ->
    [1] Vainqueur
   *[other] Finaliste
} : **{ $reward }** { $state ->
    [open] · en jeu
    [given] · remis à { $winner }
   *[due] · { $winner }, en attente de { $people }
}
reward-due = 🎁 **{ $winner }** gagne : **{ $reward }**. Remis dès que chacun s'est présenté ; le résultat n'en dépend pas.
reward-awaited = Attendus : { $people }
reward-given = 🎁 **{ $reward }** : remis à **{ $winner }**.
reward-here = Je suis là
reward-noted = Présence notée pour **{ $reward }**. { $left ->
    [0] La récompense est remise !
    [one] Il manque encore une personne.
   *[other] Il manque encore { $left } personnes.
}
refusal-no-reward = Aucune récompense ne vous attend ici.
