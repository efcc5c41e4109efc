"""What the doctor has found, a line each."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Verdict = Literal["well", "fault", "unknown"]
SIGNS: dict[Verdict, str] = {"well": "✔", "fault": "✘", "unknown": "?"}
UNKNOWN = "non vérifié"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: what it is, how it stands, and where it is a fault, what to do."""

    verdict: Verdict
    subject: str
    told: str

    def __str__(self) -> str:
        return f"{SIGNS[self.verdict]} {self.subject} : {self.told}"


def well(subject: str, told: str) -> Finding:
    """Return that something is as it should be."""
    return Finding("well", subject, told)


def fault(subject: str, told: str) -> Finding:
    """Return that something keeps the bot from its work; `told` says what to do as well."""
    return Finding("fault", subject, told)


def unknown(subject: str, why: str) -> Finding:
    """Return that something could not be looked at."""
    return Finding("unknown", subject, f"{UNKNOWN} ({why})")


def exit_code(findings: Iterable[Finding]) -> int:
    """Return 1 where there is a fault, 2 where there is none but not all could be looked at, else 0."""
    verdicts = {one.verdict for one in findings}
    return 1 if "fault" in verdicts else 2 if "unknown" in verdicts else 0
