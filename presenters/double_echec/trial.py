"""« Essayer ma fiche » in words: what a sheet came to against the doctrine, with nothing secret in it."""

from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import Words
from rules.double_echec.data import Team
from rules.double_echec.trial import Trial

MOST = 8  # lines named that never fired


def trial_lines(words: Words, team: Team, trial: Trial) -> list[str]:
    """Return the figures of a bench test, then the lines that never fired, then what did not go into it."""
    speaker = Speaker(words, team)
    figures = {
        "goals-for": _percent(words, trial.scored, trial.shifts),
        "goals-against": _percent(words, trial.conceded, trial.shifts),
        "possession": _percent(words, trial.cards, trial.all_cards),
        "penalties": _decimal(words, trial.penalties, trial.shifts),
    }
    told = [words.t("de-try-title", shifts=trial.shifts)]
    told += [words.t("de-try-line", name=words.t(f"de-try-{name}"), value=value) for name, value in figures.items()]
    if trial.unused:
        told.append(words.t("de-try-unfired", count=len(trial.unused)))
        told += [f"  - {speaker.line(line)}" for line in trial.unused[:MOST]]
    elif trial.lines:
        told.append(words.t("de-try-fired"))
    else:
        told.append(words.t("de-try-none"))
    return [*told, words.t("de-try-secret")]


def _percent(words: Words, part: int, whole: int) -> str:
    return words.t("de-try-percent", percent=100 * part // whole if whole else 0)


def _decimal(words: Words, part: int, whole: int) -> str:
    units, hundredths = divmod(100 * part // whole if whole else 0, 100)
    return words.t("de-try-decimal", units=str(units), hundredths=f"{hundredths:02}")
