"""The league that everybody begins in: a server set up, and in it what each game has to offer (`games/`)."""

from importlib import import_module, util

from rules.registry import PACKAGES
from tools.play.table import CAPTAIN, ORGANISER, PERSONAS, REFEREE, Hint, Say, Table
from tools.play.world import World

HALL = "place-du-village"
ROLE = "Arbitre"
BESIDES = (
    ("Les commandes", "tapez « / » dans la ligne du bas : /aide, /mes-matchs, /reglages", CAPTAIN),
    ("Arbitrer", "Régis tape /arbitre prolonger ou /ligue tableau", REFEREE),
)
FRIDAY_EVENING_H = 42.5  # after the beginning of simulated time: half past seven in Paris


async def make_ready(world: World, say: Say) -> tuple[Hint, ...]:
    """Set the server up and open its matches; return what to try first."""
    league = world.league
    hall = league.channel(HALL)
    say("Le serveur : salons, rôle des arbitres, vérification des permissions.")
    await league.advance(hours=FRIDAY_EVENING_H)
    people = {one: league.person(one.name, permissions=one.permissions) for one in PERSONAS}
    await people[ORGANISER].command("ligue installer", here=hall)
    roles = world.env.backend.get_guild(league.guild.id).roles.values()
    league.give_role(people[REFEREE], next(role for role in roles if role.name == ROLE))
    table, hints = Table(world, hall, people), []
    for package in PACKAGES:
        if util.find_spec(f"tools.play.games.{package}"):
            hint = await import_module(f"tools.play.games.{package}").open_match(table)
            say(f"{hint.name} : {hint.ready}")
            hints.append(hint)
    for person in (table.captain, table.opponent):
        await person.press(table.last(world.channel(hints[0].channel_id), "dm-me"), "dm-me")
    table.tidy()
    return (*hints, *(Hint(name, told, hall.id, who) for name, told, who in BESIDES))
