"""Every refusal of a coach's order by DM: the fault, what is possible, and nothing sent (rulebook part 5)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from db import turns
from referee.course import sending
from rules.matrix_hockey import GAME
from rules.matrix_hockey.messages import MESSAGES
from rules.matrix_hockey.state import State
from tests.e2e.season import Season, season
from tests.rules.matrix_hockey.support import full_week
from tests.support.reading import text_of

NOTHING_SENT = "Rien n'a été envoyé, et rien n'est perdu"
USED = {"CH": {"columns": ["C"], "ot": ["X", "0"]}, "KDH": {"columns": ["D"], "ot": ["1", "1"], "so": ["5"]}}


class Case(NamedTuple):
    """An order, and what the answer says: the fault, then what is possible. `more` changes the week or the team."""

    text: str
    fault: str
    possible: str
    more: Mapping[str, Any] = {}
    team: Mapping[str, Any] = {}


CASES = {
    "E_EMPTY": Case(" ; ", "Aucun ordre", "F+(2)"),
    "E_COMPETITION": Case("FOOT A(0)", "Compétition inconnue", "CH, WG ou KDH"),
    "E_COLUMN_MISSING": Case("CH (0)", "Il manque la colonne", "CH F+(2)"),
    "E_COLUMN_UNKNOWN": Case("CH Z(0)", "Pas de colonne Z", "Il vous reste : A, B, D"),
    "E_BONUS_STAR": Case("A*(0)", "se tire au sort", "F+(2)"),
    "E_OT_MISSING": Case("A", "Il manque la prolongation", "F+(2)"),
    "E_OT_VALUE": Case("WG A(3)", "« 3 » n'est pas une valeur de prolongation", "Il vous reste : 0x2, 1x2, 2x2, Xx2"),
    "E_SO_VALUE": Case("KDH A(0/9)", "« 9 » n'est pas une valeur de tirs au but", "Il vous reste"),
    "E_SO_MISSING": Case("KDH A(0)", "il faut aussi une valeur de tirs au but", "KDH C+(1/4)"),
    "E_SYNTAX": Case("A(0", "Je ne comprends pas", "CH F+(2); KDH C(1/4)"),
    "E_DUMMY": Case("A(1)", "Équipe bidon", "Un arbitre peut vous la rendre", team={"status": "dummy"}),
    "E_NOT_ENGAGED": Case("KDH A(0/0)", "ne joue pas à cette journée", "Ma semaine", more={"kdh": {"alive": ["b"]}}),
    "E_NO_ROUND": Case(
        "WG A(0)", "Pas de journée cette semaine", "`WG5`", more={"calendar": [{"CH": [1]}, {"CH": [2], "WG": [1]}]}
    ),
    "E_ROUND_AMBIGUOUS": Case(
        "A(1)", "Deux journées cette semaine", "CH1 ou CH2", more={"calendar": [{"CH": [1, 2]}, {}]}
    ),
    "E_ROUND_UNKNOWN": Case("CH9 A(1)", "Pas de journée 9", "la dernière est la 2"),
    "E_ROUND_PAST": Case("CH1 A(1)", "est déjà jouée", "Ma semaine", more={"week": 2}),
    "E_ADVANCE_OFF": Case(
        "CH2 A(1)", "Pas d'ordres à l'avance", "attendez la semaine", more={"config": {"advance": {"CH": False}}}
    ),
    "E_ROUND_TWICE": Case("A(1); CH1 B(1)", "Deux ordres pour CH1", "un seul par journée"),
    "E_NOTHING_TO_CANCEL": Case("WG2 -", "Aucun ordre enregistré pour WG2", "rien à retirer"),
    "E_COLUMN_USED": Case("CH c(1)", "La colonne C est déjà jouée", "Il vous reste : A, B, D"),
    "E_COLUMN_TWICE": Case("A(1); CH2 A(1)", "La colonne A est demandée deux fois", "Il vous reste : A, B, D"),
    "E_SAVE_CUP": Case("WG A#(0)", "Pas de super-arrêt", "qu'en championnat"),
    "E_SAVE_STOCK": Case("A##(1)", "Vous demandez 2 super-arrêts", "il vous en reste 1"),
    "E_EXTRA_OFF": Case(
        "WG A+(0)", "Pas d'extra-but", "Coupe Gretzky", more={"config": {"WG": {"extra_goals": False}}}
    ),
    "E_EXTRA_STOCK": Case("A+3(1)", "Vous demandez 3 extra-buts", "il vous en reste 2"),
    "E_OT_SPENT": Case("A(X)", "Plus de X en stock", "Il vous reste : 0, 1x3, 2x3, 3x2"),
    "E_SO_UNWANTED": Case("A(1/0)", "qu'en coupe KDH", "retirez « /0 »"),
    "E_SO_SPENT": Case("KDH A(0/5)", "Plus de 5 en stock", "Il vous reste : 0, 1, 2, 3, 4, X"),
}
UNREACHABLE = {"E_SEAT"}  # a coach's team is always one of the season


def week(case: Case) -> State:
    """Return the week of a case, its teams a to d named as those of the season."""
    teams = {"a": {"extra_goals": 2, "super_saves": 1, "used": USED, **case.team}}
    text = GAME.encode(full_week(teams=teams, **case.more)).decode()
    for number, name in enumerate("abcd", start=1):
        text = text.replace(f'"{name}"', f'"E-{number:02}"')
    return GAME.decode(text.encode())


async def place(played: Season, state: State) -> None:
    """Put a position into the open turn."""
    turn = await played.turn()
    async with played.app.house.db.write() as tx:
        await turns.change(tx, turn.id, was=("open",), state=GAME.encode(state))


def test_every_code_has_its_case():
    assert set(CASES) | UNREACHABLE == {code for code in MESSAGES if code.startswith("E_")}


async def test_each_refusal_tells_the_fault_and_what_is_possible(league):
    played = await season(league, roster={"E": 4})
    coach, wrong = played.coaches["E-01"], []
    for code, case in CASES.items():
        await place(played, week(case))
        told = text_of((await coach.dm(case.text))[-1]).replace("\u202f", " ").replace("\u00a0", " ")
        if not (case.fault in told and case.possible in told and NOTHING_SENT in told):
            wrong.append(f"{code}: {told}")
        elif told.index(case.fault) > told.index(case.possible):
            wrong.append(f"{code}: what is possible stands before the fault")
    assert not wrong, "\n".join(wrong)
    assert await sending.find_own_order(played.app.house, (await played.turn()).id, "E-01") is None


async def test_each_refusal_in_english(league):
    played = await season(league, roster={"E": 4})
    coach = played.coaches["E-01"].speaks("en-GB")
    await place(played, week(CASES["E_COLUMN_USED"]))
    await coach.command("reglages", langue="en")
    assert "Column C has been played. You have left: A, B, D" in text_of((await coach.dm("C(1)"))[-1])
    await place(played, week(CASES["E_ROUND_AMBIGUOUS"]))
    assert "Two rounds this week: write CH1 or CH2." in text_of((await coach.dm("A(1)"))[-1])
    await place(played, week(CASES["E_ROUND_AMBIGUOUS"]))
    assert "Two rounds this week: write CH1 or CH2." in text_of((await coach.dm("A(1)"))[-1])
    await place(played, week(CASES["E_ROUND_AMBIGUOUS"]))
    assert "Two rounds this week: write CH1 or CH2." in text_of((await coach.dm("A(1)"))[-1])
    await place(played, week(CASES["E_ROUND_AMBIGUOUS"]))
    assert "Two rounds this week: write CH1 or CH2." in text_of((await coach.dm("A(1)"))[-1])


async def test_warnings_do_not_refuse(league):
    played = await season(league, roster={"E": 4})
    await place(played, week(Case("", "", "")))
    shown = (await played.coaches["E-01"].dm("A++(1); WG A+(0)"))[-1]
    assert "Vos ordres demandent 3 extra-buts" in text_of(shown)
    receipt = await played.coaches["E-01"].press(shown, "order-ok")
    assert "CH1 A++(1); WG1 A+(0)" in text_of(receipt.response)


async def test_orders_of_several_messages_make_one_book(league):
    played = await season(league, roster={"E": 4})
    await place(played, week(Case("", "", "")))
    coach = played.coaches["E-01"]
    first, second = (await coach.dm("A(1)"))[-1], (await coach.dm("KDH A(0/4)"))[-1]
    await coach.press(first, "order-ok")
    receipt = await coach.press(second, "order-ok")
    assert "CH1 A(1); KDH1 A(0/4)" in text_of(receipt.response)
    await played.order("E-01", "B(2)")
    stored = await sending.find_own_order(played.app.house, (await played.turn()).id, "E-01")
    assert stored is not None
    assert (stored.canonical, stored.version) == ("CH1 B(2); KDH1 A(0/4)", 3)
    await played.order("E-01", "KDH -")
    emptied = await played.order("E-01", "CH1 -")
    assert "plus rien de vous n'attend" in text_of(emptied.response)
    assert await sending.find_own_order(played.app.house, (await played.turn()).id, "E-01") is None
