## `/referee back`: a past turn taken back, or played again with one order or die changed.

cmd-revenir = back
cmd-revenir-about = Take a past turn back, or play it again with an order or a die corrected
opt-tour-passe = step
opt-tour-passe-about = The turn to take back or to play again
opt-equipe-corrigee = team
opt-equipe-corrigee-about = The team whose order is to be corrected
opt-ordre-corrige = text
opt-ordre-corrige-about = The corrected order of that team; - : it sent nothing
rewind-what = { $replayed ->
        [0] **{ CAP($stage) }**: to be opened again, all its orders asked for again.
        [one] **{ CAP($stage) }**: to be played again with the same dice, { $changed ->
            [0] the result does not change.
           *[other] the result changes.
        }
       *[other] **{ CAP($stage) }** and what followed: { $replayed } steps to be played again with the same dice, { $changed ->
            [0] no result changes.
            [one] one result changes.
           *[other] { $changed } results change.
        }
    }{ $open ->
        [none] { "" }
       *[other] { " " }Step { $open } would be the one to play.
    }
rewind-order = Order that counts: { $order ->
        [none] none
       *[other] { $order }
    } ({ $team })
rewind-asked = Orders asked for again from: { $teams }{ $more ->
        [0] { "" }
        [one] { " " }and one more
       *[other] { " " }and { $more } more
    }.
rewind-lost = These later decisions will no longer apply: { $acts }.
rewind-same = Nothing would change.
rewind-turn = **Step no. { $number }**
rewind-was = **What would go**
rewind-now = **What would come instead**
rewind-stands = **How the match stands**
    Before:
    { $was }
    After:
    { $now }
rewind-confirm = Confirm going back
rewind-one-thing = One thing at a time: `team` and `text` together for a corrected order, or `label` and `value` for a die, or nothing to take the turn back.
act-rewind = Back to a past turn
act-redraw = Turn played again with a corrected die
act-rewound = Step no. { $turn } { $replayed ->
        [0] open again
        [one] played again
       *[other] and the following ones played again ({ $replayed } in all, { $changed } with another result)
    }; what came of it before stays readable in the history.{ $open ->
        [none] { "" }
       *[other] { " " }To be played now: step no. { $open }.
    }
act-asked = Orders asked for again from { $teams }.
refusal-rewind-rules = That turn was played under version { $version } of the rules; this program plays version { $now }: there is no going back to it. Choose a later turn, or correct the position as it is today. Nothing was changed.
refusal-rewind-stuck = With this change the turn cannot be played. Nothing was changed.
refusal-rewind-die = This draw does not have that value. Nothing was changed.
refusal-nothing-to-replay = There is no turn to play again here: it takes one that was played, and that still counts.
