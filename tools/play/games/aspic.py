"""A duel of Aspic whose pieces are placed: the captain kicks off."""

from tools.play.table import Hint, Table, answer

LAYOUTS = {"left": "P D5 C3 D7 B5 E2", "right": "P H5 I3 H7 J5 G2"}


async def open_match(table: Table) -> Hint:
    """Have the opponent take up the captain's challenge, and both place their pieces."""
    captain, opponent, hall = table.captain, table.opponent, table.hall
    terms = {"adversaire": opponent.member, "pions": "5", "tours": "5", "couleur": "purple"}
    await captain.command("aspic defier", here=hall, **terms)
    asked = await opponent.press(hall.history()[-1], "as-accept")
    await opponent.choose(answer(asked), "as-colour", "orange")
    thread = await table.new_thread()
    await table.order(opponent, "aspic", thread, LAYOUTS["right"])
    await table.order(captain, "aspic", thread, LAYOUTS["left"])
    return Hint("Aspic", "« Jouer », trois choix ; ou « Écrire » : D5-D6 xE2", thread.id)
