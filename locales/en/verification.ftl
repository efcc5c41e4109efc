## `/match verify`, and the choice of a past turn.

cmd-verifier = verify
cmd-verifier-about = Check a closed turn: seals of the orders, dice, result
turn-name = { $number } · { $stage }{ $branch ->
        [none] { "" }
       *[other] { " " }(replaced, branch { $branch })
    }
turn-none = No turn of this match is closed yet.
turn-unknown = I do not know this turn in this match. Choose it from the list, or give its number.

refusal-not-closed = This turn is not closed: there is nothing to check yet.
refusal-still-secret = Part of this turn is still secret: only those who play this match can check it already, each with their own order. It will be open to all once its orders are public.

verify-seal = { $holds } Seal of the order: { $about }
verify-time = { $holds } Order received before the close: { $about }
verify-announced = { $holds } The turn's announcement bears the hash **{ $about }**: compare.
verify-promise = { $holds } The seed of the dice is the one that was promised when the turn opened.
verify-blind = { $holds } The blind is the one that was promised when the turn opened.
verify-blind-kept = { $holds } The entropy of the dice cannot be checked yet: the blind that covers it will be public once all the orders of the turn are.
verify-entropy = { $holds } The entropy of the dice comes from the orders and nothing else (no blind: this turn opened before there were any).
verify-entropy-blind = { $holds } The entropy of the dice comes from the blind and the orders, and nothing else.
verify-rolls = { $holds } { $count ->
        [0] No draw
        [one] { $count } draw made again
       *[other] { $count } draws made again
    }
verify-roll = { $holds } Draw { $about }
verify-stand-in = ↪️ { $team }: the captain had sent nothing; { $link ->
        [standing] their standing order was used.
       *[deputy] their deputy's order was used.
    }
verify-events = { $holds } { $count ->
        [one] { $count } event computed again from orders and dice
       *[other] { $count } events computed again from orders and dice
    }
verify-result = { $holds } The position after the turn
verify-version = { $holds } The result: rules { $about }, not played again (this program has another version of the rules).
verify-decided = { $holds } Turn decided without being played, by the referee or between the players: the journal and the thread say why.
verify-many = { $holds } { $point ->
        [seal] { $count ->
            [one] { $count } seal of an order
           *[other] { $count } seals of orders
        }
       *[other] { $count ->
            [one] { $count } order received before the close
           *[other] { $count } orders received before the close
        }
    }
verify-holds = **All that can be checked is right.**
verify-locked = 🔒: still secret, played under other rules, or beyond this file.
verify-fails = **What is marked ❌ does not hold.** Show this message to the league's organisers.
verify-file = -# With the file all of it can be done without the bot: `python -m rules verify FILE`. Compare its seals with your receipt and with those in the thread.

opt-jusqu-a = up-to
opt-jusqu-a-about = The decisions up to this number, older ones
opt-verifier-journal = check
opt-verifier-journal-about = Check that nothing was changed or taken out, and get the whole journal
