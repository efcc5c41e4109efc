## Matrix Hockey: the referee's acts.

act-replay = Week replayed with a late or corrected order
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
act-stop = Season stopped: tables as they stand
act-void = Season void
act-final-order = Final order set
mh-act-how-points = Write for instance `-2`, or `WG +1`.
mh-act-how-stocks = Write for instance `+3 #1`: what the team has left.
mh-act-how-free = Write for instance `CH F (2)` or `KDH C (1/4)`: what the team may play again.
mh-act-how-set-match = Write for instance `CH3 3-2 AP`, `KDH2 2-2 (4-2 TAB)` or `CH3 perdu`, the chosen team's goals first.
mh-act-how-annul-match = Write the round, for instance `CH3`.
mh-act-how-calendar = Write for instance `KDH4=8; CH7=8`: round = week.
mh-act-how-matrix = Write for instance `KDH: 3 3 1 / 2 5 6 / 1 1 4`, a row per round.
mh-act-how-config = Write TOML or JSON, for instance `promote = 3`.
mh-act-how-waiting-list = Write for instance `Aigles @coach; Bisons`; `-` empties the list.
mh-act-how-final-order = Write for instance `E: 3, 1, 2, 4`: the codes, first to last.
mh-act-how-take-over = Give the team's name or choose its coach.
mh-act-team = Choose the team.
mh-act-no-match = This team has not played that match.
mh-act-unknown = This game has no such act. Choose it from the list.
mh-act-impossible = That is impossible now: { $fault }
mh-replay-same = Nothing would change.
mh-replay-order = Order that counts: { $order }
mh-replay-was = **What would go**
mh-replay-now = **What would come instead**
mh-replay-confirm = Replay the week
refusal-nothing-to-replay = There is no week to replay: only the last closed one can be.
cmd-corriger = correct
cmd-corriger-about = Correct a match or season: the act is recorded and announced
opt-acte = act
opt-acte-about = What is to be done
opt-correction = text
opt-correction-about = What counts from now on; a fault shows an example
opt-coach = holder
opt-coach-about = The new coach (take-over of a team)
