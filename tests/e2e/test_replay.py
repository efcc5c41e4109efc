"""`/match rejouer`: a match that is over comes back as an animation, for everybody."""

import random
from io import BytesIO

from PIL import Image

from boards.animation import MOST_BYTES
from cogs.kit.dossiers import load_whole_dossier
from rules.contract import SeatId
from tests.e2e.duel import duel
from tests.e2e.forging import answer_of, forge
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
SHORT = {"max_missed": 1}
PICTURES = 4  # a turn, two void ones, and the end
SLIDE = 6  # frames in which the pieces of a turn come to where they are
FRAMES = PICTURES + SLIDE


async def finished(league: League) -> Played:
    """A match of one turn that both teams played and then forgot."""
    match = await played(league, config=SHORT)
    await match.orders(RED, BLUE)
    while (await match.contest()).status != "over":
        await match.overdue()
    return match


async def film(shown) -> Image.Image:
    """The animation of a message."""
    (file,) = shown.attachments
    data = await file.read()
    assert len(data) <= MOST_BYTES
    image = Image.open(BytesIO(data))
    assert file.filename.endswith(f".{image.format.lower()}")
    return image


async def test_the_announcement_of_a_result_has_a_button_that_replays_the_match_to_anybody(
    league: League, stranger: Person
) -> None:
    await finished(league)
    over = list(league.guild.channels["annonces-sifflet"].history())[-1]
    assert any(name.startswith("replay:") for name in custom_ids(over))
    shown = await stranger.press(over, "replay")
    assert shown.ephemeral
    image = await film(shown.response)
    assert image.n_frames == FRAMES
    assert "tour après tour" in words(shown.response) and "Les Aigles – Les Bisons" in words(shown.response)
    image.seek(FRAMES - 1)
    image.load()
    assert image.info["duration"] == 7500


async def test_a_replay_is_also_seen_frame_by_frame_back_and_forth(league: League, stranger: Person) -> None:
    match = await finished(league)
    shown = (await stranger.command("match rejouer", here=match.thread)).response
    step = (await stranger.press(shown, "replay-steps")).response
    assert "1 sur 4" in words(step)
    assert not any(name.endswith(":b") for name in custom_ids(step))
    seen = [[file.filename for file in step.attachments]]
    for number in range(2, PICTURES + 1):
        forth = next(name for name in custom_ids(step) if name.endswith(":f"))
        step = (await stranger.press(step, forth)).response
        assert f"{number} sur 4" in words(step)
        seen.append([file.filename for file in step.attachments])
    assert not any(name.endswith(":f") for name in custom_ids(step))
    assert len({*map(tuple, seen)}) == PICTURES and all(len(names) == 1 for names in seen)
    back = next(name for name in custom_ids(step) if name.endswith(":b"))
    assert "3 sur 4" in words((await stranger.press(step, back)).response)


async def test_frames_of_a_match_that_is_not_over_cannot_be_asked_for(league: League, stranger: Person) -> None:
    match = await played(league, config=SHORT)
    contest_id, [shown] = (await match.contest()).id, await stranger.dm("bonjour")
    for name in ("replay-steps:{}", "replay-step:{}:0:f", "replay-step:{}:9999:f", "replay-step:{}:-1:f"):
        told = answer_of(await forge(stranger, shown, name.format(contest_id)))
        assert "n'est pas fini" in told or "plus à jour" in told


async def test_the_command_offers_the_matches_that_are_over_and_replays_the_one_chosen(
    league: League, stranger: Person
) -> None:
    match = await finished(league)
    general = league.channel("general")
    (choice,) = await stranger.complete("match rejouer", "match", "bisons", here=general)
    shown = (await stranger.command("match rejouer", here=general, match=choice["value"])).response
    assert (await film(shown)).n_frames == FRAMES
    in_thread = (await stranger.command("match rejouer", here=match.thread)).response
    assert (await film(in_thread)).n_frames == FRAMES


async def test_a_player_finds_it_in_his_dms_with_his_team_playing_to_the_right(league: League) -> None:
    match = await finished(league)
    red, blue = [
        await film((await person.command("match rejouer")).response) for person in (match.red[0], match.blue[0])
    ]
    assert red.convert("RGB").tobytes() != blue.convert("RGB").tobytes()


async def test_a_match_that_is_not_over_says_when_it_can_be_seen_again(league: League, stranger: Person) -> None:
    match = await played(league, config=SHORT)
    told = words((await stranger.command("match rejouer", here=match.thread)).response)
    assert "n'est pas fini" in told and "`/match voir`" in told
    assert await stranger.complete("match rejouer", "match", "", here=match.thread) == []


async def test_without_a_match_the_command_says_so(league: League, stranger: Person) -> None:
    assert "pas de match" in words((await stranger.command("match rejouer", here=league.channel("general"))).response)


async def test_who_waits_for_a_replay_is_asked_to_wait_for_it_first(league: League, stranger: Person) -> None:
    match = await finished(league)
    match.app.awaiting_replay.add(stranger.id)
    told = words((await stranger.command("match rejouer", here=match.thread)).response)
    assert "se prépare encore" in told
    shown = (await match.red[0].command("match rejouer", here=match.thread)).response
    assert (await film(shown)).n_frames == FRAMES
    assert match.app.awaiting_replay == {stranger.id}


async def test_a_season_is_its_table_week_after_week_of_the_readers_division(league: League) -> None:
    winter = await season(league, roster={"E": 6, "D2A": 6})
    chance = random.Random(3)
    for _ in range(2):
        await winter.send_all(chance)
        await winter.overdue()
    presenter = winter.app.presenters["matrix-hockey"]
    dossier = await load_whole_dossier(winter.app.house, (await winter.turn()).id)
    first = presenter.replay("fr", dossier, None, "default")
    own = presenter.replay("fr", dossier, SeatId("D2A-02"), "default")
    assert [still.caption for still in first] == ["saison 1, semaine 1", "saison 1, semaine 2"]
    assert [still.caption for still in own] == [still.caption for still in first]
    assert [still.scene for still in own] != [still.scene for still in first]


async def test_the_end_of_an_aspic_match_is_announced_with_its_replay(league: League, stranger: Person) -> None:
    match = await duel(league, league.person("lea"), league.person("rob"))
    await match.place_all()
    await match.play("D5-D4")
    await match.play("H5-H4")
    asked = (await match.left.press(await match.panel(), "resign")).response
    await match.left.press(asked, "resign-yes")
    await match.settle()
    over = list(league.guild.channels["annonces-sifflet"].history())[-1]
    assert [name.split(":")[0] for name in custom_ids(over)] == ["replay-steps"]  # the film itself is there
    frames = 4 + 2 * SLIDE  # the placement once it is done, two turns in which pieces move, the end
    (data,) = [await file.read() for file in over.attachments if file.filename.startswith("match-")]
    assert Image.open(BytesIO(data)).n_frames == frames
    shown = (await stranger.command("match rejouer", here=match.thread)).response
    assert (await film(shown)).n_frames == frames
