## Kollaball: the match's thread, the panel, the forms.

kb-roster = { $team }: { $players }
kb-options = { $count ->
        [0] No options: the classic game.
       *[other] Options: { $options }.
    }
kb-option-random-events = random events
kb-option-random-events-about = 3% in the first turn, then more and more
kb-option-criticals = critical successes
kb-option-criticals-about = 3% for each special action
kb-option-tactics = team tactics
kb-option-tactics-about = one collective action per team and match
kb-option-legends = legendary players
kb-option-legends-about = one more special move for legends
kb-option-tie-break = tie-break
kb-option-charge-all = charges on the whole cell
kb-option-charge-all-about = a free hitter drives every opponent off the cell
kb-option-replaceable = replaceable exclusions
kb-option-replaceable-about = a substitute may come in for an excluded player
kb-option-max-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } at most
kb-option-no-roll-call = no roll-call
kb-option-no-roll-call-about = the match opens with the line-ups
kb-option-tie-break-about = specials, charges, deniers, then a die
kb-opened = { $stage ->
        [lineup] **Name your line-ups**: each captain names the four starters and who holds the ball.
       *[roll_call] **The roll-call is open**: every player presses “Present”. A team that is not complete is disqualified.
    } Closes { TIME($due) } ({ WAIT($due) }).
kb-started = The match has begun: { $thread }. { $stage ->
        [lineup] Line-up
       *[roll_call] Roll-call
    } until { TIME($due) }.
kb-panel-roll = { $team }: { $count ->
        [0] **{ $present }/{ $all }**, complete
       *[other] **{ $present }/{ $all }**, missing { $absentees }
    }{ $attendees ->
        [none] { "" }
       *[other] { " " }· present: { $attendees }
    }
kb-standing = { $team } · specials { $specials } · charges { $charges } · deniers { $deniers } · missed turns { $missed }/{ $most }
seed-promise = -# Dice to come: hash { $hash }
seed-promise-whole = The file gives in full the hashes (SHA-256) of the seed of the dice, then of the blind. The seed will be published with the result: compare.
seed-revealed = -# Seed of the dice of the turn closed: { $seed }… (in full in the file)
kb-private = For you alone:

kb-owed-roll_call = Every player presses “Present” for themselves: a team that is not complete at the close is disqualified.
kb-owed-lineup = Name your four starters and the carrier: `LINEUP 1 2 3 4 BALL 1`.
kb-owed-orders = One order per player, for example `1 P >D4; 2 R >D4; 3 H >E5; 4 R B4`.
kb-owed-orders_second = It is your turn to answer: one order per player.
kb-owed-timeout = The referee must rule on the timeout.
kb-owed-replacement = Name a substitute, `X 3 5`, or play short, `X 3 -`.
kb-owed-finished = The match is over.

kb-button-present = Present!
kb-button-lineup = Line-up
kb-button-replace = Replace
kb-button-board = The pitch

kb-picture-goal = GOAL
kb-picture-bench = bench
kb-picture-out = out
kb-picture-missing = missing
kb-picture-returns = back in turn { $turn }
kb-picture-lands = lands in turn { $turn }
kb-picture-move = move
kb-picture-strike = charge
kb-picture-throw = ball
kb-picture-knock = knocked back
kb-picture-lob = lob
kb-picture-reserve = reserve
kb-picture-start = start
kb-picture-order = then
kb-picture-idle = does not play
kb-picture-stopped = stopped
kb-picture-unspent = special left
kb-picture-special = { $via ->
        [copy] copy: { $special }
        [legend] legend: { $special }
       *[class] { $special }
    }

kb-presence-noted = You are marked present, thank you! (receipt `{ $code }`)
kb-lineup-ask = **Who starts?** Choose the four starters.
kb-lineup-short = Nothing to choose: the team has { $count ->
        [0] nobody left to line up.
        [one] only one player left, who starts alone, with the ball.
       *[other] only { $count } players left; they all start, and the lowest number holds the ball.
    }
kb-lineup-starters = Four starters
kb-lineup-ask-ball = Starters: { $players }. **Who holds the ball?**
kb-lineup-ball = The carrier

kb-form-label = One order per player
kb-form-hint = P carrier, R receiver, H hitter; > towards a cell; PICKUP picks up; DROP drops
kb-form-example = 1 P >D4; 2 R >D4; 3 H >E5; 4 R B4
kb-help = One order per player, separated by semicolons or line ends:
    `1 P >D4; 2 R >D4; 3 H >E5; 4 R B4`
    `P >D4` passes · `P <C4` steps back with the ball · `P DROP` drops it · `PICKUP` picks up · `R D4` advances as receiver · `H D4` charges
    Special last: `S` sprint, `D` deep pass, `B` block, `DECOY 2` decoy to no. 2, `BRIBE+250` or `BRIBE-250`, `COPY:B` copy. The page's own words count too: `/kollaball rules`.

kb-replace-nobody = { $player } is not replaced
kb-build-ask = **{ $player }** · { $cls }{ $cell ->
        [none] { "" }, back in play: on which cell?
       *[other] , on { $cell }{ $ball ->
            [yes] { " " }with the ball
           *[no] { "" }
        }: to do what?
    } { $left ->
        [0] { "" }
        [one] { $left } more player.
       *[other] { $left } more players.
    }
kb-build-wrong = All your players have an order, but not yet one that can be sent: change what is said above.
kb-build-noted = Your orders were neutralised: change at least two. Cancelled orders: { $orders }.
kb-build-player = Another player, or change an order
kb-build-who = { $done ->
        [yes] ✓ { $player }
       *[no] { $player }
    }
kb-build-entry = Where does { $player } come in?
kb-build-with-special = Or with a special: { $player }
kb-build-more = One more action for { $player } (optional)
kb-build-special = Special of { $player } (optional)
kb-build-move = { $role ->
        [hitter] Hitter
       *[receiver] Receiver
    } to { $there }
kb-build-sprint = { $via ->
        [copy] Copied sprint
        [legend] Legendary sprint
       *[class] Sprint
    } as { $role ->
        [hitter] hitter
       *[receiver] receiver
    } to { $there }
kb-build-pass = Pass to { $there }
kb-build-deep = { $via ->
        [copy] Copied deep pass
        [legend] Legendary deep pass
       *[class] Deep pass
    } to { $there }
kb-build-retreat = Retreat to { $there }, ball in hand
kb-build-drop = Put the ball down
kb-build-pickup = Pick the ball up
kb-build-stand = On the spot: { $special }
kb-build-stand-any = On the spot, with a special…
kb-build-what = { $kind ->
        [block] block
        [decoy] decoy for { $first }{ $second ->
            [none] { "" }
           *[other] {" "}and { $second }
        }
        [bribe] bribe { $side ->
            [against] against them
           *[favour] for us
        }, { $amount } deniers
        [sprint] sprint
       *[deep_pass] deep pass
    }{ $via ->
        [copy] {" "}(copy)
        [legend] {" "}(legendary move)
       *[class] { "" }
    }
kb-build-chance = { $percent }% chance
kb-build-tactic = Tactic
kb-build-tactic-choose = The team's tactic
kb-build-no-tactic = No tactic
kb-build-substitute = { $entering } comes in for { $leaving }
kb-build-substitute-choose = Replace a player

