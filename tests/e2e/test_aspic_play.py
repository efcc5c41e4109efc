"""An Aspic match as people play it: in the thread, in several matches at once, against the clock, to a draw."""

import pytest

from tests.e2e.duel import LAYOUTS, accept, challenge, duel, duel_in
from tests.support.behind import list_contest_acts
from tests.support.league import League, Person
from tests.support.reading import custom_ids, modal_text, options_of, text_of


async def say(person: Person, match: object, text: str) -> None:
    """Write in the match's thread."""
    assert person.member is not None
    await person.member.send(match.thread, text)  # type: ignore[attr-defined]


@pytest.mark.clause("AS-place-h")
async def test_a_waiting_queue_is_seen_by_its_owner_alone(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    await match.play("P H5 I3 H7 J5 G2")
    await match.settle()
    board = text_of((await opponent.press(await match.panel(), "board")).response)
    assert "pour vous seul" in board and "I3 H7 J5 G2" in board
    seen = [text_of(post) for post in captain.sees(match.thread)]
    seen += [text_of((await captain.press(await match.panel(), "board")).response)]
    seen += [text_of((await captain.press(await match.panel(), "form")).response)]
    history = (await captain.command("aspic historique", here=match.thread)).response
    [turn] = options_of(history, "history")
    seen += [text_of(history), text_of((await captain.choose(history, "history", turn)).response)]
    assert not any(cell in text for text in seen for cell in ("I3", "H7", "J5", "G2"))
    assert any("a annoncé la suite de sa pose (4 pions)" in text for text in seen)


async def test_in_the_thread_a_mention_makes_an_order(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    match = await duel(league, captain, opponent)
    bot = f"<@{league.bot.user.id}>"
    await say(opponent, match, f"{bot} {LAYOUTS['right']}")
    assert "cet ordre doit rester secret" in text_of(match.posts[-1])
    await match.place_all()
    await match.settle()
    count = len(match.posts)
    await say(captain, match, "bien joué ! xE2")
    await say(stranger, match, f"{bot} xE2")
    await say(captain, match, f"bravo {bot}")
    assert len(match.posts) == count + 3  # nobody was answered
    await say(opponent, match, f"{bot} xG2")
    assert "On n'attend pas d'ordre" in text_of(match.posts[-1])
    await say(captain, match, f"{bot} ?xE2")
    assert "rien n'est joué" in text_of(captain.inbox()[-1]) and "xE2" in text_of(match.posts[-1])
    await say(captain, match, f"{bot} xE2")
    asked = match.posts[-1]
    assert "`xE2`" in text_of(asked) and "coup.png" in text_of(asked)
    for forged in ("order-ok", "form-again"):
        assert "Ce brouillon n'existe plus" in text_of((await opponent.press(asked, forged)).followups[0])
    [form] = (await captain.press(asked, "form-again")).followups  # what they think of is not for all to read
    assert form.ephemeral and match.posts[-1].id == asked.id and "`xE2`" in text_of(match.posts[-1])
    await captain.press(asked, "order-ok")
    assert (await match.state()).ball == "G8"


async def test_with_several_matches_there_is_no_doubt_which(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    first, second = await duel(league, opponent, captain), await duel(league, stranger, captain)
    [asked] = await captain.dm("P H5 I3 H7 J5 G2")
    assert "Pour lequel est ce message" in text_of(asked)
    assert "Olga – Camille" in text_of(asked) and "Stan – Camille" in text_of(asked)
    turn = await second.turn()
    shown = (await captain.choose(asked, "dm-which", f"{turn.id}:right")).response
    assert "Stan – Camille" in text_of(shown)
    await captain.press(shown, "order-ok")
    await stranger.press((await stranger.dm("P D5 C3 D7 B5 E2"))[-1], "order-ok")
    await stranger.press((await stranger.dm("D5-D6"))[-1], "order-ok")
    [shown] = await captain.dm("xG2")  # in the other match pieces are still to be placed
    assert "Stan – Camille" in text_of(shown) and "n'est jouable que dans celui-ci" in text_of(shown)
    which = await captain.command("aspic jouer")
    assert "Il y a plusieurs matchs" in text_of(which.response)
    here = await captain.command("aspic jouer", here=first.thread)
    assert "Olga – Camille" in text_of(here.response) and "Posez vos pions" in text_of(here.response)


@pytest.mark.clause("AS-time-c", "AS-time-e")
async def test_a_match_is_lost_on_time(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent, reserve=1)
    await match.place_all()
    await league.advance(minutes=30)
    await match.play("D5-D6")
    await match.settle()
    assert "temps restant 30\u00a0min\n" in text_of(await match.panel())
    await match.overdue()
    assert "⌛ 🟧 Olga n'a plus de temps." in (await match.told())[-1]
    assert "🏁 **🟣 Camille gagne** · Camille 0–0 Olga (au temps)." in (await match.told())[-1]
    announced = text_of(league.channel("annonces-sifflet").history()[-1])
    assert "Camille gagne** · Camille 0–0 Olga (au temps)" in announced


@pytest.mark.clause("AS-time-f")
async def test_a_missed_turn_is_told_and_goes_on(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent, delai=1)
    await match.overdue()
    told = (await match.told())[-1]
    assert "🟧 Olga n'a rien envoyé à temps" in told and "3 d'affilée font perdre le match" in told
    assert "pose un pion : H5 (pose d'office)" in told.replace("\u202f", " ")
    assert captain.mention in told and (await match.state()).to_act == "left"


async def test_a_draw_is_agreed_by_both(league: League, captain: Person, opponent: Person, stranger: Person) -> None:
    match = await duel(league, captain, opponent)
    panel = await match.panel()
    assert "Seul le capitaine" in text_of((await stranger.press(panel, "draw")).response)
    asked = (await captain.press(panel, "draw")).response
    assert "Camille – Olga" in text_of(asked) and "proposer la nulle à Olga" in text_of(asked)
    await captain.press(asked, "draw-yes")
    await match.settle()
    offer = match.posts[-1]
    assert "Nulle proposée par Camille" in text_of(offer) and opponent.mention in text_of(offer)
    assert "votre offre de nulle tient toujours" in text_of((await captain.press(panel, "draw")).response)
    await opponent.press((await opponent.press(offer, "draw")).response, "draw-no")
    await match.settle()
    assert "Nulle refusée par Olga" in text_of(match.posts[-1])
    again = await captain.press((await captain.press(panel, "draw")).response, "draw-yes")
    assert "Vous avez déjà proposé la nulle pendant ce tour" in text_of(again.followups[0])
    await opponent.press((await opponent.press(panel, "draw")).response, "draw-yes")
    late = (await opponent.press(panel, "resign")).response
    agreed = await captain.press((await captain.press(panel, "draw")).response, "draw-yes")
    assert "C'est la nulle" in text_of(agreed.response)
    await match.settle()
    assert "🏁 **Match nul** · Camille 0–0 Olga (d'un commun accord" in text_of(match.posts[-1])
    assert any(name.startswith("as-rematch") for name in custom_ids(match.posts[-1]))
    kinds = [act.kind for act in await list_contest_acts(match.app.house, match.contest_id)]
    assert kinds == ["draw_offered", "draw_refused", "draw_offered", "draw_agreed"]
    assert "Ce match est terminé" in text_of((await opponent.press(late, "resign-yes")).followups[0])


async def test_a_player_resigns_only_when_he_is_sure(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    asked = (await captain.press(await match.panel(), "resign")).response
    assert "donner le match à Olga" in text_of(asked) and (await match.state()).phase == "placement"
    await captain.press(asked, "resign-yes")
    await match.settle()
    told = text_of(match.posts[-1])
    assert "Abandon de Camille" in told and "🟧 Olga gagne** · Camille 0–0 Olga (par forfait ou abandon)" in told
    gone = await opponent.command("aspic jouer", here=match.thread)
    assert "Ce match est terminé" in text_of(gone.response)


async def test_answers_are_in_the_language_of_their_reader(league: League, captain: Person, opponent: Person) -> None:
    opponent.speaks("en-GB")
    offer = await challenge(league, captain, opponent)
    asked = (await opponent.press(offer, "as-accept")).response
    assert "Your colour?" in text_of(asked)
    match = await duel_in(league, captain, opponent, await accept(league, opponent, offer))
    assert "Place your pieces" in text_of((await opponent.press(await match.panel(), "form")).response)
    assert "My placements" in modal_text(await opponent.press(await match.panel(), "type"))
    assert "It is time to place your pieces" in text_of((await opponent.dm("xH5"))[-1])
    await match.place_all()
    assert "**Pion hors de portée**" in text_of((await captain.dm("?xB5"))[-1])
    await match.play("xE2")
    await match.settle()
    assert "**Piece out of range**" in text_of((await opponent.dm("?xG2"))[-1])
    assert "À 🟧 Olga de jouer" in text_of(await match.panel())  # all read the panel: it speaks the league's language


@pytest.mark.clause("AS-ui-a", "AS-ui-b", "AS-turn-e", "AS-turn-f")
async def test_what_is_not_possible_is_greyed_or_left_out(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    await match.place_all(left="P B1 B2 B5 B8 B9", right="P G1 G9 J1 J5 J9")
    form = (await captain.press(await match.panel(), "form")).response
    assert "il faut d'abord un déplacement" in text_of(form)
    assert not any(name.startswith("form-do:none") for name in custom_ids(form))  # greyed: nobody can shoot
    form = (await captain.choose(form, "form-set:piece", "B5")).response
    asked = (await captain.choose(form, "form-set:cell", "B5-E5")).response
    assert "`B5-E5`" in text_of(asked) and "order-ok" in " ".join(custom_ids(asked))  # no shooter: only to confirm
    back = (await captain.press(asked, "form-again")).response
    assert options_of(back, "form-set:cell")[0].startswith("B5-")
    await match.play("B5-E5")
    await match.play("G1-G2")
    form = (await captain.press(await match.panel(), "form")).response
    form = (await captain.press(form, "form-do:none")).response
    assert options_of(form, "form-set:shooter") == ["E5"]
    assert not any(
        name.startswith("form-do:none") for name in custom_ids(form)
    )  # greyed: without a move one must shoot


async def test_the_history_tells_the_turns_in_notation(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    await match.place_all()
    await match.play("D5-D6 xE2")
    listed = (await opponent.command("aspic historique", here=match.thread)).response
    assert "`3` · 1re mi-temps, tour 1 sur 5 · 🟣 `D5-D6 xE2` → G8" in text_of(listed)
    told = (await opponent.choose(listed, "history", options_of(listed, "history")[0])).response
    assert "tire avec son pion en E2" in text_of(told) and "tour.png" in text_of(told)
