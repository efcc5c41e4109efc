"""Who is to blame for a message that did not arrive: Discord for what it says, and never for what is ours."""

import msgspec
import pytest

from cogs.kit.refusals import guard_making
from presenters.overview import why_parked
from presenters.texts import LOCALES, Texts
from referee.outbox.publishing import Rejected

TEXTS = Texts.load(strict=True)


def told(language: str, reason: str) -> str:
    return TEXTS.t(language, "parked-why", why=why_parked(reason), reason=reason)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("error", [KeyError, ZeroDivisionError, RuntimeError, msgspec.ValidationError])
def test_a_fault_of_ours_is_told_as_ours(error: type[Exception], language: str) -> None:
    with pytest.raises(Rejected) as raised, guard_making():
        raise error
    assert "Discord" not in told(language, raised.value.reason)
    assert error.__name__ in told(language, raised.value.reason)


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_database_kept_us_from_is_not_told_as_discords(language: str) -> None:
    assert "Discord" not in told(language, "database")


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("reason", ["waiting", "50035", "0"])
def test_what_discord_does_not_take_is_told_as_its_refusal(reason: str, language: str) -> None:
    assert "Discord" in told(language, reason)
