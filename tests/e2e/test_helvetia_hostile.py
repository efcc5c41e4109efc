"""Presses on Helvetia Cup that no honest client sends, or that come late: a polite answer, no effect, no exception."""

from itertools import cycle

from tests.e2e.ears import all_logs
from tests.e2e.forging import answer_of, forge, pings
from tests.support.helvetia import base, played
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

BUG = "Une erreur s'est produite"
SHOOTOUT = {"phase": "shootout", "half": 5, "shootout": {}, "ball": {"at": None, "holder": None}}
VALUES = cycle(("", "99", "\u0663", "x" * 90, "p8"))
FORGED = (
    ("form-set", "man", "b"), ("form-set", "cell", "b\u0663"), ("form-set", "hex0", "m\u0663"), ("form-do", "to", ""),
    ("form-do", "drop", "g0-s"), ("form-set", "C", "oo"), ("form-do", "back", "x" * 30), ("form-set", "set1", "k-zzz"),
)  # fmt: skip
WRITTEN = ("B x A-", "L 99-e7 ; G p8")  # refused and shown back: a text that no form has written


async def test_forged_presses_on_the_form_are_answered_and_order_nothing(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await played(league, captain, opponent)
    await match.put(base(**SHOOTOUT))
    before, since = await match.turn(), len(league.env.http_requests)
    shown = [(await captain.dm(text))[-1] for text in ("bonjour", *WRITTEN)]
    presses = [f"{press}:{part}:{before.id}:home:{focus}:0" for press, part, focus in FORGED]
    presses += [
        f"form-do:to:{before.id}:away:m5:",
        f"form-do:to:{before.id + 1}:home::",
        f"form-at:{match.contest_id}:b",
    ]
    with all_logs() as logged:
        for press, message in zip(presses, cycle(shown), strict=False):
            chosen = [next(VALUES)] if press.startswith("form-set") else None
            told = answer_of(await forge(captain, message, press, values=chosen))
            assert told and BUG not in told, (press, chosen, told)
    assert not any("Traceback" in line for line in logged), logged
    assert await match.turn() == before and pings(league, since) == []


async def test_a_form_of_a_match_that_is_over_sends_nothing(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await played(league, captain, opponent)
    await match.put(base())
    form = (await captain.press(await match.panel(), "form")).response
    asked = (await captain.dm("P presse"))[-1]
    [confirm] = [name for name in custom_ids(asked) if name.startswith("order-ok")]
    await match.arbitrate(referee, "forfeit", equipe="away", confirmer=True)
    await match.settle()
    before = await match.state()
    assert before.phase == "finished"
    turn = (await match.turn()).id
    late = [(form, one) for one in custom_ids(form) if one.startswith(("form-do", "form-send", "form-clear"))][:4]
    late += [(asked, confirm), (asked, f"form-of:{turn}:home"), (asked, f"form:{match.contest_id}")]
    with all_logs() as logged:
        for message, press in late:
            here = match.thread if message is form else None
            told = answer_of(await forge(captain, message, press, here=here))
            assert told and BUG not in told and "Bien reçu" not in told, (press, told)
    assert not any("Traceback" in line for line in logged), logged
    assert await match.state() == before


async def test_a_match_of_one_person_on_both_sides_opens(league: League, captain: Person) -> None:
    match = await played(league, captain, captain, config={"tempo": "simultaneous"})
    assert "Les Fous de Zyon" in (await match.told())[0], "Discord takes no message that would notify one person twice"
    told = text_of((await captain.dm("S 1 3 5 6 8 / 7 4"))[-1])
    assert BUG not in told
