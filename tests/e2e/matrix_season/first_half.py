"""Weeks 1 to 5: orders ahead, by text and by form; the ladder of missed orders; take-overs."""

from referee.turns import history
from rules.matrix_hockey import events as ev
from tests.e2e.matrix_creation.form import Form
from tests.e2e.matrix_season.cast import AHEAD, BY_FORM, BY_TEXT, DISSOLVED, REPLACED, SILENT, WAITING
from tests.e2e.matrix_season.engine import check_dice
from tests.e2e.matrix_season.year import Year, bare, hand
from tests.support.league import Person
from tests.support.reading import plain, text_of


async def first_week(year: Year) -> None:
    """Orders by DM, three weeks ahead; by the form; in two messages that become one book. Two coaches are silent."""
    season = year.season
    told = await year.text(
        season.coaches[AHEAD], "CH1 A(0)\nCH2 B(1); CH3 C(2); CH4 D+(3)\nWG1 A(0); WG2 B(1); WG3 C(2)"
    )
    assert told.count("`CH1 A(0); CH2 B(1); CH3 C(2); CH4 D+(3); WG1 A(0); WG2 B(1); WG3 C(2)`") == 2
    assert "Bien reçu" in told
    form = await Form.opened(season.coaches[BY_FORM], here=season.thread)
    await form.fill("CH1", column="F", extra="1", ot="2")
    assert "CH1 F+(2)" in text_of(await form.send())
    await year.text(season.coaches[BY_TEXT], "G(1)")
    assert "`CH1 H#(1); KDH2 A(0/4)`" in await year.text(season.coaches[BY_TEXT], "KDH2 A(0/4); CH H#(1)")
    await year.others(AHEAD, BY_FORM, BY_TEXT, silent=(SILENT, DISSOLVED))
    promised = text_of(season.panels()["Élite"])
    week = await year.close()
    orders = {one.seat: one.canonical for one in await history.list_orders_received(season.app.house, week.turn.id)}
    assert (orders[BY_FORM], orders[BY_TEXT]) == ("CH1 F+(2)", "CH1 H#(1); KDH2 A(0/4)")
    checked = (await season.coaches[BY_TEXT].press(week.result, "verify")).response
    files = [(await file.read()).decode() for file in checked.attachments]
    check_dice(week.turn, orders, promised, "\n".join((text_of(checked), *files)))
    assert week.after.advance[AHEAD] == {
        "CH2": "B(1)",
        "CH3": "C(2)",
        "CH4": "D+(3)",
        "WG1": "A(0)",
        "WG2": "B(1)",
        "WG3": "C(2)",
    }
    for team in (SILENT, DISSOLVED):
        who = week.after.teams[team]
        assert (who.onr, who.extra_goals, who.super_saves, who.no_promotion) == (1, 4, 1, False)


async def second_week(year: Year) -> None:
    """Who has played ahead is told so and left in peace; who asks for too much is warned, and cut at the close."""
    season = year.season
    coach = season.coaches[BY_TEXT]
    await season.league.advance(minutes=5)
    brief = plain(text_of(season.coaches[AHEAD].inbox()[-1]))
    assert brief.count("✅ ordre enregistré d'avance") == 2
    assert "Enregistré d'avance : `CH3 C(2); CH4 D+(3); WG2 B(1); WG3 C(2)`" in brief
    told = await year.text(coach, "CH2 A+++(2); WG1 B+++(X)")
    assert "Vos ordres demandent 6 extra-buts en tout, il vous en reste 5" in told
    assert "Bien reçu" in told
    await season.league.advance(seconds=16)
    for part in ("Élite", "Coupe Wayne Gretzky"):  # their order, and the one stored since last week
        assert "ordres reçus : 2/12" in plain(text_of(season.panels()[part]))
    await year.others(BY_TEXT, silent=(SILENT, DISSOLVED))
    week = await year.close()
    (cut,) = week.of(ev.BoostCut, team=BY_TEXT)
    assert (cut.comp, cut.asked, cut.granted) == ("WG", 3, 2)
    assert "WG1, Grizzlies : 3 extra-buts demandés, 2 accordés." in week.bulletins["Coupe Wayne Gretzky"]
    assert week.after.teams[BY_TEXT].extra_goals == 0
    for team in (SILENT, DISSOLVED):
        who = week.after.teams[team]
        assert (who.onr, who.extra_goals, who.super_saves, who.no_promotion) == (2, 0, 0, True)
    assert AHEAD not in {event.team for event in week.of(ev.Onr)}


async def third_week(year: Year, heir: Person) -> None:
    """The third missed order: one team is taken over by who waits, the other plays at random from now on."""
    season = year.season
    told = await year.text(season.coaches[AHEAD], "CH3 D(2)")
    assert "la colonne D est aussi dans votre ordre enregistré pour CH4" in told
    mine = (await season.coaches[BY_TEXT].command("matrix mes-ordres", here=season.thread)).response
    assert "Enregistré d'avance : `KDH2 A(0/4)`" in plain(text_of(mine))
    asked = await season.coaches[BY_TEXT].choose(mine, "mh-take-back", "KDH2")
    await season.coaches[BY_TEXT].press(asked.response, "order-ok")
    assert text_of((await heir.dm("Bonjour"))[-1])  # who waits has opened their DMs: that is where they are told
    await year.others(AHEAD, silent=(SILENT, DISSOLVED))
    week = await year.close()

    assert BY_TEXT not in week.after.advance
    assert [week.after.teams[team].status for team in (SILENT, DISSOLVED)] == ["active", "dummy"]
    taken = week.after.teams[SILENT]
    assert (taken.name, taken.onr, taken.no_promotion, taken.extra_goals) == (WAITING, 0, False, 0)
    assert taken.record == week.after.teams[SILENT].record
    assert week.after.waiting_list == ()
    assert "Reprise : Cybériens → Relève." in week.bulletins["Élite"]
    await season.league.advance(minutes=2)
    (given, brief) = [plain(text_of(message)) for message in heir.inbox()][-2:]
    assert f"{heir.mention}, l'équipe **Relève** est désormais la vôtre" in given
    assert "**CH4**" in brief
    gone = await season.coaches[SILENT].command("matrix ordres", here=season.thread)
    assert "Vous n'avez pas d'équipe" in text_of(gone.response)
    assert "Équipe bidon" in text_of((await season.coaches[DISSOLVED].dm("A(1)"))[-1])
    assert not [text for text in map(text_of, season.coaches[AHEAD].inbox()) if "On attend vos ordres" in text]


async def fourth_week(year: Year, heir: Person) -> None:
    """The new coach answers by the panel's form; a column ordered ahead and used meanwhile is drawn anew."""
    season = year.season
    asked = await heir.press(season.panels()["Élite"], "type")
    state = await season.state()
    own, cup = hand(state, SILENT), hand(state, SILENT, "WG")
    choice = f"{own.columns[0]}({own.values[0]})"
    shown = await heir.fill(asked, text=f"CH {choice}; WG {cup.columns[0]}({cup.values[0]})")
    await heir.press(shown.response, "order-ok")
    await year.others(AHEAD, SILENT)
    week = await year.close()
    assert week.turn.cause == "complete"  # every order was in
    assert f"Relève [{choice}]" in bare(week.bulletins["Élite"])
    (redrawn,) = week.of(ev.ChoiceRedrawn)
    assert (redrawn.team, redrawn.round, redrawn.what, redrawn.ordered) == (AHEAD, 4, "column", "D")
    assert f"la colonne D n'est plus libre, le sort donne la colonne {redrawn.got}." in week.bulletins["Élite"]
    assert week.after.teams[AHEAD].onr == 0
    assert "Igloos [bidon : " in week.bulletins["Élite"]


async def fifth_week(year: Year) -> None:
    """A coach who has sent their orders is replaced by the referee: nothing of them is left for their successor."""
    season = year.season
    former, successor = season.coaches[REPLACED], season.league.person("nadia")
    columns, values, _ = hand(await season.state(), REPLACED)
    sent = f"{columns[3]}({values[1]})"  # the page's own example begins with the first of each
    await year.text(former, f"CH5 {sent}; CH6 {columns[1]}({values[1]})")
    await year.others(REPLACED)
    taken = await year.correct(
        "take_over", "Basile arrête", equipe=REPLACED, texte="Bonzommes Unis", coach=successor.member
    )
    assert "C'est fait" in text_of(taken)
    await season.league.advance(seconds=16)
    (told,) = [text for text in season.told if "Équipe confiée à un autre coach" in text]
    assert successor.mention in told
    assert "Bonzommes → Bonzommes Unis" in told
    assert "Vous n'avez pas d'équipe" in text_of((await former.command("matrix ordres", here=season.thread)).response)
    mine = plain(text_of((await successor.command("matrix mes-ordres", here=season.thread)).response))
    assert "Bonzommes Unis" in mine
    assert mine.count("pas d'ordre") == 2
    assert sent not in mine
    form = await Form.opened(successor, here=season.thread)
    await form.fill("CH5", column=columns[2], ot=values[0])
    cup = await form.dialog("WG4")
    await form.fill("WG4", column=cup.offered("column")[0], ot=cup.offered("ot")[0])
    await form.send()
    week = await year.close()
    assert REPLACED not in week.after.advance
    assert f"Bonzommes Unis [{columns[2]}({values[0]})]" in bare(week.bulletins["Élite"])
