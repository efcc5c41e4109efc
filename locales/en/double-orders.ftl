## Double-Échec: a sheet in words, a sentence a line. $cond ends the sentence: “if…” or nothing.

de-say-O-tir = **Pass or shoot!** Shoot{ $aim ->
        [none] {""}
       *[other] , aimed at { $aim }
    }{ $cond }.
de-say-O-passe = **Pass! or Pass or shoot!** Pass to { $list }{ $free ->
        [yes] , if free
       *[no] {""}
    }{ $least ->
        [none] {""}
       *[other] , { $least } % sure
    }{ $then ->
        [none] {""}
       *[other] ; then { $then }
    }{ $cond }.
de-say-O-avance = **Advance!** Advance { $cell }{ $cond }.
de-say-O-degage = **Clear!** Clear { $way }{ $cond }.
de-say-O-arret = **Any card** Ask me before it is played{ $cond }.
de-say-M-va = **Positions**: { $post } goes { $cell }{ $cond }.
de-say-M-fin = **Positions**: read no further{ $cond }.
de-say-D-couvre = **Defence**: the goalkeeper covers the puck’s side{ $cond }.
de-say-D-garde = **Defence**: the goalkeeper goes { $cell }{ $cond }.
de-say-D-va = **Defence**: { $post } goes { $cell }{ $cond }.
de-say-D-marque = **Defence**: { $post } marks { $target }{ $cond }.
de-say-D-fin = **Defence**: read no further{ $cond }.
de-say-L = **Loose puck**: send { $list }{ $then ->
        [none] {""}
       *[other] ; then { $then }
    }{ $cond }.
de-say-V = **Steal!** Send { $list }{ $towards ->
        [none] {""}
       *[other] , leaving { $towards }
    }{ $cond }.
de-say-J-rapide = **Quick face-off**: { $do ->
        [tir] shoot
        [passe] pass
       *[non] do not play it
    }{ $cond }.
de-say-J-rend = **Face-off**: the puck to { $list }{ $cond }.
de-say-G-degage = **Goalkeeper**: clear { $way } rather than pass{ $cond }.
de-say-G-passe = **Goalkeeper**: play the card’s pass{ $cond }.
de-say-X-un = **Change**: number { $number } comes on as { $post }{ $forced ->
        [yes] , even if not sure to be off in time
       *[no] {""}
    }{ $cond }.
de-say-X-ligne = **Change**: { $lineup } comes on{ $forced ->
        [yes] , even if not sure to be off in time
       *[no] {""}
    }{ $cond }.
de-say-X-assis = **Fewer skaters**: { $post } stays on the bench{ $cond }.
de-say-X-echange = **Swap**: { $post } and { $other } swap positions{ $cond }.
de-say-X-rien = **Changes**: forget those waiting and those written above.
de-say-Z = **Stop** after { $list }{ $cond }.
de-say-R-liste = **Rebound**, among equals: { $list }.
de-say-R-cote = **Face-off circle**, when ours to choose: { $side ->
        [haut] the upper one
       *[bas] the lower one
    }.
de-say-B = **Bench penalty**: served by { $list }.
de-say-S = **Penalty shot**: { $shooter ->
        [none] the player fouled
       *[other] number { $shooter }
    } goes { $cell } and shoots{ $aim ->
        [none] {""}
       *[other] , aimed at { $aim }
    }{ $keeps ->
        [yes] , and skates on with a puck recovered
       *[no] {""}
    }.
de-say-K = **Goalkeeper at a penalty shot**: { $row ->
        [couvre] cover the shooter’s side
       *[other] row { $row }
    }{ $out ->
        [yes] , and come out for a puck beyond reach
       *[no] {""}
    }.
de-say-A = **Line { $lineup }**: { $list }.
de-say-P = **Pair { $lineup }**: { $list }.
de-say-GB = **Goalkeeper**: { $number }.
de-say-TP = **Aimed shots in open play**: { $answer ->
        [oui] yes, if the opponent wants them too
       *[non] no
    }.
de-say-other = Line: `{ $line }`.

de-the-C = the centre
de-the-LW = the left wing
de-the-RW = the right wing
de-the-LD = the left defender
de-the-RD = the right defender
de-the-G = the goalkeeper
de-if = { " " }if { $conds }
de-and = { $first } and { $second }
de-or-else = { $first }, else { $second }
de-anybody = anybody, the best placed first
de-then-tir = shoot first time
de-then-passe = pass first time
de-then-passe-to = pass first time to { $list }
de-then-avance = advance
de-then-avance-to = advance { $cell }
de-then-reste = stay
de-cell-but = towards the opposing goal
de-cell-maison = towards our own goal
de-cell-P = towards the puck
de-cell-at = to { $cell }
de-cell-mirror = to { $cell } (or its mirror, for the visitors)
de-target-P = the puck
de-target-L = a free opponent
de-target-post = their { $post }
de-zev-but = a goal
de-zev-penalite = a penalty
de-zev-perte = losing the puck
de-zev-gain = winning the puck
de-cond-pct = the chances are { $op } { $value } %
de-cond-d = the goal is { $op } { $value } steps away
de-cond-zone = the puck is in the { $value ->
        [1] defensive
        [2] neutral
       *[3] offensive
    } zone
de-cond-zone-op = the puck’s zone is { $op } { $value }
de-cond-ecart = the lead is { $op } { $value }
de-cond-u = the units played are { $op } { $value }
de-cond-per = the period is { $op } { $value }
de-cond-k = the cards in a row are { $op } { $value }
de-cond-num = the advantage in skaters is { $op } { $value }
de-cond-mk = { $value ->
        [1] the receiver is marked
       *[0] the receiver is free
    }
de-cond-mk-op = the receiver’s marking is { $op } { $value }
de-cond-por = the carrier is { $op } { $value }

de-order-many = -# { $count ->
        [one] And one more line.
       *[other] And { $count } more lines.
    }
de-order-kept = -# These letters replace yours; the rest of your sheet stands.
de-order-own-words = In your words: { $notation }
de-help = A sheet is a row of lines, each with its letter: `O shoot if pct>=45; O pass LW,RW free >=50 then shoot/carry; M C to ~G20 if zone=3; D C mark P`. The letters sent replace yours, the rest stands.

## Warnings about a sheet that is taken: they depend on it alone.

de-warning-W_LINE_NEVER_HOLDS = The line { $line } will never be used: its conditions cannot all hold.
de-warning-W_LINE_COVERED = The line { $line } will never be used: above it, { $by } always comes first.
