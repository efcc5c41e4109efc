"""The form « Ma semaine » in simulated Discord: a week, weeks ahead, what was sent before, presses that fit nothing."""

from typing import Any

import pytest

from referee.orders import sending
from tests.e2e.forging import answer_of, forge
from tests.e2e.matrix_creation.form import Form
from tests.e2e.matrix_creation.season import Season, made, open_season, upload
from tests.support.league import Person
from tests.support.reading import custom_ids, text_of


async def opened(season: Season, coach: Person | None = None, *, here: bool = False) -> Form:
    return await Form.opened(coach or season.coaches[0], here=season.thread if here else None)


async def stored(season: Season, coach: Person) -> str | None:
    found = await sending.mine(season.house, (await season.turn()).id, await season.seat(coach))
    return None if found is None else found.canonical


@pytest.fixture
async def season(league: Any, organiser: Person, referee: Person) -> Season:
    return await open_season(league, organiser, referee)


@pytest.mark.parametrize("here", [True, False])
async def test_an_ordinary_week_takes_two_choices_and_two_presses(season, here):
    form = await opened(season, here=here)
    assert "**CH1**" in form.text
    assert "il manque encore\u202f: **CH1**" in form.text
    assert form.offered("column") == list("ABCDEFGHIJK")
    assert form.offered("extra") == list("01234")
    assert form.offered("saves") == list("012")
    assert form.offered("ot") == ["0", "1", "2", "3", "X"]
    assert form.offered("so") == []
    assert not any(name.startswith("form-send") for name in custom_ids(form.shown))

    await form.choose("column", "F")
    assert form.written == ["CH1 F(?)"]
    await form.choose("ot", "2")
    assert form.written == ["CH1 F(2)"]
    assert "rien ne manque" in form.text
    asked = await form.press("form-send")
    assert "F(2)" in text_of(asked)
    receipt = (await form.coach.press(asked, "order-ok")).response
    assert "Bien reçu" in text_of(receipt)
    assert await stored(season, form.coach) == "CH1 F(2)"


async def test_several_rounds_and_weeks_ahead_in_one_form(season):
    form = await opened(season)
    for key, choices in (
        ("CH1", (("column", "F"), ("extra", "2"), ("saves", "1"), ("ot", "3"))),
        ("KDH4", (("column", "C"), ("extra", "1"), ("ot", "1"), ("so", "4"))),
        ("CH10", (("column", "A"), ("ot", "X"))),
        ("CH11", (("column", "B"), ("ot", "0"))),
    ):
        await form.go(key)
        for part, value in choices:
            await form.choose(part, value)
    assert form.written == ["CH1 F++#(3)", "CH10 A(X)", "CH11 B(0)", "KDH4 C+(1/4)"]
    await form.go("CH2")
    assert form.offered("column") == list("CDEGHIJK")
    assert form.offered("extra") == ["0", "1"]
    assert form.offered("ot") == ["0", "1", "2", "3"]
    asked = await form.press("form-send")
    await form.coach.press(asked, "order-ok")
    assert await stored(season, form.coach) == "CH1 F++#(3); CH10 A(X); CH11 B(0); KDH4 C+(1/4)"


async def test_what_was_sent_is_taken_up_changed_and_taken_back(season):
    coach = season.coaches[0]
    await coach.press((await coach.dm("F+(2); CH2 A(0)"))[-1], "order-ok")
    form = await opened(season)
    await form.go("CH1")
    assert form.offered("column") == list("BCDEFGHIJK")
    await form.choose("ot", "X")
    assert form.written == ["CH1 F+(X)"]
    await form.go("CH2")
    form.shown = await form.press("form-do:drop")
    assert form.written == ["CH1 F+(X)", "CH2 -"]
    await coach.press(await form.press("form-send"), "order-ok")
    assert await stored(season, coach) == "CH1 F+(X)"
    form.shown = await form.press("form-clear")
    assert form.written == []


async def test_the_text_form_goes_on_with_what_was_chosen(season):
    form = await opened(season)
    await form.choose("column", "F")
    asked = await form.coach.press(form.shown, "form-type")
    shown = (await form.coach.fill(asked, text="CH1 F(9)")).response
    assert "CH1 F(9)" in text_of(shown)
    asked = await form.coach.press(form.shown, "form-type")
    await form.coach.press((await form.coach.fill(asked, text="CH1 F(1)")).response, "order-ok")
    assert await stored(season, form.coach) == "CH1 F(1)"


async def test_what_was_typed_can_be_changed_in_the_form(season):
    coach = season.coaches[0]
    [asked] = await coach.dm("f++(2); ch2 a(0)")
    form = Form(coach, (await coach.press(asked, "form-again")).response)
    assert form.written == ["CH1 F++(2)", "CH2 A(0)"]
    await form.go("CH1")
    await form.choose("ot", "X")
    await form.send()
    assert await stored(season, coach) == "CH1 F++(X); CH2 A(0)"


async def test_the_form_outlives_a_restart(season):
    form = await opened(season, here=True)
    await form.choose("column", "F")
    await season.league.restart()
    await form.choose("ot", "1")
    assert form.written == ["CH1 F(1)"]


async def test_forged_presses_do_nothing(season):
    coach, other = season.coaches[:2]
    form = await opened(season, coach)
    turn, seat, theirs = (await season.turn()).id, await season.seat(coach), await season.seat(other)
    shown = (await coach.dm("bonjour"))[-1]
    for name, values in (
        (f"form-of:{turn}:{theirs}", None),
        (f"form-of:{turn}:personne", None),
        (f"form-of:999:{seat}", None),
        (f"form-send:{turn}:{theirs}", None),
        (f"form-send:{turn}:{seat}", None),
        (f"form-clear:{turn}:{theirs}", None),
        (f"form-do:round:{turn}:{seat}:CH1:CH99", None),
        (f"form-do:drop:{turn}:{seat}:x:", None),
        (f"form-set:round:{turn}:{seat}:CH1:0", ["KDH1"]),
        (f"form-set:colour:{turn}:{seat}:CH1:0", ["A"]),
        (f"form-set:column:{turn}:{seat}:CH1:0", ["L"]),
        (f"form-set:column:{turn}:{theirs}:CH1:0", ["A"]),
        (f"form-set:ot:{turn}:{seat}:CH1:0", ["9" * 90]),
        (f"form-set:saves:{turn}:{seat}:CH1:0", ["\u00b2"]),
        (f"form-set:column:{turn}:{seat}:CH1", ["A"]),
        ("mh-plan-ok:1", None),
        ("mh-plan-day:1", ["9"]),
    ):
        told = answer_of(await forge(coach, shown, name, values=values))
        assert told
        assert "erreur" not in told, name
    assert season.league.logged_errors() == []
    assert form.written == []
    assert await stored(season, coach) is None


async def test_a_referee_forges_no_plan(season):
    referee, general = season.referee, season.league.channel("general")
    shown = (await referee.command("ligue journal", here=general)).response
    for name, values in (
        ("mh-plan-ok:99", None),
        ("mh-plan-config:99", None),
        ("mh-plan-day:99", ["1"]),
        ("mh-plan-page:x", ["E"]),
    ):
        assert "plus à jour" in answer_of(await forge(referee, shown, name, values=values, here=general))
    form = await upload(season.league, referee, "A,E\nB,E")
    plan = next(name for name in custom_ids(form) if name.startswith("mh-plan-ok")).split(":")[1]
    for name, values in (
        (f"mh-plan-day:{plan}", ["9"]),
        (f"mh-plan-hour:{plan}", ["24.0"]),
        (f"mh-plan-hour:{plan}", ["x"]),
    ):
        assert "plus à jour" in answer_of(await forge(referee, form, name, values=values, here=general))
    stranger = season.coaches[0]
    told = answer_of(await forge(stranger, form, f"mh-plan-ok:{plan}", here=general))
    assert "rôle d'arbitre" in told
    assert len(await made(season.league)) == 1


async def test_a_form_of_a_week_that_is_over_says_so(season):
    form = await opened(season)
    await form.choose("column", "F")
    turn = await season.turn()
    await season.league.advance_to(turn.due_ms + 11_000)
    result = await form.coach.choose(form.shown, form.selects("ot")[0]["custom_id"], "1")
    assert "clos" in "\n".join(text_of(answer) for answer in result.followups)
    form = await opened(season)
    assert "**CH2**" in form.text


async def test_an_english_coach_reads_english(season):
    coach = season.coaches[3].speaks("en-GB")
    form = await opened(season, coach)
    assert "Possible columns" in form.text
