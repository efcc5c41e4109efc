## The hall: legends of Kollaball and past champions (KB-24).

cmd-legendes = legends
cmd-legendes-about = The hall: legends and past champions
cmd-legende = legend
cmd-legende-about = Declare a player a legend of Kollaball, or take it back
opt-legende-joueur = player
opt-legende-joueur-about = The player, signed up for Kollaball
opt-legende-titre = title
opt-legende-titre-about = The legend's title, for example The Rock
opt-legende-coup = move
opt-legende-coup-about = The legend's move, played where the league plays with legends
opt-legende-retirer = withdraw
opt-legende-retirer-about = Not a legend any more
kb-legend-unknown = { $player } is not signed up for Kollaball in this league.
kb-legend-none = { $player } is no legend.
kb-legend-title = Give the legend's title, for example “The Rock”.
kb-legend-done = { $title ->
    [none] { $player } is a legend of Kollaball no more. It is in the league's record.
   *[other] ⭐ { $player } is a legend of Kollaball: “{ $title }”. It is in the league's record, and on the player's sheet with a point of renown.
}
kb-hall = ## 🏛️ Legends of Kollaball
kb-hall-none = No legend yet.
kb-hall-legend = ⭐ { $player } “{ $title }”, since { TIME($since) }{ $move ->
    [none] {""}
    [sprint] {" "}· move: sprint
    [deep_pass] {" "}· move: deep pass
    [block] {" "}· move: block
    [decoy] {" "}· move: decoy
   *[bribe] {" "}· move: bribe
}
    { $reason } · renown { $renown }, { $titles ->
    [0] no title
    [one] one title
   *[other] { $titles } titles
}, { $matches ->
    [0] no match
    [one] one match
   *[other] { $matches } matches
}{ $bribes ->
    [0] {""}
    [one] , one bribe
   *[other] , { $bribes } bribes
}
kb-hall-champions = **Champions**
kb-hall-title = 🏆 { $champion } · { $competition }, season { $season }
