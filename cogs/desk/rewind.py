"""`/arbitre revenir`: a past turn taken back, or played again with one order or die changed.

What it would change is shown first, for every game, and then confirmed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
import msgspec
from discord import app_commands

from cogs.desk.acting import REASON, judge, label_choices, match_to_judge, seat_choices, tell_done
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_turn, find_pressed_contest, match_choices, turn_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_dossier, whole_dossier
from cogs.kit.seats import find_seat
from cogs.orders.flow import refused_post
from presenters.acts import act_name
from presenters.dossier import NO_EVENTS, Dossier, build_dossier
from presenters.errors import UserError
from presenters.escaping import clip, code_span, escape, text_length
from presenters.post import TEXT_LIMIT, Block, Button, ButtonRow, ButtonStyle, Picture, Post, custom_id
from presenters.presenter import TellsMoves
from presenters.texts import Voice
from referee.desk import rewind as rewinding
from referee.desk.rewind import Proposal, RewindWish
from referee.model import Contest, File, Turn
from referee.turns.branching import BranchStep
from rules.errors import OrderError

COLOUR = 0x9B59B6
MOST_TURNS = 3  # that are told in detail
MOST_PANELS = 3
MOST_NAMED = 12
TOLD = 700  # characters of what happens in a turn, before and after
FENCE = "```"
SHOWN = 250  # characters of a panel's difference, before and after
NOTATION = 300


async def show_proposal(interaction: discord.Interaction, contest: Contest, wanted: RewindWish) -> None:
    """Answer with what would change, and the button to have it so."""
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    given = app.presenters[contest.game].own_words(voice.locale).there(wanted.text)
    wanted = msgspec.structs.replace(wanted, text=given.text)
    try:
        kept, proposal = await rewinding.propose_rewind(app.house, contest.id, interaction.user.id, wanted)
    except OrderError as error:
        dossier = await load_dossier(app.house, wanted.turn_id)
        await answer(
            interaction, refused_post(app, await author_of(interaction), dossier, given.in_sent(error), given.sent)
        )
        return
    blocks = _shown(app, voice, await whole_dossier(app.house, proposal.head), proposal, wanted)
    button = Button(voice.t("rewind-confirm"), custom_id("rewind", contest.id, kept.id), ButtonStyle.danger)
    await answer(interaction, Post((*blocks, ButtonRow((button,))), accent=COLOUR))


def _shown(app: App, voice: Voice, head: Dossier, proposal: Proposal, wanted: RewindWish) -> tuple[Block, ...]:
    """Return the difference: what is played again, what happens otherwise, how the contest would stand."""
    presenter, branch, first = app.presenter_of(head), proposal.branch, proposal.branch.steps[0]
    last = branch.steps[-1].old.number if branch.is_open else None
    changed = [step for step in branch.steps if step.is_changed]
    lines = [
        voice.t(
            "rewind-what",
            stage=presenter.stage(voice.locale, head.game.decode(first.state)),
            replayed=sum(step.resolution is not None for step in branch.steps),
            changed=len(changed),
            open="none" if last is None else str(last),
        )
    ]
    if wanted.seat is not None:
        # What was sent before may still be secret.
        text = proposal.change.canonical if proposal.is_public else wanted.text.strip()
        order = "none" if text in {"", rewinding.NOTHING} else code_span(text, NOTATION)
        lines.append(voice.t("rewind-order", team=_team(head, wanted.seat), order=order))
    if proposal.asked:
        teams = ", ".join(_team(head, seat) for seat in proposal.asked[:MOST_NAMED])
        lines.append(voice.t("rewind-asked", teams=teams, more=max(0, len(proposal.asked) - MOST_NAMED)))
    if branch.undone:
        lines.append(voice.t("rewind-lost", acts=", ".join(act_name(voice, act) for act in branch.undone[:MOST_NAMED])))
    title = f"### {presenter.title(voice.locale, build_dossier(_at(proposal.head.file, first.old), app.house.games))}"
    told = [_happened(app, voice, head, step) for step in changed[:MOST_TURNS]]
    stands = tuple(_stands(app, voice, head, proposal))
    same = () if told or stands or branch.is_open else (voice.t("rewind-same"),)
    frame = (title, "\n".join(lines), *same, *stands)
    room = TEXT_LIMIT - sum(text_length(block) for block in frame if isinstance(block, str))
    return (title, "\n".join(lines), *same, *_fitting(told, room), *stands)


def _at(file: File, turn: Turn) -> File:
    """Return the file of another turn of the same contest."""
    return msgspec.structs.replace(file, turn=turn, following=None)


def _fitting(texts: Sequence[str], room: int) -> Iterator[str]:
    """Yield the first of `texts` that have room together; how the match would stand goes before them."""
    for text in texts:
        room -= text_length(text)
        if room < 0:
            return
        yield text


def _happened(app: App, voice: Voice, head: Dossier, step: BranchStep) -> str:
    """Return what happens in a turn no longer, and what happens instead, as everybody may know it."""
    assert step.resolution is not None  # noqa: S101 - it is a turn played again
    game, presenter = head.game, app.presenter_of(head)
    dossier = replace(head, turn=step.old, state=game.decode(step.state), after=step.resolution.state)
    was, now = game.decode_events(step.old.events), game.decode_events(step.resolution.events)
    lines = [voice.t("rewind-turn", number=step.old.number)]
    for name, events in (("was", _only(was, now)), ("now", _only(now, was))):
        text = "\n".join(presenter.happened(voice.locale, dossier, events)) or "—"
        lines += [voice.t(f"rewind-{name}"), clip(text, TOLD)]
    moved = presenter.moves(voice.locale, dossier, was, now) if isinstance(presenter, TellsMoves) else ()
    return "\n".join((*lines, clip("\n".join(moved), TOLD))).rstrip()


def _only(these: Sequence[msgspec.Struct], those: Sequence[msgspec.Struct]) -> tuple[msgspec.Struct, ...]:
    return tuple(event for event in these if event not in those)


def _stands(app: App, voice: Voice, head: Dossier, proposal: Proposal) -> Iterator[Block]:
    """Yield how the panels of the contest would differ: score, table, position."""
    presenter, game = app.presenter_of(head), head.game
    end = proposal.branch.end
    then = replace(
        head, turn=msgspec.structs.replace(head.turn, status="open"), state=end, after=None, events=NO_EVENTS
    )
    found = 0
    for part in game.panels(end, None):
        was, now = (presenter.panel(voice.locale, one, (), part).blocks for one in (head, then))
        gone, come = _lines_only(was, now), _lines_only(now, was)
        if not gone and not come:
            continue
        found += 1
        if found > MOST_PANELS:
            return
        yield voice.t("rewind-stands", was=clip("\n".join(gone), SHOWN) or "—", now=clip("\n".join(come), SHOWN) or "—")
        for name, blocks, others in (("avant", was, now), ("apres", now, was)):
            for picture in blocks:
                if isinstance(picture, Picture) and picture not in others:
                    yield replace(picture, name=f"{name}-{found}-{picture.name}")


def _lines_only(these: Sequence[Block], those: Sequence[Block]) -> list[str]:
    others = set(_lines(those))
    return [line for line in _lines(these) if line not in others]


def _lines(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the lines of a panel, none of them a heading; those of a table keep their columns."""
    is_table = False
    for line in (line for block in blocks if isinstance(block, str) for line in block.splitlines()):
        if line.startswith(FENCE):
            is_table = not is_table
        else:
            yield f"`{line}`" if is_table else line.lstrip("# ")


def _team(dossier: Dossier, seat: str) -> str:
    return escape(dossier.team_names.get(seat) or seat)


@app_commands.command(**declare_command("revenir"))
@declare_options(
    turn="tour-passe",
    reason="raison",
    seat="equipe-corrigee",
    text="ordre-corrige",
    label="etiquette",
    value="valeur",
    match="match",
)
@app_commands.autocomplete(turn=turn_choices, seat=seat_choices, label=label_choices, match=match_choices)
async def show_rewind(
    interaction: discord.Interaction,
    turn: str,
    reason: REASON,
    seat: str | None = None,
    text: app_commands.Range[str, 1, 4000] | None = None,
    label: app_commands.Range[str, 3, 80] | None = None,
    value: app_commands.Range[int, 1, 100] | None = None,
    match: str | None = None,
) -> None:
    """Show what going back would change; the button under it carries it out."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    chosen = await find_named_turn(interaction, contest, turn)
    if (seat is None) != (text is None) or (seat is not None and label is not None):
        raise UserError("rewind-one-thing")
    wanted = RewindWish(
        turn_id=chosen.id,
        reason=reason,
        seat=None if seat is None else await find_seat(interaction, contest, seat),
        text=text or "",
        label=None if label is None else label.strip(),
        value=value,
    )
    await show_proposal(interaction, contest, wanted)


@register("rewind")
async def confirm_shown_rewind(interaction: discord.Interaction, contest_id: int, proposal_id: int) -> None:
    """Put what was shown in place."""
    await defer_change(interaction)
    app = app_of(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    await rewinding.confirm_rewind(app.house, contest.id, proposal_id, interaction.user.id)
    await tell_done(interaction, contest, is_confirmed=True)
