"""Issue point 6: every act of the referee, by everybody who might try it."""

import re
from collections.abc import Mapping

import discord
import pytest
from simcord.backend.errors import OptionError, SetupError

from referee.hand import people, record
from referee.model import Arbitration, Profile
from tests.e2e.played import Played, played
from tests.support.league import League, Person
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
WHY = "une raison donnée"
ACTS: Mapping[str, Mapping[str, object]] = {
    "annuler-tour": {},
    "prolonger": {"heures": 5},
    "clore": {"confirmer": True},
    "ordre": {"equipe": "rouge", "texte": RED},
    "remplacer": {"quoi": "captain", "joueur": "r2"},
    "exclure": {"joueur": "b3"},
    "de": {"etiquette": "tie_break", "valeur": 7},
    "pause": {},
}


async def acts(match: Played) -> list[Arbitration]:
    return await record.read_journal(match.app.house, contest_id=(await match.contest()).id)


@pytest.mark.parametrize("command", ACTS)
async def test_each_act_is_done_recorded_with_its_reason_and_announced(league: League, command: str) -> None:
    match = await played(league)
    turn, at = await match.turn(), league.now_ms()
    shown = await match.arbitrate(command, raison=WHY, **ACTS[command])
    assert shown.ephemeral and "C'est fait" in words(shown.response)
    (act,) = await acts(match)
    assert (act.by_user, act.reason, act.turn_id, act.contest_id) == (match.referee.id, WHY, turn.id, turn.contest_id)
    assert at <= act.at_ms <= league.now_ms()
    notices = [told for told in match.told if "⚖️" in told]
    assert len(notices) == 1 and WHY in notices[0] and match.referee.mention in notices[0]
    assert match.red[0].mention in notices[0] or command == "remplacer"
    for place in (match.thread, league.channel("general")):
        journal = await match.referee.command(
            "arbitre journal" if place is match.thread else "ligue journal", here=place
        )
        assert WHY in words(journal.response) and match.referee.mention in words(journal.response)


async def test_a_stranger_a_captain_and_an_administrator_without_the_role_are_refused(league: League) -> None:
    match = await played(league)
    before = await match.state()
    league.give_role(match.blue[0], league.guild.create_role("Modération", permissions=_moderating()))
    stranger = league.person("stan", permissions="manage_messages")
    administrator = league.person("ada", permissions="administrator")
    for command in (*ACTS, "decision", "reprendre"):
        given = {"verdict": "upheld"} if command == "decision" else ACTS.get(command, {})
        with pytest.raises(SetupError, match="default-member-permissions"):  # Discord does not even offer it
            await match.arbitrate(command, by=match.red[0], raison=WHY, **given)
        for person in (match.blue[0], stranger, administrator):
            shown = await match.arbitrate(command, by=person, raison=WHY, **given)
            assert "Il faut le rôle d'arbitre" in words(shown.response)
    assert await acts(match) == [] and await match.state() == before


def _moderating() -> discord.Permissions:
    return discord.Permissions(manage_messages=True)


@pytest.mark.clause("KB-8-b")
@pytest.mark.parametrize("why", ["coterie", "home_city", "self"])
async def test_a_referee_with_a_conflict_of_interest_is_refused(league: League, why: str) -> None:
    match = await played(league)
    app, installed = match.app, (await match.contest()).league_id
    judge = match.referee
    if why == "self":
        judge = match.red[1]
        league.give_role(judge, league.role("Arbitres"))
        league.give_role(judge, league.guild.create_role("Modération", permissions=_moderating()))
    else:
        data = {"class": "archer", "coterie": "Grelots", "home_city": "Systole"}
        await people.enrol(
            app.house, Profile(league_id=installed, user_id=match.blue[2].id, game="kollaball", name="Bleu3", data=data)
        )
        field = {"coterie": "coterie", "home_city": "ville"}[why]
        value = {"coterie": "Grelots", "home_city": "Systole"}[why]
        await judge.command("arbitre fiche", here=match.thread, **{field: value})
    shown = await match.arbitrate("pause", by=judge, raison=WHY)
    assert "ne peut pas arbitrer ce match" in words(shown.response)
    assert await acts(match) == []


async def test_a_referee_of_another_server_cannot_name_this_match(league: League) -> None:
    match = await played(league)
    other = league.env.create_guild("Ailleurs")
    channel, role = other.create_text_channel("salon"), other.create_role("Arbitres")
    everything = other.create_role("tout", permissions=_everything())
    elsewhere = other.add_member(league.env.create_user("ugo"), roles=[role, everything])
    await elsewhere.slash(channel, "ligue installer", role=role)
    contest = await match.contest()
    for given in (str(contest.id), contest.name):
        shown = await elsewhere.slash(channel, "arbitre pause", match=given, raison=WHY)
        assert "Je ne connais pas ce match" in words(shown.response)
    assert await elsewhere.autocomplete(channel, "arbitre pause", "match", "") == []
    assert await acts(match) == []


def _everything() -> discord.Permissions:
    return discord.Permissions(administrator=True)


async def test_a_forced_die_is_shown_as_forced_and_its_journal_tells_before_and_after(league: League) -> None:
    match = await played(league)
    for value in (30, 12):
        await match.arbitrate("de", etiquette="bribe/r4/trigger", valeur=value, raison=WHY)
    assert "imposé à 12, au lieu de 30" in match.told[-1]
    await match.orders("1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5 V+200", BLUE)
    assert "Tirage forcé par l'arbitre — pot-de-vin de 🔴 n° 4 Rouge4, accepté ou non : 12 sur 100" in words(
        (await match.verified(match.red[0])).response
    )
    assert "Décisions de l'arbitre" in match.told[-1] or "Dé imposé" in match.told[-1]
    newest, oldest = await acts(match)
    assert (oldest.before, oldest.after) == ({}, {"bribe/r4/trigger": 30})
    assert (newest.before, newest.after) == ({"bribe/r4/trigger": 30}, {"bribe/r4/trigger": 12})


@pytest.mark.parametrize(
    ("label", "value", "answer"),
    [
        ("bribe/r9/trigger", 3, "Il n'y a pas de dé"),
        ("round/1/reception/verte", 1, "Il n'y a pas de dé"),
        ("round/1/charge/H9/rouge/1", 1, "Il n'y a pas de dé"),
        ("bribe/<p>/trigger", 3, "Il n'y a pas de dé"),
        ("event/alt", 3, "va de 1 à 2"),
        ("round/1/back/b2", 3, "va de 1 à 2"),
        ("tie_break", None, "n'est pas imposé"),
    ],
)
async def test_an_impossible_die_is_refused_at_once(league: League, label: str, value: int | None, answer: str) -> None:
    match = await played(league)
    given = {} if value is None else {"valeur": value}
    shown = await match.arbitrate("de", etiquette=label, raison=WHY, **given)
    assert answer in words(shown.response)
    assert await acts(match) == []


async def test_a_place_that_no_candidate_has_stops_the_turn_until_the_referee_takes_it_back(league: League) -> None:
    match = await played(league)
    red = "1 P >B4; 2 R >B4; 3 R >B4; 4 R >B5"
    await match.arbitrate("de", etiquette="round/1/reception/rouge", valeur=4, raison=WHY)
    await match.orders(red, BLUE)
    assert (await match.turn()).status == "stuck"
    assert "attend l'arbitre" in words(match.panel)
    assert "un dé imposé a une valeur que ce tirage n'a pas" in match.channel("arbitres")[-1]
    await match.arbitrate("de", etiquette="round/1/reception/rouge", raison="je retire le dé")
    await league.advance(seconds=16)
    assert (await match.state()).turn == 2
    assert any("Dé rendu au hasard" in told for told in match.told)


async def test_labels_of_dice_are_offered_with_what_to_fill_in(league: League) -> None:
    match = await played(league)
    offered = await match.referee.complete("arbitre de", "etiquette", "bribe", here=match.thread)
    assert "bribe/<p>/trigger" in [choice["name"] for choice in offered]


async def test_closing_with_orders_missing_needs_a_confirmation(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    shown = await match.arbitrate("clore", raison=WHY)
    assert "Les Bisons" in words(shown.response) and "confirmer" in words(shown.response)
    assert (await match.turn()).status == "open" and await acts(match) == []
    await match.arbitrate("clore", raison=WHY, confirmer=True)
    assert (await match.state()).null_turns == 1
    assert "Sans les ordres de Les Bisons" in match.told[-1]


async def test_an_order_on_behalf_of_a_seat_counts_and_stays_sealed(league: League) -> None:
    match = await played(league)
    wrong = await match.arbitrate("ordre", equipe="rouge", texte="1 P >G7", raison=WHY)
    assert "`1 P >G7`" in words(wrong.response) or "G7" in words(wrong.response)
    assert "C'est fait" not in words(wrong.response) and await acts(match) == []
    await match.arbitrate("ordre", equipe="Les Aigles", texte=RED, raison="son capitaine est sans réseau")
    assert "B4" not in match.told[-1] and "Équipe : Les Aigles" in match.told[-1]
    again = await match.arbitrate("ordre", equipe="rouge", texte=RED, raison=WHY)
    assert "a déjà envoyé ses ordres" in words(again.response) or "C'est fait" in words(again.response)
    await match.order(match.blue[0], BLUE)
    assert (await match.state()).players["r2"].cell == "B4"
    history = await match.blue[1].command("kollaball historique", here=match.thread, etape=2)
    assert f"par l'arbitre {match.referee.mention}" in words(history.response)


async def test_an_annulled_turn_is_played_again_with_new_dice_and_nobody_at_fault(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    before = await match.turn()
    await league.advance(hours=2)
    await match.arbitrate("annuler-tour", raison="un capitaine a vu les ordres de l'autre")
    after, state = await match.turn(), await match.state()
    assert after.id != before.id and after.seed != before.seed
    assert (state.turn, state.teams["bleue"].missed) == (1, 0)
    assert f"<t:{after.due_ms // 1000}:F>" in match.told[-1]
    assert "Tour 1 nul, sans faute de personne. Tours manqués : 🔴 Les Aigles 0" in match.told[-1]
    await match.orders(RED, BLUE)
    history = await match.red[0].command("kollaball historique", here=match.thread, etape=2)
    assert "Tour annulé par l'arbitre" in words(history.response) and "B4" not in words(history.response)


async def test_an_extension_moves_the_deadline_and_says_from_when_to_when(league: League) -> None:
    match = await played(league)
    before = await match.turn()
    await match.arbitrate("prolonger", heures=5, raison=WHY)
    after = await match.turn()
    assert after.due_ms == before.due_ms + 5 * 3_600_000
    stamps = re.findall(r"<t:(\d+):F>", match.told[-1])
    assert stamps == [str(after.due_ms // 1000), str(before.due_ms // 1000)]
    await league.advance_to(before.due_ms + 60_000)
    assert (await match.turn()).status == "open"


async def test_a_pause_stops_the_clock_and_resuming_gives_back_what_was_left(league: League) -> None:
    match = await played(league)
    await league.advance(hours=4)
    before = await match.turn()
    await match.arbitrate("pause", raison="coupure d'Internet")
    for command in ("mes-matchs", "aide"):
        told = words((await match.red[0].command(command, here=match.thread)).response)
        assert "en pause, l'échéance est suspendue" in told and "clôture" not in told and "Rien ne vous" not in told
    refused = await match.red[0].dm(RED)
    assert "en pause" in words(refused[-1])
    again = await match.arbitrate("pause", raison=WHY)
    assert "en pause" in words(again.response)
    await league.advance(hours=40)
    assert (await match.turn()).id == before.id
    await match.arbitrate("reprendre", raison="Internet est revenu")
    assert (await match.turn()).due_ms - before.due_ms >= 40 * 3_600_000
    assert "On attend" in words(match.panel)
    await match.orders(RED, BLUE)
    assert (await match.state()).turn == 2


@pytest.mark.clause("KB-7-j", "KB-7-i")
async def test_a_new_captain_sends_the_orders_and_the_old_one_no_longer_can(league: League) -> None:
    match = await played(league)
    await match.arbitrate("remplacer", quoi="captain", joueur="r2", raison="absent une semaine")
    assert f"{match.red[1].mention} est capitaine, à la place de {match.red[0].mention}" in match.told[-1]
    refused = await match.red[0].command("kollaball ordres", here=match.thread, texte=RED)
    assert "Seul le capitaine" in words(refused.response) or "plusieurs" in words(refused.response)
    shown = await match.red[1].command("kollaball ordres", here=match.thread, texte=RED)
    await match.red[1].press(shown.response, "order-ok")
    await match.order(match.blue[0], BLUE)
    assert (await match.state()).turn == 2


@pytest.mark.clause("KB-2-f")
async def test_a_missing_player_leaves_his_ball_and_must_be_replaced(league: League) -> None:
    match = await played(league)
    await match.arbitrate("remplacer", quoi="missing", joueur="r1", raison="parti sans prévenir")
    state = await match.state()
    assert state.players["r1"].status == "missing"
    assert "n'est plus disponible" in words(match.panel)
    again = await match.arbitrate("remplacer", quoi="missing", joueur="r1", raison=WHY)
    assert "Ce joueur n'est pas en jeu" in words(again.response)


@pytest.mark.clause("KB-21-e")
async def test_a_second_exclusion_loses_the_match_and_nothing_more_can_be_done(league: League) -> None:
    match = await played(league)
    await match.order(match.blue[0], BLUE)
    for player in ("b2", "b3"):
        await match.arbitrate("exclure", joueur=player, raison=WHY)
    assert (await match.state()).stage == "finished"
    assert "Victoire de l'équipe 🔴 Les Aigles" in match.told[-1]
    over = await match.arbitrate("pause", raison=WHY)
    assert "Ce match est terminé" in words(over.response)
    assert len([told for told in match.channel("annonces-sifflet") if "Victoire" in told]) == 1


async def test_an_order_that_an_act_made_impossible_is_thrown_away_and_its_captain_told(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await match.arbitrate("exclure", joueur="r1", raison=WHY)
    assert "n'est plus valable" in words(match.red[0].inbox()[-1])
    assert "Les Aigles" in words(match.panel).split("On attend : ")[1].splitlines()[0]


async def test_a_reason_is_required(league: League) -> None:
    match = await played(league)
    with pytest.raises(OptionError):
        await match.arbitrate("pause")
    shown = await match.arbitrate("pause", raison="   ")
    assert "Donnez une raison" in words(shown.response)
    assert await acts(match) == []


async def test_a_reason_is_harmless_where_it_is_shown(league: League) -> None:
    match = await played(league)
    await match.arbitrate("pause", raison="@everyone [clic](https://exemple.fr) ```code``` **gras**")
    told = match.told[-1]
    assert "@everyone" not in told and "](https://" not in told and "```" not in told.replace("\\`", "")


async def test_everybody_may_read_the_journal_but_only_of_his_own_server(league: League, stranger: Person) -> None:
    match = await played(league)
    await match.arbitrate("pause", raison=WHY)
    shown = await stranger.command("ligue journal", here=league.channel("general"))
    assert "Match mis en pause" in words(shown.response)


@pytest.mark.clause("KB-8-b", "KB-8-d")
async def test_a_match_is_handed_over_to_a_referee_who_is_not_involved(league: League) -> None:
    match = await played(league)
    successor = league.person("sarah")
    refused = await match.arbitrate("passer-la-main", arbitre=successor.member, raison="je n'ai plus le temps")
    assert "n'a pas le rôle d'arbitre" in words(refused.response)
    outsider = league.person("hugo", member=False)
    refused = await match.arbitrate("passer-la-main", arbitre=outsider.user, raison="je n'ai plus le temps")
    assert "n'est pas sur ce serveur. Choisissez quelqu'un" in words(refused.response)
    refused = await match.arbitrate("passer-la-main", arbitre=match.red[1].member, raison="je n'ai plus le temps")
    assert "n'a pas le rôle d'arbitre" in words(refused.response)
    league.give_role(successor, league.role("Arbitres"))
    await match.arbitrate("passer-la-main", arbitre=successor.member, raison="je n'ai plus le temps")
    assert "Changement d'arbitre" in match.told[-1]


async def test_the_role_that_the_bot_makes_lets_its_members_see_the_commands(league: League, organiser: Person) -> None:
    general = league.channel("general")
    shown = await organiser.command("ligue installer", here=general)
    assert "Gérer les messages" not in words(shown.response)
    judge = league.person("juge", roles=[league.guild.roles["Arbitre"]])
    answered = await judge.command("arbitre fiche", here=general)
    assert "C'est noté" in words(answered.response)
    told = await organiser.command("ligue installer", here=general, role=league.role("Arbitres"))
    assert "Discord ne montrera pas `/arbitre`" in words(told.response)
