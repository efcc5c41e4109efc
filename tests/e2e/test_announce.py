"""Issue point 5: what is announced of a turn, where, and to whom."""

import hashlib
import json
import random
import re
from io import BytesIO

import pytest
from PIL import Image

from cogs.kit.dossiers import load_whole_dossier
from referee.turns import contests
from rules.kollaball.state import State
from rules.seals import announced_hash_of, short
from tests.e2e.match import open_match
from tests.e2e.played import Played, played
from tests.rules.kollaball.strategies import legal_order_text
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

SHORT = r"(?:[0-9a-f]{4}-){3}[0-9a-f]{4}"
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
ANNOUNCEMENTS = "annonces-sifflet"
STEPS = ("Pots-de-vin", "Déplacements", "Passes", "Charges et blocages", "Réceptions et ramassages", "Clôture", "Dés")


def bold(text: str) -> list[str]:
    """Return the headings of a report."""
    return re.findall(r"^\*\*([^*]+)\*\*$", text, re.MULTILINE)


async def force(match: Played, **values: int) -> None:
    for label, value in values.items():
        await match.arbitrate("de", etiquette=label.replace("__", "/"), valeur=value, raison="démonstration")


@pytest.mark.clause("KB-19-a")
async def test_a_turn_is_told_in_rule_order_with_every_draw_in_words(league: League) -> None:
    match = await played(league, modules=("random_events", "criticals"))
    await force(match, bribe__r4__trigger=99)
    await match.orders("1 P >B4; 2 R >B4; 3 F >A3; 4 R >B5 V-200", BLUE)
    told = words((await match.red[0].press(match.result, "report")).response)
    headings = bold(told)
    assert [name for name in STEPS if name in headings] == [name for name in headings if name in STEPS]
    turn = await contests.get_turn(match.app.house, (await match.turn()).id - 1)
    dossier = await load_whole_dossier(match.app.house, turn.id)
    drawn = [line for line in told.splitlines() if line.startswith("- Tirage")]
    assert len(drawn) == len(dossier.rolls) >= 3
    assert "- Tirage forcé par l'arbitre — pot-de-vin de 🔴 n° 4 Rouge4, accepté ou non : 99 sur 100" in drawn
    assert not any("/" in line for line in drawn)  # words, no labels
    checked = words((await match.verified(match.red[0])).response)
    assert all(line in checked for line in drawn) and not any(line in match.told[-1] for line in drawn)


async def test_the_seed_is_promised_before_and_revealed_after(league: League) -> None:
    match = await played(league)
    [promised] = re.findall(SHORT, words(match.panel))
    await match.orders(RED, BLUE)
    checked = (await match.verified(match.red[0])).response
    file = json.loads(await checked.attachments[0].read())
    seed = file["dice"]["seed"]
    assert short(hashlib.sha256(bytes.fromhex(seed)).hexdigest()) == promised
    assert f"Graine des dés du tour clos : {short(seed)}…" in words(checked)
    assert [short(file["promised"][0])] == re.findall(SHORT, words(match.panel))
    opened = next(post for post in match.posts if any(name.startswith("promise:") for name in custom_ids(post)))
    whole = await (await match.red[0].press(opened, "promise")).response.attachments[0].read()
    first = re.findall("[0-9a-f]{64}", whole.decode())
    [name] = (name for name in custom_ids(opened) if name.startswith("promise:"))
    assert name.endswith(announced_hash_of((await match.contest()).id, 0, {}, first))
    assert short(first[0]) in words(opened)
    assert not re.search(r"[0-9a-f]{64}", match.told[-1])


async def test_the_result_has_the_buttons_that_answer_what_it_calls_for(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    contest = await match.contest()
    names = custom_ids(match.result)
    assert [name.partition(":")[0] for name in names] == ["form", "type", "verify", "report"]
    assert {f"form:{contest.id}", f"type:{contest.id}"} < set(names)
    form = await match.red[0].press(match.result, "form")
    assert form.ephemeral and any(name.startswith("form-type") for name in custom_ids(form.response))


async def test_the_picture_is_one_board_for_a_phone_and_its_alt_text_says_what_it_shows(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    report = match.posts[-1]
    picture = Image.open(BytesIO(await report.attachments[0].read()))
    assert 1.5 * picture.width > picture.height > picture.width > 800
    alt = words(report)
    assert "Les Aigles : 1 A4, 2 B4, 3 A3, 4 B5" in alt
    assert "Le tour : n° 2 rouge va de A4 en B4" in alt and "n° 1 rouge passe la balle rouge vers B4" in alt
    assert "la balle rouge tenue par n° 2 rouge en B4" in alt
    assert "tours manqués" not in alt and "Prochaine étape : tour 2" in alt


async def test_only_captains_who_owe_an_order_are_called(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    posts = [request for request in match.league.env.http_requests if request.method == "POST" and request.json]
    mentions = [request.json.get("allowed_mentions") for request in posts if "components" in (request.json or {})]
    assert mentions and all(found is not None for found in mentions)
    assert not any(found.get("parse") or found.get("roles") for found in mentions)
    captains = {str(match.red[0].id), str(match.blue[0].id)}
    everybody = {str(person.id) for person in match.everybody}
    called = [{str(user) for user in found.get("users", ())} for found in mentions]
    assert everybody in called  # the first post of the thread
    assert captains in called
    assert set().union(*called) <= everybody | {str(match.referee.id)}


async def test_start_and_result_are_announced_and_every_turn_if_the_league_wants_it(
    league: League, organiser: Person
) -> None:
    match = await played(league)
    announced = match.channel(ANNOUNCEMENTS)
    assert "Le match est lancé" in announced[-1] and f"<#{match.thread.id}>" in announced[-1]
    await match.orders(RED, BLUE)
    assert len(match.channel(ANNOUNCEMENTS)) == len(announced)
    settings = await organiser.command("ligue reglages", here=league.channel("general"), **{"resume-par-tour": True})
    assert settings.response
    await match.orders("1 R >B5; 2 P >C4; 3 R >B3; 4 R >C5", "1 R >F4; 2 P >E4; 3 R >E3; 4 R >F5")
    line = match.channel(ANNOUNCEMENTS)[-1]
    assert "Ligue d'essai · Les Aigles – Les Bisons · tour 2" in line and "Tour 2 joué" in line
    await match.arbitrate("exclure", joueur="r3", raison="premier excès")
    await match.arbitrate("exclure", joueur="r4", raison="second excès")
    result = match.channel(ANNOUNCEMENTS)[-1]
    assert "Victoire de l'équipe 🔷 Les Bisons" in result and f"<#{match.thread.id}>" in result
    assert "Victoire de l'équipe 🔷 Les Bisons" in match.told[-1]


async def test_there_is_one_panel_and_it_is_always_current(league: League) -> None:
    match = await played(league)
    first = match.panel.id
    assert "tour 1" in words(match.panel)
    await match.order(match.red[0], RED)
    assert "On attend : Les Bisons." in words(match.panel)
    await match.order(match.blue[0], BLUE)
    assert (match.panel.id, len(match.panels)) == (first, 1)
    assert "tour 2" in words(match.panel) and "2 B4" in words(match.panel)
    await match.arbitrate("pause", raison="vacances")
    assert "Match en pause" in words(match.panel)


async def test_a_deleted_panel_comes_back_at_the_next_change(league: League) -> None:
    match = await played(league)
    league.env.backend.delete_message(match.thread.id, match.panel.id)
    assert match.panels == []
    await match.orders(RED, BLUE)
    assert len(match.panels) == 1 and "tour 2" in words(match.panel)
    await match.order(match.red[0], "1 R >B5; 2 P >C4; 3 R >B3; 4 R >C5")
    assert len(match.panels) == 1 and "On attend : Les Bisons." in words(match.panel)


@pytest.mark.clause("KB-21-b", "KB-20-i")
async def test_the_panel_tells_the_rate_of_events_and_who_is_due_back(league: League) -> None:
    match = await played(league, modules=("random_events",))
    assert "Évènement aléatoire à ce tour : 3 % de chance" in words(match.panel)
    await force(match, event__trigger=1, event__table=5, event__victim=4, event__turns=1)
    await match.orders(RED, BLUE)
    who = (await match.state()).players["r4"]
    assert (who.status, who.returns) == ("sideline", 3)
    assert "🔴 n° 4 Rouge4 est sorti, retour au tour 3" in words(match.panel)
    assert "Évènement aléatoire à ce tour : 9 % de chance" in words(match.panel)
    await match.orders("1 R >B5; 2 P >C4; 3 R >B3", "1 R >F4; 2 P >E4; 3 R >E3; 4 R >F5")
    assert "🔴 n° 4 Rouge4 rentre en jeu à ce tour : " in words(match.panel)


@pytest.mark.clause("KB-23-m")
async def test_the_panel_tells_the_duty_to_change_but_not_the_actions(league: League) -> None:
    match = await played(league, tactics=("neutralise", None))
    await match.orders("T NEUTRALISATION", BLUE)
    shown = words(match.panel)
    assert "🔷 Les Bisons : au moins deux des actions neutralisées sont à changer" in shown.replace(
        "\u202f", " "
    ).replace("\u00a0", " ")
    assert "F4" not in shown.replace("Terrain", "")
    history = await match.red[0].command("kollaball historique", here=match.thread, etape=2)
    assert "pas encore publics" in words(history.response) and "F4" not in words(history.response)


@pytest.mark.clause("KB-23-f")
async def test_a_lob_is_marked_in_the_air_and_its_target_told_when_it_lands(league: League) -> None:
    match = await played(league, tactics=("lob", None))
    await match.orders("T CHANDELLE 1 C4; 2 R >B4; 3 R >A3; 4 R >B5", BLUE)
    told = match.told[-1]
    assert "C4" not in told
    assert "La balle rouge est en l'air et retombe au tour 3" in words(match.panel)
    dossier = await load_whole_dossier(match.app.house, (await match.turn()).id)
    assert [type(event).__name__ for past in dossier.past for event in past.events].count("LobLaunched") == 1
    await match.orders("1 R >B4; 2 R >C4; 3 R >B3; 4 R >C5", "1 R >F4; 2 P >E4; 3 R >E3; 4 R >F5")
    assert "Ce que cachait" not in await match.report(match.red[0])
    await match.orders("1 R >C4; 2 R >D4; 3 R >C3; 4 R >D5", "1 R >E4; 2 R >E4; 3 R >D3; 4 R >E5")
    reveal = (await match.report(match.red[0])).split("**Ce que cachait le tour 1**")[1]
    assert "🔴 n° 1 Rouge1" in reveal.splitlines()[1] and "C4" in reveal.splitlines()[1]


@pytest.mark.clause("KB-17-k")
async def test_what_a_decoy_masked_is_told_in_the_turn_that_it_vanishes_in(league: League) -> None:
    thieves = ("thief", "ranger", "archer", "merchant")
    match = await played(league, classes=(thieves, thieves))
    await match.orders("1 P >B4 L2; 2 R >B5; 3 R >A3; 4 R >B5", BLUE)
    hidden = await match.report(match.blue[0])
    assert "leurre" in hidden and "passe la balle rouge" not in hidden
    turns = 1
    while "Ce que cachait le tour 1" not in (told := await match.report(match.blue[0])):
        state = await match.state()
        assert turns < 5 and state.stage == "orders"
        await match.orders(*(legal(state, seat) for seat in ("rouge", "bleue")))
        turns += 1
    reveal = told.split("**Ce que cachait le tour 1**")[1]
    assert "passe la balle rouge de A4 vers B4" in reveal


def legal(state: State, seat: str) -> str:
    """Return an order of no special interest."""
    rng = random.Random(7)
    while any(mark in (text := legal_order_text(state, seat, rng)) for mark in ("L", "ARRET", "T ")):
        pass
    return text


async def test_a_long_report_is_turned_over_page_by_page(league: League, stranger: Person, monkeypatch) -> None:
    monkeypatch.setattr("presenters.kollaball.report.PAGE_LIMIT", 250)
    match = await played(league)
    await match.orders(RED, BLUE)
    public = len(match.posts)
    shown = (await stranger.press(match.result, "report")).response
    seen = [words(shown)]
    for page in range(1, 20):
        on = [name for name in custom_ids(shown) if name.endswith(f":{page}")]
        if not on:
            break
        shown = (await stranger.press(shown, on[0])).response
        seen.append(words(shown))
    assert len(seen) > 2 and len(match.posts) == public  # pages are shown to them alone
    assert len(shown.components) and "Retour" in seen[-1]
    told = "\n".join(seen)
    for heading in ("Déplacements", "Passes", "Réceptions et ramassages", "Clôture"):
        assert f"**{heading}**" in told
    assert all(len(page.encode("utf-16-le")) // 2 <= 4000 for page in seen)


async def test_without_the_right_to_attach_files_the_report_comes_as_text(league: League) -> None:
    match = await played(league)
    league.revoke("attach_files")
    await match.orders(RED, BLUE)
    report = match.posts[-1]
    assert report.attachments == [] and "2 B4" in words(report) and "Tour 1 joué" in words(report)


async def test_a_post_that_cannot_be_delivered_is_told_to_the_referees_once(league: League) -> None:
    match = await played(league)
    league.env.backend.delete_channel(match.thread.id)
    await match.orders(RED, BLUE)
    notices = [told for told in match.channel("arbitres") if "n'a pas pu être publié" in told]
    assert len(notices) == 1 and "n'existe plus" in notices[0] and "est gardé" in notices[0]
    assert (await contests.get_latest_turn(match.app.house, 1)).number == 3  # the result is kept


async def test_two_teams_with_the_longest_names_are_named_whole_wherever_the_match_is(
    league: League, organiser: Person, referee: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = {"rouge": "Les Corsaires de l'Anse aux Trois Récifs", "bleue": "L'Étoile du Vieux Port de la Baie Sainte"}
    assert {len(name) for name in longest.values()} == {40}
    monkeypatch.setattr("tests.e2e.match.TEAMS", longest)
    match = await open_match(league, organiser, referee)
    name = " – ".join(longest.values())
    assert match.thread.name == name
    for text in (
        words(match.panel),
        *(text for text in map(words, match.thread.history()) if text.startswith("#")),
        words((await match.red[0].command("match voir", here=match.thread)).response),
    ):
        assert name in text, text
    await match.referee.command("arbitre pause", here=match.thread, raison="orage")
    assert name in words((await match.red[0].command("ligue journal", here=match.thread)).response)
