"""What a command answers is in its reader's language, whatever the league's; what all read is in the league's."""

import re
from collections.abc import Mapping
from typing import Any

from tests.e2e.duel import duel
from tests.e2e.forging import answer_of, forge
from tests.e2e.played import played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

FRENCH = re.compile(r"[àâçèéêëîïôùûœ«»\u202f].*|\b(?:le|la|les|du|des|une?|est|pas|vous|votre)\b.*")
NAMES = re.compile(r"Les (?:Aigles|Bisons)|Ligue d'(?:essai|hiver)|matrice-\S+\.png|division-\S+")
ALL_GAMES = ("voir", "verifier", "suppleant", "consigne", "delai", "rejouer")
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


def french_in(text: str) -> list[str]:
    """Return what is French in a text, names left out."""
    return [found.group() for found in FRENCH.finditer(NAMES.sub("…", text))]


async def answers(person: Person, here: Any, commands: Mapping[str, Mapping[str, Any]]) -> dict[str, list[str]]:
    """Return what is French in the answer to each of `commands`, where something is."""
    read = {}
    for command, options in commands.items():
        result = await person.command(command, here=here, **options)
        shown = [one for one in (result.response, *result.followups) if one is not None]
        assert shown, command
        read[command] = [fault for one in shown for fault in french_in(text_of(one))]
    return {command: faults for command, faults in read.items() if faults}


async def test_a_captain_of_kollaball_reads_english_from_every_command(league: League):
    match = await played(league)
    await match.orders(RED, BLUE)
    await league.advance(seconds=16)
    reader = match.red[0].speaks("en-GB")
    commands = {f"match {name}": {} for name in ALL_GAMES}
    commands |= {f"kollaball {name}": {} for name in ("mes-ordres", "plateau", "historique", "regles", "equipe")}
    commands |= {"kollaball historique": {"etape": 2}, "mes-matchs": {}, "ligue journal": {}, "ligue calendrier": {}}
    assert await answers(reader, match.thread, commands) == {}
    assert "turn 2" in text_of((await reader.command("match voir", here=match.thread)).response)
    assert "tour 2" in text_of(match.panel)


async def test_who_chose_english_reads_it_though_his_client_speaks_french(league: League):
    match = await played(league)
    captain = match.blue[0]
    await captain.command("reglages", langue="en")
    assert french_in(text_of((await captain.command("match voir")).response)) == []
    stranger = league.person("ines")
    assert french_in(text_of((await stranger.command("match voir", here=match.thread)).response))


async def test_a_coach_reads_english_from_every_command(league: League):
    winter = await season(league, roster={"A": 4, "B": 4})
    await winter.overdue()
    reader = winter.coaches["A-01"].speaks("en-US")
    commands = {f"match {name}": {} for name in ALL_GAMES}
    own = ("ordres", "mes-ordres", "colonnes", "classement", "matrice", "coupe", "gretzky", "calendrier", "equipe")
    commands |= {f"matrix {name}": {} for name in (*own, "historique", "regles", "resultats", "bilan")}
    assert await answers(reader, winter.thread, commands) == {}


async def test_a_player_of_aspic_reads_english_from_every_command(league: League, captain: Person, opponent: Person):
    match = await duel(league, captain, opponent)
    await match.place_all()
    await league.advance(seconds=16)
    reader = opponent.speaks("en-GB")
    commands = {f"match {name}": {} for name in ALL_GAMES}
    own = ("jouer", "mes-ordres", "plateau", "classement", "historique", "regles")
    commands |= {f"aspic {name}": {} for name in own}
    assert await answers(reader, match.thread, commands) == {}


async def test_who_would_drop_what_is_sent_is_shown_the_way_in_his_own_game(league: League):
    winter = await season(league, roster={"A": 4, "B": 4})
    coach = winter.coaches["A-01"]
    shown = (await coach.dm("CH C+(1)"))[-1]
    drop = next(name for name in custom_ids(shown) if name.startswith("order-drop:"))
    await coach.press(shown, "order-ok")
    assert "`/matrix mes-ordres` les montre" in answer_of(await forge(coach, shown, drop))
    coach.speaks("en-GB")
    assert "`/matrix my-orders` shows them" in answer_of(await forge(coach, shown, drop))
