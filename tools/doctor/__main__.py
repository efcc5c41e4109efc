"""The command line: looks at everything, prints a line each, exits with 1 for a fault, 2 for what nobody could see."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from config import load
from tools.doctor.abroad import look_abroad
from tools.doctor.finding import Finding, exit_code, fault
from tools.doctor.household import look_at_household
from tools.doctor.machine import look_at_machine

USAGE = "usage : python -m tools.doctor [config.toml]"


async def examine(path: Path) -> AsyncIterator[Finding]:
    """Yield all findings; settings that cannot be read leave only the machine to look at."""
    try:
        settings = load(path)
    except SystemExit as unreadable:
        for found in look_at_machine(path.parent, "Europe/Paris"):
            yield found
        for line in str(unreadable).splitlines():
            yield fault("Réglages", line)
        return
    folder = settings.database.parent if isinstance(settings.database, Path) else settings.backups.parent
    for found in look_at_machine(folder, settings.zone):
        yield found
    household = look_at_household(path, settings)
    for found in household.findings:
        yield found
    leagues = household.seen.leagues if household.seen else ()
    async for found in look_abroad(settings.token.get_secret_value(), leagues):
        yield found


async def _told(path: Path) -> int:
    findings = []
    async for found in examine(path):
        print(found, flush=True)
        findings.append(found)
    return exit_code(findings)


def main(arguments: Sequence[str]) -> None:
    """Do what the command line says."""
    if len(arguments) > 1:
        raise SystemExit(USAGE)
    logging.disable()  # the findings are all that is said
    raise SystemExit(asyncio.run(_told(Path(arguments[0] if arguments else "config.toml"))))


if __name__ == "__main__":
    main(sys.argv[1:])
