## Helvetia Cup: why something happened; in brackets, in brief, on the line itself.
##
## What only one coach is told (their plan, their defence, their cells) says “your”.

hc-short-turns = { $count } turns in a row
hc-short-rerolled = rolled again after a { $first }
hc-short-cells-drawn = keeper drawn by lot
hc-short-cell-drawn = aim drawn by lot
hc-short-keeper-out = the keeper is out of the zone
hc-short-has-acted = { $who } had made their gesture already
hc-short-taker = { $among-count ->
    [one] the nearest
   *[other] { $among-count } were as near
    }
hc-short-clock-card = { $face } on the die, { $more ->
        [0] { $less } fewer
       *[other] { $more } more
    } by a card
hc-short-beyond = nearer the goal than { $who }, on { $at }
hc-short-too-few = { $left } on the pitch
hc-short-no-changes-left = no changes left
hc-short-bench-empty = nobody left on the bench
hc-short-keeper-lowest = the lowest number

## The die and what it had to be.

hc-why-needed = { $hopeless ->
        [1] Impossible: it would have had to be { $needed } or less
       *[other] It had to be { $needed } or less
    }: { $skill ->
        [steal] steal
        [tackle] tackle
        [clear] clear
        [press] press
        [dribble] dribble
        [pass] pass
        [shot] shot
        [head] header
        [defence] defence
       *[offence] attack
    } { $base }{ $tired ->
        [1] { " " }(half: exhausted)
       *[0] {""}
    }{ $press ->
        [0] {""}
       *[other] , minus { $press } for the pressure by { $presser }
    }{ $volley ->
        [0] {""}
       *[other] , minus { $volley } for a volley
    }{ $cell ->
        [0] {""}
       *[other] , minus { $cell } for the cell aimed at
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } by a card
    }{ $less ->
        [0] {""}
       *[other] , minus { $less } by a card
    }.
hc-why-rerolled = The first die, { $first }, had missed: a card had it rolled again, and the second one counts.
hc-why-tackle-missed = A missed tackle is a foul up to { $foul }; from { $hopeless } on, the tackler falls.
hc-why-fell-tackled = The tackle succeeds: the carrier falls.
hc-why-fell-hopeless = The tackle is missed by { $hopeless } or more: it is the tackler who falls.
hc-why-face-card = The team die of { $team }, face { $face }, says { $card ->
        [yellow] a yellow card
        [red] a red card
       *[none] no card
    }.
hc-why-face-injury = The team die of { $team }, face { $face }, says an injury of { $injury }.
hc-why-sent-off = { $second ->
        [1] It is their second yellow of the match, which makes a red.
       *[0] A red sends a player off at once.
    }
hc-why-template = With { $die }, the ball goes { $way } (as { $team } sees it), { $due ->
        [one] one hex
       *[other] { $due } hexes
    }{ $stopped ->
        [1] , but it stops at the edge of the pitch
       *[0] {""}
    }.
hc-why-time-face = The time die ({ $faces }) fell on { $face }.
hc-why-clock-card = A card changes that: { $more ->
        [0] { $less } minutes fewer.
       *[other] { $more } minutes more.
    }
hc-why-red-cell = The next red space is { $clock }.
hc-why-coin = The toss: 1 for the home team, 2 for the other. It is { $value }.

## Placing, moving.

hc-why-silent = { $team } has sent nothing: the rules decided for them.
hc-why-squad-default = You named no squad: it is the club’s.
hc-why-cards-default = You did not choose: these are the first three POWER cards.
hc-why-legend-chosen = The LEGEND is the one you named; the five POWER cards are drawn by lot.
hc-why-legend-default = You named no LEGEND: it is the first one. The five POWER cards are drawn by lot.
hc-why-choice-said = It is what you had chosen in case you won the toss.
hc-why-choice-default = You had chosen nothing in case you won the toss: then one attacks.
hc-why-placed-ordered = Everybody is where your order put them.
hc-why-placed-last = You did not place the team: it is your last placement in this role.
hc-why-placed-default = You did not place the team, and have no last placement that fits: it is the one of the rules.
hc-why-kicker = They are on the centre hex, { $at }.
hc-why-challenge = It asks for: { $card }.
hc-why-demand = { $stat ->
        [dribbles_won] dribbles made
        [long_passes_completed] long passes made
        [overlaps] overlaps
        [steals_won] balls stolen
        [boosts_spent] BOOST paid
        [shots] shots
        [saves] saves
        [goals] goals
        [headers] headers
        [tackles_won] tackles won
        [fouls] fouls
        [interceptions_won] interceptions made
       *[other] { $stat }
    }{ $least ->
        [-1] {""}
       *[other] , at least { $least }
    }{ $most ->
        [-1] {""}
        [0] , none
       *[other] , at most { $most }
    }
hc-why-steps = { $hexes ->
        [0] No hex
        [one] One hex
       *[other] { $hexes } hexes
    }{ $leaves ->
        [1] { " " }and leaving, which counts as one
       *[0] {""}
    }: { $free ->
        [0] none is free
        [one] one is free
       *[other] { $free } are free
    }{ $stood ->
        [1] , as they have just stood up
       *[0] {""}
    }{ $boxed ->
        [1] , to leave the box
       *[0] {""}
    }{ $cards ->
        [0] {""}
       *[other] , thanks to a card
    }; { $boosts ->
        [0] nothing to pay.
        [one] one BOOST paid.
       *[other] { $boosts } BOOST paid.
    }{ $overlap ->
        [1] { " " }The overlap costs nothing.
       *[0] {""}
    }
hc-why-spent-last = They have just paid { $boosts ->
        [one] their last BOOST.
       *[other] their last { $boosts } BOOST.
    }
hc-why-taker = Nobody was standing on the ball’s hex: the nearest comes, { $hexes ->
        [one] one hex away.
       *[other] { $hexes } hexes away.
    }{ $among-count ->
        [one] {""}
       *[other] { " " }As near: { $among }.
    }
hc-why-taker-asked = Among them, it is the one you had named.
hc-why-taker-default = You had named none of them: not the keeper, then the lowest number.

## Around the carrier.

hc-why-policy-own = Your defence: { $do ->
        [steal] you told them to steal.
       *[tackle] you told them to tackle.
    }
hc-why-policy-all = Your defence: { $do ->
        [steal] everybody steals whom you did not tell otherwise.
       *[tackle] everybody tackles whom you did not tell otherwise.
    }
hc-why-sidestep = { $how ->
        [asked] You had written where to step aside: { $asked }. It is the first that is possible.
        [closed] None of the hexes you had written for stepping aside was possible ({ $asked }): it is the first one that is.
       *[unsaid] You had not written where to step aside: it is the first possible hex.
    }
hc-why-more-than-had = They lose { $amount } BOOST and had only { $had }.
hc-why-lost-all = They lose { $amount } BOOST, just what they had: exhausted, but not injured.
hc-why-drained = It is the effect of the opponents’ card: { $amount } BOOST less.
hc-why-gained = It is the effect of a card: { $amount } BOOST, and no more than their reserve ({ $most }).
hc-why-no-changes-left = Nobody comes on: the team has no changes left.
hc-why-bench-empty = Nobody comes on: the team has nobody left on the bench.
hc-why-substitute-unwanted = Nobody comes on: you wanted it so.
hc-why-substitute-asked = It is the first of those you had named.
hc-why-substitute-first = You had named nobody: it is the first on your bench.
hc-why-keeper-lowest = The keeper is gone and not replaced: the lowest number on the pitch keeps goal.
hc-why-keeper-ordered = Their coach named them, as there is no real goalkeeper.
hc-why-card = { $when ->
        [now] It acts at once
       *[armed] It was armed, and its moment has come
    }: { $effect }.
hc-does-skill = { $amount } on its team’s roll of { $skill }
hc-does-opp_skill = { $amount } on the opponents’ roll of { $skill }
hc-does-reroll = the missed roll of { $skill } is rolled again
hc-does-cells-defend = { $amount } cell for its team’s keeper at this shot
hc-does-cells-attack = { $amount } cell for the other keeper at this shot
hc-does-boost = { $amount } BOOST
hc-does-drain = { $amount } BOOST
hc-does-step = { $amount } free hex in these moves
hc-does-clock = { $amount } minutes on the time die
hc-does-nocard = the card is not shown
hc-does-nopress = nobody presses its team this turn

## The plan of the attack.

hc-why-planned = Your plan, step { $step }: { $gesture }.
hc-why-skipped-must-play = Step { $step }, { $gesture }: impossible, a gesture was compulsory.
hc-why-skipped-after-own = Step { $step }, { $gesture }: impossible, a pass had to be received first.
hc-why-skipped-after-short = Step { $step }, { $gesture }: impossible right after a pass.
hc-why-skipped-after-long = Step { $step }, { $gesture }: impossible right after a long pass.
hc-why-skipped-outside-box = Step { $step }, { $gesture }: impossible, the carrier is not in the opponents’ box.
hc-why-skipped-outside-zone = Step { $step }, { $gesture }: impossible, the carrier is not on a hex with a digit.
hc-why-skipped-pressed = Step { $step }, { $gesture }: left, an opponent presses the carrier.
hc-why-skipped-gone = Step { $step }, { $gesture }: impossible, whom you aim at is not standing on the pitch.
hc-why-skipped-own = Step { $step }, { $gesture }: impossible, that is where the ball is.
hc-why-skipped-too-far = Step { $step }, { $gesture }: impossible, it is { $hexes } hexes away, and { $reach } at most.
hc-why-skipped-marked = Step { $step }, { $gesture }: left, an opponent stands on that hex.
hc-why-plan-over = Your plan was finished.
hc-why-no-plan = You had no plan.
hc-why-default-short = A gesture was compulsory: the ball goes to the team-mate within reach, an unmarked one first, then the nearest.
hc-why-default-long = A gesture was compulsory, and nobody is within reach of a short pass: it is a long pass, to the nearest.
hc-why-default-is-last = A gesture was compulsory; nothing follows one that the rules chose.

## Passes and loose balls.

hc-why-unmarked = No opponent is standing on their hex.
hc-why-has-acted = { $who } is on the same hex, but had already made their gesture of the turn.
hc-why-has-missed = { $who } tried to take it, and missed.
hc-why-held-back = { $who } is on the same hex, but you did not want them to intercept.
hc-why-tries = { $how ->
        [named] Your defence: you told them to intercept.
        [all] Your defence: everybody intercepts.
       *[unsaid] You had written nothing about interceptions: everybody tries them.
    }
hc-why-nearest = { $own ->
        [99] Nobody is standing: the ball stays with the attack.
       *[other] The nearest is { $who }, { $own ->
            [one] one hex
           *[other] { $own } hexes
        } away{ $even ->
            [1] . The other team is as near, but then the attack keeps it.
           *[0] { $other ->
                [99] . Nobody else is standing.
                [one] ; the other team is one hex away.
               *[other] ; the other team is { $other } hexes away.
            }
        }
    }
hc-why-beyond = When the pass was played, they were nearer the goal than { $who }, the last defender but one, on { $at }; and the other side calls it.
hc-why-beyond-half-way = When the pass was played, they were in the other half, nearer the goal than the last defender but one; and the other side calls it.
hc-why-watched-before = They were off-side when a pass of an earlier turn was played, and are the first to touch the ball; the other side calls it.
hc-why-called-now = They picked up the ball, having been off-side when it was passed, and the defence has just called it.

## Shots.

hc-why-cells-due = The keeper covers { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    }: the shooter’s hex has a { $distance }{ $volley ->
        [0] {""}
       *[other] , minus { $volley } for a volley
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } by a card
    }{ $less ->
        [0] {""}
       *[other] , minus { $less } by a card
    }{ $limited ->
        [acting] , but an outfield player covers only one
        [most] , but never covers more
       *[none] {""}
    }.
hc-why-cells-chosen = { $zone ->
        [1] These cells are those you had prepared for this shooting zone.
       *[0] { $count ->
            [one] This cell is the one you had prepared.
           *[other] These cells are those you had prepared.
        }
    }
hc-why-cells-chosen-kick = These cells are those you had prepared for kick { $place }.
hc-why-cells-drawn = { $count ->
        [one] The cell was not prepared for this shot: it is drawn by lot.
       *[other] The { $count } cells were not prepared for this shot: they are drawn by lot.
    }
hc-why-cell-drawn = No cell to aim at was chosen: it is drawn by lot.
hc-why-keeper-out = { $who } is not in the zone, but on { $at }, and covers nothing.
hc-why-kicker-chosen = You chose them to kick.
hc-why-kicker-best = You had nobody for this kick: it is the best shot who has not kicked yet.
hc-why-to-keeper = { $how ->
        [saved] The shot is saved: the keeper has the ball.
        [missed] The shot is missed: the keeper has the ball.
        [stall] Passive play: the ball goes to the other keeper.
        [possession] Passive play: the ball goes to the other keeper.
       *[zone] The ball came to rest in the keeper’s zone.
    }{ $start ->
        [none] {""}
       *[other] { " " }They are put back there, from { $start }.
    }

## The ball changes sides, time passes.

hc-why-lost = { $how ->
        [steal] The ball was stolen from the carrier.
        [tackle] The carrier was tackled.
        [interception] The pass is intercepted.
        [short_pass] The pass came to a defender, and to no attacker.
        [long_pass] The pass came to a defender, and to no attacker.
        [loose] The loose ball is nearer the defence.
        [picked] A defender picked the ball up while moving.
        [goal] After a goal the other team kicks off.
        [saved] The shot is saved.
        [missed] The shot is missed.
        [offside] An off-side is called.
       *[stall] It is passive play.
    }
hc-why-turns = It was { $count ->
        [one] one turn.
       *[other] { $count } turns in a row.
    }
hc-why-half-over = { $family ->
        [1] The clock has reached { $limit }.
       *[0] The clock is at { $clock }: it has passed { $limit }.
    }
hc-why-still-level = Time is up, at { $goals } all.
hc-why-ended = { $how ->
        [time] Time is up.
        [level] Time is up, and a match of a championship may be drawn.
        [extra] Extra time is over.
        [shootout] One team has scored more kicks of the shoot-out.
       *[forfeit] One team has lost by forfeit.
    }
hc-why-too-few = Only { $left } players of this team are left: it takes three.
hc-why-forfeit-score = { $kept ->
        [1] The other team already led by { $by } goals or more: the score stands.
       *[0] The other team did not lead by { $by } goals: it wins { $by }–0.
    }

## Between the matches.

hc-why-bought = It is of level { $level } and costs as many sessions: { $spent } of { $sessions } are spent.
hc-why-face-recovery = The team die, face { $face }, says { $card ->
        [red] a red card: they stay out of this match.
        [yellow] a yellow card, and not a red one: they are fit.
       *[none] no card: they are fit.
    }
hc-why-result-kicks = In the shoot-out: { $home }–{ $away }.
hc-why-result-forfeit = One team has lost by forfeit.
hc-why-result-points = { $drawn ->
        [1] A draw: { $draw } point for each.
       *[0] { $win } points for the team that wins.
    }
hc-why-result-goes-on = { $final ->
        [1] It was the final: { $team } wins the cup.
       *[0] { $team } goes on; the other team is out.
    }
hc-why-two-in-one = { $yellow ->
        [0] They got a red card in this match.
        [1] They got a red card in this match.
       *[other] They got two yellow cards in this match.
    }
hc-why-yellow-before = They already had a yellow card of an earlier match, and got one in this one.
