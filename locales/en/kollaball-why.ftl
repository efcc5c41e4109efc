## Kollaball: why something happened; in brackets, in brief, on the line itself.

kb-short-drawn = drawn among { $among-count }
kb-short-drawn-of = drawn among { $count }
kb-short-receiver-pushed = { $who } pushed off the cell
kb-short-only-hitters = { $who-count ->
    [one] one hitter, no receiver
   *[other] { $who-count } hitters, no receiver
    }
kb-short-sprained = { $who }: twisted ankle
kb-short-hands-full = { $who } held a ball already
kb-short-none-receives = nobody was a receiver there
kb-short-their-receiver = the only receiver there is an opponent
kb-short-nobody-there = nobody of the team on { $cell }
kb-short-even = { $few } against { $many }
kb-short-outnumbered = { $few } against { $many }
kb-short-struck-drawn = drawn among { $among-count }
kb-short-lost-draw = { $among-count } tried
kb-short-copy-not-played = not played in the turn before
kb-short-shifted = moved before acting
kb-short-lineup-default = default line-up

# Catching, picking up

kb-why-drawn = Drawn among { $among }.
kb-why-drawn-of = Drawn among { $count } possible ones.
kb-why-receiver-pushed = { $who } was to receive on { $cell }, but was pushed away by a charge: who is pushed catches nothing.
kb-why-sprained = { $who } was on { $cell } as a receiver, but with a sprain: no catch this turn.
kb-why-hands-full = { $who } was on { $cell } as a receiver, but already held a real ball.
kb-why-only-hitters = The team had only hitters on { $cell } ({ $who }): a hitter catches nothing.
kb-why-none-receives = { $who } was on { $cell }, but not as a receiver.
kb-why-their-receiver = The receiver on { $cell } is of the other team ({ $who }): one catches only one's own team's passes.
kb-why-nobody-there = Nobody of { $team } was on { $cell } when the ball came.
kb-why-lost-draw = { $balls ->
    [one] One ball on the ground for { $among }: the draw gave it to another.
   *[other] { $balls } balls on the ground for { $among }: the draw gave them to others.
    }
kb-why-too-fresh = The ball on { $cell } has lain there only since this turn: it can be picked up from the next one on.

# Charging, blocking, going back

kb-why-even = As many hitters on both sides ({ $few } against { $many }): all are pushed back.
kb-why-outnumbered = Fewer hitters on this side ({ $few } against { $many }): the fewer are pushed back.
kb-why-first-hitter = { $among-count ->
    [one] { $blocker } blocks: { $hitter } strikes first, and is pushed back alone.
   *[other] { $blocker } blocks: among { $among }, the draw has { $hitter } strike first, who is pushed back alone.
    }
kb-why-second-hitter = { $blocker } had already stopped one hitter: { $hitter } is the second, and both are pushed back.
kb-why-struck = { $hitters ->
    [one] One opposing hitter was left free on the cell: they push back who stands there.
   *[other] { $hitters } opposing hitters were left free on the cell: each pushes one player back.
    }
kb-why-struck-all = In this league a charge pushes back all opponents on the cell.
kb-why-struck-drawn = { $hitters ->
    [one] One opposing hitter was free, and several players could be pushed: drawn among { $among }.
   *[other] { $hitters } opposing hitters were free, and more players could be pushed: drawn among { $among }.
    }
kb-why-repelled = { $among-count ->
    [one] The advantage protects { $who }, and sends the hitter back.
   *[other] The advantage protects { $who }, and sends a hitter back, drawn among { $among }.
    }
kb-why-back-drawn = There is no cell straight behind: the cell to go back to is drawn among { $cells }.

# Moving, passing

kb-why-shifted = The player had been moved before acting: the order is played from the new cell, shifted as much.
kb-why-cut-short = The rest of the way led off the pitch or into the own goal: the player stops before it.
kb-why-by-tactic = It is the team's tactic that moves the player: { $tactic }.
kb-why-one-two = Critical success: the passer advances right after the pass, where the reserve says.
kb-why-break-through = Critical success: the player caught a ball this turn, and advances once more, where the reserve says.
kb-why-out-of-reach = { $to } was more than two cells away after the moves: the thief keeps the decoy.
kb-why-tactic-carrier = { $lack ->
    [gone] { $who } is no longer on the pitch: the tactic is kept for later.
    [sits-out] { $who } sits this turn out: the tactic is kept for later.
   *[no-ball] { $who } no longer holds a real ball: the tactic is kept for later.
    }

# Special actions

kb-why-critical = 3% chance of a critical success: the die gave { $roll }, { $need } or less was needed.
kb-why-not-critical = No critical success: the die gave { $roll }, 3 or less was needed.
kb-why-no-burst = { $who } has no reserve with `^`: the critical success will not let them advance.
kb-why-copy-played = In the turn before: { $specials }. So the copy is allowed.
kb-why-copy-critical = Nobody had played it in the turn before: the critical success allows it.
kb-why-copy-not-played = { $specials-count ->
    [0] No special action was played in the turn before: there is nothing to copy.
   *[other] In the turn before there was only this: { $specials }. Nothing else can be copied.
    }

# Random events

kb-why-event = Chance of an event this turn: { $rate }%. The die gave { $trigger }: { $rate } or less was needed. On the table, { $roll } lies { $low ->
    [1] in 1 to { $high }.
   *[other] in { $low } to { $high }.
    }
kb-why-replaced = Nobody in the team was playing a special action. The die: 1, fumble; 2, misunderstanding.
kb-why-no-effect = { $cause ->
    [fumble] Nobody in the team held a real ball.
    [misunderstanding] Nobody in the team was passing this turn.
    [sprain] No receiver of the team was going to the cell of a pass.
    [warning] Nobody in the team was playing this turn.
    [indecision] Nobody in the team was playing this turn.
    [fatigue] Nobody in the team was playing this turn.
    [hindrance] No opponent without a ball was playing this turn.
    [imaginary_foul] The opponents had no ball to take: none in hand, nor their own on the ground.
    [offside] Nobody in the team was acting this turn.
   *[other] Nobody in the team was on the pitch.
    }
kb-why-away = { $turns ->
    [one] Drawn: away for one turn, this one; back in turn { $returns }.
   *[other] Drawn: away for { $turns } turns, this one included; back in turn { $returns }.
    }
kb-why-rolled = The ball rolls to a neighbouring cell, drawn among { $cells }.
kb-why-bent = The pass followed none of the six directions: the one in which the ball flies on is drawn between two.
kb-why-nearest = A ball that went out goes to the team-mate without a ball nearest to { $cell }.
kb-why-reserve-pass = Your reserve served: the pass goes to { $to }.
kb-why-reserve-none = You had written no reserve (`?`) for this passer: they keep the ball.
kb-why-reserve-no-pass = Your reserve is no pass: it does not serve here, and they keep the ball.
kb-why-reserve-same-cell = Your reserve aims at the same cell: it does not serve here, and they keep the ball.
kb-why-reserve-chained = This passer has further actions: their reserve does not serve here, and they keep the ball.

# Bribes

kb-why-bribe = { $slices ->
    [one] One slice
   *[other] { $slices } slices
    } of 50 deniers at { $each }%: { $chance }% chance. The die gave { $roll }: { $chance } or less was needed.
kb-why-table = On the table, { $roll } lies { $low ->
    [100] at 100.
   *[other] in { $low } to { $high }.
    }
kb-why-chain = { $from ->
    [favouritism] The opponents had no ball to take: none in hand, nor their own on the ground.
    [play_on] Nobody in the team was picking up a real ball with a pass in reserve.
    [advantage] No charge was going to push anybody of the team.
   *[fair_call] No receiver of the team was being pushed, the only one able to catch, where one of its passes came down.
    }
kb-why-reserve-without-pass = The reserve was missing: { $who } picked up without a pass in reserve (`?`).
kb-why-reserve-nobody = Nobody of yours had a reserve (`?`) that serves here; one with `^` does not count.
kb-why-from-ground = { $team } held no real ball: the referee takes its own from the ground.
kb-why-given-back = The referee gives the ball of the imaginary foul back to a team-mate without a ball.
kb-why-placed-before-goal = Favouritism: the ball is put before the goal of those it was taken from.
kb-why-nobody-empty-handed = Nobody of the team could be handed it: it is put where it was lost.

# Around the game

kb-why-too-few = The team has { $count ->
    [one] one player
   *[other] { $count } players
    }: at least four are needed.
kb-why-no-captain = The team has no captain.
kb-why-lineup-default = No line-up was sent in time: the four lowest numbers play, the lowest holds the ball.
kb-why-admin-silent = The referee did not answer in time: silence grants it.
kb-why-missed = { $team }: { $missed ->
    [one] one missed turn
   *[other] { $missed } missed turns
    }; beyond { $max } it is disqualified.
kb-why-sealed-lost = Orders already sealed could no longer be played after a referee's correction.
kb-why-short-no-order = The team named nobody in time.
kb-why-short-chosen = The team chose not to replace.
kb-why-both-scored = Both teams scored in the same turn.
kb-why-turn-limit = This was the last turn: the match has { $turns } at most.
kb-why-tie-break = { $by ->
    [specials] Fewest special actions: 🔴 { $red-specials }, 🔷 { $blue-specials }.
    [charges] As many special actions ({ $red-specials }). Fewest charges: 🔴 { $red-charges }, 🔷 { $blue-charges }.
    [deniers] As many special actions ({ $red-specials }) and charges ({ $red-charges }). Most deniers paid: 🔴 { $red-deniers }, 🔷 { $blue-deniers }.
   *[toss] As many special actions ({ $red-specials }), charges ({ $red-charges }) and deniers ({ $red-deniers }): a die decides, even for 🔴, odd for 🔷.
    }
