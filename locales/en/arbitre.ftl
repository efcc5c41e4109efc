## The human referee: acts, journal, notices.

referee-only = You need the referee role of this league{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    }.
referee-none = This league has no valid referee role. Somebody who manages the server can fix that with `/league install`.
referee-not-one = { $person } does not have the referee role of this league.
referee-not-here = { $person } is not on this server. Choose somebody who is, and who has the referee role of this league.
referee-enrolled = Noted: you will be offered as referee for matches in which you have no conflict of interest.
arbitration-done = Done for **{ $match }**, entered in the journal and announced in its thread.
act-line = **{ $act }** · by { $referee }{ $reason ->
        [none] { "" }
       *[other] { " " }· reason: { $reason }
    }{ $clause ->
        [none] { "" }
       *[other] { " " }· clause { $clause }
    }
act-by-itself = Sifflet
act-entry = -# Journal no. { $number } · hash { $hash }
act-seat-none = No order from { $team } had come in yet.
act-seats = { $count ->
        [0] No order had come in yet.
        [one] Order from { $teams }.
       *[other] Orders from { $teams }.
    }
act-to-captains = -# For your information: { $captains }
act-due = New close: { TIME($due) } ({ WAIT($due) }){ $was ->
        [none] .
       *[other] , instead of { $was }.
    }
names-and-more = { $names } and { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
act-missing = Without orders from { $teams }.
act-lost = No longer apply: { $acts }.
act-stuck = The turn could not be played: it is set aside.
act-upheld = { $upheld ->
        [yes] Timeout upheld: the captain keeps the right to one.
       *[no] Timeout rejected: the captain loses the right to one.
    }
act-left = Left before the close: { $hours } h{ $minutes ->
        [0] { "" }
       *[other] { " " }{ $minutes } min
    }; the count resumes with the match.
act-extensions-left = { $count ->
        [0] It was this captain's last extension of the season.
        [one] They have { $count } extension left this season.
       *[other] They have { $count } extensions left this season.
    }
act-seat = Team: { $team }.
act-referee = New referee: { $referee }.
act-player = Player: { $player }.
act-captain = { $team }: { $captain } is { $game ->
        [matrix-hockey] coach
       *[other] captain
    }{ $former ->
        [none] .
       *[other] , in place of { $former }.
    }
act-die = { CAP($die) } ({ $label }): { $value ->
        [none] the die will be rolled as usual
       *[other] forced to { $value }
    }{ $was ->
        [none] .
       *[other] , instead of { $was }.
    }
act-more-changes = { $count ->
        [one] … and { $count } more change.
       *[other] … and { $count } more changes.
    }

act-change-rules = New rules of the game
act-rules = The rules of the game have changed (version { $before } → { $after }): the new ones are played from this turn on. The turns already played stay as they are, and the referee cannot go back to them any more.
act-annul-turn = Turn annulled: the orders sent are discarded, nobody is at fault
act-extend = Deadline postponed
act-grace = Extension taken by a captain
act-close-now = Turn closed by the referee
act-order = Order given by the referee on behalf of a team
act-promise-reward = Reward promised
act-ruling = Timeout ruled on
act-replace-captain = Change of captain
act-replace-referee = Change of referee
act-replace-player = Change of player
act-mark-missing = Player declared unavailable
act-exclude = Player excluded
act-force-die = Die forced
act-free-die = Die left to chance again
act-pause = Match paused
act-resume = Match resumed
act-season = Season of the league changed
act-calendar-league = Calendar of the league changed
act-sheet = Player sheet changed
act-settings = Settings of the league changed
act-look = Sealed orders looked at before the close
act-rehearse = Dry run before the close: the referee saw what the turn would have given
act-set-captain = Change of captain
act-disqualify = Team disqualified
act-void-turn = Turn annulled
act-forgive-missed = Missed turn forgiven
act-set-max-missed = Referee's patience changed
act-set-player = Player corrected
act-set-ball = Ball corrected
act-set-timeout = Right to a timeout corrected
act-add-player = Substitute added
act-declare-legend = Player declared a legend
act-set-result = Result decided

journal-title = ## The referees' journal
journal-empty = No decision so far.
journal-line = `{ $number }` { TIME($at) } · { $match } · { $line }
journal-more = … and older ones: `up-to: { $number }`.
journal-league-line = `{ $number }` { TIME($at) } · { $line }
league-change = { $what ->
        [number] Number of the season
        [leave-days] Days of leave
        [extensions] Extensions per captain
        [extension-hours] Hours per extension
        [zone] Time zone
        [early-close] Early close
        [fund] Bribe purse
        [outage-hours] Outage that postpones a close (hours)
       *[other] Referees' role
    }: { $was } → { $now }
league-change-sheet = { $what ->
        [legend] Legend
        [renown] Renown
       *[other] { $what }
    } of { $person }: { $was } → { $now }
league-change-stage = { $stage ->
        [orders] Length of a turn
       *[other] Length of the stage “{ $stage }”
    } (hours): { $was } → { $now }
league-change-days = { $what ->
        [added] Days without play added
       *[removed] Days without play removed
    }: { $days }
league-change-switch = { $on ->
        [yes] yes
       *[no] no
    }
journal-hash = -# Hash { $hash }
journal-hidden = `{ $number }` · decision that will be told once its turn is over
journal-whole = ✅ **The journal is whole**: { $count ->
        [0] no decision.
        [one] { $count } decision, unchanged.
       *[other] { $count } decisions, each unchanged and in its place.
    } Last hash: { $head }
journal-broken = ❌ **The journal has been tampered with.** { $count ->
        [one] Decision no. { $numbers } does not hold.
       *[other] These decisions do not hold: no. { $numbers }.
    }
journal-file = -# The file is the whole journal; `python -m rules verify FILE` checks it without the bot. Each decision announced in a thread bears its number and its hash: compare them.

notice-stuck = ⚠️ This turn could not be played because of a program error. It is set aside, nothing is lost, the other matches go on. Match: { $thread }
notice-unreadable =
    ### { $league } · { $match }
    ⚠️ The current turn could not be played: this version of the program cannot read the stored position. It is set aside, nothing is lost, the other matches go on. Tell whoever hosts the bot: the turn will be played when a version starts that can read it. Thread: { $thread }
notice-unreadable-record =
    ### { $league } · { $match }
    ⚠️ A recorded turn of this match cannot be read. The league's pages do without it, nothing else is touched. Tell whoever hosts the bot: `.venv/bin/python -m tools.mend config.toml` mends what can be mended. Thread: { $thread }
notice-stuck-die = 🎲 This turn could not be played: a forced die has a value that this draw does not have (for a pick, the place of a candidate who does not exist). Correct it, or take it back, with `/referee die`; the turn will be played at once. Match: { $thread }
notice-seat-unmanned = 🖐️ A captain has called a timeout in { $thread }. Hear them out in private, then rule with `/referee ruling` before { TIME($due) } ({ WAIT($due) }); without an answer the timeout is upheld.
parked-why = { $why ->
        [gone] the channel or thread is gone.
        [access] I have no access to it.
        [permission] I need a permission there that I do not have.
        [unopened] the match's thread cannot be opened: its channel is gone, or I need a permission there. `/league install` says what is wrong.
        [locked] the thread is locked: a moderator has to unlock it.
        [dms] their direct messages are closed to me.
        [waiting] Discord has not taken it in several tries. I keep trying.
        [database] my database has not answered in several tries. I keep trying.
        [ours] it is my fault, an error of Sifflet's ({ $reason }). Tell whoever hosts it: the log shows it.
       *[other] Discord refused it ({ $reason }).
    }
notice-parked = ⚠️ { $kind ->
        [turn-closed] The report of a turn
        [panel] The match panel
        [team-card] A team's card
        [challenge-card] A challenge
        [match-opened] The first post of the match
        [match-started] The announcement of the match
        [match-over] The announcement of the result
        [honour] The announcement of a title
        [turn-line] The summary of a turn
        [arbitration] A referee's decision
        [day] The day (I need the permission “Create Events”)
        [private] Information for a captain
        [receipt] A receipt
        [reminder] A reminder
        [reminders] A reminder
       *[other] A message
    } could not be posted { $place ->
        [announce] in the announcement channel
        [event] among the server's events
        [signup] in the sign-up channel
        [challenge] where it was made
        [user] by direct message
       *[thread] in the match's thread
    }: { parked-why } Nothing is lost: the message is kept.{ $thread ->
        [none] { "" }
       *[other] { " " }Match: { $thread }
    }
notice-seat-given = 🏒 { $coach }, the team **{ $team }** is yours from now on in { $match }. Everything happens in { $thread }.
notice-order-discarded = The referee changed the position: your order for this turn no longer holds. Send another before the deadline.
notice-order-stands = The referee changed the position: your order for this turn is no longer possible as it is. It will be played all the same: what you no longer have is drawn by lot or left out. To choose for yourself, send another before the deadline.

refusal-unknown-die = There is no die `{ $label }` in this match. The list offered has all labels; fill in the parts between angle brackets, for example `bribe/r4/trigger`.
refusal-die-value = The die `{ $label }` goes from 1 to { $faces }.
refusal-die-not-forced = The die `{ $label }` is not forced in this turn. Give a value to force it.
refusal-nothing-to-annul = No order waits in this turn: there is nothing to annul, and nothing has changed. To give time, use `/referee extend` and `/referee pause`.
refusal-reserve-decides = This turn lasts as long as its player's reserve of time: there is no other deadline to postpone. Give time with `/referee correct`, or stop the clock with `/referee pause`.
refusal-no-time-left = No time would be left: the turn in play has used some already. Nothing is changed; to end the match there is `/referee correct`.
seat-unknown = I do not know this team in this match. Choose it from the list.
seat-not-awaited = No order is due from this team at this stage.
seat-has-sent = This team has already sent its orders: one submission per turn.
ruling-none = There is no timeout to rule on in this match.
player-not-in-play = This player is not in play: there is no absence to declare.
player-out-already = This player is off for good already.

rehearsal = **Dry run.** Nothing is played or posted; this dry run is entered in the journal and will be told to the captains after the turn. { $count ->
        [0] No order has come in yet.
        [one] Order in hand: { $received }.
       *[other] Orders in hand: { $received }.
    }{ $missing ->
        [none] { "" }
       *[other] { " " }Still missing: { $missing }.
    }{ $stand_ins ->
        [none] { "" }
       *[other] { " " }Without an order of their captain, but served by a deputy or a standing order: { $stand_ins }.
    }
look-told = Sealed orders. **This look and its reason are entered in the journal, and will be told to the captains after the turn.**
look-order = **{ $team }**, received { TIME($sent) }
refusal-rehearsal-die = The dry run stops at a forced die whose value this draw does not have. Correct it with `/referee die`.
refusal-rehearsal-stuck = This turn cannot be played as it stands: closed now, it would be set aside. Tell whoever hosts the bot.
refusal-nothing-sealed = There is no sealed order: nothing to look at. **This look and its reason are in the journal, and the captains will be told after the turn.**
cmd-essai = dry-run
cmd-essai-about = See, alone, what the open turn would give; told to the captains afterwards
cmd-consulter = look
cmd-consulter-about = Read the sealed orders of the open turn; told to the captains afterwards
opt-equipe-consultee = team
opt-equipe-consultee-about = The team whose order is to be read (else all)
