## A server's league, settings, teams, the creation of a match.

league-none = No league is set up on this server. Somebody who manages the server can do it with `/league install`.
league-no-announce-channel = The announcement channel is gone. `/league install` repairs it.
league-title = ## League settings · { $league }
league-channels = Announcements and matches: { $announce }
    Sign-up: { $signup }
    Referees: { $referee } · role { $role ->
        [none] none
       *[other] { $role }
    }
language-name = English
league-times = Time zone: { $zone } · language: { $language }
    Reminders: { $reminders ->
        [none] none
       *[other] { $reminders } before the deadline
    } · quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
league-play = Turns of { $hours } h · close as soon as all is in: { $early ->
        [yes] yes
       *[no] no
    } · a line per turn in the announcements: { $lines ->
        [yes] yes
       *[no] no
    }
    A merchant's purse: { $fund } deniers · outage: { $outage ->
        [0] the close stays
       *[other] in the last { $outage } hours, the close is postponed
    } · server events: { $events ->
        [yes] yes
       *[no] no
    }

selftest-ok = ✅ Checked: all permissions are there.
selftest-referees-see-nothing = ℹ️ The role { $role } lacks the permission “Manage Messages”: Discord will not show `/referee` to those who have nothing else. Give it to the role, or allow the role in *Server Settings › Integrations › Sifflet*.
selftest-no-referees = ⚠️ The league has no referee: { $why ->
        [everyone] @everyone does not count as a referee role, anybody would be one.
        [managed] its role is given by Discord (bot, integration, boosts) and does not count.
        [gone] its role is gone.
       *[none] no role is chosen.
    } Run `/league install` again: I create a role, or choose one that you hand out yourself, with the option `role`.
selftest-role-replaced = ⚠️ { $why ->
        [everyone] @everyone does not count as the referee role any more: anybody was one.
       *[managed] The referees' former role does not count any more: Discord gives it itself (bot, integration, boosts).
    } It is { $role } now: give it to your referees.
selftest-no-channel = ⚠️ { $use ->
        [announce] The announcement channel is gone.
        [signup] The sign-up channel is gone.
       *[referee] The referees' channel is gone.
    } Run `/league install` again.
selftest-permissions = ⚠️ { $use ->
        [events] For the server's events
        [announce] In the announcement channel
        [signup] In the sign-up channel
       *[referee] In the referees' channel
    } I need: { $permissions }.

permission-create-events = Create Events
permission-manage-channels = Manage Channels
permission-manage-roles = Manage Roles
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

install-cannot = I need: { $permissions }. Give me all of that, then run `/league install` again.{ $role ->
        [yes] { " " }Without “Manage Roles”, choose the referees' role with the option `role`.
       *[no] { "" }
    }{ $channels ->
        [none] { "" }
       *[other] { " " }Without “Manage Channels”, choose existing channels in the options: I cannot create { $channels }.
    } Nothing was changed.
install-role-everyone = @everyone cannot be the referees' role: anybody would be one. Choose a role that you hand out yourself, or leave the option `role` empty: I create one. Nothing was changed.
install-role-managed = { $role } cannot be the referees' role: Discord gives it itself (bot, integration, boosts). Choose a role that you hand out yourself, or leave the option `role` empty: I create one. Nothing was changed.
install-role-many = ⚠️ { $count ->
        [unknown] I cannot tell how many people have the role { $role }: I need the permission “Manage Roles”, or Discord does not answer.
       *[other] { $count } people have the role { $role }.
    } All of them would referee every match: pause, correct, go back.
    The rest is settled; only this role is missing. Confirm, or run `/league install` again with another.
install-role-yes = Yes, all referees
install-role-take = Give me this role
install-role-taken = ✅ You now have the role { $role }: `/referee` and { $room } are yours.
install-role-out-of-reach = I cannot give the role { $role }: in *Server settings › Roles*, put mine (Sifflet) above it, or give it to yourself.

## `/league health`

health-title = ## Health of the league { $league }
health-running = Sifflet started { $since }; Discord answers it in { $latency } ms.
health-next = Next close: { $when }.
health-no-next = No turn waits for its close.
health-undelivered = ⚠️ { $count ->
        [one] A message could not be posted
       *[other] { $count } messages could not be posted
    } ({ $contests }): mend what is missing, then `/referee republish`.
health-delivered = ✅ All that was to be posted is posted.
health-host = The rest (machine, database, copies, token) is with the host: `make doctor`.

settings-bad-reminders = I do not understand these reminders. Give up to five numbers of hours between 1 and { $most }, for example `24, 2`, or `0` for none.
settings-bad-quiet = I do not understand these hours. Example: `22h-8h`, or `-` for none.
settings-bad-zone = There is no such time zone. Choose it from the list, for example `Europe/Paris` or `Geneva`.
settings-mine = ## My settings
    Reminders: { $reminders ->
        [league] at the league's hours
        [none] none
       *[other] { $reminders } h before the deadline
    }
    Quiet hours: { $quiet ->
        [none] the league's
       *[other] { $quiet }
    } · time zone: { $zone ->
        [league] the league's
       *[other] { $zone }
    }
    Language: { $language } · colours of pictures: { $palette ->
        [safe] no red-green
       *[default] vivid
    }
    Direct messages: { $dm ->
        [yes] open, your receipts come there
       *[no] not open yet
    }
settings-remind-at = Remind me how long before?
settings-remind-hours = { $hours } h before the deadline
settings-remind-league = As the league
settings-remind-none = No reminders
button-dm-me = Send me a DM

matches-title = ## My matches
matches-none = You are in no match right now. `/help` shows where to begin.
matches-owed = ❗ **{ $match }**, { $stage }: { $asked ->
        [roll_call] **press “Present”**
        [lineup] **name your starters**
       *[orders] **send your orders**
    } before { TIME($due) } ({ WAIT($due) }) · { $place }
matches-waiting = ▫️ **{ $match }**, { $stage }: nothing to do, closes { TIME($due) } · { $place }
matches-paused = ⏸️ **{ $match }**, { $stage }: paused, its deadline is suspended · { $place }
matches-unreadable = ⚠️ **{ $match }**: its recorded position cannot be read, the referees have been told · { $place }
matches-decides = { $line }{ $decides ->
    [yes] {""}
    [no] {" "}· there must be a winner
   *[aggregate] {" "}· second leg, there must be a winner of both
}
matches-over = ▫️ **{ $match }**: over or paused
matches-agenda = My calendar (.ics)

team-title = ## Team { $team }
team-player = No. { $number } · { $player } · { $cls ->
        [warrior] warrior
        [alchemist] alchemist
        [ranger] ranger
        [archer] archer
        [thief] thief
       *[merchant] merchant
    }{ $captain ->
        [yes] { " " }· **captain**
       *[no] { "" }
    }{ $coterie ->
        [none] { "" }
       *[other] { " " }· coterie { $coterie }
    }{ $city ->
        [none] { "" }
       *[other] { " " }· from { $city }
    }{ $legend ->
        [none] { "" }
       *[other] { " " }· ⭐ legend “{ $legend }”
    }
team-tactic = Chosen tactic: { $tactic ->
        [lob] lob
        [rally] rally
        [feint] feint
        [reshuffle] reshuffle
        [analysis] analysis
        [placement] placement
        [own_game] own game
        [neutralise] neutralisation
       *[fall_back] fall-back
    }
team-lacking = { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } missing to play (four starters, two substitutes at most).
team-ready = The team can play.
team-playing = ⚔️ Playing now: **{ $match }**. Whoever joins now plays in the next match.
team-join = Join
team-joined = ✅ You are signed up.{ $place ->
        [none] { "" }
       *[other] { " " }The team's card appears in { $place }.
    }
team-looks-alike = This name is too close to that of the team “{ $team }”, which exists already. To join it, choose it from the list; to found another, take a more distinct name.
team-bad-name = This team name is too short, or nothing in it can be read. Choose another.
team-already-elsewhere = You already play for { $team }. Leave it first: `/kollaball team leave: yes`.
team-full = Team { $team } is complete: { $most } players at most.
team-none = There is no such team. Create it with `/kollaball sign-up`.
team-not-yours = You do not play in this team.
team-captain-leaves = The captain hands over the armband first: `/kollaball team captain: …`.
team-captain-only = Only the captain, or a referee, changes a team.
team-not-a-player = This person does not play in the team; they must sign up first.

create-two-teams = Two different teams of this league are needed. Choose them from the list.
create-too-few = Too few players for { $team }: at least { $fewest } are needed.
create-no-captain = Team { $team } has no captain.
create-conflict = { $referee } cannot referee this match: { $why ->
        [self] they play in it.
        [coterie] same coterie as { $players }.
       *[home_city] same city as { $players }.
    } Choose another referee.
create-which-referee = I cannot find this referee. Choose one from the list, or leave the option empty.
create-no-referee = { $referee } has not offered to referee. They can do so with `/referee profile`.
create-no-permission = To open the match's thread in { $channel }, I need: { $permissions }.
create-bad-start = I do not understand this start. Examples: `24/12 20:30` (day first), `10 January 20:30`, `tomorrow 20:30`, in your time zone (`/settings`, else the league's); or `@time`, which Discord fills in.
create-start-past = This start, { TIME($start) }, is past already. Choose a moment to come.
create-plan = ## { $red } against { $blue }
    { $first ->
        [lineup] Line-up
       *[roll_call] Roll-call
    } { $start ->
        [0] for { $length } h
       *[other] until { TIME($start) }
    } · turns of { $hours } h{ $turns ->
        [0] { "" }
       *[other] { "" }, { $turns } at most
    }
    Referee: { $referee ->
        [none] nobody yet
       *[other] { $referee }
    }
    Nothing is public before “Create the match”: then its thread opens and { $first ->
        [lineup] the captains name their line-ups.
       *[roll_call] the roll-call begins.
    }
create-referee = The referee, without conflict of interest
create-modules = Options (none by default)
create-confirm = Create the match
create-done = Match **{ $match }** created: { $thread }. { $stage ->
        [lineup] The captains can name their line-ups.
       *[roll_call] The roll-call is open.
    }

refusal-team-exists = A team has this name already. Choose it from the list, or another name.
refusal-unknown-team = This team is no longer there.

history-title = ## History · { $match }
history-empty = Nothing has been played yet.
history-unreadable = `{ $number }` · ⚠️ this turn cannot be read, the referees have been told
history-line = `{ $number }` · { $stage } · { TIME($at) } · { $status ->
        [annulled] annulled by the referee
        [replaced] replaced: the referee went back
       *[closed] { $orders ->
            [0] no order received
            [one] { $orders } order received
           *[other] { $orders } orders received
        }
    }
history-told = `{ $number }` · { $stage } · { $told }
history-older = Older
history-newer = Newer
history-choose = See a turn in detail
history-report = Report
history-annulled = Turn annulled by the referee: its orders were discarded unread.
history-no-order = No order counted for this turn.
history-order = { $team }, { TIME($sent) }{ $source ->
        [captain] { "" }
        [deputy] { " " }(from the deputy { $by })
        [standing] { " " }(standing order of { $by })
       *[referee] { " " }(by the referee { $by })
    }: { $order }
history-fallen = { $team }: { $link ->
        [standing] the captain's standing order could not be played in this position and was not used.
       *[deputy] the deputy's order could not be played in this position and was not used.
    }
history-seal = -# seal { $seal }
history-rest = … and { $count } more lines: the file of `/match verify` gives all orders.
history-missing = Nothing came from { $team }.{ $excused ->
        [yes] { " " }Excused by the referee.
       *[no] { "" }
    }
history-bribe = { $team }: bribe of { $amount } deniers, { $triggered ->
        [yes] effective
       *[no] without effect
    }.
history-still-secret = The orders of this turn are not public yet.

data-export = Here is all that the bot keeps about you: your settings, your sheets, your seats, your orders, your requests. Only you see this message.
data-file = The file with your data could not be attached here: ask for it again by direct message to the bot.
data-forget-ask =
    ## Forget me
    Your settings, sign-up sheets and drafts will be erased. In matches and competitions that were played, a pseudonym takes the place of your name and account; results and orders stay. You will not be in the next season; a team waits for another captain.

    What the bot cannot take back: messages already posted, the line that entered you in a competition, sealed with its turn, the backups of the last weeks, and the referees' journal, which is never rewritten and holds nothing but an account number.

    This is **final**. You can sign up again, as a stranger.
data-forget-yes = Yes, forget me
data-pseudonym = Anonymous
data-forgotten = Done: you are now “{ $name }” in past matches, and the bot knows nothing else about you.
refusal-still-engaged = You still play in: { $contests }. Ask a referee to replace you there first, leave the competition, or wait for the end.

## A finished match played again in pictures
replay-title = ### { $league } · { $match }
replay-alt = The whole of “{ $match }”, turn after turn; `/match view` and the history tell it in words.
replay-end = { $winner ->
        [none] A draw
       *[other] Winner: { $winner }
    }
replay-stopped = Match stopped
button-replay = Watch the match again
button-replay-steps = ◀ ▶ Step by step
replay-step = **{ $caption }** · { $number } of { $count }
replay-step-alt = { $match }, { $caption }; `/match view` and the history tell it in words.
notice-close-moved = ⏳ The bot or Discord could not be reached from { TIME($since) } to { TIME($until) }. The close of this turn is postponed to { TIME($due) } ({ WAIT($due) }): nobody has a missing order for it. Orders received stay valid.
notice-close-waits = ⏳ The bot or Discord could not be reached at the close of this turn. It is postponed to { TIME($due) } ({ WAIT($due) }) at the latest, so that orders sent in time count. Orders received stay valid.
