## Aspic: the commands. Name and explanation (100 characters at most).

cmd-aspic = aspic
cmd-aspic-about = Aspic: one ball, two sides, turn by turn
cmd-jouer = play
cmd-jouer-about = Play my turn step by step, by buttons
cmd-tester = test
cmd-tester-about = Try a shot without playing it
cmd-as-historique = history
cmd-as-historique-about = The turns played, with their orders

opt-as-tir = shot
opt-as-tir-about = The turn to try, for example xE6 or D5-D7 xE6
opt-as-texte = text
opt-as-texte-about = The turn in notation, for example D5-D7 xE6
opt-as-clause = clause
opt-as-clause-about = The name of a clause, for example dest-h

choice-as-court = In short
choice-as-notation = The notation
choice-as-exemples = Examples
choice-as-tirs = Shots and rebounds
choice-as-pendule = The clock and missed turns
