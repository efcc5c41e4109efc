"""The first start, in a terminal, without settings: three questions, and the file is there.

The token is not shown as it is typed, and is tried at Discord by REST before it is written. Without a terminal nothing
is asked: the one line of `config.load` says what to do.
"""

import asyncio
import os
import re
import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path

import discord

from cogs.kit.refusals import TRANSPORT
from cogs.league.selftest import invitation
from presenters.texts import LOCALES
from referee.league.settings import DEFAULTS

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"
ASKED_FOR = "{path} n'existe pas encore : trois questions, et le fichier est fait (Ctrl-C : rien n'est écrit)."
ASK_TOKEN = "Jeton du bot (portail des développeurs, page « Bot » ; il ne s'affiche pas) : "  # noqa: S105 - a question
ASK_ZONE = f"Fuseau horaire de la ligue [{DEFAULTS['zone']}] : "
SPOKEN = f"{', '.join(LOCALES[:-1])} ou {LOCALES[-1]}"
ASK_LANGUAGE = f"Langue de la ligue, {SPOKEN} [{DEFAULTS['language']}] : "
REFUSED = "Discord refuse ce jeton : copiez-le à nouveau (« Reset Token » en donne un neuf)."
UNKNOWN_ZONE = "Ce fuseau n'existe pas. Par exemple : Europe/Paris, America/Montreal, Indian/Reunion."
UNKNOWN_LANGUAGE = f"Écrivez {SPOKEN}."
UNTRIED = "Discord ne répond pas : le jeton n'est pas vérifié."
WRITTEN = "{path} est écrit, lisible par vous seul. Tous les autres réglages y sont, expliqués."
INVITE = "Pour inviter {name} sur un serveur : {address}"


def settle_first(path: Path, is_zone: Callable[[str], bool]) -> Path:
    """Return the path of the settings; where they are not there and somebody is at the terminal, they are asked first.

    `is_zone` tells a time zone's name. Raises `SystemExit` where whoever is asked thinks better of it.
    """
    if not path.exists() and sys.stdin.isatty():
        try:
            ask_settings(path, is_zone)
        except (KeyboardInterrupt, EOFError):
            raise SystemExit("\nRien n'a été écrit.") from None
    return path


def ask_settings(path: Path, is_zone: Callable[[str], bool]) -> None:
    """Ask for the token, the time zone and the language, and write them to `path`, for its owner alone."""
    print(ASKED_FOR.format(path=path))
    token, invite = _token()
    zone = _answer(ASK_ZONE, is_zone, UNKNOWN_ZONE) or DEFAULTS["zone"]
    language = _answer(ASK_LANGUAGE, LOCALES.__contains__, UNKNOWN_LANGUAGE) or DEFAULTS["language"]
    text = EXAMPLE.read_text("utf-8")
    for key, value in (("token", token), ("zone", zone), ("language", language), ("log_language", language)):
        text = re.sub(rf'^{key} = ".*"$', f'{key} = "{value}"', text, count=1, flags=re.MULTILINE)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    print(WRITTEN.format(path=path))
    print(invite)


def _token() -> tuple[str, str]:
    """Return a token that Discord takes, or could not be asked about, and the line that invites its bot."""
    while True:
        token = getpass(ASK_TOKEN).strip()
        if not re.fullmatch(r"[\w.-]+", token):
            print(REFUSED)
            continue
        try:
            return token, asyncio.run(_invite(token))
        except discord.LoginFailure:
            print(REFUSED)
        except TRANSPORT:
            return token, UNTRIED


async def _invite(token: str) -> str:
    """Return the line that invites the bot of a token. Raises `discord.LoginFailure`, and what `TRANSPORT` has."""
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30) as client:
        await client.login(token)
        assert client.user is not None and client.application is not None  # noqa: S101 - after a login
        return INVITE.format(name=client.user.name, address=invitation(client.application.id))


def _answer(question: str, is_right: Callable[[str], bool], wrong: str) -> str:
    """Return what is typed, once it is right; empty where the default is taken."""
    while (typed := input(question).strip()) and not is_right(typed):
        print(wrong)
    return typed
