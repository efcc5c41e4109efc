## The calendar: days without play, and deadlines that are put off.

cmd-calendrier-ligue = calendar
cmd-calendrier-ligue-about = The days on which the league does not play; organisers change them
opt-jours-ajouter = add
opt-jours-ajouter-about = Days without play: 24/12-26/12, 2027-01-01
opt-jours-retirer = remove
opt-jours-retirer-about = Days to play on again: 24/12-26/12, 2027-01-01
opt-tours-en-cours = running-turns
opt-tours-en-cours-about = Also put off turns that run already and would end on a day without play

day = { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
day-span = from { $first } to { $last } ({ $count } days)

days-bad = I do not understand { $given }. Write days, such as `24/12-26/12, 2027-01-01` (day first).
days-backwards = { $given } ends before it begins. Write the first day first: `24/12-26/12`.
days-past = { $given } is past already. Choose days to come.
days-far = { $given } is too far away: at most { $most } years ahead.
refusal-calendar-full = The calendar is full: at most { $most } days or runs of days. Remove some first.
refusal-calendar-long = That would make more than { $most } days in a row without play. For a longer stop, pause the matches: `/arbitre pause`.
refusal-calendar-not-there = These days are not in the calendar: nothing has changed. `/ligue calendrier` shows those that are.

calendar-title = ## Calendar · { $league }
calendar-line = - 📅 { $days }
calendar-about = No play on these days: a deadline that would fall on one comes at the same hour of the first day that is played. Turns that run already stay as they are.
calendar-none = Every day is played: there is no day without play to come.
calendar-moved = { $count ->
        [0] No open turn ended on a day without play: nothing has moved.
        [one] { $count } open turn ends later; its thread says so.
       *[other] { $count } open turns end later; their threads say so.
    }

postponed-no-play = 📅 Closes { TIME($due) } instead of { TIME($was) }: the league does not play that day.
postponed-leave = 🏖️ Closes { TIME($due) } instead of { TIME($was) }: { $captain } ({ $team }) is on leave.
postponed-grace = ⏳ Closes { TIME($due) } instead of { TIME($was) }: an extension taken by { $captain } ({ $team }).
