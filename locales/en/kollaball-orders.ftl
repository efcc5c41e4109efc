## Kollaball: an order in words, as its captain reads it again before sending it.

kb-order-line = { $player } { $actions }.
kb-order-line-reserve = { $player } { $actions }; if the referee asks for it: { $reserve }.
kb-order-then = { $first }, then { $next }
kb-order-enter = comes back on { $cell }
kb-order-move = { $role ->
        [hitter] moves from { $here } to { $there }{ $via ->
            [none] {""}
           *[other] {" "}via { $via }
        }, as a hitter
       *[receiver] moves from { $here } to { $there }{ $via ->
            [none] {""}
           *[other] {" "}via { $via }
        }, as a receiver
    }
kb-order-pass = passes the ball from { $here } to { $there }
kb-order-retreat = retreats from { $here } to { $there }
kb-order-drop = drops the ball on { $here }
kb-order-pickup = picks up on { $here }
kb-order-stand = { $carrier ->
        [yes] stays on { $here }, ball in hand
       *[no] stays on { $here }
    }
kb-order-burst = { $there ->
        [none] advances again to { $advance }
       *[other] passes the ball to { $there } and advances to { $advance }
    }

kb-order-special = { $via ->
        [copy] { $action }, with { $what } by copy
        [legend] { $action }, with { $what } by a legend's move
       *[class] { $action }, with { $what }
    }
kb-order-what-sprint = a sprint
kb-order-what-deep_pass = a deep pass
kb-order-what-block = a block
kb-order-what-decoy = { $second ->
        [none] a decoy for { $first }
       *[other] a decoy for { $first } and, on a critical success, another for { $second }
    }
kb-order-what-bribe = { $side ->
        [against] a bribe of { $amount } against the opponents
       *[favour] a bribe of { $amount } in the team's favour
    }
kb-deniers = { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }

kb-order-substitution = { $entering ->
        [none] { $leaving } is not replaced.
       *[other] { $entering } comes in for { $leaving }.
    }
kb-order-tactic = { $copied ->
        [yes] Own game — { $what }.
       *[no] Tactic — { $what }.
    }
kb-order-tactic-lob = lob: { $carrier } throws towards { $cell }, the ball comes down in two turns
kb-order-tactic-feint = feint: { $carrier } advances to { $cell }, ball in hand
kb-order-tactic-rally = { $count ->
        [0] rally around { $carrier }: nobody has to move
       *[other] rally around { $carrier }: { $arrivals }
    }
kb-order-arrival = { $player } goes to { $cell }
kb-order-tactic-reshuffle = reshuffle: { $exchanges }
kb-order-exchange = { $player } takes the place of { $other }
kb-order-tactic-analysis = analysis: before your next orders you will know the role of { $opponents }
kb-order-tactic-placement = placement: before your orders of this turn you will know the way of { $opponents }
kb-order-tactic-neutralise = neutralisation: the opponents' actions of this turn are cancelled
kb-order-tactic-fall_back = { $cell ->
        [none] fall-back, led by { $carrier }: the whole team goes back two cells
       *[other] fall-back, led by { $carrier }: the whole team goes back two cells, the leader as far as { $cell }
    }

kb-order-empty = Nobody owes an action this turn: the order is empty, and valid.
kb-order-page-words = -# In the rulebook's words: { $notation }
kb-order-timeout = Timeout: the turn is not played, the referee rules. If it is rejected you have none left.
kb-receipt-timeout = That was the last order due. **Timeout: this turn is not played**, the orders sent are discarded unread, and the referee rules. See { $thread }.
kb-receipt-stage = That was the last answer due. See { $thread }.
kb-order-roll_call = { $count ->
        [0] Nobody has checked in yet.
       *[other] Present: { $players }.
    }
kb-order-lineup = Starters: { $players }; { $holder } holds the ball.
kb-order-ruling = { $upheld ->
        [yes] The timeout is upheld.
       *[no] The timeout is rejected.
    }

## Warnings about an order that is taken: they depend on this order alone.

kb-warning-W_NO_RECEIVER = { $who-count ->
        [0] No receiver of yours on { $cell }: the lob that comes down there will stay on the ground.
       *[other] No receiver of yours on { $cell }: the pass by { $who } will fall.
    }
kb-warning-W_RECEIVERS_DRAWN = On { $cell }, { $who } are receivers: who catches the ball is drawn by lot.
kb-warning-W_BALL_TOO_MANY = More balls come to { $cell } than there are receivers ({ $who }): the rest will fall.
kb-warning-W_PICKERS_DRAWN = On { $cell }, { $who } pick up, and there are fewer balls: who gets one is drawn by lot.
kb-warning-W_DECOY_FAR = { $target } will be out of reach of { $who }: the decoy will stay in the hands of { $who }.
kb-warning-W_CHARGE_EMPTY = { $who } charges thin air: no opponent can be on { $cell } at that moment.
