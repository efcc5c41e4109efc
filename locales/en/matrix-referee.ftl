## Matrix Hockey: the referee's acts.

act-replay = Turn played again with a late or corrected order
act-excuse-onr = Missed order excused
act-take-over = Team given to another coach
act-make-dummy = Team made a dummy
act-waiting-list = Waiting list changed
act-points = Points added or taken
act-stocks = Stocks set
act-free = Columns or values given back
act-set-match = Result of a match set
act-annul-match = Match annulled
act-calendar = Calendar changed
act-matrix = Matrix imported
act-config = Options changed
act-weekly = Closing day and hour changed
act-stop = Season stopped: tables as they stand
act-void = Season void
act-final-order = Final order set
mh-act-how-points = Write for instance `-2`, or `WG +1`.
mh-act-how-stocks = Write for instance `+3 #1`: what the team has left.
mh-act-how-free = Write for instance `CH F (2)` or `KDH C (1/4)`: what the team may play again.
mh-act-how-set-match = Write for instance `CH3 3-2 OT`, `KDH2 2-2 (4-2 SO)`, `CH3 forfeit` or `CH3 double forfeit`, the chosen team's goals first. If it stays level (`KDH2 2-2 (3-3 SO)`, `WG8 1-1`), the chosen team goes through.
mh-act-how-annul-match = I cannot read the round of the match. Write it alone, for instance `CH3`.
mh-act-how-calendar = Write for instance `KDH4=8; CH7=8`: round = week.
mh-act-how-matrix = Write for instance `KDH: 3 3 1 / 2 5 6 / 1 1 4`, a row per round (`CH:D2A: …` for one division alone).
mh-act-how-config = Write options in TOML, for instance `promote = 3` or `replacement.auto = false`. Calendar and deadlines have acts of their own.
mh-act-how-weekly = Write a day and an hour, for instance `sunday 20:00`. The weeks to come close then; for this one, `/referee extend`.
mh-act-how-waiting-list = Write for instance `Aigles @coach; Bisons`; `-` empties the list.
mh-act-how-final-order = Write for instance `E: 3, 1, 2, 4` (the codes of a division), `WG A: Huskies, Flocons, Igloos, Grizzlies` (a pool) or `WG seconds: Flocons, Igloos, Nounours`, first to last.
mh-act-not-in-group = “{ $name }” is not in it. Write the codes of the division, or the names of the pool.
mh-act-how-take-over = Give the team's new name or choose its coach, who is no bot.
mh-act-has-team = { $coach } has a team in this season already. One team per person.
mh-act-name-taken = “{ $name }” is taken, or too close to a name that is. Give another name in “text”.
mh-act-no-round = { $round } is not in the calendar.
mh-act-faulty = Nothing has changed. The text needs mending:
    { $faults }
mh-act-confirm-stop = Stopping the season cannot be undone: the tables become final and the next season begins. Run it again with `confirm: yes` if that is what you want.
mh-act-confirm-void = Voiding the season cannot be undone: it counts for nothing and the next one begins. Run it again with `confirm: yes` if that is what you want.
mh-act-no-match = This team has not played that match.
mh-act-impossible = That is impossible now ({ $fault }).
mh-refused-no-team = This team is not in the season. Choose it from the list.
mh-refused-no-dice = Nothing has been drawn yet: this act comes after the first week.
mh-refused-missing = “{ $key }” is missing.
mh-refused-phase-setup = That is not possible before the season begins.
mh-refused-phase-season = That is not possible while the season runs.
mh-refused-phase-finished = That is no longer possible: the season is over.
mh-refused-no-match = This match has no result: it was not played, or it is annulled.
mh-refused-ending = No match of this competition can end like that. A cup needs a winner: in KDH by a shoot-out (`2-2 (4-2 SO)`).
mh-refused-winner = Say who won.
mh-refused-score = A score is needed, unless the match is a forfeit.
mh-refused-shots = There are shoot-outs in the KDH cup only.
mh-refused-margin = The score does not fit the ending: one goal apart after overtime, level before a shoot-out.
mh-refused-record = This match is not in the records of the teams.
mh-refused-no-onr = This team has no missed order to excuse.
mh-refused-not-waiting = This person is not on the waiting list.
mh-refused-dummy = This team is a dummy already.
mh-refused-waits-twice = Somebody is on the waiting list twice. One place per person.
mh-refused-not-used = { $what } was not played by this team.
mh-refused-past-weeks = A week that is over does not change: there is only this one and those to come.
mh-refused-rounds = Every round to come must stay in the calendar once.
mh-refused-round-order = { $round } would come too early. Rounds are played in their order, and those of a cup that are drawn from the one before (KDH, the final phase of Gretzky) in a later week.
mh-refused-no-matrix = There is no such matrix. Possible: CH, WG, KDH, or a division's own (`CH:D2A`).
mh-refused-begun = { $comp } has begun: its matrix does not change any more.
mh-refused-rows = { $count ->
        [one] One row is needed
       *[other] { $count } rows are needed
    }, one per round.
mh-refused-used = While the season runs, what has been used does not change: { $keys }. Wait for the next season.
mh-refused-not-over = The season is not over: there is no final order yet.
mh-refused-pools-not-over = The pools are not over: there is no final order yet.
mh-refused-semis-over = The semi-finals have been played: the pools do not change any more.
mh-refused-order = Every team of the group is needed once, those with more points before the others. To change points: the act “Points added or taken”.
mh-act-more = … and { $count ->
        [one] one more change
       *[other] { $count } more changes
    }.
mh-acted-match = { $match }: { $now } (before: { $was }).
mh-score-none = no result
mh-score-forfeit = { $team ->
        [none] double forfeit
       *[other] forfeit, win for { $team }
    }
mh-acted-points = { $points } in the table ({ $comp }).
mh-acted-free = Available again ({ $comp }):{ $columns ->
        [none] {""}
       *[other] {" "}columns { $columns }
    }{ $values ->
        [none] .
       *[other] {" "}values { $values }.
    }
mh-acted-excused = Missed orders counted: { $was } → { $now }. The match stands as played.
mh-acted-stocks = Left: +{ $extra } #{ $saves } (before: { $former }).
mh-acted-next-stocks = For the next season: +{ $extra } #{ $saves }.
mh-acted-waiting-list = { $names ->
        [none] The waiting list is empty.
       *[other] Waiting list: { $names }.
    }
mh-acted-option = Option { $option }: { $now } (before: { $was }).
mh-option-default = the rulebook's value
mh-acted-moved = { $round }: week { $now } (before: week { $was }).
mh-acted-weeks = The season now lasts { $count ->
        [one] one week
       *[other] { $count } weeks
    }.
mh-acted-matrix = Matrix { $name }:
mh-acted-final-order = Order that counts: { $teams }.
mh-acted-weekly = The weeks to come close on { $day } at { $time }.
mh-replay-ranks = **What changes in the table**
mh-replay-moved = { $team }: rank { $was } → { $now }, { $points_was } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
cmd-corriger = correct
cmd-corriger-about = Correct a match or season: the act is recorded and announced
opt-acte = act
opt-acte-about = What is to be done
opt-correction = text
opt-correction-about = What counts from now on; a fault shows an example
opt-confirmer-acte = confirm
opt-confirmer-acte-about = End the match or season, for good
opt-coach = holder
opt-coach-about = Who takes the place (coach or player)
