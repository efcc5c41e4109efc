## Matrix Hockey: the form “My week”.

mh-build-open = Form
mh-build-title = { $key }{ $opponent ->
        [none] {""}
       *[other] {" "}against { $opponent }
    }
mh-build-line = { $when ->
        [now] **{ $key }**
       *[later] **{ $key }**, week { $week },
    } { $opponent ->
        [none] opponent not known yet
       *[other] against { $opponent }
    }{ $order ->
        [none] {""}
       *[other] {" "}· ✅ { $order }
    }
mh-build-pick = { $missing ->
        [yes] Choose { $key }
       *[no] Change { $key }
    }
mh-build-so-far = { $open ->
        [yes] In this form, not sent yet (`?`: still to be chosen):
       *[no] In this form, not sent yet:
    }
mh-build-missing = This week still lacks: **{ $rounds }**.
mh-build-complete = { $ready ->
        [yes] Nothing is missing this week: all that is left is to send it.
       *[no] Nothing is missing this week.
    }
mh-build-nothing = Your team has no round to give orders for.
mh-build-gone = { $value } is no longer possible here. Open the form again: it offers only what you have left.
mh-build-choose-round = Ahead: which round?
mh-build-round-about = week { $week } · { $opponent ->
        [none] opponent unknown
       *[other] against { $opponent }
    } · { $order ->
        [none] nothing
       *[other] { $order }
    }
mh-build-choose-column = Column
mh-build-column = { $column } · { $cell }
mh-build-column-about = { $count ->
        [0] no other team still has it
        [one] one other team still has it
       *[other] { $count } other teams still have it
    }
mh-build-choose-extra = Extra goals (+)
mh-build-extra = { $count ->
        [0] no extra goal
        [one] one extra goal
       *[other] { $count } extra goals
    }
mh-build-choose-saves = Super saves (#)
mh-build-saves = { $count ->
        [0] no super save
        [one] one super save
       *[other] { $count } super saves
    }
mh-build-choose-ot = Overtime value
mh-build-ot = { $value ->
        [X] Overtime X, at random from 0 to { $most }
       *[other] Overtime { $value }
    }
mh-build-choose-so = Shoot-out value
mh-build-so = { $value ->
        [X] Shoot-out X, at random from 0 to { $most }
       *[other] Shoot-out { $value }
    }
mh-build-left = { $count ->
        [one] the last one
       *[other] { $count } left
    }
mh-build-drop = Take the order for { $key } back
