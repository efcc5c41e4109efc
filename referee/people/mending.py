"""Mending what an earlier version broke: it put a pseudonym wherever a record read like a forgotten person's name.

What a word was is found again where just one of the game's words gives records that can be read, and whose every turn
comes out as it did when it is played again. Anything else is left as it is, and said.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product

import msgspec

from db import contests, keys, leagues, orders, personal, turns
from db.engine import Tx
from db.rows import Contest
from referee.house import House
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import AnyGame
from rules.reading import read_turn
from rules.shapes import Part, Path, deep, rewritten, words_of

PSEUDONYM = re.compile(r"(?:Anonyme|Anonymous) [0-9]+")
WORD = re.compile(r"[\w-]+")
MOST_TRIES = 20_000
MOST_TOLD = 5
KEPT = "\x00"  # before a name while the words around it are looked at


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that cannot be read as it is: `faults` say where; `words` what each pseudonym was, if that is known."""

    contest_id: int
    name: str
    faults: tuple[str, ...]
    words: Mapping[str, str] | None = None
    possible: tuple[str, ...] = ()


class StoredTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as it is stored; the JSON of it read."""

    id: int
    number: int
    rules_version: int
    state: object
    after: object
    events: object
    seed: bytes
    entropy: bytes | None
    forced: Mapping[str, int]
    texts: Mapping[SeatId, str]


class MendingCase(msgspec.Struct, frozen=True, kw_only=True):
    """All of a contest that an earlier version may have broken."""

    setup: object
    setup_seed: bytes
    turns: tuple[StoredTurn, ...]


async def mend_pseudonyms(house: House, *, is_trial: bool) -> list[Finding]:
    """Return what was found in every contest; with `is_trial` nothing is written."""
    async with house.db.read() as tx:
        known = [
            one
            for league in await leagues.all_leagues(tx)
            for one in await contests.of_league(tx, league.id, open_only=False)
        ]
    found: list[Finding] = []
    for contest in known:
        async with house.db.read() as tx:
            case = await _case(tx, contest)
        finding = find_damage(house.games[contest.game], contest, case, _usual(known, contest))
        if finding is None:
            continue
        found.append(finding)
        if finding.words is not None and not is_trial:
            await _write(house, contest, case, _restored(house.games[contest.game], case, finding.words))
    return found


def find_damage(game: AnyGame, contest: Contest, case: MendingCase, usual: Iterable[str] = ()) -> Finding | None:
    """Return what is wrong with a contest, and what it takes to mend it; None if nothing is."""
    faults = tuple(_unreadable(game, case))
    aliases = sorted({text for text in _texts(_bare(game, case)) if PSEUDONYM.fullmatch(text)})
    if not faults and (not aliases or all(_replays(game, turn) for turn in case.turns)):
        return None
    faults = faults or ("replay",)
    finding = Finding(contest_id=contest.id, name=contest.name, faults=faults)
    if not aliases:
        return finding
    tries = list(islice(product(_candidates(game, case, usual), repeat=len(aliases)), MOST_TRIES + 1))
    if len(tries) > MOST_TRIES:
        return finding
    probe = _probe(game, case)
    every = (dict(zip(aliases, one, strict=True)) for one in tries)
    good = [words for words in every if _holds(game, probe, words) and _holds(game, case, words)]
    if len(good) == 1:
        return msgspec.structs.replace(finding, words=good[0])
    told = tuple(", ".join(words.values()) for words in good[:MOST_TOLD])
    return msgspec.structs.replace(finding, possible=told)


def _probe(game: AnyGame, case: MendingCase) -> MendingCase:
    """Return as much of a case as shows fast that a word does not fit: its first turn that is not right."""
    for turn in case.turns:
        alone = msgspec.structs.replace(case, turns=(turn,))
        if next(_unreadable(game, alone), None) is not None or not _replays(game, turn):
            return alone
    return case


def _candidates(game: AnyGame, case: MendingCase, usual: Iterable[str]) -> list[str]:
    texts = {text for text in _texts(_bare(game, case)) if not PSEUDONYM.fullmatch(text)}
    ordered = {word for turn in case.turns for text in turn.texts.values() for word in WORD.findall(text)}
    return sorted(texts | ordered | words_of(game.shapes) | set(usual))


def _usual(known: Iterable[Contest], contest: Contest) -> frozenset[str]:
    """Return the words that set-ups of the same game hold."""
    alike = (one for one in known if one.game == contest.game)
    return frozenset(text for one in alike for text in _texts(one.setup) if len(text) <= 32)  # noqa: PLR2004


def _holds(game: AnyGame, case: MendingCase, words: Mapping[str, str]) -> bool:
    restored = _restored(game, case, words)
    if next(_unreadable(game, restored), None) is not None:
        return False
    return all(_replays(game, turn) for turn in restored.turns)


def _unreadable(game: AnyGame, case: MendingCase) -> Iterator[str]:
    """Yield where a contest cannot be read."""
    try:
        game.new(case.setup, Dice(case.setup_seed))  # type: ignore[arg-type]
    except Exception:  # whatever a game raises
        yield "setup"
    for turn in case.turns:
        for name, value in (("state", turn.state), ("after", turn.after), ("events", turn.events)):
            try:
                data = msgspec.json.encode(value)
                _ = game.decode_events(data) if name == "events" else value is None or game.decode(data)
            except Exception:
                yield f"{turn.number}/{name}"


def _replays(game: AnyGame, turn: StoredTurn) -> bool:
    """Return whether a turn that was played comes out as it did; true where these rules did not play it."""
    if turn.entropy is None or turn.after is None or turn.rules_version != game.rules_version:
        return True
    try:
        state = game.decode(msgspec.json.encode(turn.state))
        reading = read_turn(game, state, dict(turn.texts))
        outcome = game.resolve(state, reading.orders, Dice(turn.seed, turn.entropy, turn.forced))
        events = msgspec.json.decode(msgspec.json.encode(outcome.events))
        return bool((msgspec.json.decode(game.encode(outcome.state)), events) == (turn.after, turn.events))
    except Exception:
        return False


def _pieces(game: AnyGame, case: MendingCase) -> Iterator[tuple[object, object]]:
    """Yield each stored JSON value with the type that it is read as."""
    shapes = game.shapes
    yield (case.setup, shapes.setup)
    for turn in case.turns:
        yield from ((turn.state, shapes.state), (turn.after, shapes.state), (turn.events, shapes.events))


def _restored(game: AnyGame, case: MendingCase, words: Mapping[str, str]) -> MendingCase:
    """Return a case with the pseudonyms that stand where no name does turned into words."""
    new = iter([_outside_names(value, shape, words) for value, shape in _pieces(game, case)])
    setup = next(new)
    turns = tuple(
        msgspec.structs.replace(turn, state=next(new), after=next(new), events=next(new)) for turn in case.turns
    )
    return msgspec.structs.replace(case, setup=setup, turns=turns)


def _outside_names(value: object, shape: object, words: Mapping[str, str]) -> object:
    def known(leaf: object) -> object:
        return (
            (leaf.removeprefix(KEPT) if leaf.startswith(KEPT) else words.get(leaf, leaf))
            if isinstance(leaf, str)
            else leaf
        )

    return deep(_marked(value, shape), known)


def _marked(value: object, shape: object) -> object:
    def mark(_: Path, part: Part, text: str) -> str:
        return f"{KEPT}{text}" if part == "name" else text

    return rewritten(value, shape, mark)


def _bare(game: AnyGame, case: MendingCase) -> list[object]:
    """Return all JSON of a case, the names in it marked."""
    return [_marked(value, shape) for value, shape in _pieces(game, case)]


def _texts(value: object) -> Iterator[str]:
    """Yield the texts and keys of a JSON value, but for names."""
    match value:
        case str():
            yield from () if value.startswith(KEPT) else (value,)
        case dict():
            yield from (str(key) for key in value)
            for inner in value.values():
                yield from _texts(inner)
        case list() | tuple():
            for inner in value:
                yield from _texts(inner)


async def _case(tx: Tx, contest: Contest) -> MendingCase:
    found = []
    for turn in await turns.of_contest(tx, contest.id):
        sent = await orders.all_current(tx, turn.id)
        found.append(
            StoredTurn(
                id=turn.id,
                number=turn.number,
                rules_version=turn.rules_version,
                state=msgspec.json.decode(turn.state),
                after=None if turn.after is None else msgspec.json.decode(turn.after),
                events=msgspec.json.decode(turn.events) if turn.events else [],
                seed=turn.seed,
                entropy=turn.entropy,
                forced=turn.forced,
                texts={**{order.seat: order.canonical for order in sent}, **turn.service},
            )
        )
    return MendingCase(setup=contest.setup, setup_seed=contest.setup_seed, turns=tuple(found))


async def _write(house: House, contest: Contest, before: MendingCase, after: MendingCase) -> None:
    """Store what is restored, of a contest in one transaction."""
    async with house.db.write(keys.of_contest(contest.id)) as tx:
        await personal.write(tx, "contest", contest.id, setup=after.setup)
        for old, new in zip(before.turns, after.turns, strict=True):
            changes = {
                name: msgspec.json.encode(getattr(new, name))
                for name in ("state", "after", "events")
                if getattr(new, name) != getattr(old, name)
            }
            if changes:
                await personal.write(tx, "turn", old.id, **changes)
