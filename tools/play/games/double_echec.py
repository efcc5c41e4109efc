"""A match of Double-Échec whose line-ups are in: both coaches owe their first sheet."""

from tools.play.table import Hint, Table, answer

LINEUPS = ("A1 11,9,17; P1 4,5; GB 31; TP oui", "A1 71,66,77; P1 2,7; GB 1; TP oui")


async def open_match(table: Table) -> Hint:
    """Have the captain take a ready team and challenge; who has no team is lent one."""
    captain, opponent, hall = table.captain, table.opponent, table.hall
    shown = await captain.command("double-echec equipe", here=hall)
    await captain.press(answer(shown), "de-team-take:cometes")
    await captain.command("double-echec defier", here=hall, duree="short", adversaire=opponent.member)
    await opponent.press(hall.history()[-1], "de-accept")
    thread = await table.new_thread()
    for person, text in zip((captain, opponent), LINEUPS, strict=True):
        await table.order(person, "double-echec", thread, text)
    return Hint("Double-Échec", "« Préparer ma fiche » ; ou « Écrire » : O tir si pct>=30", thread.id)
