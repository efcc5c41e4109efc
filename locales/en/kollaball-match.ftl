## Kollaball: the match's thread, the panel, the forms.

kb-title = { $league } · { $match } · { $stage }
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
kb-option-charge-all-about = a free hitter drives every opponent off his cell
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
        [lineup] **Name your line-ups**: each captain names his four starters and who holds the ball.
       *[roll_call] **The roll-call is open**: every player presses “Present”. A team that is not complete is disqualified.
    } Closes { TIME($due) } ({ WAIT($due) }).
kb-started = The match is on: { $thread }. { $stage ->
        [lineup] Line-up
       *[roll_call] Roll-call
    } until { TIME($due) }.
kb-over-thread = The whole match: { $thread }
kb-panel-waiting = **Awaited: { $teams }.** Closes { TIME($due) } ({ WAIT($due) }).
kb-panel-complete = Everything is in. Closes { TIME($due) } ({ WAIT($due) }) at the latest.
kb-panel-paused = ⏸️ **Match paused** by the referee.
kb-next = **Next: { $stage }**, closes { TIME($due) } ({ WAIT($due) }).
kb-standing = { $team } · specials { $specials } · charges { $charges } · deniers { $deniers } · missed turns { $missed }/{ $most }
seed-promise = -# Seed of the dice, promise (SHA-256): `{ $hash }`
seed-revealed = -# Seed of this turn's dice: `{ $seed }`
kb-alt-board = Pitch. { $teams }
kb-alt-orders = Your orders on your pitch
kb-private = For you alone:
kb-report-page = Page { $page }

kb-owed-roll_call = Every player presses “Present” in the match's thread.
kb-owed-lineup = Name your four starters and the carrier: `COMPO 1 2 3 4 BALLE 1`.
kb-owed-orders = One order per player, for example `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4`.
kb-owed-orders_second = It is your turn to answer: one order per player.
kb-owed-timeout = The referee must rule on the timeout.
kb-owed-replacement = Name a substitute, `X 3 5`, or play short, `X 3 -`.
kb-owed-finished = The match is over.

kb-button-present = Present!
kb-button-lineup = Line-up
kb-button-write = Write my orders
kb-button-build = Step by step
kb-button-mine = My orders
kb-button-board = The pitch
kb-button-dm = Send me a DM

kb-picture-before = before
kb-picture-after = after
kb-picture-bench = bench
kb-picture-out = out
kb-picture-missing = missing
kb-picture-returns = back in turn { $turn }
kb-picture-lands = lands in turn { $turn }
kb-picture-move = move
kb-picture-strike = charge
kb-picture-throw = pass
kb-picture-knock = knocked back
kb-picture-lob = lob
kb-picture-reserve = reserve

kb-presence-noted = Presence noted, thank you! (receipt `{ $code }`)
kb-lineup-ask = **Who starts?** Choose the four starters.
kb-lineup-starters = Four starters
kb-lineup-ask-ball = Starters: { $players }. **Who holds the ball?**
kb-lineup-ball = The carrier

kb-form-title = My orders
kb-form-label = One order per player
kb-form-hint = P carrier, R receiver, F hitter; > towards a cell; RAM picks up; POSE drops
kb-form-example = 1 P >D4; 2 R >D4; 3 F >E5; 4 R B4
kb-help = One order per player, separated by semicolons or line ends:
    `1 P >D4; 2 R >D4; 3 F >E5; 4 R B4`
    `P >D4` passes · `P <C4` steps back with the ball · `P POSE` drops it · `RAM` picks up · `R D4` advances as receiver · `F D4` charges
    Special last: `S` sprint, `D` deep pass, `B` block, `L2` decoy to no. 2, `V+250` or `V-250` bribe, `K:B` copy.

kb-build-intro = **Your orders, step by step.** Choose a player, then what he does.
kb-build-missing = Left to order: { $players }.
kb-build-complete = All your players have an order.
kb-build-player = Choose a player
kb-build-action = What does no. { $player } do?
kb-build-special = Special action of no. { $player }
kb-build-no-special = No special action
kb-build-decoy = Decoy to no. { $player }
kb-build-bribe-for = Bribe in our favour: { $amount } deniers
kb-build-bribe-against = Bribe against them: { $amount } deniers
kb-build-done = Check and send
kb-build-edit = Complete by hand
kb-build-undo = Clear all

kb-history-turn = Details: the report of turn { $turn } is in the match's thread.
kb-clause-source = -# The league's text of reference.
