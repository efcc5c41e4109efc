"""Matrix Hockey: presses and forms that no honest client sends: a polite answer, no effect, no order of another's."""

from itertools import cycle
from typing import Any

import pytest

from cogs.kit import actions
from referee.course import sending
from referee.turns import contests
from tests.e2e.forging import answer_of, fits, forge, forge_dialog, forge_form, pings
from tests.e2e.matrix_creation.form import Dialog
from tests.e2e.season import Season, season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

BUG = "Une erreur s'est produite"
SECRETS = ("C+(2)", "CH1 C", "CH2 B", "B(X)")
ORDER = "CH1 C+(2); CH2 B(X)"
NOT_YOURS = "Seul le capitaine"
CLOSED = "Ce tour est clos, ce bouton n'y change plus rien"
TOO_LATE = "Trop tard"
STALE = "Ce bouton n'est plus à jour"
ARGUMENTS = (
    "", ":0", ":\uff11", ":999", ":" + "9" * 80, ":1:2:3:4:5:6:7", ":{turn}", ":{turn}:E-01", ":{turn}:E-99",
    ":{turn}:E-01:CH1", ":column:{turn}:E-01:CH1:0", ":ot:{turn}:E-01:CH" + "9" * 40 + ":0", ":{contest}",
    ":{contest}:CH99", ":{turn}:E:0",
    ":column:{turn}:E-02:CH1:0", ":round:{turn}:E-02:CH" + "9" * 40 + ":0", ":{contest}:CH1",
    ":{turn}:E-02:CH1", ":{turn}:E-02:CH" + "9" * 40, ":{turn}:E-02:",
    ":{contest}:left:E", ":{contest}:left:X:0:1", ":{contest}:table:E:" + "9" * 30 + ":1",
)  # fmt: skip
OF_A_SEASON = ("mh-", "withdraw", "form", "type", "propose", "mine", "board", "report")
VALUES = (("A",), (), ("",), ("x" * 100,), ("CH1",), ("CH1", "CH2"), ("\x00",), ("9" * 90,))


async def world(league: League) -> Season:
    """Return a small season in which E-01 has ordered."""
    played = await season(league, roster={"E": 4}, config={"competitions": ["CH"]})
    await played.send("E-01", ORDER)
    return played


async def stored(played: Season, turn_id: int) -> tuple[str, int]:
    """Return what E-01 has ordered, and how often."""
    order = await sending.find_own_order(played.app.house, turn_id, "E-01")
    assert order is not None
    return order.canonical, order.version


def chosen(**parts: str) -> list[dict[str, object]]:
    """Return the components of a dialog that was sent."""
    return [
        {
            "type": 18,
            "id": number,
            "component": {"type": 3, "id": 100 + number, "custom_id": f"{part}:0", "values": [v]},
        }
        for number, (part, v) in enumerate(parts.items(), start=1)
    ]


def radio(component: Any) -> dict[str, object]:
    """Return a field of a dialog that was sent as the radio group that says the same."""
    return {"type": 21, "id": component["id"], "custom_id": component["custom_id"], "value": component["values"][0]}


def person_of(played: Season, who: str) -> Person:
    """Return a coach, the referee, or a stranger."""
    if who == "stranger":
        return played.league.person("stan")
    return played.referee if who == "referee" else played.coaches[who]


@pytest.mark.parametrize("is_select", [False, True], ids=["buttons", "selects"])
@pytest.mark.parametrize("who", ["stranger", "referee", "E-02"])
async def test_forged_presses_have_an_answer_and_no_effect(league: League, who: str, is_select: bool) -> None:
    """What no handler gets is refused the same for all games (test_hostile_presses.py)."""
    played = await world(league)
    person, turn = person_of(played, who), await played.turn()
    [shown] = await person.dm("bonjour")
    before, since, wrong, values = await stored(played, turn.id), len(league.env.http_requests), [], cycle(VALUES)
    arguments = [template.format(turn=turn.id, contest=played.contest_id) for template in ARGUMENTS]
    for name in [name for name in actions._actions if name.startswith(OF_A_SEASON)]:
        forged = []
        async with league.at_once():
            for custom_id in [name + one for one in arguments]:
                if fits(actions._actions[name], custom_id, is_select=is_select):
                    result = await forge(person, shown, custom_id, values=next(values) if is_select else None)
                    forged.append((custom_id, result))
        for custom_id, result in forged:
            if result.modal is not None:
                continue
            told = answer_of(result) if result.acknowledged else "no answer"
            if not told or any(bad in told for bad in ("no answer", BUG, turn.seed.hex(), *SECRETS)):
                wrong.append((custom_id, told))
    assert wrong == []
    assert pings(league, since) == []
    assert await stored(played, turn.id) == before
    assert await played.turn() == turn


@pytest.mark.parametrize("who", ["stranger", "referee", "E-02"])
async def test_nobody_reaches_the_orders_of_a_team_that_he_does_not_coach(league: League, who: str) -> None:
    played = await world(league)
    person, turn = person_of(played, who), await played.turn()
    [shown] = await person.dm("bonjour")
    before = await stored(played, turn.id)
    for name in ("form-of", "form-clear", "form-type", "form-send", "withdraw"):
        result = await forge(person, shown, f"{name}:{turn.id}:E-01")
        assert result.modal is None
        assert NOT_YOURS in answer_of(result), name
    result = await forge(person, shown, f"form-ask:{turn.id}:E-01:CH1")
    assert result.modal is None
    assert NOT_YOURS in answer_of(result)
    forged = await forge_form(person, f"form-asked:{turn.id}:E-01:CH1", chosen(column="A", ot="1"))
    assert NOT_YOURS in answer_of(forged)
    for name, value in (
        (f"mh-take-back:{turn.id}:E-01", "CH1"),
        (f"form-set:round:{turn.id}:E-01:CH1:0", "CH1"),
        (f"form-set:column:{turn.id}:E-01:CH1:0", "A"),
    ):
        assert NOT_YOURS in answer_of(await forge(person, shown, name, values=[value])), name
    assert await stored(played, turn.id) == before


async def test_a_former_coach_can_neither_send_nor_see_and_the_new_one_begins_anew(league: League) -> None:
    played = await world(league)
    heir, former, turn = league.person("heir"), played.coaches["E-01"], await played.turn()
    [draft] = await former.dm("CH1 A(1)")
    form = await former.press(played.panels()["Élite"], "type")
    shown = (await former.press(played.panels()["Élite"], "mine")).response
    await played.referee.command(
        "arbitre corriger", here=played.thread, acte="take_over", equipe="E-01", texte="Loups", coach=heir.member,
        raison="Parti",
    )  # fmt: skip
    assert NOT_YOURS in answer_of(await former.press(draft, "order-ok"))
    assert NOT_YOURS in answer_of(await former.fill(form, text="CH1 A(1)"))
    for name in custom_ids(shown):
        if name.startswith(("form-of:", "withdraw:")):
            assert NOT_YOURS in answer_of(await former.press(shown, name)), name
    assert "pas d'équipe" in answer_of(await former.press(played.panels()["Élite"], "mine"))
    assert await sending.find_own_order(played.app.house, turn.id, "E-01") is None
    seen = answer_of(await heir.press(played.panels()["Élite"], "mine"))
    assert [secret for secret in SECRETS if secret in seen] == []


async def test_what_is_left_of_an_earlier_week_takes_no_order(league: League) -> None:
    played = await world(league)
    coach, old, here = played.coaches["E-01"], await played.turn(), played.thread
    week = (await coach.press(played.panels()["Élite"], "mine")).response
    form = await coach.press(played.panels()["Élite"], "type")
    builder = (await coach.press(week, "form-of")).response
    dialog = Dialog(await coach.press(builder, "form-ask"))
    [draft] = await coach.dm("CH1 A(1)")
    await played.overdue()
    current = await played.turn()
    assert (current.number, current.id != old.id) == (old.number + 1, True)
    assert CLOSED in answer_of(await coach.press(draft, "order-ok"))  # with what they had sent in time
    for told in (
        answer_of(await coach.fill(form, text="CH2 A(1)")),
        answer_of(await coach.press(week, "withdraw")),
        answer_of(await coach.press(week, "form-of")),
        answer_of(await forge(coach, builder, f"form-set:round:{old.id}:E-01:CH1:0", values=["CH2"], here=here)),
        answer_of(await coach.press(builder, "form-ask")),
        answer_of(await coach.fill(dialog.result, **dialog.filled(column="A", ot="1"))),
        answer_of(await forge(coach, builder, f"form-send:{old.id}:E-01", here=here)),
    ):
        assert TOO_LATE in told
    assert await sending.find_own_order(played.app.house, current.id, "E-01") is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("column", "C"),  # played last week
        ("column", "Z"),
        ("column", "AB"),
        ("column", ""),
        ("ot", "9"),
        ("so", "0"),
        ("extra", "99"),
        ("extra", "9" * 90),
        ("extra", "\u0661"),
        ("saves", "-1"),
        ("colour", "A"),
        ("text", "CH3 A(1)"),
    ],
)
async def test_a_value_that_he_no_longer_has_cannot_be_chosen(league: League, name: str, value: str) -> None:
    """Whether the dialog says so or a select of the form that never was; a form without values is none of ours."""
    played = await world(league)
    coach = played.coaches["E-01"]
    await played.overdue()
    turn = await played.turn()
    week = (await coach.press(played.panels()["Élite"], "mine")).response
    builder = (await coach.press(week, "form-of")).response
    before = text_of(builder)
    forged = chosen(**{"column": "A", "ot": "0", name: value})
    in_sight = [{**one, "component": radio(one["component"])} for one in forged]
    dialog = await coach.press(builder, f"form-ask:{turn.id}:E-01:CH3")
    for result in (
        await forge_dialog(coach, dialog, forged),
        await forge_dialog(coach, dialog, in_sight),
        await forge(coach, builder, f"form-set:{name}:{turn.id}:E-01:CH3:0", values=[value], here=played.thread),
    ):
        told = answer_of(result)
        assert BUG not in told
        assert "n'est plus" in told or "n'avez plus" in told or STALE in told, told
    assert text_of(builder) == before
    assert await sending.find_own_order(played.app.house, turn.id, "E-01") is None
    assert (await contests.get_contest(played.app.house, played.contest_id)).status == "open"
