## What the posts of every game say: titles, panels, buttons.

contest-title = { $league } · { $match } · { $stage }
contest-line = **{ $title }** — { $told } { $thread }
contest-started = The match has begun in { $thread }.
thread-starter = **{ $match }**: everything happens in this thread.
thread-unopened = ⏳ Its thread opens as soon as Discord accepts it; I keep trying.
contest-opened = **{ $team }**: { $mention }
contest-next = **Next: { $stage }**, closes { TIME($due) } ({ WAIT($due) }).{ $captains ->
        [none] { "" }
       *[other] { " " }Your turn: { $captains }
    }
contest-over-thread = The whole match: { $thread }
panel-paused = ⏸️ **Match paused** by the referee.
panel-stuck = ⚠️ **This turn waits for the referee**: it could not be played. Nothing is lost.
panel-waiting = **Waiting for: { $teams }.** Closes { TIME($due) } ({ WAIT($due) }).
panel-complete = Everything is in. Closes { TIME($due) } ({ WAIT($due) }) at the latest.
button-verify = Verify
button-write = Write
button-thread = See the thread
button-build = Step by step
button-mine = My orders
button-board = The position
opt-clause = clause
opt-clause-about = The number of a clause
clause-unknown = There is no clause { $clause }. Example: `{ $example }`.

# The rules, by chapters.
rules-chapters = Chapters
rules-before = ◀ Before
rules-after = Next ▶
rules-to = Read: { $chapter }
rules-found = { $count ->
    [one] Found in the rules for “{ $words }”:
   *[other] { $count } passages of the rules for “{ $words }”:
    }
rules-nothing = Nothing in the rules for “{ $words }”. Try one word, in the singular (`pass`, `charge`), or read by chapters.

# The server's event that announces a day, without picture or button.
day-title = { $match }: { $stage }
day-about = { $awaited ->
    [results] Results
   *[orders] Orders
} are due before { TIME($due) } ({ WAIT($due) }). Everything happens in { $thread }.

# What the matches of several games say.
match-team = { $sign } { $name }
match-rematch = Rematch
match-film = Film
match-film-nothing = Nothing to show: nothing was played in this turn.
match-draw = { $die } ({ $whose })
match-past = { $goals }{ $told ->
        [none] {""}
       *[other] { " " }· { $told }
    }
match-created = { $match }: the match opens in { $thread }.
match-started = { $home } against { $away }: the match has begun in { $thread }.
match-report-back = Page { $page } of { $pages }
match-report-on = Page { $page } of { $pages }
match-act-confirm = The match would be over. Do it again with `confirm: yes` if that is what you want.
