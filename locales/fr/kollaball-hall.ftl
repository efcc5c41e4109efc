## Le panthéon : légendes du Kollaball et champions passés (KB-24).

cmd-legendes = legendes
cmd-legendes-about = Le panthéon : les légendes et les champions passés
cmd-legende = legende
cmd-legende-about = Déclarer un joueur légende du Kollaball, ou le retirer
opt-legende-joueur = joueur
opt-legende-joueur-about = Le joueur, inscrit au Kollaball
opt-legende-titre = titre
opt-legende-titre-about = Son titre de légende, par exemple Le Roc
opt-legende-coup = coup
opt-legende-coup-about = Son coup de légende, joué où la ligue joue avec les légendes
opt-legende-retirer = retirer
opt-legende-retirer-about = Il n'est plus une légende
kb-legend-unknown = { $player } n'est pas inscrit au Kollaball de cette ligue.
kb-legend-none = { $player } n'est pas une légende.
kb-legend-title = Donnez son titre de légende, par exemple « Le Roc ».
kb-legend-done = { $title ->
    [none] { $player } n'est plus une légende du Kollaball. C'est au journal de la ligue.
   *[other] ⭐ { $player } est une légende du Kollaball : « { $title } ». C'est au journal de la ligue, et sur sa fiche avec un point de renommée.
}
kb-hall = ## 🏛️ Légendes du Kollaball
kb-hall-none = Pas encore de légende.
kb-hall-legend = ⭐ { $player } « { $title } », depuis le { TIME($since) }{ $move ->
    [none] {""}
    [sprint] {" "}· coup : sprint
    [deep_pass] {" "}· coup : passe en profondeur
    [block] {" "}· coup : blocage
    [decoy] {" "}· coup : leurre
   *[bribe] {" "}· coup : pot-de-vin
}
    { $reason } · renommée { $renown }, { $titles ->
    [0] sans titre
    [one] un titre
   *[other] { $titles } titres
}, { $matches ->
    [0] aucun match
    [one] un match
   *[other] { $matches } matchs
}{ $bribes ->
    [0] {""}
    [one] , un pot-de-vin
   *[other] , { $bribes } pots-de-vin
}
kb-hall-champions = **Champions**
kb-hall-title = 🏆 { $champion } · { $competition }, saison { $season }
