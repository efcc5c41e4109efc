"""What an order's sender should know before they send it: a line each, and the rules behind them for who asks."""

from collections.abc import Iterable

from presenters.dossier import Dossier
from presenters.manual import read_manual
from presenters.post import Block, Button, Post, custom_id
from presenters.presenter import Presenter
from presenters.teller import Writer
from presenters.texts import Voice
from presenters.why import facts_told
from rules.contract import Notice, SeatId

TOLD = 5  # warnings that are shown, and clauses that a button can ask for
_BETWEEN = "+"  # ids in the button's name


def warning_text(pen: Writer, code: str, notice: Notice) -> str:
    """Return a warning in words: the text `<code>-warning-<the notice's>`."""
    return pen.voice.t(f"{code}-warning-{notice.code}", **facts_told(pen, notice.details))


def warning_blocks(
    presenter: Presenter, language: str, dossier: Dossier, seat: SeatId, notices: Iterable[Notice]
) -> tuple[Block, ...]:
    """Return the warnings about an order as a block, without one none; those that say the same are one."""
    told = dict.fromkeys(presenter.warning(language, dossier, seat, notice) for notice in notices)
    return ("\n".join(f"⚠️ {line}" for line in list(told)[:TOLD]),) if told else ()


def rules_buttons(voice: Voice, dossier: Dossier, notices: Iterable[Notice]) -> tuple[Button, ...]:
    """Return the button that shows the rules behind some warnings; without a warning none."""
    game = dossier.game
    if game.warns is None or not notices:
        return ()
    cited = list(dict.fromkeys(game.warns.clauses[notice.code] for notice in notices))[:TOLD]
    return (Button(voice.t("warning-rules", count=len(cited)), custom_id("cited", game.key, _BETWEEN.join(cited))),)


def cited_post(voice: Voice, page: str, asked: str) -> Post | None:
    """Return the sentences of the rules that `rules_buttons` asks for; None where there is none of them."""
    known = read_manual(page, voice.locale).clauses
    cited = [known[name.upper()] for name in asked.split(_BETWEEN)[:TOLD] if name.upper() in known]
    return Post(tuple(f"📖 {clause.sentence} *({clause.id})*" for clause in cited)) if cited else None
