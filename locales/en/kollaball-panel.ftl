## Kollaball: what the panel, the report and the team sheets say about the position.

kb-section-acts = The referee's decisions
kb-report-on = Next ({ $page } of { $pages })
kb-report-back = Back ({ $page } of { $pages })

# Pictures in words, for those who do not see them: "red no. 2 goes from D3 to D4, red no. 1 passes the red ball to D4".
kb-alt-board = Pitch. { $where }.
kb-alt-no-orders = Your pitch, without orders yet.
kb-alt-orders = Your orders on your pitch. { $orders }
kb-alt-turn = { $goals } { $count ->
        [0] Nothing moves.
       *[other] The turn: { $told }.
    } At the end: { $where }.
kb-alt-player = { $team ->
        [rouge] red
       *[bleue] blue
    } no. { $number }
kb-alt-scored = Goal! { $player } stands on { $cell } with { $ball }.
kb-alt-moved = { $player } goes from { $here } to { $there }
kb-alt-charged = { $player } charges from { $here } to { $there }
kb-alt-knocked = { $player } is knocked back from { $here } to { $there }
kb-alt-pinned = { $player } is knocked about on { $here }
kb-alt-passed = { $player } passes { $ball } to { $there }
kb-alt-picked = { $player } picks up { $ball }
kb-alt-special = { $player } plays the special ({ $special })
kb-alt-lobbed = { $player } lobs { $ball }
kb-alt-rolled = { $ball } comes down on { $cell }
kb-alt-out = { $ball } leaves the pitch
kb-alt-seized = the referee takes { $ball }
kb-alt-entered = { $player } comes in on { $cell }
kb-alt-stopped = { $player } does nothing
kb-alt-removed = { $player } leaves the pitch
kb-alt-team = { $team }: { $players }
kb-alt-held = { $ball } held by { $player } on { $cell }
kb-alt-ground = { $ball } on the ground on { $cell }
kb-alt-air = { $ball } in the air until turn { $turn }

kb-note-events = 🎲 Random event this turn: { $rate }% chance.
kb-note-must-change = ♻️ { $team }: at least two of the neutralised actions must change.
kb-note-replacement = 🩼 { $team }: replace { $players }, or play one short.
kb-note-due = ↩️ { $player } comes back this turn{ $cells ->
        [none] .
       *[other] : { $cells }.
    }
kb-note-returns = ⏳ { $player } is off, back in turn { $turn }.
kb-note-missing = ❓ { $player } is no longer available: to be replaced in the orders of this turn.
kb-note-skips = 💤 { $player } does not play { $count ->
        [one] this turn
       *[other] for { $count } turns
    }.
kb-note-extra = ➕ { $player } may chain { $count } actions.
kb-note-lob = 🪁 { CAP($ball) } is in the air and comes down in turn { $turn }.

kb-sheet-tactic = Tactic: { $tactic }, { $used ->
        [yes] played already
       *[no] not played yet
    }
kb-sheet-team = Timeout: { $timeout ->
        [available] available
        [running] running
       *[lost] lost
    } · exclusions: { $exclusions }
kb-sheet-player = - { $player }{ $captain ->
        [yes] { " " }(capt.)
       *[no] { "" }
    } · { $cls } · { $status ->
        [pitch] on { $cell }
        [bench] on the bench
        [sideline] off, will be back
        [missing] absent
       *[out] off for good
    } · special { $used ->
        [yes] played
       *[no] unspent
    }{ $purse ->
        [none] { "" }
       *[other] { " " }· purse { $purse }
    }{ $legend ->
        [none] { "" }
       *[other] { " " }· legend “{ $legend }”
    }
