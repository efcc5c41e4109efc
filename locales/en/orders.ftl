## The way of an order, in every game: read, shown back, confirmed, receipted.

order-ask-final = **Send these orders?** One submission per turn: nothing can be corrected afterwards.
order-ask = **Send this order?** It can be replaced or withdrawn until the deadline.
order-ask-now = **Send this order?** It counts at once: it cannot be taken back.
order-confirm = Send
order-drop = Discard
order-meant = Did you mean { $orders }?
order-meant-or = {" or "}
warning-rules = { $count ->
    [one] 📖 The rule
   *[other] 📖 The rules
    }
order-emptied = Withdrawn: nothing of yours waits for this turn.
order-dropped = Draft discarded. Nothing was sent.
order-nothing-sent = Nothing was sent, and nothing is lost: correct your text and send it again.
order-correct = Correct it
order-your-text = Your text, to take it up again:

receipt-received = ✅ **Received** { TIME($sent) } · receipt `{ $code }`
receipt-waiting = Waiting for: { $teams }. Closes { TIME($due) } ({ WAIT($due) }).
receipt-waiting-many = Waiting for { $count } teams. Closes { TIME($due) } ({ WAIT($due) }).
receipt-complete = Everybody has answered. Closes { TIME($due) } at the latest.
receipt-closed = That was the last order due: the turn is closed. See { $thread }.
receipt-over = The turn is closed. See { $thread }.
receipt-again = { $closed ->
        [yes] This turn is closed and this button no longer changes anything in it; you had sent an order.
       *[no] You have sent an order for this turn already.
    } Here is its receipt once more:

seal-own = -# Seal of the order: **{ $short }**
order-sent-text = -# As it was sent: { $text }
seal-whole = This file is what you have sent, with a salt: its SHA-256 begins with the seal of your order. It is yours alone until the order is public.

seals-foot = -# Hash: { $hash }
seals-line = - { $team }: `{ $seal }` · received { TIME($sent) }{ $source ->
        [captain] { "" }
        [deputy] , from the deputy { $by }
        [standing] , standing order of { $by }
       *[referee] , by the referee { $by }
    }
seals-file = { $count ->
        [one] { $count } order received.
       *[other] { $count } orders received.
    } The file gives for each the team, the seal and the time of reception.

mine-none = You have sent nothing for this turn. Closes { TIME($due) } ({ WAIT($due) }).
mine-withdraw = Withdraw
mine-withdrawn = Order withdrawn. You may send another until the deadline.

dm-no-text = I read text only, and this message has none. Nothing was sent, and nothing is lost: write your orders in the notation of the game.
dm-too-long = Text too long: Discord made a file of it, and I read messages only, 4000 characters at most. Nothing was sent, and nothing is lost: orders take a few lines.
dm-gone = I cannot find the message that I was answering. Nothing was sent: write your orders in a new message.
dm-which = Several of your matches wait for an order. **Which one is this message for?**
dm-which-choose = Choose the match
match-of-league = { $match } · { $league }
match-of-day = { $match } · no. { $number }, of { $day }
dm-only-here = -# Other matches wait for an order of yours as well, but this text can be played in this one only.
dm-waits = ⏳ This message was sent in time and reached me after the close, which waits for your answer until **{ TIME($due) }** ({ WAIT($due) }).
thread-secret = Everybody reads this place, and this order must stay secret. Nothing was sent: write it to me by direct message, or use the buttons of the match.
thread-question = A test is for you alone, and I cannot write to you in private yet. Use the buttons of the match, or press “Send me a DM” first.
dm-nothing-owed = No order is due from you right now, so nothing was sent. `/my-matches` shows your matches and their deadlines.
dm-stranger = Hello! I am Sifflet, the referee of leagues played by messages. You have no team in a running match. To play, go to your league's server: for Kollaball, sign up with `/kollaball sign-up`; for Matrix Hockey, ask a referee for a team; for Aspic, Double-Échec and Helvetia Cup, challenge somebody with `/aspic challenge`, `/double-echec challenge` or `/helvetia challenge`.
dm-edited = Editing a message changes no order: only what you confirmed counts. For other orders, send a new message.
dm-opened = Noted: I can write to you here. Your receipts and reminders will come by direct message, and you can send me your orders here.
dm-sent = I have just sent you a direct message.
dm-closed = I could not write to you: your direct messages are closed for this server. Everything also works by the match's buttons.

reminder = ⏰ Your orders are due. Closes { TIME($due) } ({ WAIT($due) }).
reminder-player = ⏰ We are waiting for you. Closes { TIME($due) } ({ WAIT($due) }).
reminder-unsent = ✏️ **Your order is not sent**: { $order }

refusal-not-captain = Only the captain sends the team's orders, and you are not the captain here. Nothing was sent, and nothing is lost.
refusal-already-submitted = Your orders for this turn are already in. One submission per turn: nothing can be corrected afterwards. `/{ $group } my-orders` shows them.
refusal-not-awaited = No order is due from you at this stage. Nothing was sent, and nothing is lost; the match panel shows who is due.
refusal-closed = Too late: this turn is closed. Nothing was sent, and nothing is lost; the match panel shows the next turn.
refusal-paused = The match is paused. Nothing was sent, and nothing is lost: your orders will be due when it resumes.
refusal-unknown-draft = This draft no longer exists. Nothing was sent: write your orders again.
refusal-draft-sent = These orders are already in: there is nothing left to discard. `/{ $group } my-orders` shows them.
refusal-position-changed = The referee has corrected the position since this draft, which no longer stands. Nothing was sent, and nothing is lost: look at the board and send your orders again.
refusal-team-changed = The team has changed meanwhile: by a match, a trade, or its coach. Nothing was saved: read the sheet again, and start over.
refusal-not-participant = You are in no team of this match.
refusal-unknown-player = This player is not in this match. Choose one from the list.
refusal-reason-missing = Give a reason: it is entered in the journal and announced.
refusal-minutes = The deadline can only be postponed.
refusal-orders-missing = { $count ->
        [one] The orders of a team are missing
       *[other] Orders are missing
    }: { $seats }. To close all the same, use the command again with `confirm: yes`; the turn is then closed without them, as at its deadline.
refusal-not-all-said = { $stage ->
        [signup] Sign-up is still open.
        [running] Some fixtures have no result yet: they get the one that the competition has for what was not played.
       *[other] This turn still waits for a referee.
    } To close all the same, use the command again with `confirm: yes`.
refusal-conflict = You are involved in this match: another referee must see to it.
refusal-not-paused = The match is not paused.
refusal-over = This match is over.
