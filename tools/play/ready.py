"""The league that everybody begins in: a server set up, a match of each game in which it is the captain's turn."""

from collections.abc import Callable
from dataclasses import dataclass

from simcord import InteractionResult, ResponseMessage

from tools.play.world import World

Say = Callable[[str], None]


@dataclass(frozen=True)
class Persona:
    """Somebody as whom one can play."""

    key: str
    name: str
    title: str
    permissions: str = ""

    @property
    def shown(self) -> str:
        """The name as it stands in a sentence."""
        return self.name.capitalize()


CAPTAIN = Persona("capitaine", "camille", "capitaine : c’est à vous de jouer")
OPPONENT = Persona("adverse", "olga", "capitaine adverse")
REFEREE = Persona("arbitre", "régis", "arbitre", "manage_messages")
ORGANISER = Persona("organisatrice", "odile", "organisatrice", "manage_guild")
VISITOR = Persona("spectatrice", "zoé", "spectatrice")
PERSONAS = (CAPTAIN, OPPONENT, REFEREE, ORGANISER, VISITOR)


@dataclass(frozen=True)
class Hint:
    """A line that says what to try, and where."""

    name: str
    told: str
    channel_id: int
    persona: Persona = CAPTAIN


async def make_ready(world: World, say: Say) -> tuple[Hint, ...]:
    """Set the server up; return what to try first."""
    league = world.league
    hall = league.channel("place-du-village")
    say("Le serveur : salons, rôle des arbitres.")
    await league.advance(hours=42.5)
    people = {one.key: league.person(one.name, permissions=one.permissions) for one in PERSONAS}
    await people["organisatrice"].command("ligue installer", here=hall)
    roles = world.env.backend.get_guild(league.guild.id).roles.values()
    league.give_role(people["arbitre"], next(role for role in roles if role.name == "Arbitre"))
    say("Aspic : Olga accepte le défi de Camille.")
    captain, opponent = people["capitaine"], people["adverse"]
    await captain.command("aspic defier", here=hall, adversaire=opponent.member, pions="5", tours="5", couleur="purple")
    asked = await opponent.press(hall.history()[-1], "as-accept")
    await opponent.choose(answer(asked), "as-colour", "orange")
    await league.advance(minutes=1)
    thread = league.threads()[-1]
    for person, text in ((opponent, "P H5 I3 H7 J5 G2"), (captain, "P D5 C3 D7 B5 E2")):
        shown = await person.command("aspic ordres", here=thread, texte=text)
        await person.press(answer(shown), "order-ok")
        await league.advance(minutes=1)
    return (Hint("Aspic", "appuyez sur « Jouer »", thread.id),)


def answer(result: InteractionResult) -> ResponseMessage:
    """Return the message with which the bot answered."""
    if result.response is None:
        raise LookupError("the bot has not answered")
    return result.response
