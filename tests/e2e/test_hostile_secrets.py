"""What others try in order to see a sealed order, or to draw the dice before the close."""

import logging
from collections.abc import Iterator

import pytest

from config import TALKATIVE, Settings, set_up_logs
from tests.e2e.forging import answer_of, forge
from tests.e2e.played import Played, another, played
from tests.support.league import League, Person
from tests.support.reading import text_of

RED = "1 P >B4; 2 R B4; 3 R B5; 4 R B5 V-487"
SECRETS = ("V-487", "V+487", "487 den", "487\u00a0den", "487\u202fden", "A4>B5", "B5 V")


@pytest.fixture
def lines(settings: Settings) -> Iterator[list[str]]:
    """Everything that is logged with the operator's level set to DEBUG; ask for it before the bot is there."""
    kept: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            kept.append(self.format(record))

    root, handler = logging.getLogger(), Keeper(logging.DEBUG)
    before = {name: logging.getLogger(name).level for name in ("", *TALKATIVE)}
    root.setLevel(logging.DEBUG)
    root.addHandler(handler)
    set_up_logs(settings)
    logging.getLogger("simcord").setLevel(logging.WARNING)
    yield kept
    root.removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def secrets_in(told: str) -> list[str]:
    return [secret for secret in SECRETS if secret in told]


async def probe(match: Played, person: Person) -> list[tuple[str, list[str]]]:
    """Let somebody try every command and button that could show an order; return what leaked."""
    leaks: list[tuple[str, list[str]]] = []
    for name in ("kollaball mes-ordres", "kollaball plateau", "kollaball historique", "match voir", "mes-matchs"):
        for given in ({}, {"match": str((await match.contest()).id)}):
            if name == "mes-matchs" and given:
                continue
            leaks.append((name, secrets_in(answer_of(await person.command(name, here=match.thread, **given)))))
            leaks.append((f"{name} by DM", secrets_in(answer_of(await person.command(name, **given)))))
    for button in ("board", "mine", "form", "type"):
        result = await person.press(match.panel, button)
        if result.modal is None:
            told = answer_of(result)
            leaks.append((button, secrets_in(told) if button != "form" else secrets_in(told.split("```")[0])))
    for command, option in (("match voir", "match"), ("kollaball mes-ordres", "match")):
        for typed in ("", "487", "rouge", "B5"):
            offered = await person.complete(command, option, typed, here=match.thread)
            leaks.append((f"{command} {typed}", secrets_in(str([choice["name"] for choice in offered]))))
    return [(where, found) for where, found in leaks if found]


@pytest.mark.clause("KB-7-c")
async def test_a_sealed_order_is_seen_by_its_captain_alone(lines: list[str], league: League):
    match = await played(league)
    await match.red[0].dm(RED.replace("V-487", "V+487"))
    await match.order(match.red[0], RED)
    for person in (match.red[1], match.blue[0], match.blue[1], match.referee, league.person("stan")):
        assert await probe(match, person) == [], person.name
        assert [text_of(message) for message in person.inbox() if secrets_in(text_of(message))] == []
    public = [text_of(message) for message in match.posts]
    assert [told for told in public if secrets_in(told)] == []
    assert [line for line in lines if secrets_in(line)] == []
    mine = answer_of(await match.red[0].command("kollaball mes-ordres", here=match.thread))
    assert "487" in mine


async def test_team_mates_do_not_see_their_captains_orders(league: League):
    match = await played(league)
    await match.order(match.red[0], RED)
    for mate in match.red[1:]:
        for given in ({}, {"match": "Les Aigles – Les Bisons"}):
            told = answer_of(await mate.command("kollaball mes-ordres", here=match.thread, **given))
            assert "Seul le capitaine" in told


async def test_a_command_without_match_means_the_one_that_its_user_captains(league: League):
    match = await played(league)
    captain, mate = match.red[:2]
    await another(league, match.referee, teams=[(mate, captain, *match.red[2:]), match.blue], name="Match retour")
    told = answer_of(await captain.command("kollaball mes-ordres"))
    assert "Les Aigles – Les Bisons" in told
    assert "Match retour" in answer_of(await mate.command("kollaball mes-ordres"))


async def test_the_seed_of_an_open_turn_stays_sealed(league: League):
    match = await played(league)
    turn = await match.turn()
    for page in ("0", "1", "99", "-1", "\uff10"):
        told = answer_of(await forge(match.blue[0], match.panel, f"report:{turn.id}::{page}", here=match.thread))
        assert turn.seed.hex() not in told
        assert "Ce bouton n'est plus à jour" in told
    await match.overdue()
    [file] = (await match.verified(match.blue[0])).response.attachments
    assert turn.seed.hex() in (await file.read()).decode(), "with the result it is public"


async def test_a_former_captain_can_neither_send_nor_see(league: League):
    match = await played(league)
    former, new = match.red[0], match.red[1]
    [shown] = await former.dm(RED)
    await match.arbitrate("remplacer", quoi="captain", joueur="r2", raison="Absent")
    assert "Seul le capitaine" in answer_of(await former.press(shown, "order-ok"))
    await match.order(new, RED)
    assert "Seul le capitaine" in answer_of(await former.command("kollaball mes-ordres", here=match.thread))


async def test_an_error_text_is_shown_to_its_author_alone(league: League):
    match = await played(league)
    await match.red[0].dm("1 P >B4; 2 R Z9 V-487")
    shown = await match.red[0].command("kollaball ordres", here=match.thread, texte="1 P >B4; 2 R Z9 V-487")
    assert shown.ephemeral
    for person in (*match.blue, *match.red[1:], match.referee):
        assert [told for told in map(text_of, person.sees(match.thread)) if secrets_in(told)] == []


@pytest.mark.parametrize("name", ["discord.gateway", "discord.http", "sqlalchemy.engine.Engine", "aiosqlite"])
def test_no_library_logs_messages_requests_or_rows_whatever_the_level(lines: list[str], name: str):
    logging.getLogger(name).debug("WebSocket Event: %s", {"content": RED})
    assert [line for line in lines if secrets_in(line)] == []
