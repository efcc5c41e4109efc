## What counts when the captain sends nothing: a deputy, then a standing order, then a missing order.

cmd-suppleant = deputy
cmd-suppleant-about = Name who may give orders in your place in a match, or see who may
opt-suppleant = person
opt-suppleant-about = Your deputy; leave empty to see who it is and to end it

deputy-what = -# A deputy sends and reads the team's orders like the captain. Their order is kept aside: it counts only if the captain has sent nothing at the close, and never closes a turn early.
deputy-nobody = Nobody is deputy of your team. To ask somebody: `/match deputy person:`, on the server.
deputy-mine = { $status ->
        [asked] You have asked { $deputy } to be your deputy; there is no answer yet.
       *[active] { $deputy } is your deputy in this match.
    }
deputy-i-am = You are the deputy of { $captain } in this match.
deputy-dismiss = End it
deputy-leave = Stop being deputy
deputy-asked = { $deputy } has been asked in { $thread }, to accept or decline by a button. Until they accept they see nothing and send nothing.
deputy-already = { $deputy } is your deputy in this match already.
deputy-accept = Accept
deputy-decline = Decline
deputy-accepted-done = You are now deputy of { $team }. You are bound to secrecy like a captain.
deputy-declined-done = Noted: you will not be a deputy.
deputy-ended-done = Noted. { $deputy } is no longer deputy, sees nothing of the team any more, and what they had sent for this turn does not count.
deputy-asked-told = { $deputy }, { $captain } asks you to be deputy for **{ $team }** in this match: to send the team's orders if they send none. Do you accept?
deputy-active-told = { $deputy } is now deputy of **{ $team }**.
deputy-declined-told = { $captain }, { $deputy } does not wish to be deputy of **{ $team }**.
deputy-ended-told = { $deputy } is no longer deputy of **{ $team }**.
deputy-bot = A bot cannot be a deputy. Name a person of this server.
deputy-not-here = A deputy is named on the league's server, among its members. Nobody has been asked.

order-ask-deputy = **Keep this order aside?** You are deputy: it will count only if your captain has sent nothing at the close.
receipt-deputy = **A deputy's order**, kept aside: it counts only if your captain has sent nothing at the close.
mine-besides = { $link ->
        [deputy] **The deputy's order**, { $by }, kept aside:
       *[captain] **The captain's order**, the one that counts; sent by { $by }:
    }
reminder-deputy = ⏰ Your captain has sent nothing yet. You are deputy: an order of yours would count instead. Closes { TIME($due) } ({ WAIT($due) }).
stand-in-used = You had sent nothing at the close: { $link ->
        [standing] your standing order was used. Its text is now that of an order played, which the others will read with this turn; `/match standing-order` changes or withdraws it.
       *[deputy] your deputy's order counted in place of yours.
    }
stand-in-fallen = You had sent nothing at the close, and { $link ->
        [standing] your standing order could not be played in this position: it was not used. `/match standing-order` shows and changes it.
       *[deputy] your deputy's order could not be played in this position: it was not used.
    }

refusal-captain-sent = The captain has sent the orders already, with no correction possible: a deputy's order would be of no use. Nothing was sent, and nothing is lost.
refusal-captain-only = Only the captain of the team can do that, and you are not in this match.
refusal-deputy-self = You cannot be your own deputy. Name somebody else.
refusal-deputy-engaged = This person is engaged elsewhere in this match: for another team, or as its deputy. Name somebody else.
refusal-deputy-referee = The referee of a match cannot be a deputy in it. Name somebody else.
refusal-deputy-gone = This request is not for you, or it no longer stands. Nothing has changed.
refusal-deputy-none = You have no deputyship to end in this match (any more).

cmd-consigne = standing-order
cmd-consigne-about = Leave an order for the turns that you will miss, see it, withdraw it
opt-consigne = text
opt-consigne-about = The standing order, in the game's notation; leave empty to see yours
standing-what = -# At the close your order counts, else your deputy's, else your standing order if it can be played in the position of the moment; it never closes a turn early. Nobody else reads it until it has been used.
standing-nothing = You have left no standing order in this match.
standing-mine = **Your standing order**, kept until you change or withdraw it:
standing-now = In the present position it would be:
standing-not-now = **It could not be played at this moment of the match.** It is kept all the same: at each close it is read again in the position of the moment, and used only if it is possible there.
standing-write = Write a standing order
standing-end = Withdraw
standing-withdrawn = Standing order withdrawn: if neither you nor your deputy sends anything, your order will be missing.
standing-length = A standing order has between 1 and { $most } characters. Nothing has changed.
standing-form-title = Standing order
standing-form-label = Your standing order
standing-form-hint = Like an order; read again in each turn that you miss.
standing-form-example = 1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5
refusal-standing-none = There is no standing order to withdraw.
refusal-standing-unknown = { $game ->
        [matrix-hockey] No standing orders in Matrix Hockey: a column is played only once. Send your orders ahead instead, for as many rounds as you like: they wait for their turn.
        [aspic] No standing orders in Aspic: a move only makes sense in its position. If you will be away, ask the referee, or name a deputy with `/match deputy`.
       *[other] This game knows no standing orders. You may name a deputy with `/match deputy`.
    }

cmd-excuser = excuse
cmd-excuser-about = Excuse a missing order: it stays on record but is not counted against the team any more
opt-tour-manque = step
opt-tour-manque-about = The turn in which the order was missing
opt-equipe-excusee = team
opt-equipe-excusee-about = The team that had sent nothing
act-excuse = Missing order excused
act-excused = In turn { $turn }; the missing order stays on record, excused, and is not counted any more.
excuse-impossible = This missing order is counted nowhere any more: there is nothing to give back to this team. Nothing has changed.
refusal-not-missing = No missing order of this team is on record for this turn. The match's history shows those that are.
refusal-excused-already = This missing order is excused already: the journal says by whom, and why.

cmd-reclamer = Dispute
claim-title = Dispute turn { $turn }
claim-label = What you dispute
claim-hint = The referee will read it, and so will all: it is in the match's record.
claim-example = Player 3 was offside (KB-9-b)
claim-no-result = "Dispute" goes on the message that announces a turn's result, and only its captain can do it. For another turn: `/match protest`.
cmd-appel = protest
cmd-appel-about = Dispute a past turn before the referee: entered in the public journal
opt-tour-conteste = step
opt-tour-conteste-about = The turn that it is about
opt-motif-appel = reason
opt-motif-appel-about = What you dispute, and by which clause of the rules if you know it
cmd-reponse-appel = protest
cmd-reponse-appel-about = Answer a captain's protest: upheld or rejected, with the reason and the clause
opt-numero-appel = number
opt-numero-appel-about = The number of the protest, that of its entry in the journal
appeal-done = Your protest about turn { $turn } of **{ $match }** is entered in the journal as no. { $number }. The referee has been told, and the answer will be announced in the thread. Play goes on meanwhile.
act-appeal = A captain's protest
act-appeal-answer = Answer to a protest
act-appealed = About turn { $turn }; protest no. { $number }.
act-appeal-answered = Protest no. { $number }: { $accepted ->
        [yes] **upheld**.
       *[no] **rejected**.
    }
notice-appeal = Answer a captain's protest with `/referee protest`: its reason is in { $thread }.
refusal-appeal-late = Too late: a protest is made within { $days } days of the close of the turn. Nothing was entered.
refusal-appeal-pending = Your protest about this turn is entered already, as no. { $number }; it waits for the referee's answer. Nothing else was entered.
refusal-appeal-none = No protest no. { $number } waits for an answer in this match. Choose it from the list.
