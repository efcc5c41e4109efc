## The referees' overview, the sheet of a match, the answer to a protest.

cmd-tableau-ligue = overview
cmd-tableau-ligue-about = What waits for a referee, and each open match: who still owes orders, until when

overview-title = ## Overview · { $league }
overview-counts = { $open ->
        [0] No open match.
        [one] { $open } open match
       *[other] { $open } open matches
    }{ $open ->
        [0] { "" }
       *[other] { $waiting ->
            [0] , all orders are in.
            [one] , { $waiting } waits for orders.
           *[other] , { $waiting } wait for orders.
        }
    }
overview-calm = ✅ Nothing is pressing: no stuck turn, no protest, every message arrived.
overview-line = **{ $number }** · { $text }
overview-stuck = 🛑 **{ $match }**: the turn could not be played · { $place }
overview-appeal = ⚖️ **{ $match }**: protest no. { $number }, about turn { $turn }
overview-undelivered = 📭 **{ $match }**: { $count ->
        [one] { $count } message did not arrive,
       *[other] { $count } messages did not arrive,
    } { $why }
overview-unshown = 📭 **Sign-ups and challenges**: { $count ->
        [one] one card is not up to date:
       *[other] { $count } cards are not up to date:
    } { $why }
overview-cards = Cards of teams and challenges
overview-cards-done = ✅ The cards are up to date.
overview-late = ⌛ **{ $match }**: in turn { $turn }, no order from { $teams }
overview-waiting = ⏳ **{ $match }** · { $stage }, { WAIT($due) }: waiting for { $teams }
overview-complete = ▫️ **{ $match }** · { $stage }, { WAIT($due) }: everything is in
overview-paused = ⏸️ **{ $match }** · { $stage }: paused
overview-act = Act
overview-answer = Answer
overview-republish = Post again
overview-excuse = Excuse
overview-before = ◀ Back
overview-after = More ▶
overview-again = Refresh
overview-referees-only = -# The acts are for the league's referees alone.

desk-sheet = Match: { $place }. Each act asks for its reason, and is announced in the thread; `/referee` has the others.
desk-extend = Extend by 24 h
desk-close = Close, even without all orders
desk-void = Void the turn
desk-pause = Pause
desk-resume = Resume
desk-appeal = { $captain }: { $reason }
    The turn and what followed are in { $place }.
desk-upheld = Uphold the protest
desk-rejected = Reject the protest
desk-excuse = Excuse a missing order
desk-excuse-who = The missing order of { $team } in turn { $turn } stays on record, excused, and counts no more.
desk-excuse-choose = Choose the team
desk-late = **{ $match }**: which missing order of turn { $turn } is to be excused?
desk-reason = The reason
desk-reason-hint = Entered in the journal and announced in the thread.
desk-reason-example = What happened, and why you decide so
desk-reason-long = That reason is too long: { $most } characters at most. Nothing was done.
