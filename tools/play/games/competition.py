"""A cup that signs up: two are in, two places are left."""

from tools.play.table import Hint, Table, answer

CUP = "Coupe du Chapiteau"
ENTRANTS = ("bastien", "clémence")


async def open_match(table: Table) -> Hint:
    """Have the referee found a cup of duels; two of the people around enter it."""
    referee = table.referee
    given = {"jeu": "aspic", "nom": CUP}
    form = answer(await referee.command("competition creer", here=table.hall, **given))
    await referee.press(form, "cp-step")
    await referee.choose(form, "cp-format", "cup")
    await referee.press(form, "cp-step")
    await referee.press(form, "cp-create")
    thread = await table.new_thread()
    for name in ENTRANTS:
        await table.somebody(name).press(table.last(thread, "cp-enter"), "cp-enter")
    return Hint("Une coupe", "« S’inscrire » ; puis l’horloge, jusqu’au tirage", thread.id, ready="on s'inscrit")
