## Competitions: what happens, round by round.

cp-match = { $key } { $home } – { $away }
cp-score = { $how ->
    [overtime] { $home }–{ $away } aet
    [shootout] { $kicks ->
        [none] { $home }–{ $away } pens
       *[other] { $home }–{ $away } ({ $kicks } pens)
    }
    [forfeit] { $home }–{ $away } (forfeit or resignation)
    [double_forfeit] double forfeit
    [unplayed] { $home }–{ $away } (not played)
   *[score] { $home }–{ $away }
}
cp-result = { $winner ->
    [home] **{ $home }** { $score } { $away }
    [away] { $home } { $score } **{ $away }**
   *[none] { $home } { $score } { $away }
}{ $by ->
    [referee] {" "}(referee)
    [left] {" "}(left)
   *[other] {""}
}
cp-format = { $format ->
    [round_robin] league
    [groups] groups
    [swiss] Swiss
    [knockout] cup
    [double_elimination] double elimination
   *[playoff] play-offs
}
cp-round = { $format ->
    [swiss] round { $round }
    [double_elimination] round { $round }
    [playoff] play-offs
    [knockout] { $left ->
        [0] final
        [1] semi-finals
        [2] quarter-finals
        [3] round of 16
       *[other] round { $round }
    }
   *[other] { $span ->
        [one] matchday { $round }
       *[other] matchdays { $round }–{ $to }
    }
}
cp-group = { $division ->
    [yes] Division { $group }
   *[no] Group { $group }
}
cp-stage-signup = sign-up
cp-stage-running = season { $season }, { $name }
cp-stage-finished = season { $season }, over
cp-signed-up = { $count ->
    [one] Entered: { $names }.
   *[other] { $count } entered: { $names }.
}
cp-event-withdrawn = { $entrant } withdraws{ $policy ->
    [annul] { ": their matches no longer count." }
    [forfeit] { ": their remaining matches are forfeited." }
   *[none] { "." }
}
cp-event-excluded = { $entrant } is excluded ({ $reason }){ $policy ->
    [annul] { ": their matches no longer count." }
    [forfeit] { ": their remaining matches are forfeited." }
   *[none] { "." }
}
cp-event-replaced = { $new_name } takes the place of { $old_name }.
cp-event-too_few = Too few entrants ({ $entered }): at least two are needed, sign-up stays open.
cp-event-competition_started = **Season { $season } begins.**
cp-event-stage_opened = { $several ->
    [yes] Stage { $stage }: { $format ->
        [round_robin] league
        [groups] groups
        [swiss] Swiss
        [knockout] cup
        [double_elimination] double elimination
       *[playoff] play-offs
    }.{" "}
   *[no] {""}
}{ $how ->
    [bracket] Bracket drawn among { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } others
    }.
    [drawn] Seeds, drawn: { $seeds }.
    [rating] Seeds, by rating: { $seeds }.
   *[other] Seeds: { $seeds }.
}
cp-event-round_opened = **Now playing: { $name }.** { $fixtures }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}{ $byes ->
    [none] {""}
   *[other] {" "}Bye: { $byes }.
}
cp-event-postponed = { $fixture }: postponed.
cp-event-abandoned = { $fixture }: no winner, or broken off; the match is played again.
cp-event-tie_over = { $winner ->
    [none] { $a } – { $b }: nobody goes on.
   *[other] { $how ->
        [bye] {""}
        [left] **{ $winner }** goes on: { $loser } has left.
       *[other] **{ $winner }** knocks out { $loser } ({ $score }).
    }
}
cp-event-lot_drawn = Level in everything: the order was drawn by lot.
cp-event-qualified = Qualified: { $entrants }.
cp-event-promoted = 🔼 { $entrant } goes up to { $to }.
cp-event-relegated = 🔽 { $entrant } goes down to { $to }.
cp-event-finished = { $champion ->
    [none] The season is over, without a champion.
   *[other] 🏆 **{ $champion } is champion.**{ $second ->
        [none] {""}
       *[other] {" "}Runner-up: { $second }.
    }
}
cp-event-rolled_over = Season { $season }: sign-up is open.
cp-event-corrected = { $fixture } corrected: { $was } becomes { $now }.
cp-event-points_adjusted = { $entrant }: { $points } in the table ({ $reason }).
cp-event-moved = { $fixture } moves from matchday { $from } to matchday { $to }.
cp-event-swapped = { $entrants } change places.
cp-event-redrawn = Stage { $stage } is drawn again ({ $why ->
    [correction] after a correction
   *[referee] by the referee
}).
cp-event-pairing_redone = Matches made again: { $fixtures }.
cp-event-pairing_kept = Matches that have begun stay as they are.
cp-event-closed = The referee closes the round: { $policy ->
    [draw] matches not played are draws.
    [double_forfeit] double forfeit for matches not played.
   *[postpone] matches not played are postponed.
}
cp-event-stopped = The referee stops the competition: the table stands.
cp-table-name = Entrant
cp-table-heads = P Diff Pts
cp-decided = Decided by { $by ->
    [wins] wins
    [goal_difference] goal difference
    [goals_for] goals scored
    [away_goals] away goals
    [fair_play] fair play
    [rating] rating
    [head_to_head] head to head
    [sonneborn_berger] Sonneborn-Berger
    [buchholz] Buchholz
    [buchholz_cut1] Buchholz cut 1
    [progressive] progressive score
   *[lot] lot
}: { $entrants }.
cp-tie = { $winner ->
    [a] **{ $a }** { $score } { $b }
    [b] { $a } { $score } **{ $b }**
   *[none] { $a } – { $b }{ $how ->
        [none] {" "}⏳
       *[other] {" "}({ $score })
    }
}
cp-fixture = { $status ->
    [done] { $key } { $home } { $score } { $away }
    [planned] { $key } { $home } – { $away }
    [postponed] { $key } { $home } – { $away } (postponed)
    [started] { $key } { $home } – { $away } ▶️
   *[other] { $key } { $home } – { $away } ⏳
}
cp-certain = { $flag ->
    [through] ✓ **Mathematically** { $aim ->
        [title] sure of the first place
        [up] sure to go up
       *[next] qualified
    }: { $entrants }.
   *[out] ✗ **Mathematically** { $aim ->
        [title] out of the race for the first place
        [up] out of the race to go up
       *[next] out
    }: { $entrants }.
}
cp-place = { $place }. { $entrant }
cp-honour-line = { $title ->
    [best_attack] Best attack
   *[fair_play] Fair-play
}: { $entrants }
cp-past = Season { $season }: { $champion }
cp-no-honours = No honours yet.
cp-no-matches = No match.
cp-no-bracket = There is no bracket in this competition.
cp-no-table = There is no table in this competition.
cp-not-begun = The competition has not begun.
cp-champion = 🏆 **{ $champion }**
cp-signup-open = **Sign-up is open until { TIME($due) }** ({ WAIT($due) }). { $count ->
    [0] Nobody so far.
    [one] One entrant.
   *[other] { $count } entrants.
}
cp-button-enter = Sign up
cp-button-leave = Withdraw
cp-round-runs = **{ CAP($name) }**: results are awaited until { TIME($due) } ({ WAIT($due) }).
cp-live = 🔴 **Live**: { $count ->
    [one] one result of the round is counted; it is final when the round closes.
   *[other] { $count } results of the round are counted; they are final when the round closes.
}
cp-page-table = Table
cp-page-calendar = Calendar
cp-page-bracket = Bracket
cp-page-honours = Honours
cp-opened = Sign up with a button until { TIME($due) }. Then the matches open by themselves, each in its own thread.
cp-announced = Sign-up is open until { TIME($due) }: { $thread }
cp-line = { $title }: { $count ->
    [0] the round is closed
    [one] one result
   *[other] { $count } results
}. { $thread }
cp-honour = 🏆 **{ $champion }** wins season { $season }!{ $person ->
    [none] {""}
   *[other] {" "}Well done { $person }.
} { $thread }
cp-help = Nobody sends orders here: the matches report their results themselves.
cp-picture-heads = P W D L +/- Pts
cp-picture-bye = bye
cp-picture-subtitle = season { $season }, { $name }
cp-picture-table = The table; first: { $leaders }
cp-picture-bracket = The bracket, round by round
cp-signup-waiting = { $count ->
    [one] Waiting list: one entry
   *[other] Waiting list: { $count } entries
}
cp-runs = The season goes on here, with its results. Matches open by themselves, each in a thread of its own.
cp-runs-at = The season goes on here, with its results: { $thread }

## What lines would change, shown first.

cp-preview = **Nothing is done yet.** These lines would change:
cp-preview-gone = ✖️ Played no more: { $matches }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
cp-preview-stay = ▶️ Stay, begun already: { $matches }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
cp-preview-rank = { $entrant }: rank { $was } → { $now }.
cp-preview-more = and { $more } more ranks.
cp-preview-confirm = Apply
cp-preview-stale = The competition has changed since, or these lines were shown to somebody else. Nothing is done: enter them again.
