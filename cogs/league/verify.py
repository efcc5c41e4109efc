"""`/match verifier`: the seals, dice and result of a closed turn computed anew, and the file to do it elsewhere."""

from collections.abc import Iterator, Sequence

import discord
import msgspec
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load
from cogs.kit.turns import turn_choices, turn_named
from presenters.escaping import escape, plain
from presenters.post import Document, Post
from presenters.texts import Voice
from referee.turns import verification
from rules.checks import Line
from rules.verification import TurnRecord, lines_of

HOLDS, FAILS = 0x2ECC71, 0xC0392B
MOST = 8  # lines of one kind that are told one by one


@app_commands.command(**named("verifier"))
@options(match="match", turn="tour")
@app_commands.autocomplete(match=match_choices, turn=turn_choices)
async def verify(interaction: discord.Interaction, match: str | None = None, turn: str | None = None) -> None:
    """Check a turn: everything that is public of it, or that is the user's own."""
    await defer(interaction)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    contest = await contest_named(interaction, match)
    chosen = await turn_named(interaction, contest, turn)
    record = await verification.record_of(app.house, chosen.id, interaction.user.id)
    dossier = await load(app.house, chosen.id)
    lines = lines_of(record)
    names = {seat: escape(name) for seat, name in dossier.team_names.items() if name}
    file = Document(f"tour-{contest.id}-{chosen.number}.json", msgspec.json.format(msgspec.json.encode(record)), "")
    is_right = all(line.holds is not False for line in lines)
    closing = [voice.t("verify-holds" if is_right else "verify-fails")]
    closing += [voice.t("verify-locked")] if any(line.holds is None for line in lines) else []
    blocks = (
        f"### {app.presenters[contest.game].title(voice.locale, dossier)}",
        "\n".join((*_told(voice, lines, names), *_stand_ins(voice, record, names))),
        "\n".join((*closing, voice.t("verify-file"))),
        file,
    )
    await answer(interaction, Post(blocks, accent=HOLDS if is_right else FAILS))


def _stand_ins(voice: Voice, record: TurnRecord, names: dict[str, str]) -> Iterator[str]:
    """Yield whose order counted where it was not the captain's own."""
    for order in record.orders:
        if order.link != "captain":
            yield voice.t("verify-stand-in", team=names.get(order.seat, order.seat), link=order.link)


def _told(voice: Voice, lines: Sequence[Line], names: dict[str, str]) -> Iterator[str]:
    """Yield what was checked; many lines of one kind that came out alike are one."""
    counted: set[tuple[str, bool | None]] = set()
    for line in lines:
        alike = [other for other in lines if (other.point, other.holds) == (line.point, line.holds)]
        if len(alike) <= MOST or line.holds is False:
            about = names.get(line.about) or escape(plain(line.about, 60), 60) or voice.t("the-referee")
            yield voice.t(f"verify-{line.point}", holds=_sign(line), about=about, count=line.count)
        elif (line.point, line.holds) not in counted:
            counted.add((line.point, line.holds))
            yield voice.t("verify-many", holds=_sign(line), point=line.point, count=len(alike))


def _sign(line: Line) -> str:
    return {True: "✅", False: "❌", None: "🔒"}[line.holds]
