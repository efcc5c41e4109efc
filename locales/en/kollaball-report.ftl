## Kollaball: the report of a turn. One sentence per event (rulebook page, part 7).

kb-section-opening = Opening
kb-section-other-rules = What happened (played under older rules)
kb-section-event = Random event
kb-section-bribes = Bribes
kb-section-copies = Copies
kb-section-moves = Moves
kb-section-passes = Passes
kb-section-decoys = Decoys
kb-section-charges = Charges and blocks
kb-section-catches = Catches and pick-ups
kb-section-goal = Goal
kb-section-extra = Breakthrough
kb-section-closing = Closing
kb-section-dice = Dice
kb-section-round = { $title } (action { $round })
kb-section-reveal = What turn { $turn } kept hidden

# Stages, entries, tactics

kb-event-roll_call = { $count ->
        [0] Team { $team } is complete at the roll-call.
       *[other] Team { $team } is not complete at the roll-call: { $absent } did not check in.
    }
kb-event-lineup = { $ball ->
        [none] Team { $team } lines up { $players }; nobody holds the ball.
       *[other] Team { $team } lines up { $players }; { $ball } holds the ball.
    }
kb-event-kickoff = Kick-off: each team is on its own goal, ball in hand.
kb-event-timeout_called = The captain of team { $team } calls a timeout: this turn is not played and the referee rules.
kb-event-timeout_ruled = { $upheld ->
        [yes] Timeout upheld: team { $team } keeps its right to one. The orders of the turn are given again.
       *[no] Timeout rejected: team { $team } has none left. The orders of the turn are given again.
    }
kb-event-turn_void = { $count ->
        [0] Turn { $turn } is void, through nobody's fault.
       *[other] Turn { $turn } is void: no orders in time from { $missing }.
    } Turns missed: { $missed }.
kb-missed = { $team } { $count }
kb-event-substituted = { $in } comes in on { $cell } for { $out }.
kb-event-plays_short = Team { $team } does not replace { $out }: it plays one short.
kb-event-entered = { $player } comes back into play on { $cell }.
kb-event-decoy_vanished = { CAP($ball) } vanishes on { $cell }.
kb-event-tactic_played = { $copied ->
        [yes] Team { $team } beats the opponents at their own game: { $tactic }.
       *[no] Team { $team } plays its tactic: { $tactic }.
    }
kb-event-tactic_failed = The tactic of team { $team } fails ({ $tactic }): it is not spent.
kb-event-tactics_cancelled = { $tactic ->
        [placement] Both teams ask for a placement in the same turn: no answer, both give their orders again without it.
        [neutralise] Both teams neutralise each other: both tactics are spent, nothing is noted.
       *[other] The tactics of both teams cancel out.
    }
kb-event-placement_revealed = { $steps ->
        [0] Placement: { $player } does not move and stays on { $start }.
       *[other] Placement: { $player } goes { $path }.
    }
kb-event-analysis_revealed = Analysis: { $roles }.
kb-role-of = { $player } is { $role ->
        [carrier] a carrier
        [receiver] a receiver
        [hitter] a hitter
        [picker] a picker
       *[none] without a role
    }
kb-event-insight_cancelled = Both teams analysed in the same turn: they cancel out.
kb-event-neutralised = Team { $by } neutralises team { $team }: its actions are cancelled and noted. Next turn it must change at least two of them.

# Random events

kb-event-random_event = Event against team { $team }: { $event } (table: { $roll }; chance this turn: { $rate }%).
kb-event-event_replaced = No special action to abort: the event becomes “{ $event }”.
kb-event-no_effect = “{ CAP($cause) }” has no effect.
kb-event-special_aborted = { $player }'s special action is aborted but spent: { $special }.
kb-event-player_displaced = { $moved ->
        [yes] { $player } steps back from { $from } to { $to }.
       *[no] { $player } should step back but has no room behind and stays on { $from }.
    }
kb-event-player_hampered = { $cause ->
        [hindrance] Hindrance: { $player } does not act this turn, but may act twice in the next.
        [fatigue] Fatigue: { $player } does not act this turn, but may act twice in the next.
        [warning] Warning: { $player } does not act this turn.
       *[other] { $player } does not act this turn.
    }
kb-event-wounded = { $cause ->
        [block] { $player } is hurt on an unyielding block: misses the next turn, then may act twice.
       *[play_through] Play through: { $player } plays this turn, misses the next, then may act twice.
    }
kb-event-sprained = { $player } sprains an ankle: may move, but cannot catch this turn.
kb-event-player_removed = { $returns ->
        [none] { $player } leaves the pitch on { $cell } for good ({ $cause ->
            [expulsion] expulsion
            [exclude] sent off by the referee
            [fracture] fracture, a substitute may come in
            [blatant_fix] blatant fix
            [missing] unavailable, to be replaced
            [mark_missing] unavailable, to be replaced
           *[other] referee's decision
        }).
       *[other] { $player } leaves the pitch on { $cell } ({ $cause ->
            [serious_injury] serious injury
            [referee_error] referee's error
           *[other] referee's decision
        }): back in turn { $returns }.
    }
kb-event-pass_redirected = { $to ->
        [none] { $player } can no longer pass to the receiver and keeps the ball.
       *[other] { $player } can no longer pass to the receiver and aims at { $to }.
    }
kb-event-ball_lost = { $cause ->
        [misunderstanding] { $player }'s pass flies too far: { $ball } falls to the ground on { $cell }.
       *[fumble] { $player } loses { $ball }, which rolls to { $cell }.
    }
kb-event-ball_out = { $player }'s pass to { $cell } leaves the pitch: the referee keeps { $ball } until the end of the turn.
kb-event-ball_seized = { $player ->
        [none] The referee takes { $ball } from the ground on { $cell }.
       *[other] The referee takes { $ball } out of the hands of { $player }.
    }
kb-event-ball_returned = The referee hands { $ball } to { $player }.
kb-event-ball_placed = The referee puts { $ball } on the ground on { $cell }.

# Bribes

kb-event-bribe = { $player } slips the referee { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } { $side ->
        [against] against the opponents
       *[favour] in favour of the team
    }: { $chance }% chance, die { $roll }, { $triggered ->
        [yes] the referee accepts.
       *[no] the referee refuses.
    }
kb-event-bribe_effect = { $player }'s bribe brings “{ $effect }” (table: { $roll }) { $side ->
        [against] against
       *[favour] for
    } team { $team }.
kb-event-bribe_chain = “{ CAP($from) }” does not apply: { $player }'s bribe becomes “{ $to }”.
kb-event-favour = { $effect ->
        [play_on] Play on! { $beneficiary } may pick up and pass in the same turn.
        [advantage] Advantage: the charge on { $beneficiary } does not count, the place is held.
        [fair_call] Fair call: in spite of the charge { $ball } goes to { $beneficiary }.
       *[offside] { $used ->
            [yes] Offside not given: { $beneficiary } plays one more action, the one in reserve.
           *[no] Offside not given: { $beneficiary } could play one more action, but has none in reserve that works.
        }
    }
kb-event-role_forced = { $role ->
        [receiver] The referee makes { $player } a receiver: same move, but no charge.
        [hitter] The referee makes { $player } a hitter.
       *[other] The referee changes the role of { $player }.
    }

# Special actions

kb-event-critical = { $special ->
        [block] Critical success, Unyielding: { $player } will hurt the first hitter repelled.
        [bribe] Critical success, Friends in high places: { $player } pays the referee better.
        [copy] Critical success, Born knowing: { $player } may copy anything.
        [sprint] Critical success, Breakthrough: { $player } may advance once more after a catch.
        [deep_pass] Critical success, One-two: { $player } may pass anywhere within two cells and advance.
        [decoy] Critical success, Feint after feint: { $player } prolongs or doubles the decoy.
       *[other] Critical success of { $player }.
    }
kb-event-copy = { $valid ->
        [yes] { $player } copies a special action of the previous turn: { $copied }.
       *[no] { $player } tries a copy, which fails and is spent: { $copied }.
    }
kb-event-special_used = { $via ->
        [copy] { $player } plays the special action copied: { $special }.
        [legend] { $player } plays a legend's move: { $special }.
       *[class] { $player } plays a special action: { $special }.
    }

# Play

kb-event-moved = { $role ->
        [carrier] { $player } moves from { $from } to { $to }
        [none] { $player } moves from { $from } to { $to }
       *[other] { $player } moves from { $from } to { $to }
    }{ $via ->
        [none] {""}
       *[other] {" "}via { $via }
    }{ $role ->
        [receiver] , as a receiver.
        [hitter] , as a hitter.
        [carrier] , ball in hand.
       *[none] .
    }
kb-event-passed = { $deep ->
        [yes] { $player } throws { $ball } deep, from { $from } to { $to }.
       *[no] { $player } passes { $ball } from { $from } to { $to }.
    }
kb-event-lob_launched = { $player } lobs { $ball }: it comes down in turn { $lands }.
kb-event-lob_aimed = { $player }'s lob aims at { $to }.
kb-event-lob_landed = Lobbed before, { $ball } comes down on { $cell }.
kb-event-decoy_given = { $kept ->
        [yes] { $player } is left with the decoy.
       *[no] { $player } hands a decoy to { $to }.
    }
kb-event-charged = { $player } charges { $cell }.
kb-event-block_held = { $player } blocks { $hitter } on { $cell }.
kb-event-expelled = { $pinned ->
        [yes] { $player } stays on { $from }, with no cell to step back to, but does nothing more.
       *[no] { $cause ->
            [block] The block throws { $player } back from { $from } to { $to }.
            [advantage] The advantage throws { $player } back from { $from } to { $to }.
           *[charge] The charge throws { $player } back from { $from } to { $to }.
        }
    }
kb-event-ball_dropped = { $cause ->
        [drop] { $player } puts { $ball } on the ground on { $cell }.
        [expelled] { $player } loses { $ball }, on the ground on { $cell }.
       *[other] { $player } leaves: { $ball } stays on the ground on { $cell }.
    }
kb-event-received = { $fair_call ->
        [yes] { $player } gets { $ball } by the referee's decision, standing on { $cell }.
       *[no] { $player } catches { $ball } on { $cell }.
    }
kb-event-pass_missed = Nobody catches { $ball }, on the ground on { $cell }.
kb-event-picked_up = { $player } picks up { $ball } on { $cell }.
kb-event-pickup_failed = { $reason ->
        [expelled] { $player } picks up nothing on { $cell }: knocked back.
        [no_ball] { $player } picks up nothing on { $cell }: there is no ball.
       *[lost_draw] { $player } picks up nothing on { $cell }: the draw chose another.
    }
kb-event-action_void = { $reason ->
        [no_ball] { $player } stays put: no ball in hand.
        [holding_ball] { $player } stays put: already a ball in hand.
        [no_way] { $player } stays put: the planned way no longer exists.
        [sprain] { $player } stays put: the receiver can no longer catch.
        [aborted] { $player } stays put: the action is aborted.
       *[other] { $player } stays put: the action has become impossible.
    }
kb-event-scored = Goal! { $player } stands on the opponents' goal with { $ball }, for team { $team }!

# End

kb-event-turn_resolved = Turn { $turn } is played.
kb-event-disqualified = { $reason ->
        [roll_call] Team { $team } is disqualified: roll-call missed.
        [missed_turns] Team { $team } is disqualified: too many turns missed.
        [exclusions] Team { $team } is disqualified: two exclusions.
        [missing_player] Team { $team } is disqualified: an unavailable player was not replaced.
        [no_players] Team { $team } is disqualified: nobody left to play.
       *[other] Team { $team } is disqualified: { $text }.
    }
kb-event-match_over = { $winner ->
        [none] The match ends without a winner: { $reason ->
            [draw] a draw.
            [double_disqualification] both teams are disqualified.
           *[other] { $text }.
        } Points: 🔴 { $rouge }, 🔷 { $bleue }.
       *[other] Team { $winner } wins: { $reason ->
            [goal] goal scored.
            [tie_break-specials] a tie, decided by special actions.
            [tie_break-charges] a tie, decided by charges.
            [tie_break-deniers] a tie, decided by deniers.
            [tie_break-toss] a tie, decided by the die.
            [disqualification] the other team is disqualified.
           *[other] { $text }.
        } Points: 🔴 { $rouge }, 🔷 { $bleue }.
    }
kb-event-override = Decision of { $by }: { $op ->
        [mark_missing] player declared unavailable
        [exclude] player excluded
        [disqualify] team disqualified
        [void_turn] turn annulled
        [forgive_missed] missed turn forgiven
        [set_max_missed] number of turns that may be missed
        [set_captain] new captain
        [set_player] player corrected
        [set_ball] ball put back
        [set_timeout] right to a timeout corrected
        [rewind] back to an earlier turn
        [add_player] substitute registered
        [declare_legend] player declared a legend
        [set_result] result fixed
       *[other] correction
    }. Reason: { $reason }
## The draws (rulebook page, 6.3).

kb-roll = { $forced ->
        [yes] Draw forced by the referee — { $what }: { $value } of { $sides }
       *[no] Draw — { $what }: { $value } of { $sides }
    }
kb-roll-event = { $what ->
        [trigger] whether there is an event
        [table] table of events
        [alt] event in its place
        [turns] length of the absence
        [victim] player struck by the event
        [ball] carrier who loses the ball
        [roll] where the ball rolls
        [pass] misunderstood pass
        [direction] direction of the misunderstood pass
        [back] cell stepped back to
       *[return] player who gets the ball that went out
    }
kb-roll-bribe = { $what ->
        [trigger] bribe of { $player }, accepted or not
        [table] bribe of { $player }, table of effects
        [turns] bribe of { $player }, length of the absence
        [victim] bribe of { $player }, player hit
        [ball] bribe of { $player }, ball taken
        [return] bribe of { $player }, player who gets the ball
        [beneficiary] bribe of { $player }, player favoured
       *[repel] bribe of { $player }, hitter repelled
    }
kb-roll-bribe-receiver = bribe of { $player }, choice of the hitter made receiver ({ $k })
kb-roll-crit = critical success of { $player }
kb-roll-block = block on { $cell } against { $team }, choice of the hitter ({ $k })
kb-roll-blocker = block on { $cell } by { $team }, choice of the blocker ({ $k })
kb-roll-charge = charge of { $team } on { $cell }, choice of the target ({ $k })
kb-roll-back = cell that { $player } is thrown back to
kb-roll-reception = catch, who gets { $ball }
kb-roll-pickup = { $what ->
        [ball] pick-up on { $cell }, choice of the ball ({ $k })
       *[player] pick-up on { $cell }, choice of the player ({ $k })
    }
kb-roll-tie_break = tie-break (even: red, odd: blue)
kb-roll-other = { $label }
