## Kollaball: why an order is refused (rulebook page, 5.4), and what is possible. The values are those of the French file.

kb-error-who = { $player ->
        [none] this player
       *[other] player { $player }
    }
kb-error-cell = { $cell ->
        [none] this cell
       *[other] cell { $cell }
    }
kb-error-allowed = Possible: { $allowed }.
kb-error-special = special action
kb-error-purse = the purse
kb-error-end = (the rest is missing)
kb-error-where = Here: { $before }__**{ $marked }**__{ $after }
kb-error-too_long = Text too long: { $limit } characters at most. One line per player is enough.
kb-error-other = Order refused ({ $code }). `/kollaball rules` shows the notation.

kb-error-empty = No order. One line per player is needed, for example `1 P >D4; 2 R >D4; 3 H >E5; 4 R B4`.
kb-error-syntax = { $word ->
        [none] This line ends too early.
       *[other] I do not understand { $word }.
    } A line is number, role, cell, special action: `1 R D4`, `3 H E5`, `2 P >D4`, `4 PICKUP`. { $allowed }
kb-error-unknown_cell = There is no cell { $word }. Cells go from `A1` to `G7`, a letter and a digit; the board shows them. { $allowed }
kb-error-unknown_player = { CAP($who) } does not exist in this team. Numbers go from 1 to 6, see the team sheet. { $allowed }
kb-error-duplicate_player = { CAP($who) } is named twice. One line per player; several actions are chained with `+`: `2 R E4 + R F4`.
kb-error-missing_player = { CAP($who) } has no order. Every player on the pitch must act: add the line, for example `3 R D4`.
kb-error-player_off_pitch = { CAP($who) } is not on the pitch. Remove the line. { $allowed }
kb-error-player_skips = { CAP($who) } sits this turn out. Remove the line.
kb-error-entry_missing = { CAP($who) } comes back this turn and needs an entry cell, for example `3 E C5 R D5`. { $allowed }
kb-error-entry_not_due = { CAP($who) } does not come back this turn. Remove `E` and the entry cell.
kb-error-entry_cell = { CAP($who) } cannot enter on { $cell }. Players enter near the team's carrier, never on its own goal. { $allowed }
kb-error-sub_not_allowed = { $target ->
        [none] Substitution impossible.
       *[other] Substitution impossible: { $target } cannot come in here.
    } Only a player who has to be replaced can leave, and only a substitute from the bench can come in: `X 3 5` brings 5 in for 3. { $allowed }
kb-error-too_many_actions = { CAP($who) } has only { $limit ->
        [one] { $limit } action
       *[other] { $limit } actions
    } this turn. Remove what follows the last `+`.
kb-error-role_mismatch = { CAP($who) } cannot take this role. With a ball in hand: pass `2 P >D4`, retreat `2 P <B4` or drop `2 DROP`. Without: receiver `2 R D4`, hitter `2 H D4` or pick-up `2 PICKUP`. { $allowed }
kb-error-wrong_origin = { CAP($who) } does not stand where the order says, but on { $cell }. The starting cell can be left out: `2 P >D4`.
kb-error-not_adjacent = { CAP($cell) } is no neighbour of { $origin }: { $who } cannot step there. A move is one cell, two with a sprint: `1 R C4>D4>E4 S`. { $allowed }
kb-error-own_goal = Nobody goes back to their own goal: { $who } must aim at another cell. { $allowed }
kb-error-own_goal_stay = Nobody stays on their own goal: { $who } must leave it, or pass if holding the ball. { $allowed }
kb-error-not_forward = A hitter advances, and so does a sprint: { $cell } is not in front. The three front cells are allowed. { $allowed }
kb-error-not_straight_back = A receiver goes straight back, on the same row: { $cell } is not the cell right behind. { $allowed }
kb-error-not_backward = A carrier retreats one cell: { $cell } is none of the three cells behind. The ball goes forward by a pass: `2 P >D4`. { $allowed }
kb-error-sprint_path = Sprint: two cells forward, both written, and `S` at the end: `1 R C4>D4>E4 S`. Without a sprint one cell only: `1 R D4`. { $allowed }
kb-error-pass_range = Pass out of range towards { $cell }. A pass goes to one of the three front cells; a deep one two cells forward: `2 P >E5 D`. { $allowed }
kb-error-no_ball_here = No ball to pick up: none lies under the player's feet. A player picks up on their own cell, without moving: `4 PICKUP`. { $allowed }
kb-error-ball_too_fresh = No ball to pick up yet: this one has not lain there for a turn. It can be picked up next turn.
kb-error-wrong_class = { CAP($who) } does not have this special action ({ $special }). Each class has its own: warrior `B`, ranger `S`, archer `D`, thief `DECOY 2`, merchant `BRIBE-250`, alchemist `COPY:` before the one copied. { $allowed }
kb-error-special_used = { CAP($who) } has no special action left: one per match, and one per line.
kb-error-no_legend = { CAP($who) } has no legend's move to play: `LEGEND:` is for legends, once per match. { $allowed }
kb-error-nothing_to_copy = Nothing to copy: nobody played this special action last turn ({ $special }). { $allowed }
kb-error-special_misplaced = This special action does not go with this action ({ $special }). A sprint follows a move, a deep pass a pass, a block a receiver, a passer or `-`; a bribe goes on the first action. { $allowed }
kb-error-bribe_amount = Impossible amount: { $amount }. A bribe goes from 50 deniers to { $purse }: `4 H D3 BRIBE-250` against the opponents, `BRIBE+250` for one's own team.
kb-error-decoy_target = { $target ->
        [none] The decoy cannot go to this player.
       *[other] The decoy cannot go to player { $target }.
    } Give it to a player of the team, the thief included, not twice to the same: `4 R C3 DECOY 2`. { $allowed }
kb-error-reserve_illegal = Reserve impossible. After `?` comes an action playable from the cell where the line ends, without a special action: `2 PICKUP ? P >E4`. { $allowed }
kb-error-tactic_disabled = Tactics are not played in this match. Remove the line `T`.
kb-error-tactic_used = The team's tactic is already played: once per match. Remove the line `T`.
kb-error-tactic_not_yours = This is not your team's tactic. { $allowed }
kb-error-nothing_to_imitate = Nothing to imitate: `T IMITATE` takes up the tactic that the opponents played last turn. { $allowed }
kb-error-tactic_needs_carrier = This tactic needs a carrier: { $who } holds no ball, or does not play this turn. Example: `T FEINT 2 D4`. { $allowed }
kb-error-tactic_target = { $word ->
        [none] This tactic does not allow that choice.
       *[other] This tactic does not allow { $word }.
    } Examples: `T LOB 2 E6`, `T RALLY 2 1>C4 3>C5`, `T RESHUFFLE 1=3 3=1`, `T ANALYSIS 1 2`. { $allowed }
kb-error-tactic_not_alone = The tactic does not go with this line: its carrier has no other action, and a whole-team tactic leaves none to anybody. Remove the line, or keep the entry alone: `3 E C5`.
kb-error-placement_carrier = The carrier cannot be named: a placement is about an opponent without a ball. { $allowed }
kb-error-information_conflict = A placement cannot be asked now: another question is already open this turn. Give your orders again without it.
kb-error-neutralised_unchanged = Change at least two actions: your neutralised orders are noted, and these are too much like them.
kb-error-timeout_lost = No timeout left: the last one was rejected. Give your orders.
kb-error-lineup = Four different starters are needed, none of them excluded, and the ball with one of them: `LINEUP 1 2 3 5 BALL 2`. { $allowed }
kb-error-not_captain = Only the captain sends the team's orders.
kb-error-already_submitted = The orders of this turn are already in. One submission per turn: nothing can be corrected afterwards.
kb-error-not_awaited = No order is due from your team at the moment.
kb-error-closed = Too late: this turn is closed.
