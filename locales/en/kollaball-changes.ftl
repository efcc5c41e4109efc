## What a referee's act changed in the position, field by field.

kb-change-player = { $player }, { $field ->
        [status] place
        [cell] cell
        [skip] turns to sit out
        [extra] extra actions
        [special_used] special action spent
        [deniers] purse
       *[returns] turn of return
    }: { $was } → { $now }
kb-change-team = { $team }, { $field ->
        [captain] captain
        [timeout] timeout
        [missed] missed turns
        [exclusions] exclusions
       *[tactic_used] tactic spent
    }: { $was } → { $now }
kb-change-ball = { CAP($ball) }, { $field ->
        [at] state
        [by] carrier
        [cell] cell
        [target] landing cell
        [lands] comes down in turn
       *[team_thrown] thrown by
    }: { $was } → { $now }
kb-change-match = { $field ->
        [turn] Turn
        [null_turns] Void turns
       *[max_missed] Missed turns allowed
    }: { $was } → { $now }
kb-change-joined = { $player } joins the team: { $cls }.
kb-change-legend = { $player } is a legend: “{ $title }”, { $move }.
kb-change-value = { $value ->
        [pitch] on the pitch
        [bench] on the bench
        [sideline] out, will be back
        [out] out for good
        [missing] missing
        [held] held
        [ground] on the ground
        [air] in the air
        [available] available
        [running] running
        [lost] lost
       *[other] { $value }
    }
