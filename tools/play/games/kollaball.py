"""A match of Kollaball at its first turn: two teams signed up, everybody was there, both captains named who plays."""

from collections.abc import Mapping

from tests.support.league import Person
from tools.play.table import Hint, Table, answer

CLASSES = ("warrior", "ranger", "archer", "merchant")
RED, BLUE = "Étoile du Port", "Corsaires de l'Anse"
FRIENDS: Mapping[str, tuple[str, ...]] = {RED: ("bastien", "clémence", "dorian"), BLUE: ("gaspard", "hélène", "ismaël")}
LINE_UP = "COMPO 1 2 3 4 BALLE 1"


async def open_match(table: Table) -> Hint:
    """Have two teams sign up and answer the roll-call."""
    everybody: list[Person] = []
    for team, founder in ((RED, table.captain), (BLUE, table.opponent)):
        players = (founder, *(table.somebody(name) for name in FRIENDS[team]))
        for person, cls in zip(players, CLASSES, strict=True):
            await person.command("kollaball inscrire", here=table.hall, equipe=team, classe=cls)
        everybody += players
    shown = await table.referee.command("kollaball creer", here=table.hall, rouge=RED, bleue=BLUE)
    await table.referee.press(answer(shown), "kb-create")
    thread = await table.new_thread()
    for person in everybody:
        await person.press(table.last(thread, "kb-present"), "kb-present")
    await table.pass_time()
    for person in (table.captain, table.opponent):
        await table.order(person, "kollaball", thread, LINE_UP)
    return Hint("Kollaball", "« Pas à pas » : un bouton par joueur, puis « Envoyer »", thread.id)
