## The way of an order, in every game: read, shown back, confirmed, receipted.

order-ask-final = **Send these orders?** One submission only, no correction afterwards.
order-ask = **Send this order?** It can be replaced or withdrawn until the deadline.
order-confirm = Send
order-drop = Discard
order-dropped = Draft discarded. Nothing was sent.
order-nothing-sent = Nothing was sent, and nothing is lost: correct your text and send it again.
order-nothing-owed = No order is expected from you right now. `/my-matches` shows what awaits you.
order-which = Several of your matches await an order: give the option `match`.

receipt-received = ✅ **Received** { TIME($sent) } · receipt `{ $code }`
receipt-waiting = Still awaited: { $teams }. Closes { TIME($due) } ({ WAIT($due) }).
receipt-complete = Everybody has answered. Closes { TIME($due) } at the latest.

mine-none = You have sent nothing for this turn. Closes { TIME($due) } ({ WAIT($due) }).
mine-withdraw = Withdraw
mine-withdrawn = Order withdrawn. You may send another until the deadline.

dm-no-text = I read text only, and this message has none. Write your orders, for example `1 P >D4; 2 R >D4`.
dm-which = Several of your matches await an order. **Which one is this message for?**
dm-which-choose = Choose the match
dm-nothing-owed = No order is expected from you right now, so nothing was sent. `/my-matches` shows your matches and their deadlines.
dm-stranger = Hello! I am Sifflet, the referee of leagues played by messages. You are captain in no running match. To play, sign up on your league's server with `/kollaball sign-up`.
dm-edited = Editing a message changes no order: only what you confirmed counts. For other orders, send a new message.
dm-opened = Noted: I can write to you here. Your receipts and reminders will come by direct message, and you can send me your orders here.
dm-sent = I have just sent you a direct message.
dm-closed = I could not write to you: your direct messages are closed for this server. Everything also works by the match's buttons.

reminder = ⏰ Your orders are awaited. Closes { TIME($due) } ({ WAIT($due) }).

refusal-not-captain = Only the captain sends the team's orders.
refusal-already-submitted = Your orders for this turn are already in: one submission, no correction. `/kollaball my-orders` shows them.
refusal-not-awaited = No order is expected from your team at this stage.
refusal-closed = Too late: this turn is closed. The match panel shows the next one.
refusal-paused = The match is paused. Your orders will be awaited when it resumes.
refusal-unknown-draft = This draft no longer exists. Send your orders again.
refusal-not-participant = You are in no team of this match.
refusal-unknown-contest = This match no longer exists.
refusal-unknown-player = This player is not of this match. Choose him from the list.
refusal-reason-missing = Give a reason: it is entered in the journal and announced.
refusal-minutes = The deadline can only be moved forward.
refusal-orders-missing = Orders are missing. To close all the same, run the command again with `confirm: yes`.
refusal-conflict = You are engaged in this match: another referee must see to it.
refusal-not-paused = The match is not paused.
refusal-over = This match is over.
