## `/referee correct`: the acts of each game (part 9 of the rulebook).

act-team = Choose the team.
act-unknown = This game has no such act. Choose it from the list.
act-impossible = This is not possible now: { $fault }
act-confirm = This act decides the match. Run it again with `confirm: yes` if that is what you want.
kb-act-how-set-player = Choose the team and write for example `2 case=C4 statut=terrain saute=1 special=oui deniers=200`: the number, then what changes. Statuses: terrain (pitch), banc (bench), touche (sideline), sorti (out), absent (missing).
kb-act-how-set-ball = Choose the team and write `tenue 2` (held), `sol D4` (on the ground) or `air D4 6` (cell and turn where it lands).
kb-act-how-set-timeout = Choose the team and write `yes` (it may call a timeout) or `no`.
kb-act-how-set-max-missed = Write how many missed turns are allowed, for example `3`.
kb-act-how-add-player = Choose the team and write for example `6 thief Nina`: free number, class, name.
kb-act-how-declare-legend = Choose the team and write for example `2 The Rock : block`: number, title, move.
kb-act-how-set-result = Write the points, red first, for example `2-0`; the team chosen has won, without a team it is a draw.

cmd-republier = republish
cmd-republier-about = Send again what could not be posted, or a turn's messages that are gone
opt-tour-republie = step
opt-tour-republie-about = The turn whose messages are gone
republished-thread = The match thread was gone. Here is a new one: { $thread }.
republished-done = ✅ **{ $match }**: everything is posted, the panel is up to date.
republished-waiting = ⏳ **{ $match }**: Discord has not taken everything yet. I keep trying.
republished-stuck = ⚠️ **{ $match }**: { $stuck ->
        [one] a message cannot be posted
       *[other] { $stuck } messages cannot be posted
    }: { parked-why } Nothing is lost; once that is fixed, use `/referee republish` again.
republished = { $parked ->
        [0] No message was waiting
        [one] { $parked } message was waiting
       *[other] { $parked } messages were waiting
    }, { $gone ->
        [0] none was gone
        [one] { $gone } was gone
       *[other] { $gone } were gone
    }{ $kept ->
        [0] { "" }
        [one] , { $kept } is still there
       *[other] , { $kept } are still there
    }.
