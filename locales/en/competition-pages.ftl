## Competitions: the pages on demand, and "Why?".

cmd-cp-equipe = team
cmd-cp-equipe-about = One entrant: its matches, its form, what it can still reach
cmd-cp-croise = crosstable
cmd-cp-croise-about = The cross grid
cmd-cp-resultats = results
cmd-cp-resultats-about = The results of a round
cmd-cp-pourquoi = why
cmd-cp-pourquoi-about = What decided every rank and every pairing
cmd-cp-exporter = export
cmd-cp-exporter-about = Results and table as CSV, the state as JSON, the calendar
opt-cp-inscrit = entrant
opt-cp-inscrit-about = The entrant
opt-cp-journee = round
opt-cp-journee-about = The number of the round
cp-which-entrant = Choose an entrant from the list.
cp-which-round = There is no such round.
cp-no-cross = The cross grid is that of a round robin or of groups; there is none here.
cp-cross-how = Rows are at home, columns away.
cp-byes = Bye: { $entrants }
cp-button-why = Why?
cp-button-ics = Calendar (.ics)
cp-button-before = ‹ Round before
cp-button-after = Next round ›
cp-letter = { $got ->
    [W] W
    [D] D
   *[L] L
}
cp-team-left = Has left the competition.
cp-team-row = Rank { $rank }{ $group ->
    [none] {""}
   *[other] {" "}({ $group })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $played ->
    [one] { $played } match
   *[other] { $played } matches
}, difference { $diff }.
cp-team-reach = { $flag ->
    [through] Through, whatever happens
    [out] Out, whatever happens
   *[none] Still in the race
}: will end with { $lo } to { $hi } points, rank { $best } at best, { $worst } at worst (by points).
cp-team-form = Form: { $last } · at home { $home }, away { $away } (W-D-L){ $missed ->
    [0] {""}
    [one] {" "}· one turn missed
   *[other] {" "}· { $missed } turns missed
}
cp-team-next = ⏳ **{ $key }** { $venue ->
    [home] at home against
   *[away] away against
} { $opponent }{ $level ->
    [yes] {""}
    [no] {" "}· there must be a winner
   *[aggregate] {" "}· there must be a winner over both matches
}{ $tie ->
    [none] {""}
   *[other] {" "}· tie { $tie }
}
cp-why-bracket = In a cup nothing is tied: who wins goes on. `/competition bracket` shows everybody's way.
cp-why-rank = { $by ->
    [first] **{ $entrant }** leads: nobody is above.
    [shared] **{ $entrant }** shares rank { $rank } with { $above }: all criteria are equal, lots are drawn only at the end.
    [left] **{ $entrant }** is behind { $above }: whoever has left comes after all others.
    [points] **{ $entrant }** is behind { $above }: { $own } points to { $other }.
    [wins] **{ $entrant }** is behind { $above }: { $own } wins to { $other }, with equal points.
    [goal_difference] **{ $entrant }** is behind { $above } on goal difference: { $own } to { $other }.
    [goals_for] **{ $entrant }** is behind { $above } on goals scored: { $own } to { $other }.
    [away_goals] **{ $entrant }** is behind { $above } on goals scored away: { $own } to { $other }.
    [fair_play] **{ $entrant }** is behind { $above } on fair play: { $own } turns missed to { $other }.
    [rating] **{ $entrant }** is behind { $above } on rating: { $own } to { $other }.
    [head_to_head] **{ $entrant }** is behind { $above } in the matches among { $among }: { $own } points ({ $own_diff }, { $own_goals } goals) to { $other } ({ $other_diff }, { $other_goals } goals).
    [sonneborn_berger] **{ $entrant }** is behind { $above } on Sonneborn-Berger: { $own } to { $other }.
    [buchholz] **{ $entrant }** is behind { $above } on Buchholz (points of the opponents): { $own } to { $other }.
    [buchholz_cut1] **{ $entrant }** is behind { $above } on Buchholz without the weakest opponent: { $own } to { $other }.
    [progressive] **{ $entrant }** is behind { $above } on the sum of points round by round: { $own } to { $other }.
   *[lot] **{ $entrant }** is behind { $above } by lot: drawn in place { $own }, to { $other }.
}
cp-why-pair = { $kind ->
    [bye] **{ $first }** has the bye ({ $one } points).
    [floating] **{ $first }** – **{ $second }**: { $one } to { $two } points{ $met ->
        [0] {""}
       *[other] , a rematch that could not be avoided
    }.
   *[same] **{ $first }** – **{ $second }**: { $one } points each{ $met ->
        [0] {""}
       *[other] , a rematch that could not be avoided
    }.
}
cp-why-pair-met = { $met ->
    [0] They have never met.
    [one] They have met once: every other pairing of the round would cost at least as much.
   *[other] They have met { $met } times: every other pairing of the round would cost at least as much.
}
cp-why-pair-float = { $steps ->
    [0] The same score group.
    [one] Neighbouring score groups (cost { $floats }).
   *[other] { $steps } score groups apart (cost { $floats }).
}
cp-why-pair-venue = Home minus away so far: { $one } and { $two }; who has had fewer at home is at home.
cp-why-pair-half = Places { $first } and { $second }: upper half of the group against its lower half, { $off } off the ideal.
cp-why-pair-met-bye = { $met ->
    [0] Has had no bye yet.
   *[other] Has had a bye: it could not be avoided.
}
cp-why-pair-float-bye = { $steps ->
    [one] Is in the last score group.
   *[other] Is { $steps } groups from the end (cost { $floats }): somebody else would have had a second bye, or there would have been a rematch.
}
cp-why-pair-half-bye = Place { $first }: the bye falls to the last, { $off } off.
cp-why-pair-last = With equal costs the better placed has the better placed opponent.
cp-why-pairs-order = In this order, for the round as a whole: no rematch and no second bye; as few steps between score groups as can be; home and away even; upper half against lower half; then the order of the table.
cp-ics-match = { $home } { $score } { $away } ({ $key })
opt-cp-export = what
opt-cp-export-about = What to export
choice-cp-export-results = Results (CSV)
choice-cp-export-table = Table (CSV)
choice-cp-export-state = Everything (JSON)
choice-cp-export-calendar = Calendar (.ics)
cp-export = { $name }: { $what ->
    [results] the results
    [table] the table
    [state] the whole state
   *[calendar] the calendar; imported again, it brings what has changed up to date
}.
cp-button-results = Results
cp-button-again = Play again next season
cp-again-ask = Open sign-up for season { $season } of { $competition }? Everybody keeps their place and can withdraw.
cp-again-sure = Open season { $season }
cp-again-done = Sign-up for the new season of { $competition } is open.
cp-again-reason = Next season
cmd-cp-rejouer = next-season
cmd-cp-rejouer-about = Open the next season, after the end
cp-again-later = The season is not over.
cmd-cp-agenda = calendar-mine
cmd-cp-agenda-about = Everything that you play, for your calendar (.ics)
cp-agenda = { $count ->
    [one] Your calendar: one match. Imported again, it brings what has moved up to date.
   *[other] Your calendar: { $count } matches. Imported again, it brings what has moved up to date.
}
cp-agenda-name = Sifflet
cp-agenda-none = You have no match with a date for now.
cmd-cp-reports = moves
cmd-cp-reports-about = Allow or forbid moving matches by agreement, for a leave
opt-cp-autorises = allowed
opt-cp-autorises-about = May both sides put their match off?
cp-moves-reason = Rule of the competition
cp-moves-set = { $allowed ->
    [yes] **{ $competition }: moves allowed.** A captain on leave may propose to the other to play later.
   *[no] **{ $competition }: no moves.** Matches are played in their round.
}
