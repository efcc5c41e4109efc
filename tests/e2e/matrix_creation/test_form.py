"""The form « Ma semaine » in simulated Discord: a week, weeks ahead, what was sent before, presses that fit nothing."""

from typing import Any

import pytest

from referee.course import sending
from tests.e2e.forging import answer_of, forge
from tests.e2e.matrix_creation.form import Form
from tests.e2e.matrix_creation.season import Season, made, open_season, upload
from tests.support.league import Person
from tests.support.reading import custom_ids, text_of

LIST, RADIO = 3, 21  # Discord's numbers


async def opened(season: Season, coach: Person | None = None, *, here: bool = False) -> Form:
    return await Form.opened(coach or season.coaches[0], here=season.thread if here else None)


async def stored(season: Season, coach: Person) -> str | None:
    found = await sending.find_own_order(season.house, (await season.turn()).id, await season.seat(coach))
    return None if found is None else found.canonical


@pytest.fixture
async def season(league: Any, organiser: Person, referee: Person) -> Season:
    return await open_season(league, organiser, referee)


@pytest.mark.parametrize("here", [True, False])
async def test_a_round_is_chosen_in_one_dialog_and_sent_by_one_press(season, here):
    form = await opened(season, here=here)
    assert "**CH1** contre" in form.text
    assert "il manque encore\u202f: **CH1**" in form.text
    assert not any(name.startswith("form-send") for name in custom_ids(form.shown))
    dialog = await form.dialog("CH1")
    assert dialog.title.startswith("CH1 contre ")
    assert dialog.offered("column") == list("ABCDEFGHIJK")
    assert dialog.offered("extra") == list("01234")
    assert dialog.offered("saves") == list("012")
    assert dialog.offered("ot") == ["0", "1", "2", "3", "X"]
    assert dialog.offered("so") == []

    await form.fill("CH1", column="F", ot="2")
    assert form.written == ["CH1 F(2)"]
    assert "rien ne manque\u202f: il reste à envoyer" in form.text
    receipt = await form.send()
    assert "Bien reçu" in text_of(receipt)
    assert "CH1 F(2)" in text_of(receipt)
    assert await stored(season, form.coach) == "CH1 F(2)"


async def test_few_answers_are_in_sight_and_many_in_a_list(season):
    form = await opened(season)
    dialog = await form.dialog("CH1")
    shown = {item["custom_id"]: item["type"] for item in dialog.selects}
    assert shown == {"column:0": LIST, "extra:0": RADIO, "saves:0": RADIO, "ot:0": RADIO}
    await form.fill("CH1", column="F", extra="1", ot="2")
    assert form.written == ["CH1 F+(2)"]
    again = await form.dialog("CH1")
    assert again.filled() == {"column:0": ["F"], "extra:0": ["1"], "saves:0": ["0"], "ot:0": ["2"]}
    await form.fill("CH1", extra="0")
    assert form.written == ["CH1 F(2)"]


async def test_what_was_sent_by_the_form_is_taken_back_from_its_receipt(season):
    form = await opened(season)
    await form.fill("CH1", column="F", ot="2")
    told = (await form.coach.press(await form.send(), "withdraw")).response
    assert "Ordre retiré" in text_of(told)
    assert await stored(season, form.coach) is None


async def test_several_rounds_and_weeks_ahead_in_one_form(season):
    form = await opened(season)
    for key, choices in (
        ("CH1", {"column": "F", "extra": "2", "saves": "1", "ot": "3"}),
        ("KDH4", {"column": "C", "extra": "1", "ot": "1", "so": "4"}),
        ("CH10", {"column": "A", "ot": "X"}),
        ("CH11", {"column": "B", "ot": "0"}),
    ):
        await form.fill(key, **choices)
    assert form.written == ["CH1 F++#(3)", "CH10 A(X)", "CH11 B(0)", "KDH4 C+(1/4)"]
    dialog = await form.dialog("CH2")
    assert dialog.offered("column") == list("CDEGHIJK")
    assert dialog.offered("extra") == ["0", "1"]
    assert dialog.offered("ot") == ["0", "1", "2", "3"]
    assert "**CH2**, semaine 2, contre" in form.text
    await form.send()
    assert await stored(season, form.coach) == "CH1 F++#(3); CH10 A(X); CH11 B(0); KDH4 C+(1/4)"


async def test_what_was_sent_is_taken_up_changed_and_taken_back(season):
    coach = season.coaches[0]
    await coach.press((await coach.dm("F+(2); CH2 A(0)"))[-1], "order-ok")
    form = await opened(season)
    assert "✅ `CH1 F+(2)`".replace("CH1 ", "") in form.text
    assert (await form.dialog("CH1")).offered("column") == [*"BCDEFGHIJK", "-"]
    await form.fill("CH1", ot="X")
    assert form.written == ["CH1 F+(X)"]
    await form.fill("CH2", column="-")
    assert form.written == ["CH1 F+(X)", "CH2 -"]
    await form.send()
    assert await stored(season, coach) == "CH1 F+(X)"


async def test_the_text_form_goes_on_with_what_was_chosen(season):
    form = await opened(season)
    await form.fill("CH1", column="F", ot="0")
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
    await form.fill("CH1", ot="X")
    await form.send()
    assert await stored(season, coach) == "CH1 F++(X); CH2 A(0)"


async def test_form_and_dialog_outlive_a_restart(season):
    form = await opened(season, here=True)
    await form.fill("CH1", column="F", ot="1")
    dialog = await form.dialog("CH1")
    await season.league.restart()
    form.shown = (await form.coach.fill(dialog.result, **dialog.filled(ot="2"))).response
    assert form.written == ["CH1 F(2)"]
    await season.league.restart()
    assert "Bien reçu" in text_of(await form.send())


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
        (f"form-ask:{turn}:{theirs}:CH1", None),
        (f"form-ask:{turn}:{seat}:CH99", None),
        (f"form-ask:{turn}:{seat}:", None),
        (f"form-asked:{turn}:{seat}:CH1", None),
        (f"form-set:round:{turn}:{seat}:CH1:0", ["KDH1"]),
        (f"form-set:colour:{turn}:{seat}:CH1:0", ["A"]),
        (f"form-set:column:{turn}:{seat}:CH1:0", ["A"]),
        (f"form-set:column:{turn}:{theirs}:CH1:0", ["A"]),
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
    await form.fill("CH1", column="F", ot="1")
    dialog = await form.dialog("CH1")
    turn = await season.turn()
    await season.league.advance_to(turn.due_ms + 11_000)
    for result in (
        await form.coach.fill(dialog.result, **dialog.filled(ot="2")),
        await form.coach.press(form.shown, "form-ask"),
        await form.coach.press(form.shown, "form-send"),
    ):
        assert result.modal is None
        assert "clos" in answer_of(result)
    form = await opened(season)
    assert "**CH2**" in form.text


async def test_an_english_coach_reads_english(season):
    coach = season.coaches[3].speaks("en-GB")
    form = await opened(season, coach)
    assert "**CH1** against" in form.text
    assert (await form.dialog("CH1")).title.startswith("CH1 against ")
