## The human referee: acts, journal, notices.

referee-only = This takes the referee role of this league{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    }.
referee-enrolled = Noted: you will be offered as referee for matches in which you have no conflict of interest.
arbitration-done = Done for **{ $match }**, entered in the journal and announced in the match's thread.
arbitration-notice = ⚖️ **{ $act }** by { $referee }
    Reason: { $reason }

act-annul-turn = Turn annulled: the orders sent are thrown away, nobody is at fault
act-extend = Deadline moved
act-close-now = Turn closed by the referee
act-order = Order given by the referee on behalf of a team
act-ruling = Timeout ruled on
act-replace-captain = Change of captain
act-mark-missing = Player declared unavailable
act-exclude = Player excluded
act-force-die = Die forced
act-pause = Match paused
act-resume = Match resumed
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
journal-line = `{ $number }` { TIME($at) } · **{ $act }** by { $referee }: { $reason }

notice-stuck = ⚠️ This turn could not be played because of a fault in the program. It is set aside, nothing is lost, the other matches go on.
notice-seat-unmanned = 🖐️ A captain has called a timeout. Rule on it with `/referee ruling` before the deadline; without an answer the appeal is upheld.
notice-parked = ⚠️ A message could not be posted: channel gone, permission missing, or direct messages closed. It is kept and can be posted again after repair.
notice-order-discarded = The referee changed the position: your order for this turn no longer holds. Send another before the deadline.
