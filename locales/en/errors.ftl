## What did not work, orders apart.

error-stale = This button is out of date: use those of the panel.
error-order = The order is not valid ({ $code }).
error-unreadable-match = The recorded position of this match cannot be read; the referees have been told. Nothing is lost, and the other matches go on.
error-case = Impossible as things stand: { $fault }
error-guild-only = This command is for the league's server.
error-not-allowed = You may not use this command.
error-transport = Discord did not answer as it should. Nothing is lost: try again in a moment.
error-too-late = What you asked for reached me too late for Discord to let me answer. Nothing was changed, nothing was sent: do it again.
error-unsaved = I could not save this: the { $keeper ->
        [server] database
       *[disk] disk
    } does not answer. Nothing was changed, nothing was sent; try again in a minute.
error-unreadable = This text contains characters that I cannot read. Nothing was changed: write it again without them.
error-bug = Something went wrong on my side. Nothing was changed; the organiser will find it in the bot's log.
error-not-shown = ✅ Done; only showing it failed. No need to do it again.
error-half-done = ⚠️ This is saved, but I could not finish. Look where you stand (`/my-matches`, `/help`) before you do it again; the organiser will find the cause in the bot's log.
error-unsure = ⚠️ The database did not confirm: I do not know whether this is saved. Look where you stand (`/my-matches`, `/help`) before you do it again.

match-none = There is no match here. `/my-matches` shows yours.
match-which = There are several matches: give the option `match`, or use the command in the match's thread.
replay-not-over = **{ $match }** is not over: it can be watched again once it is. Until then, `/match view` shows how it stands.
replay-no-board = **{ $match }** cannot be watched again: this game has no board. Its history tells all that happened.
replay-not-played = **{ $match }** ended before its first turn: there is nothing to watch.
replay-busy = The match you asked for is still being prepared. Ask for the next one when it is there.
match-unknown = I do not know this match here. Choose it from the list.
match-over = This match is over.

history-no-turn = There is no step { $turn } in this match. Without a number, the command lists them all.
