"""Where announcements go out: written with what happened, sent lane by lane, each once.

How it thinks. Whoever changes something writes down, in the same transaction, what is to be said of it (`announce`,
`cards`): a row with its kind, the place it goes to and a nonce. So a crash leaves either both or neither. A row holds
no text: what is said is made when it leaves, from the records as they are by then.

A lane is a place and what keeps its order there: a contest's thread, its panel, somebody's DMs. In a lane one message
follows another; lanes do not wait for each other, so a place that Discord refuses blocks nobody else. The sender
(`sender`) claims the first row of a lane and notes that it is being tried before it is. From then on three things may
happen: it is sent, and the row says where; it fails, and waits longer each time; or it can never be sent, and is put
aside (parked) and told to the referees once. Whoever dies in between has left the first try on the row: within two
minutes the same nonce makes Discord drop the second copy, after that the message is looked for in its place first.

A panel has one message for ever: its rows edit it, and while one waits that nobody has begun to send, further changes
write none. What a channel is for and how a thread begins is in `threads`; who can no longer be written to, in
`unreached`.
"""
