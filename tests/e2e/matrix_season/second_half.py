"""Weeks 6 to 10: the cups to their ends, the double week."""

from referee.turns import history
from rules.matrix_hockey import events as ev
from rules.matrix_hockey import facts
from tests.e2e.matrix_creation.form import Form
from tests.e2e.matrix_season.cast import BY_FORM, BY_TEXT, DISSOLVED, HALF
from tests.e2e.matrix_season.year import BRIEF, MORE, Week, Year, hand
from tests.support.reading import text_of


async def cups(year: Year) -> None:
    """Weeks 6 to 9: the Gretzky pools end, both cups go on to their finals; a dummy forfeits there."""
    weeks: list[Week] = []
    for _ in range(6, 10):
        await year.others()
        weeks.append(await year.close())
    _, seventh, eighth, ninth = weeks
    (qualified,) = seventh.of(ev.WgQualified)
    assert "Premiers de poule : " in seventh.bulletins["Coupe Wayne Gretzky"]
    (semis,) = seventh.of(ev.WgSemisDrawn)
    assert {team for pair in semis.matches for team in pair} == {*qualified.winners, *qualified.best_seconds}
    assert "**Tirage : " in seventh.bulletins["Coupe KDH"]
    assert "### Demi-finales" in eighth.bulletins["Coupe Wayne Gretzky"]
    (winner,) = ninth.of(ev.WgWinner)
    told = f"🏆 Coupe Wayne Gretzky : {ninth.after.teams[winner.team].name}"
    assert told in ninth.bulletins["Coupe Wayne Gretzky"]
    assert DISSOLVED not in ninth.after.kdh.alive


async def double_week(year: Year) -> Week:
    """Two rounds in one week: orders for both, one for each named; who sends one order of two is ONR once."""
    season = year.season
    coach = season.coaches[BY_TEXT]
    assert "Deux journées cette semaine" in text_of((await coach.dm("A(1)"))[-1])
    state = await season.state()
    columns, values, _ = hand(state, BY_TEXT)
    text = f"CH10 {columns[0]}({values[0]}); CH11 {columns[1]}({values[1]})"
    assert f"`{text}`" in await year.text(coach, text)
    form = await Form.opened(season.coaches[BY_FORM])
    for key in ("CH10", "CH11"):
        dialog = await form.dialog(key)
        await form.fill(key, column=dialog.offered("column")[-1], ot=dialog.offered("ot")[0])
    form_text = "; ".join(form.written)
    await form.send()
    columns, values, _ = hand(state, HALF)
    await season.send(HALF, f"CH10 {columns[0]}({values[0]})")
    playing = {pair for a_round in facts.rounds_to_play(state) if a_round.comp == "KDH" for pair in a_round.matches}
    for team in sorted({team for pair in playing for team in pair} & {BY_TEXT, BY_FORM, HALF}):
        columns, values, shots = hand(state, team, "KDH")
        await season.send(team, f"KDH {columns[0]}({values[0]}/{shots[0]})")
    await year.others(BY_TEXT, BY_FORM, HALF)
    week = await year.close()

    assert week.turn.cause == "deadline"
    assert [one.round for one in week.of(ev.BonusGoal)] == [10, 11]
    assert [(one.team, one.round) for one in week.of(ev.Onr, comp="CH")] == [(HALF, 11)]
    assert [one.step for one in week.of(ev.Sanction)] == [1]
    orders = {one.seat: one.canonical for one in await history.list_orders_received(season.app.house, week.turn.id)}
    assert orders[BY_FORM].startswith(form_text)
    assert week.after.phase == "finished"
    assert week.after.outcome.dissolved == (DISSOLVED,)
    assert "Équipe dissoute : Igloos (Élite)." in week.bulletins["La saison"]
    assert "🏆 **Champion : " in week.bulletins["La saison"]
    told = week.bulletins["Élite"]  # both rounds whole, on one screen and a half
    assert BRIEF in told and MORE not in told
    assert told.index("### Journée 10") < told.index("### Journée 11")
    return week
