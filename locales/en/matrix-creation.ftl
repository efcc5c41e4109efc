## Matrix Hockey: creating a season. Files, settings, preview.

cmd-mh-creer = create
cmd-mh-creer-about = Create a season from a list of teams (referees)
opt-mh-equipes = teams
opt-mh-equipes-about = Text or CSV file: one team per line, division, coach (mention or id)
opt-mh-options = settings
opt-mh-options-about = TOML file with options of the rulebook (optional)
opt-mh-matrices = matrices
opt-mh-matrices-about = Text file of the matrices, one line per round (else they are drawn)
opt-mh-nom = name
opt-mh-nom-about = The season's name
opt-mh-debut = start
opt-mh-debut-about = When the season starts, in your time zone: 24/12 20:30 (else at once)

mh-create-form = New season
mh-create-teams = List of teams
mh-create-name = The season's name
mh-create-start = Start
mh-create-config = Settings
mh-create-matrices = Matrices
mh-create-teams-missing = The list of teams is missing: give it in `teams`, or use `/matrix create` without any file, and a form asks for everything.

mh-faulty-teams = **The list of teams needs correcting:**
mh-faulty-config = **The settings need correcting:**
mh-faulty-matrices = **The matrices need correcting:**
mh-nothing-created = Nothing was created or changed. Correct it, then send it again.

mh-fault-columns = Line { $line }: { $count } columns. There can be { $most }: team, division, coach.
mh-fault-title-unknown = Line { $line }: unknown column title “{ $title }”. Possible titles: team, division, coach.
mh-fault-title-twice = Line { $line }: two columns for “{ $title }”.
mh-fault-title-team = Line { $line }: no column has the title “team”.
mh-fault-name-missing = Line { $line }: the team's name is missing.
mh-fault-name-long = Line { $line }: the name “{ $name }” is too long, { $most } characters at most.
mh-fault-name-twice = Line { $line }: the name “{ $name }” is taken already in line { $first }.
mh-fault-name-alike = Line { $line }: the name “{ $name }” is too close to that of line { $first }. Give them distinct names.
mh-fault-formula = Line { $line }: “{ $name }” looks like a formula. A name does not begin with a sign.
mh-fault-mention = Line { $line }: “{ $name }” contains a mention. A name has none.
mh-fault-division = Line { $line }: “{ $division }” is no division. Examples: `E`, `D2A`, `D3C`, or `waiting`.
mh-fault-division-small = Division { $division } has fewer than { $fewest } teams.
mh-fault-divisions = { $count } divisions: { $most } at most.
mh-fault-coach = Line { $line }: “{ $coach }” is no coach. It takes a mention, a Discord id, or nothing.
mh-fault-coach-twice = Line { $line }: coach { $coach } has a team already in line { $first }. One team per person.
mh-fault-no-teams = There is no team in the list.
mh-fault-matrix-rows = Line { $line }: this matrix has { $count } lines, it takes { $rounds }, one per round.
mh-fault-matrix-width = Line { $line }: { $width } columns. It takes { $least } at least, { $most } at most, and as many in every line.
mh-fault-matrix-value = Line { $line }: “{ $value }” is not a number from 0 to { $most }.
mh-fault-matrix-unknown = { $line ->
        [0] Matrix
       *[other] Line { $line }: matrix
    } { $name } is of no use in this season. Possible: { $known }.
mh-fault-matrix-twice = Line { $line }: matrix { $name } is given twice.
mh-fault-matrix-size = Matrix { $name } has { $count } lines, the season has { $rounds } rounds: it takes one line per round and at least as many columns.
mh-fault-toml = Line { $line }, column { $column }: this is not TOML. Example: `CH.bonus_goal = false`.
mh-fault-toml-twice = Line { $line }, column { $column }: this key was given before.
mh-fault-key-unknown = Unknown key: { $key }.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
mh-fault-table = { $key }: it takes a table with the keys { $keys }.
mh-fault-value = { $key }: “{ $value }” will not do. It takes { $expected ->
        [yes-no] `true` or `false`
        [choice] one of these: { $choices }
        [list] a list without doubles of: { $choices }
        [stock] a stock, such as `X = 1`, with the values { $choices }
        [points] points per outcome, among: { $choices }
        [offset] `"auto"` or a list of numbers from 0 to 99, one per round
        [columns] `"auto"` or a number of columns, from 1 to 26
        [qualification] a list like that of the rulebook (3.3.1)
        [between] a whole number, { $choices }
       *[number] a whole number, { $choices } at least
    }.
mh-fault-min-max = { $key }: min ({ $min }) is above max ({ $max }).
mh-fault-no-championship = competitions: the championship (`CH`) is always played.
mh-fault-priority = extra_goals_priority: it takes `CH`, `WG` and `KDH`, each once.
mh-fault-weekly = weekly: it takes a day and an hour, such as `weekly.day = "sunday"` and `weekly.hour = 20`.
mh-fault-charter = charter: it takes a text, { $most } characters at most.
mh-fault-calendar = calendar: it takes a list of weeks, each with the numbers of its rounds of `CH`, `WG` and `KDH`.
mh-fault-calendar-unknown = Calendar, week { $week }: there is no round { $round } in { $comp }, the last is { $last }.
mh-fault-calendar-twice = Calendar, week { $week }: round { $round } of { $comp } is there already.
mh-fault-calendar-missing = Calendar: rounds of { $comp } are missing: { $rounds }.
mh-fault-calendar-order = Calendar: round { $round } of { $comp } must come after { $before }.
mh-fault-stock = { $key }: { $count } values for { $rounds } rounds. It takes one per round: change this stock in the settings.
mh-fault-columns-number = { $key }: { $count } columns for { $rounds } rounds. It takes { $rounds } at least, { $most } at most.
mh-fault-option = These settings do not go together: { $message }

mh-plan-name = Matrix Hockey season
mh-plan-title = { $league } · { $name } · preview
mh-plan-teams = **{ $count } teams**: { $divisions }.
mh-plan-size = { $division } ({ $count })
mh-plan-dummies = { $count ->
        [0] Every team has a coach
        [one] One team without a coach: it plays at random (dummy) until it has one
       *[other] { $count } teams without a coach: they play at random (dummies) until they have one
    }; { $waiting ->
        [0] nobody on the waiting list
        [one] one person on the waiting list
       *[other] { $waiting } people on the waiting list
    }.
mh-plan-rounds = { $comp ->
        [CH] Championship
        [WG] Gretzky cup
        [KDH] KDH cup
       *[other] { $comp }
    }: { $count ->
        [0] not this season
        [one] one round
       *[other] { $count } rounds
    }.
mh-plan-start = Start: { TIME($start) } ({ WAIT($start) }).
mh-plan-start-now = Start: as soon as you press “Create the season”.
mh-plan-weeks = { $count ->
        [one] One week
       *[other] { $count } weeks
    }: first deadline { TIME($first) }, last { TIME($last) }.
mh-plan-drawn = Matrices to be drawn: { $drawn ->
        [none] none
       *[other] { $drawn }
    }; given: { $given ->
        [none] none
       *[other] { $given }
    }.
mh-plan-draws = -# The draws (matrices, pools, first KDH round) are made at the start, from a seed whose hash is published. Everything on these pages will be public.
mh-plan-faults = { $count ->
        [one] **One thing keeps** this season from being played:
       *[other] **{ $count } things keep** this season from being played:
    }
mh-plan-not-yet = { $count ->
        [one] One thing still keeps this season from being played: see the summary.
       *[other] { $count } things still keep this season from being played: see the summary.
    }
mh-plan-division = **Division { $division }**, { $count } teams:
mh-plan-team = `{ $code }` { $team } · { $coach ->
        [none] no coach
       *[other] { $coach }
    }
mh-plan-first-round = Round 1: { $matches }.
mh-plan-waiting-title = **Waiting list**, first come, first served:
mh-plan-waiting = { $place }. { $name } · { $coach ->
        [none] not on Discord
       *[other] { $coach }
    }
mh-plan-calendar-title = **Calendar** (deadlines in the league's time, { $zone }):
mh-plan-week = Week { $week } · { $rounds ->
        [none] rest
       *[other] { $rounds }
    } · { $due }
mh-plan-no-calendar = The calendar shows as soon as the settings are possible.
mh-plan-rulebook = **Settings**: everything is as in the rulebook.
mh-plan-differs = **Settings** that differ from the rulebook:
mh-plan-charter = **Charter**: { $text }
mh-plan-cut = … and { $count ->
        [one] one more line
       *[other] { $count } more lines
    }.
mh-plan-page = What would you like to read?
mh-plan-page-resume = Summary and settings
mh-plan-page-division = Division { $division }
mh-plan-page-attente = Waiting list
mh-plan-page-calendrier = Calendar
mh-plan-page-options = Rules and charter
mh-plan-page-matrices = Matrices given
mh-plan-day = Day of the deadline
mh-plan-hour = Hour of the deadline
mh-plan-closes-at = Deadline at { $time }
mh-plan-modules = Options
mh-day-0 = Monday
mh-day-1 = Tuesday
mh-day-2 = Wednesday
mh-day-3 = Thursday
mh-day-4 = Friday
mh-day-5 = Saturday
mh-day-6 = Sunday
mh-module-WG = Gretzky cup
mh-module-WG-about = twelve qualified teams: pools, semi-finals, final
mh-module-KDH = KDH cup
mh-module-KDH-about = all teams, knock-out
mh-module-bonus-goal = bonus goal
mh-module-bonus-goal-about = one team drawn per division and round
mh-module-super-saves = super saves
mh-module-super-saves-about = in the championship
mh-module-double-week = double week
mh-module-double-week-about = the last two rounds in one week
mh-module-per-division = one matrix per division
mh-module-per-division-about = else one for the whole championship
mh-module-ahead = orders ahead
mh-module-ahead-about = for weeks to come, in every competition
mh-module-take-over = automatic take-over
mh-module-take-over-about = the waiting list takes over dummies of the lowest level
mh-module-early = early close
mh-module-early-about = a week closes as soon as all orders are in
mh-plan-confirm = Create the season
mh-plan-config = Settings (text)
mh-plan-matrices = Matrices (text)
mh-plan-drop = Drop it
mh-plan-dropped = Nothing was created. `/matrix create` begins again.
mh-plan-done = **{ $name }** has been created: { $thread }. The draws are published there, then the first week opens.
mh-plan-too-long = This text is too long for a form. Upload the file again with `/matrix create`.
mh-plan-form-config = The season's settings
mh-plan-form-config-label = Settings, in TOML
mh-plan-form-config-hint = The keys of the rulebook (3.8), and weekly, calendar, charter
mh-plan-form-config-example = CH.bonus_goal = false
mh-plan-form-matrices = Matrices
mh-plan-form-matrices-label = One line per round
mh-plan-form-matrices-hint = Before each matrix its name: [CH], [WG], [KDH]. Empty: all are drawn
mh-plan-form-matrices-example = [CH]
