## Double-Échec: the form of the sheet, its trial, my sheet.

de-form-title = My sheet
de-form-label = My lines
de-form-hint = One line a decision, its letter first; what you do not write stands
de-form-example = O shoot if pct>=45
de-form-lineup-title = My line-up
de-form-lineup-label = Lines, pairs, goalkeeper
de-form-lineup-hint = Left wing, centre, right wing; two defenders; the goalkeeper
de-form-lineup-example = A1 11,9,17
de-form-menu = **What would you like to settle?** What you do not touch stands; below your lines, the doctrine decides.
de-form-menu-lineup = **Your line-up.** All is filled in, in the order of your list: change what you like, then send.
de-form-choose = Choose a decision
de-form-choose-lineup = Change a line
de-form-entry-O = O · What to do with cards
de-form-entry-M = M · Positions with steps left over
de-form-entry-D = D · Defensive action
de-form-entry-L = L · Loose puck
de-form-entry-V = V · Steal!
de-form-entry-J = J · Face-off
de-form-entry-G = G · Goalkeeper’s cards
de-form-entry-X = X · Changes
de-form-entry-Z = Z · Stops
de-form-entry-R = R · Rebound and circle
de-form-entry-B = B · Bench penalty
de-form-entry-S = S · Our penalty shot
de-form-entry-K = K · Our goalkeeper at the penalty shot
de-form-entry-A = { $lineup } · Line
de-form-entry-P = { $lineup } · Pair
de-form-entry-GB = GB · Goalkeeper
de-form-entry-TP = TP · Aimed shots in open play
de-form-lines = { $count ->
        [0] the doctrine decides
        [one] one line of yours
       *[other] { $count } lines of yours
    }
de-form-letter = **{ $named }**: your lines are read from the top, the first that fits counts.
de-form-no-line = No line of yours here.
de-form-line = { $number }. { $told }{ $fired ->
        [none] {""}
       *[other] { " " }({ $fired }×)
    }
de-form-doctrine = -# Then the doctrine: { $told }
de-form-choose-line = Change a line
de-form-add = Add a line
de-form-new = A new line: which kind?
de-form-up = Higher
de-form-drop = Delete
de-form-editing = **Line { $number }**: { $told }
de-form-wrong = A line cannot stay like this:

de-shape-O-tir = Shoot
de-shape-O-passe = Pass
de-shape-O-avance = Advance
de-shape-O-degage = Clear
de-shape-O-arret = Ask me
de-shape-M-va = Place a player
de-shape-M-fin = Read no further
de-shape-D-couvre = Goalkeeper: cover the side
de-shape-D-garde = Goalkeeper: a cell
de-shape-D-va = Send a player
de-shape-D-marque = Mark
de-shape-D-fin = Read no further
de-shape-L = Who goes for the puck
de-shape-V = Who steals
de-shape-J-rapide = Quick face-off
de-shape-J-rend = Who gets the puck
de-shape-G-degage = Clear
de-shape-G-passe = Pass
de-shape-X-un = One player
de-shape-X-ligne = A line or a pair
de-shape-X-assis = Who sits with fewer skaters
de-shape-X-echange = Two players swap positions
de-shape-X-rien = Forget my waiting changes
de-shape-Z = After what
de-shape-R-liste = Who takes the rebound
de-shape-R-cote = Which circle

de-part-list = To whom, who
de-part-free = Free or not
de-part-least = How sure
de-part-then = And then
de-part-cond = On which conditions (three at most)
de-part-cell = Where to
de-part-towards = Leaving where to
de-part-way = In which direction
de-part-aim = Number aimed at
de-part-post = Which position
de-part-other = With which position
de-part-target = Whom to mark
de-part-do = What to do
de-part-number = Which player
de-part-lineup = Which line
de-part-forced = Sure or not
de-part-side = Which circle
de-part-shooter = Who shoots
de-part-row = Which row
de-part-out = Coming out
de-part-keeps = Puck recovered
de-part-lw = Left wing
de-part-c = Centre
de-part-rw = Right wing
de-part-ld = Left defender
de-part-rd = Right defender
de-part-answer = Answer
de-pick-any = Anybody
de-pick-free-yes = Only if free
de-pick-free-no = Even if marked
de-pick-least-none = No matter
de-pick-least = At least { $least } % sure
de-pick-then-none = Shoot, else advance
de-pick-aim-none = Ordinary shot
de-pick-aim = Aim at { $aim }
de-pick-towards-none = Towards the opposing goal
de-pick-forced-yes = At once, at the risk of a penalty
de-pick-forced-no = When sure to be off in time
de-pick-shooter-none = The player fouled
de-pick-out-yes = Come out if it is beyond reach
de-pick-out-no = Stay
de-pick-keeps-yes = Skate on
de-pick-keeps-no = Shoot at once
de-pick-row-couvre = The shooter’s side
de-pick-row = Row { $row }
de-pick-do-tir = Shoot
de-pick-do-passe = Pass
de-pick-do-non = Do not play it
de-pick-side-haut = The upper circle
de-pick-side-bas = The lower circle
de-pick-answer-oui = Yes
de-pick-answer-non = No
de-pick-player = { $number } · { $abilities }

de-sheet-title = **Your sheet**, for you alone. In brackets: how often the line was used in the last shift.
de-sheet-none = **You have no sheet yet**: the doctrine decides everything.
de-sheet-line = - { $told }{ $fired ->
        [none] {""}
        [0] { " " }(never used)
       *[other] { " " }({ $fired }×)
    }
de-sheet-more = -# { $count ->
        [one] And one more line.
       *[other] And { $count } more lines.
    }
de-sheet-waiting = 🔁 **Changes waiting**: { $changes }
de-sheet-doctrine = -# **Below, the doctrine**: { $lines }
de-doctrine-title = **What the doctrine would do**, as the position is now, if your sheet said nothing:
de-doctrine-line = - **{ $named }** `{ $told }`{ $who ->
        [none] {""}
       *[other] { " " }→ { $who }
    }
de-doctrine-none = - **{ $named }** nothing foreseen
de-doctrine-unasked = The doctrine can answer only when your side has the puck and a card comes.

de-try-title = 🧪 **Trial of your sheet** against the doctrine: { $shifts } imagined shifts from the public position.
de-try-line = - { $name }: { $value }
de-try-goals-for = Chance of a goal for
de-try-goals-against = Chance of a goal against
de-try-possession = Possession
de-try-penalties = Penalties a shift
de-try-unfired = - { $count ->
        [one] **One line is never used**:
       *[other] **{ $count } lines are never used**:
    }
de-try-none = - You have no line of your own: it was the doctrine that played.
de-try-percent = { $percent } %
de-try-decimal = { $units }.{ $hundredths }
de-try-fired = - All your lines are used at least once.
de-try-secret = -# Nothing secret goes into it: neither the opponent’s sheet nor the dice of the match. These dice are imaginary, and nothing is played.
