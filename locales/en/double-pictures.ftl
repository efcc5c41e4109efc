## Double-Échec: the words of the pictures, and what they show in words.

de-picture-period = { $number ->
        [1] 1st per.
        [2] 2nd per.
        [3] 3rd per.
       *[other] OT { $extra }
    }
de-picture-before = Before
de-picture-goal = Goal!
de-arrow-skate = skating
de-arrow-carry = carrying
de-arrow-pass = pass
de-arrow-shot = shot
de-arrow-clear = clearance
de-arrow-bounce = rebound
de-sign-start = before
de-sign-going = going off
de-sign-carrier = carrier
de-throw-defence = defence
de-throw-advance = advance
de-throw-pass = pass
de-throw-pass_failed = pass missed
de-throw-shot = shot
de-throw-post = aim
de-throw-save = save
de-throw-beaten = beaten
de-throw-clear = clear
de-throw-recover_try = loose puck
de-throw-steal_try = steal
de-throw-fight_round = fight
de-throw-faceoff = face-off
de-throw-enter = coming on
de-throw-change_off = going off
de-throw-change_failed = going off
de-throw-ps_approach = approach
de-throw-ps_keeper = goalkeeper
de-alt-team = { $team }: { $men }
de-alt-man = { $post } { $number } on { $cell }
de-alt-rink = The rink. { $home }. { $away }. Puck on { $puck }{ $held ->
        [none] , loose.
       *[other] , held by { $held }.
    }
de-alt-film = The shift in pictures, one beat after the other. { $told }
de-film-name = shift
