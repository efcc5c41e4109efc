"""What no client of Discord's would send, and what a test does to the records: positions placed, presses forged."""

import re
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

import msgspec
from simcord import ChannelHandle, InteractionResult
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.interactions import base_payload

from cogs.kit.actions import Action
from db import turns
from rules.kollaball.state import State
from tests.e2e.played import Played
from tests.support.league import League, Person
from tests.support.reading import Shown, words

COMPONENT, MODAL = 3, 5
BUTTON, SELECT = 2, 3
FORM = 9
V2 = 1 << 15
RECORD = re.compile("[1-9][0-9]{0,17}")


async def place(match: Played, state: State) -> None:
    """Write a position over the one in play, as if the match had come to it."""
    game = match.app.house.games["kollaball"]
    turn = await match.turn()
    async with match.app.house.db.write() as tx:
        await turns.change(
            tx,
            turn.id,
            was=("open",),
            state=game.encode(state),
            stage=game.stage(state),
            awaiting=game.awaiting(state),
            accepting=game.accepting(state),
        )


async def placed(match: Played, **fields: Any) -> State:
    """Write fields of the position in play (`stage="replacement"`); return the position."""
    state = msgspec.structs.replace(await match.state(), **fields)
    await place(match, state)
    return state


async def forge(
    person: Person, shown: Shown, custom_id: str, *, values: Sequence[str] | None = None, here: Any = None
) -> InteractionResult:
    """Press a button (with `values`: choose in a select) that the bot's message `shown` does not have."""
    actor: Any = person.user if here is None else person.member
    channel = person.user.dm_channel if here is None else here
    data, message = _component(person, channel, shown, custom_id, values)
    return await _dispatch_actor_interaction(
        actor, COMPONENT, channel, data, extra={"message": message}, source_message_id=shown.id
    )


async def forge_form(person: Person, custom_id: str, components: list[dict[str, Any]]) -> InteractionResult:
    """Send a form that the bot has not shown."""
    data = {"custom_id": custom_id, "components": components}
    return await _dispatch_actor_interaction(person.user, MODAL, person.user.dm_channel, data)


async def forge_dialog(person: Person, shown: InteractionResult, components: list[dict[str, Any]]) -> InteractionResult:
    """Send the form that the press on a button of a message brought up, with what it does not offer."""
    assert shown.modal is not None and shown.response is None
    backend, record = person.league.env.backend, shown._interaction
    actor: Any = person.member
    channel = ChannelHandle(person.league.env, actor.guild, backend.get_channel(record.channel_id))
    message = dict(serializers.message_payload(backend, backend.get_message(channel.id, record.source_message_id)))
    data = {"custom_id": shown.modal["custom_id"], "components": components}
    return await _dispatch_actor_interaction(
        actor, MODAL, channel, data, extra={"message": message}, source_message_id=record.source_message_id
    )


class Held:
    """A press on a button in a DM that Discord takes now and brings to the bot only with `deliver`."""

    def __init__(self, person: Person, shown: Shown, custom_id: str) -> None:
        self.env = person.league.env
        channel = person.user.dm_channel
        data, message = _component(person, channel, shown, custom_id, None)
        self.record, self.payload = base_payload(
            self.env.backend, type=COMPONENT, channel_id=channel.id, guild_id=None, user_id=person.id, data=data
        )
        self.payload["message"] = message
        self.record.source_message_id = shown.id

    def send(self) -> InteractionResult:
        """Bring the press to the bot and do not wait for the answer."""
        self.env.backend.emit("INTERACTION_CREATE", self.payload)
        return InteractionResult(self.env, self.record)

    async def deliver(self) -> InteractionResult:
        """Bring the press to the bot."""
        result = self.send()
        await self.env.settle()
        return result


def _component(
    person: Person, channel: ChannelHandle, shown: Shown, custom_id: str, values: Sequence[str] | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    backend = person.league.env.backend
    message: dict[str, Any] = dict(serializers.message_payload(backend, backend.get_message(channel.id, shown.id)))
    kind = BUTTON if values is None else SELECT
    item: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 1}
    if values is None:
        item |= {"style": 1, "label": "?"}
    else:
        item["options"] = [{"label": value[:100] or "?", "value": value} for value in values]
    message |= {"flags": V2, "components": [{"type": 1, "id": 2, "components": [item]}]}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    return data if values is None else {**data, "values": list(values)}, message


def fits(action: Action, custom_id: str, *, is_select: bool) -> bool:
    """Return whether a press is one that the handler of its action gets: as many arguments, ids where it wants ids."""
    given = custom_id.split(":")[1:]
    wanted, keywords = _kinds(action)
    return (
        keywords == (["values"] if is_select else [])
        and len(given) == len(wanted)
        and all(kind is not int or RECORD.fullmatch(text) for kind, text in zip(wanted, given, strict=True))
    )


def misfits(known: dict[str, Action], arguments: Sequence[str], *, is_select: bool) -> Iterator[list[str]]:
    """Yield presses that no handler gets, by action: of one action of each shape all there are, of the others one."""
    seen, turns_of = set(), cycle(range(len(arguments)))
    for name, action in known.items():
        wrong = [name + one for one in arguments if not fits(action, name + one, is_select=is_select)]
        shape = str(_kinds(action))
        yield wrong[next(turns_of) % len(wrong) :][:1] if shape in seen else wrong
        seen.add(shape)


def _kinds(action: Action) -> tuple[list[object], list[str]]:
    """Return what a handler takes after the interaction: the kinds of its arguments, the names of its keywords."""
    taken = list(action.signature.parameters.values())[1:]
    return (
        [one.annotation for one in taken if one.kind is not one.KEYWORD_ONLY],
        [one.name for one in taken if one.kind is one.KEYWORD_ONLY],
    )


def answer_of(result: InteractionResult) -> str:
    """Return what the user is told last: the further answer after a press that changed nothing, else the answer."""
    assert result.acknowledged, "Discord would say that the interaction failed"
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None
    return words(shown)


def pings(league: League, since: int = 0) -> list[object]:
    """Return every request of the bot, from the one numbered `since`, by which Discord could notify somebody."""
    found: list[object] = []
    for request in league.env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        if body.get("type") == FORM:
            continue
        body = body.get("data") or body
        if not isinstance(body, dict) or not (body.get("components") or body.get("content")):
            continue
        allowed = body.get("allowed_mentions")
        if allowed is None or allowed.get("parse") or allowed.get("users") or allowed.get("roles"):
            found.append((request.path, allowed))
    return found
