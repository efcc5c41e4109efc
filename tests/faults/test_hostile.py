"""Faults 19, 20 and 21: texts and names made to do harm, and an opponent who looks where they should not."""

import json

import discord
import pytest

from tests.faults.fake import shapes
from tests.faults.fake.shapes import BOT_ID, Message
from tests.faults.fake.world import ANNOUNCE
from tests.faults.stage import BLUE, RED, Stage

TEXTS = {
    "100 kB": ("", b"1 R >B4; " * 12_000),
    "100 kB of digits": ("", b"9" * 100_000),
    "NUL": ("1 P >B4\x00; 2 R >B4", None),
    "right to left": ("\u202e1 P >B4; 2 R >B4", None),
    "zalgo": ("1 P " + "\u0301" * 1_500, None),
    "digits": ("1 P >B" + "9" * 1_900, None),
    "homoglyphs": ("1 \u0420 >\u0412\u0033", None),
    "mentions": ("@everyone @here <@&201> <@1001> [clic](https://mal.example) ||x|| ```", None),
}
EVIL = "Les Aigles @everyone <@&201> [clic](https://mal.example) ||x|| ```"


def shown(message: Message) -> str:
    """Return what Discord would read as Markdown in a message: its texts, not those that describe a picture."""
    contents = [str(part["content"]) for part in shapes.parts(message.data["components"]) if part.get("content")]
    return "\n".join([message.data["content"], *contents])


async def test_hostile_texts_are_refused_in_one_answer_each_and_the_bot_goes_on(stage: Stage) -> None:
    """Fault 19: Discord brings what is too long for a message as `message.txt`."""
    await stage.started()
    captain = stage.match.red
    for name, (text, content) in TEXTS.items():
        files = [] if content is None else [("message.txt", content)]
        told = (await captain.dm(text, files=files)).text
        assert "rien n'est perdu" in told or "rien n'a été envoyé" in told.lower(), (name, told)
    assert len(captain.inbox()) == len(TEXTS)
    assert stage.bot.value("select count(*) from submission join turn on turn.id = turn_id where number = 2") == 0
    assert "Envoyer ces ordres" in (await captain.dm(RED)).text


@pytest.mark.parametrize("with_files", [True, False], ids=["with pictures", "as text alone"])
async def test_mentions_and_markdown_in_every_name_are_shown_and_do_nothing(stage: Stage, with_files: bool) -> None:
    """Fault 20: the league, the match, the teams, the players. I7 is checked after every test."""
    bot, names = stage.bot, json.dumps(EVIL)[1:-1]
    bot.change("update league set name = ?", EVIL)
    bot.change("update contest set name = ?", EVIL)
    bot.change("update seat set name = ? where name != ''", EVIL)
    bot.change("update turn set state = cast(replace(cast(state as text), 'Joueur 1001', ?) as blob)", names)
    bot.change("update turn set after = cast(replace(cast(after as text), 'Joueur 1001', ?) as blob)", names)
    bot.change("update turn set events = cast(replace(cast(events as text), 'Joueur 1001', ?) as blob)", names)
    await stage.started()
    if not with_files:
        stage.fake.world.deny(ANNOUNCE, discord.Permissions(attach_files=True))
    match = stage.match
    await match.orders()
    await match.played()
    await match.blue.used("kollaball historique", match.thread, match="1")
    await stage.quiet()
    said = [shown(message) for message in stage.fake.world.messages if message.author_id == BOT_ID]
    assert any("everyone" in text for text in said)
    for text in said:
        assert "@everyone" not in text and "](https://" not in text and "<@&201>" not in text, text


async def test_an_opponent_who_probes_learns_nothing(stage: Stage) -> None:
    """Fault 21: commands, forged presses, lists of choices. I5 is checked over everything that they were shown."""
    await stage.started()
    match, blue = stage.match, stage.match.blue
    draft = await match.red.dm(RED)
    [button] = [name for name in draft.custom_ids if name.startswith("order-ok:")]
    own: Message = await blue.dm(BLUE)
    forged = await blue.answered(blue.forge(own, button))
    assert "Bien reçu" not in forged.text
    await match.red.pressed(draft, "order-ok")
    for message in (own, *match.panels):
        for custom_id in (button, button.replace("order-ok", "order-drop"), f"withdraw:{match.turn()['id']}:rouge"):
            assert "Bien reçu" not in (await blue.answered(blue.forge(message, custom_id))).text
    for command in ("kollaball mes-ordres", "kollaball historique", "kollaball plateau", "match voir"):
        assert (await blue.used(command, match.thread, match="1")).text
    offered = await blue.completed("kollaball mes-ordres", match.thread, focused="match", match="")
    assert [choice["name"] for choice in offered] and "Cigognes" not in str(offered)
    assert stage.bot.value("select count(*) from submission where text = ? and status = 'current'", RED) == 1


@pytest.mark.parametrize("who", [2001, 3001, 9003], ids=["the opponent", "another captain", "a stranger"])
async def test_a_text_for_a_match_that_is_not_ones_own_is_no_order(stage: Stage, who: int) -> None:
    """Fault 21."""
    await stage.started()
    match, person = stage.match, stage.person(who)
    told = await person.used("kollaball ordres", match.thread, match="1", texte=RED)
    assert "Envoyer ces ordres" not in told.text
    assert stage.bot.value("select count(*) from draft where text = ?", RED) == 0
