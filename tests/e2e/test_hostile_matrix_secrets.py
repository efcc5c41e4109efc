"""Matrix Hockey: what others try in order to learn a sealed order. A referee's acts answer the same whatever it is."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from simcord.backend.errors import SetupError

from tests.e2e.ears import all_pictures, answer_of
from tests.e2e.season import Season
from tests.e2e.twins import Twins, twins
from tests.support.league import League
from tests.support.reading import custom_ids, text_of

FIRST, SECOND = "CH1 A(1); CH3 C(2)", "CH1 A(1); CH3 D(0); CH4 E++(3)"
NOW, THEN = "CH2 B(2)", "CH2 F+#(1); CH5 C(2)"
Ask = Callable[[Season], Awaitable[str]]


@pytest.fixture
async def pair(league: League) -> Twins:
    """Two seasons in their second week: E-01 has ordered otherwise, for this week and for weeks to come."""
    both = await twins(league)
    await both.force(column=3, ot=1)
    await both.send("E-01", (FIRST, SECOND))
    await both.send_all("CH1 B(1)", but="E-01")
    await both.one.overdue()
    await both.send("E-01", (NOW, THEN))
    return both


def judged(command: str, **given: object) -> Ask:
    """Return what asks the referee to do something in a season's thread; the answer."""

    async def ask(played: Season) -> str:
        options = {"raison": "Décision de la ligue", **given}
        shown = await played.referee.command(command, here=played.thread, **options)
        return text_of(shown.response)

    return ask


async def confirmed(played: Season, **given: object) -> str:
    """Replay the last week and confirm; return what is told before and after."""
    options = {"acte": "replay", "raison": "Ordre perdu", **given}
    shown = await played.referee.command("arbitre corriger", here=played.thread, **options)
    before = text_of(shown.response)
    await played.referee.press(shown.response, "rewind")
    return f"{before}\n{text_of(shown.response)}"


REPLAYS = (
    "CH1 B(0)", "CH1 C(0)", "CH1 D(2)", "CH1 E(3)", "CH1 F+(1)", "CH1 -", "CH3 -", "CH4 -", "CH5 -; CH1 B(1)",
    "CH3 C(2)", "CH3 D(0)", "CH2 B(2)", "CH1 A(3); CH3 -", "-",
)  # fmt: skip


@pytest.mark.clause("MH-9-a")
async def test_a_replay_is_shown_and_refused_the_same_whatever_is_sealed(pair: Twins) -> None:
    for text in REPLAYS:
        await pair.same(judged("arbitre corriger", acte="replay", equipe="E-01", texte=text))
    await pair.same_news()


async def test_a_corrected_order_of_any_past_week_is_shown_the_same_whatever_is_sealed(pair: Twins) -> None:
    await pair.force(column=1, ot=1)
    await pair.send_all("CH2 C(0)", but="E-01")
    await pair.send("E-01", ("CH2 B(2); CH3 D(1)", "CH2 B(2); CH3 E(1); CH4 F(0)"))
    await pair.one.overdue()
    await pair.send("E-01", ("CH3 C(0)", "CH3 E(3)"))
    for text in ("CH1 B(0)", "CH1 C(0)", "CH1 D(3)", "CH1 E(0)", "CH1 F(2)"):
        await pair.same(judged("arbitre revenir", etape="2", equipe="E-01", texte=text))
    await pair.same(judged("arbitre revenir", etape="2"))


ENTERED = ("CH2 C(2)", "CH5 -", "CH3 -", "CH3 B(1)", "CH2 A(0)", "CH4 B(1)", "CH2 E(2); CH3 E(1)", "CH2 F(X); CH4 X(1)")


@pytest.mark.clause("MH-9-a", "MH-5-h")
async def test_a_referee_entering_orders_is_answered_the_same_whatever_is_sealed(pair: Twins) -> None:
    for text in ENTERED:
        await pair.same(judged("arbitre ordre", equipe="E-01", texte=text))
        await pair.same_news()


ACTS = (
    ("stocks", {"equipe": "E-01", "texte": "+0 #0"}),
    ("stocks", {"equipe": "E-01", "texte": "+9 #9"}),
    ("free", {"equipe": "E-01", "texte": "CH A (1)"}),
    ("free", {"equipe": "E-01", "texte": "CH B"}),
    ("points", {"equipe": "E-01", "texte": "-2"}),
    ("set_match", {"equipe": "E-01", "texte": "CH1 9-0"}),
    ("calendar", {"texte": "CH2=3"}),
    ("calendar", {"texte": "CH2=2"}),
    ("config", {"texte": "promote = 3"}),
    ("excuse_onr", {"equipe": "E-01"}),
    ("take_over", {"equipe": "E-01", "texte": "Les Repreneurs"}),
    ("make_dummy", {"equipe": "E-01"}),
)


@pytest.mark.clause("MH-9-b", "MH-9-c", "MH-9-d", "MH-9-e", "MH-9-f", "MH-9-h")
async def test_acts_on_a_season_are_answered_and_told_the_same_whatever_is_sealed(pair: Twins) -> None:
    for act, given in ACTS:
        await pair.same(judged("arbitre corriger", acte=act, **given))
        await pair.same_news()
        await pair.same(judged("arbitre clore"))  # names who has sent nothing


@pytest.mark.clause("MH-9-a", "MH-4-c")
async def test_a_replay_that_is_confirmed_is_told_the_same_whatever_is_sealed(pair: Twins) -> None:
    for text in ("CH1 B(2)", "CH1 F(1)"):
        await pair.same(lambda played, text=text: confirmed(played, equipe="E-01", texte=text))
        await pair.same_news()
        await pair.same(judged("arbitre clore"))
    told = [text_of(message) for message in pair.one.coaches["E-01"].inbox()]
    assert any("n'est plus possible tel quel" in text for text in told)
    await pair.one.overdue()
    played = [each.told[-1] for each in (pair.one, pair.other)]
    assert all("E-01" in text and "ONR" not in text.split("E-01")[1].split("]")[0] for text in played)


COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("matrix colonnes", {}),
    ("matrix classement", {}),
    ("matrix matrice", {}),
    ("matrix calendrier", {"equipe": "E-01"}),
    ("matrix equipe", {"equipe": "E-01"}),
    ("matrix resultats", {}),
    ("matrix bilan", {}),
    ("matrix historique", {}),
    ("matrix historique", {"tour": 2}),
    ("matrix historique", {"tour": 3}),
    ("matrix mes-ordres", {}),
    ("matrix ordres", {}),
    ("matrix ordres", {"texte": "CH2 Z(9)"}),
    ("match voir", {}),
    ("match verifier", {"etape": "2"}),
    ("match verifier", {"etape": "3"}),
    ("arbitre journal", {}),
    ("arbitre clore", {"raison": "Clôture"}),
)
COMPLETED = (
    ("matrix equipe", "equipe"),
    ("matrix colonnes", "division"),
    ("match verifier", "etape"),
    ("arbitre ordre", "equipe"),
    ("arbitre de", "etiquette"),
    ("arbitre revenir", "etape"),
)
TYPED = ("", "E-01", "C(2)", "CH3")


def told_to(who: str) -> Ask:
    """Return what asks every command, autocompletion and button of the panels for somebody; all that they are told."""

    async def ask(played: Season) -> str:
        person = played.coaches.get(who) or (played.referee if who == "referee" else played.league.person("stan"))
        found = []
        for name, options in COMMANDS:
            with suppress(SetupError):  # Discord does not offer it to them
                found.append(answer_of(await person.command(name, here=played.thread, **options)))
        for name, option in COMPLETED:
            for typed in TYPED:
                with suppress(SetupError):
                    found.append(str(await person.complete(name, option, typed, here=played.thread)))
        for panel in played.panels().values():
            presses = [press for press in custom_ids(panel) if press != "dm-me"]  # which answers once
            found += [answer_of(await person.press(panel, press)) for press in presses]
        found += [text_of(message) for message in person.inbox()]
        return "\n".join(found)

    return ask


@pytest.mark.parametrize("who", ["E-02", "referee", "stranger"])
async def test_what_anybody_else_can_read_is_the_same_whatever_is_sealed(
    pair: Twins, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[list[str]] = []

    async def ask(played: Season) -> str:
        with all_pictures(monkeypatch) as pictures:
            told = await told_to(who)(played)
        painted.append(pictures)
        return told

    await pair.same(ask)
    assert painted[0] == painted[1]
    assert painted[0]
    await pair.same_news()


async def test_its_coach_alone_reads_what_he_has_ordered(pair: Twins) -> None:
    seen = [await told_to("E-01")(each) for each in (pair.one, pair.other)]
    for own, other in ((("B(2)", "C(2)"), 0), (("F+#(1)", "D(0)", "E++(3)"), 1)):
        assert [text for text in own if text not in seen[other]] == []
