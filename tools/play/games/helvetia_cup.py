"""A match of Helvetia Cup, the short game: both have taken their places, the captain is to move."""

from referee.turns import contests
from tests.support.league import Person
from tests.support.reading import custom_ids
from tools.play.table import Hint, Table, answer

PLACES = 2
MOST_TURNS = 8
AT_ONCE = ("form-do:nothing", "form-do:policy")  # where one has to choose something before the form can be sent


async def open_match(table: Table) -> Hint:
    """Have the opponent accept; both take their places, and she plays until it is the captain's turn."""
    captain, opponent, hall = table.captain, table.opponent, table.hall
    await captain.command("helvetia defier", here=hall, adversaire=opponent.member)
    await opponent.press(hall.history()[-1], "hc-accept")
    thread = await table.new_thread()
    house = table.world.league.bot.app.house
    played = [one for one, _ in await contests.list_contests_of_person(house, captain.id, open_only=True)]
    contest = next(one for one in played if one.thread_id == thread.id)
    seats = {seat.seat: seat.user_id for seat in await contests.list_seats(house, contest.id)}
    for number in range(MOST_TURNS):
        awaited = {seats[seat] for seat in (await contests.get_latest_turn(house, contest.id)).awaiting}
        if number >= PLACES and captain.id in awaited:
            break
        await _send(table, captain if captain.id in awaited else opponent, thread.id)
    return Hint("Helvetia Cup", "« Attaquer », un joueur ou une passe, « Envoyer »", thread.id)


async def _send(table: Table, person: Person, thread_id: int) -> None:
    """Have somebody send what the form proposes."""
    thread = table.world.channel(thread_id)
    form = answer(await person.press(table.last(thread, "form"), "form"))
    for name in custom_ids(form):
        if name.startswith(AT_ONCE) and not any(one.startswith("form-send") for one in custom_ids(form)):
            form = answer(await person.press(form, name))
            break
    await person.press(form, "form-send")
    await table.pass_time()
