"""`/match verifier` and « Vérifier » under a result: a closed turn computed anew, and the file to do it elsewhere."""

from collections.abc import Iterator, Sequence

import discord
import msgspec
from discord import app_commands

from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_named_turn, find_pressed_contest, match_choices, turn_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_whole_dossier
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape, plain, text_length
from presenters.fitting import fit_lines
from presenters.post import TEXT_LIMIT, Block, Document, Post
from presenters.seals import promise_line, promises_file, seal_lines, seals_file
from presenters.texts import Voice
from referee.model import Refusal, Turn, Why
from referee.turns import contests, verification
from rules.checks import Check
from rules.seals import short
from rules.verification import TurnRecord, verify_turn

HOLDS, FAILS = 0x2ECC71, 0xC0392B
MOST = 8  # lines of one kind that are told one by one
SEALS_ROOM = 1200  # characters; more of them are a file


@app_commands.command(**declare_command("verifier"))
@declare_options(match="match", turn="tour")
@app_commands.autocomplete(match=match_choices, turn=turn_choices)
async def verify_by_command(
    interaction: discord.Interaction, match: str | None = None, turn: str | None = None
) -> None:
    """Check a turn: everything that is public of it, or that is the user's own."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match)
    await _show(interaction, await find_named_turn(interaction, contest, turn))


@register("verify")
async def verify_pressed(interaction: discord.Interaction, turn_id: int, _announced: str) -> None:
    """Check the turn under whose result the button is; the hash that it bears is there to be read, by anybody."""
    await defer(interaction)
    turn = await contests.get_turn(app_of(interaction).house, turn_id)
    await find_pressed_contest(interaction, turn.contest_id)
    if turn.status != "closed":  # the seed of an open turn is nobody's to see
        raise UserError("error-stale")
    await _show(interaction, turn)


@register("promise")
async def promise_pressed(interaction: discord.Interaction, turn_id: int, _announced: str) -> None:
    """Give the promises of a turn's dice whole: they were for everybody from the first."""
    await defer(interaction)
    app = app_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    await find_pressed_contest(interaction, turn.contest_id)
    voice = app.texts.voice(await language_of(interaction))
    await answer(interaction, Post((voice.t("seed-promise-whole"), promises_file(turn))))


async def _show(interaction: discord.Interaction, turn: Turn) -> None:
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    record = await _record(interaction, turn)
    dossier = await load_whole_dossier(app.house, turn.id)
    presenter = app.presenter_of(dossier)
    title = f"### {presenter.title(voice.locale, dossier)}"
    names = {seat: escape(name) for seat, name in dossier.team_names.items() if name}
    lines = () if record is None else verify_turn(record)
    is_right = all(line.holds is not False for line in lines)
    told = _verdict(voice, record, lines, names)
    known, files = _known(voice, dossier, is_given=record is not None)
    if record is not None:
        name = f"tour-{dossier.contest.id}-{turn.number}.json"
        files = (*files, Document(name, msgspec.json.format(msgspec.json.encode(record)), ""))
    room = TEXT_LIMIT - sum(text_length(text) for text in (title, told, *known))
    drawn = () if presenter.dice is None else presenter.dice.draws(voice, dossier)
    draws = "\n".join(fit_lines(voice, [f"- {draw}" for draw in drawn], room))
    blocks: tuple[Block, ...] = (title, told, *known, *((draws,) if draws else ()), *files)
    await answer(interaction, Post(blocks, accent=HOLDS if is_right else FAILS))


async def _record(interaction: discord.Interaction, turn: Turn) -> TurnRecord | None:
    """Return the turn as the user may have it; None while they may have no more than everybody has read."""
    try:
        return await verification.read_turn_record(app_of(interaction).house, turn.id, interaction.user.id)
    except Refusal as refusal:
        if refusal.code is not Why.STILL_SECRET:
            raise
        return None


def _verdict(voice: Voice, record: TurnRecord | None, lines: Sequence[Check], names: dict[str, str]) -> str:
    """Return what came of the verification, the verdict first."""
    if record is None:
        return voice.t("refusal-still-secret")
    is_right = all(line.holds is not False for line in lines)
    locked = [voice.t("verify-locked")] if any(line.holds is None for line in lines) else []
    verdict = voice.t("verify-holds" if is_right else "verify-fails")
    told = (*_told(voice, lines, names), *_stand_ins(voice, record, names))
    return "\n".join((verdict, *told, *locked, voice.t("verify-file")))


def _known(voice: Voice, dossier: Dossier, *, is_given: bool) -> tuple[tuple[str, ...], tuple[Document, ...]]:
    """Return what a close has made public to all: seals, the seed, what is promised of the next turn's dice.

    What is read aloud is short; whole it stands in the turn's file or, where that may not be given, in one of its own.
    """
    seals = "\n".join(seal_lines(voice, dossier))
    is_long = text_length(seals) > SEALS_ROOM
    if is_long:
        seals = voice.t("seals-file", count=len(dossier.orders))
    dice = [voice.t("seed-revealed", seed=short(dossier.turn.seed.hex()))]
    if dossier.next_turn is not None:
        dice.append(promise_line(voice, dossier.next_turn))
    files = (seals_file(dossier),) if is_long or not is_given else ()
    return (*((seals,) if seals else ()), "\n".join(dice)), files


def _stand_ins(voice: Voice, record: TurnRecord, names: dict[str, str]) -> Iterator[str]:
    """Yield whose order counted where it was not the captain's own."""
    for order in record.orders:
        if order.link != "captain":
            yield voice.t("verify-stand-in", team=names.get(order.seat, order.seat), link=order.link)


def _told(voice: Voice, lines: Sequence[Check], names: dict[str, str]) -> Iterator[str]:
    """Yield what was checked; many lines of one kind that came out alike are one."""
    counted: set[tuple[str, bool | None]] = set()
    for line in lines:
        alike = [other for other in lines if (other.point, other.holds) == (line.point, line.holds)]
        if len(alike) <= MOST or line.holds is False:
            about = names.get(line.about) or escape(plain(line.about, 60), 60) or voice.t("the-referee")
            about = short(line.about) if line.point == "announced" else about
            yield voice.t(f"verify-{line.point}", holds=_sign(line), about=about, count=line.count)
        elif (line.point, line.holds) not in counted:
            counted.add((line.point, line.holds))
            yield voice.t("verify-many", holds=_sign(line), point=line.point, count=len(alike))


def _sign(line: Check) -> str:
    return {True: "✅", False: "❌", None: "🔒"}[line.holds]
