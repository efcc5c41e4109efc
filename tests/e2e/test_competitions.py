"""Competitions in simulated Discord: founded in a form, entered by presses, their matches opened and counted alone."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from referee.league import leagues
from referee.turns import contests
from tests.e2e.duel import Duel, duel_in
from tests.e2e.forging import forge
from tests.e2e.shifts import rink
from tests.support.contest import GRACE_MS, installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, modal_text, plain, text_of


@dataclass(frozen=True)
class Event:
    """A competition of Aspic whose sign-up is open; `people` by their names as entrants."""

    league: League
    referee: Person
    people: dict[str, Person]
    contest_id: int
    name: str

    @property
    def thread(self) -> Any:
        """The competition's own thread."""
        return next(thread for thread in self.league.threads() if thread.name == self.name)

    async def panel(self) -> Any:
        known = await contests.list_panels(self.league.bot.app.house, self.contest_id)
        return next(post for post in self.thread.history() if post.id == known[""])

    async def told(self) -> list[str]:
        """Return the texts of its thread but for the panel, oldest first."""
        panel = (await self.panel()).id
        return [plain(text_of(post)) for post in self.thread.history() if post.id != panel]

    async def enter(self, *names: str) -> None:
        for name in names:
            await self.people[name].press(await self.panel(), "cp-enter")

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline and everything is posted."""
        turn = await contests.get_latest_turn(self.league.bot.app.house, self.contest_id)
        await self.league.advance_to(turn.due_ms + GRACE_MS)
        await self.league.advance(seconds=32)

    async def matches(self) -> dict[str, Duel]:
        """Return the matches that have a thread and are being played: their names -> who plays where."""
        house = self.league.bot.app.house
        found = await leagues.find_league(house, self.league.guild.id)
        assert found is not None
        running = {}
        for one in await contests.list_contests(house, found.id):
            if one.game == "aspic" and one.status != "over":
                thread = next(thread for thread in self.league.threads() if thread.id == one.thread_id)
                left, right = one.name.split(" – ")
                running[one.name] = await duel_in(self.league, self.people[left], self.people[right], thread)
        return running

    async def resign(self, match: Duel, *, loser: str) -> None:
        person = match.left if loser == "left" else match.right
        await person.press((await person.press(await match.panel(), "resign")).response, "resign-yes")

    async def page(self, name: str, person: str = "Ana") -> str:
        result = await self.people[person].command(f"competition {name}", here=self.league.channel("general"))
        assert result.ephemeral
        return plain(text_of(result.response))

    async def shown(self, text: str) -> Any:
        """Return the answer to lines of the referee: done, refused, or shown first."""
        result = await self.referee.command(
            "arbitre corriger", here=self.thread, acte="lines", texte=text, raison="Décision de la ligue"
        )
        return result.response

    async def correct(self, text: str) -> str:
        """Return the answer to lines of the referee, confirmed where they are shown first."""
        shown = await self.shown(text)
        if any(one.startswith("cp-lines:") for one in custom_ids(shown)):
            await self.referee.press(shown, "cp-lines")
        await self.league.advance(seconds=16)
        return plain(text_of(shown))


NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
MORE = ("Ida", "Jo", "Kim", "Lou", "Max", "Nina", "Omar", "Pia")


async def founded(
    league: League,
    referee: Person,
    form: str,
    names: tuple[str, ...] = NAMES[:4],
    *,
    seeding: str | None = None,
    **options: Any,
) -> Event:
    """Return a competition that a referee has founded by the form."""
    await installed(league)
    here = league.channel("general")
    shown = await referee.command("competition creer", here=here, jeu="aspic", nom="Coupe d'automne", **options)
    await open_sign_up(referee, shown.response, form, seeding)
    await league.advance(seconds=16)
    return await event_of(league, referee, names)


async def open_sign_up(referee: Person, shown: Any, form: str, seeding: str | None = None) -> None:
    """Go through the form's steps, with the usual choices but for the formula, and the seeds."""
    await referee.press(shown, "cp-step")
    await referee.choose(shown, "cp-format", form)
    if seeding is not None:
        await referee.choose(shown, "cp-seeding", seeding)
    await referee.press(shown, "cp-step")
    await referee.press(shown, "cp-create")


async def event_of(league: League, referee: Person, names: tuple[str, ...]) -> Event:
    """Return the competition that was founded first."""
    app = league.bot.app
    found = await leagues.find_league(app.house, league.guild.id)
    assert found is not None
    known = await contests.list_contests(app.house, found.id)
    contest = next(one for one in known if one.game == "competition")
    people = {name: league.person(name.casefold()) for name in names}
    return Event(league, referee, people, contest.id, contest.name)


def last(told: list[str], begins: str) -> str:
    """Return the last text of the thread that begins so."""
    return next(text for text in reversed(told) if text.startswith(begins))


async def test_sign_up_from_the_form_to_a_full_field(league: League, referee: Person) -> None:
    await installed(league)
    here = league.channel("general")
    shown = (
        await referee.command("competition creer", here=here, jeu="aspic", nom="Coupe d'automne", places=4)
    ).response
    told = plain(text_of(shown))
    assert "### Coupe d'automne\n-# Étape 1 sur 3 : le jeu" in told and "par correspondance" in told
    await referee.choose(shown, "cp-pick:1:rounds", "5")
    assert "2 fois 5 tours" in text_of(shown)
    await referee.press(shown, "cp-step")
    await referee.choose(shown, "cp-format", "cup")
    await referee.choose(shown, "cp-hours", "24")
    await referee.choose(shown, "cp-least", "3")
    await referee.press(shown, "cp-step")
    told = plain(text_of(shown))
    assert "**Aspic** · par correspondance, 48 h par tour au plus, 2 fois 5 tours, 6 pions" in told
    assert "**Coupe** : élimination directe." in told and "Un tour : un jour au plus" in told
    assert "De 3 à 4 inscrits, puis liste d'attente. Tirage au sort public" in told
    assert "À 4 inscrits : 2 tours, finis le" in told and "- Demi-finales · <t:" in told
    assert league.threads() == []
    await referee.press(shown, "cp-back")
    assert "Étape 2 sur 3" in text_of(shown)
    await referee.press(shown, "cp-step")
    await referee.press(shown, "cp-create")
    assert "les inscriptions sont ouvertes" in text_of(shown)
    await league.advance(seconds=16)
    cup = await event_of(league, referee, NAMES[:5])
    announced = league.channel("annonces-sifflet").history()[-1]
    assert "Coupe d'automne · Aspic" in text_of(announced) and "Personne pour l'instant" in text_of(await cup.panel())

    # Entered by a press where it is announced or on the panel; once each; stepped back without a trace.
    ana = cup.people["Ana"]
    assert "Inscription faite" in text_of((await ana.press(announced, "cp-enter")).response)
    assert "déjà inscrit" in text_of((await ana.press(await cup.panel(), "cp-enter")).response)
    assert "n'êtes pas inscrit" in text_of((await cup.people["Bob"].press(await cup.panel(), "cp-leave")).response)
    await cup.enter("Bob", "Cleo", "Eve")
    assert "**Eve** se retire" in text_of((await cup.people["Eve"].press(await cup.panel(), "cp-leave")).response)
    await cup.enter("Dan")

    # All places are taken: one waits, and moves up when somebody steps back, which everybody can read.
    waits = plain(text_of((await cup.people["Eve"].press(await cup.panel(), "cp-enter")).response))
    assert "**Eve** est 1er sur la liste d'attente" in waits
    panel = plain(text_of(await cup.panel()))
    assert "4 inscrits.\n1. Ana\n2. Bob\n3. Cleo\n4. Dan\nListe d'attente : une inscription\n1. Eve" in panel
    await cup.people["Bob"].press(await cup.panel(), "cp-leave")
    await league.advance(seconds=16)
    assert f"{cup.people['Eve'].mention}, une place s'est libérée : **Eve** est inscrit." in (await cup.told())[-1]
    assert "4 inscrits.\n1. Ana\n2. Cleo\n3. Dan\n4. Eve" in plain(text_of(await cup.panel()))


@pytest.mark.clause("CP-5-c", "CP-11-a", "CP-R-b", "CP-11-g")
async def test_a_cup_from_sign_up_to_the_champion(league: League, referee: Person) -> None:
    cup, here = await founded(league, referee, "cup"), league.channel("general")
    ana = cup.people["Ana"]
    await cup.enter(*NAMES[:4])
    # The clock closes sign-up: the draw, who plays whom, each match in a thread of its own with its panel.
    await cup.overdue()
    told = last(await cup.told(), "### Inscriptions")
    assert "4 inscrits : Ana, Bob, Cleo, Dan." in told and "**On joue : demi-finales.** M1 " in told
    drawn = [post for post in cup.thread.history() if "Tableau tiré au sort" in text_of(post)]
    assert [one.partition(":")[0] for post in drawn for one in custom_ids(post)] == ["verify"]
    matches = await cup.matches()
    assert len(matches) == 2 and len(league.threads()) == 3
    own = text_of((await ana.command("mes-matchs", here=here)).response)
    assert own.count("· il faut un vainqueur") == 1 and "· il faut un vainqueur" in await cup.page("equipe")
    for match in matches.values():
        assert match.left.mention in "".join(await match.told()) and "Jouer" in text_of(await match.panel())
        for text in (text_of(await match.panel()), "".join(await match.told())):
            assert "**Il faut un vainqueur** (M" in text and f"<#{cup.thread.id}>" in text
        await cup.resign(match, loser="right")
    await league.advance(seconds=32)
    told = last(await cup.told(), "### Saison 1, demi-finales")
    assert told.count("(forfait ou abandon)") == 2 and "**On joue : finale.** M3 " in told and "tableau.png" in told
    ((name, final),) = (await cup.matches()).items()
    await cup.resign(final, loser="left")
    await league.advance(seconds=32)
    loser, winner = name.split(" – ")
    assert f"🏆 **Titre pour {winner}.** Deuxième : {loser}." in last(await cup.told(), "### Saison 1, finale")
    honour = plain(text_of(league.channel("annonces-sifflet").history()[-1]))
    assert f"🏆 **{winner}** remporte la saison 1 ! Bravo {cup.people[winner].mention}." in honour

    # One post a round: the announcements hold the competition, its end and the threads, nothing of each match.
    announced = [text_of(post) for post in league.channel("annonces-sifflet").history()]
    assert not any("match terminé" in text or "est lancé" in text for text in announced)

    assert f"1. {winner}\n2. {loser}\n3." in await cup.page("palmares")
    assert f"M3 {loser} 0–3 (forfait ou abandon) {winner}" in await cup.page("calendrier")
    bracket = await cup.page("tableau")
    assert (
        f"**Finale**\n{loser} 0–3 (forfait ou abandon) **{winner}**\n**Demi-finales**" in bracket
        and "tableau.png" in bracket
    )
    assert "Pas de classement" in await cup.page("classement")
    assert "ne jouez aucun match" in text_of((await ana.command("mes-matchs", here=here)).response)
    assert "S'inscrire" in await cup.page("regles")

    # A referee corrects by a line; what cannot be is refused with what can.
    assert "n'existe pas" in await cup.correct("corrige M9 1-0")
    assert "doit avoir un vainqueur" in await cup.correct("corrige M3 1-1")
    assert "C'est fait" in await cup.correct("corrige M3 4-1")
    told = last(await cup.told(), "### Saison 1, terminée")
    assert f"M3 {name} corrigé : 0–3 (forfait ou abandon) devient 4–1." in told
    assert f"1. {loser}\n2. {winner}" in await cup.page("palmares")
    assert "C'est fait" in await cup.correct("saison")
    assert "4 inscrits." in text_of(await cup.panel())


async def test_a_round_closed_early_says_what_becomes_of_it_and_names_no_seat_of_the_bot(
    league: League, referee: Person
) -> None:
    cup = await founded(league, referee, "league")
    await cup.enter("Ana", "Bob")
    for told in ("Les inscriptions courent encore", "Des rencontres n'ont pas encore de résultat"):
        asked = plain(text_of((await referee.command("arbitre clore", here=cup.thread, raison="Fin")).response))
        assert told in asked and "results" not in asked and "nul" not in asked
        await referee.command("arbitre clore", here=cup.thread, raison="Fin", confirmer=True)
        await league.advance(seconds=32)
    assert not any("Sans les ordres" in one or "results" in one for one in await cup.told())


async def correct_the_first_round(swiss: Event) -> None:
    """Correct a result two rounds later: what depends on it is shown first, what has begun stays."""
    [begun, *_] = (await swiss.matches()).items()
    await swiss.referee.command("arbitre clore", here=begun[1].thread, raison="Retard", confirmer=True)
    first = await swiss.shown("corrige M1 0-1")
    told = plain(text_of(first))
    assert "Rien n'est encore fait" in told and "M1 " in told and "devient 0–1" in told
    assert "Ne se jouent plus : M" in told and "Rencontres refaites : M" in told and "rang " in told
    assert begun[0] in told.partition("Restent, déjà commencées")[2] and set(await swiss.matches()) >= {begun[0]}
    second = await swiss.shown("corrige M1 0-2")
    await swiss.referee.press(second, "cp-lines")
    await swiss.league.advance(seconds=16)
    assert begun[0] in await swiss.matches() and any("devient 0–2" in text for text in await swiss.told())
    assert "a changé depuis" in text_of((await swiss.referee.press(first, "cp-lines")).followups[0])


@pytest.mark.clause("CP-2-c", "CP-2-d", "CP-2-e")
async def test_a_swiss_evening_of_sixteen_with_a_late_entry_and_a_withdrawal(league: League, referee: Person) -> None:
    people = (*NAMES, *MORE, "Quentin", "Rose")
    swiss = await founded(league, referee, "swiss", people, seeding="rating", rondes=3)
    await swiss.enter(*NAMES, *MORE)
    await swiss.overdue()
    told = last(await swiss.told(), "### Inscriptions")
    assert "Têtes de série, par cote : Ana (1000), Bob (1000)" in told
    assert "**On joue : ronde 1.**" in told and "M8 " in told
    here = league.channel("general")
    late = (await swiss.people["Quentin"].press(await swiss.panel(), "cp-enter")).response
    assert "Inscription faite" in text_of(late)

    # Two matches are given up, which counts for the rating; a referee enters the others, which were played elsewhere.
    matches = await swiss.matches()
    assert len(matches) == 8
    played = list(matches)[:2]
    for name in played:
        await swiss.resign(matches[name], loser="right")
    keys = {f"{home} – {away}": key for key, home, away in re.findall(r"(M\d+) (\w+) – (\w+)", told)}
    lines = "; ".join(f"{key} 2-1" for name, key in keys.items() if name not in played)
    assert "C'est fait" in await swiss.correct(lines)
    await league.advance(seconds=32)
    told = last(await swiss.told(), "### Saison 1, ronde 1")
    assert told.count("3–0 (forfait ou abandon)") == 2 and "**On joue : ronde 2.**" in told and "classement.png" in told
    assert "Inscrit : Quentin." in told and "Exempt : " in told
    rated = plain(text_of((await swiss.people["Ana"].command("aspic classement", here=here)).response))
    ranked = " – ".join(played).split(" – ")
    assert all(name in rated for name in ranked) and not any(name in rated for name in people if name not in ranked)

    assert "```" in text_of(await swiss.panel()) and "Classement" in text_of(await swiss.panel())
    late = await swiss.people["Rose"].command("competition inscrire", here=here)
    assert "Les inscriptions sont closes." in text_of(late.response)  # from ronde 2 on
    leaver = next(iter(await swiss.matches())).split(" – ")[1]
    gone = await swiss.people[leaver].command("competition retirer", here=here)
    assert f"**{leaver}** se retire" in text_of(gone.response)
    keys = {f"{home} – {away}": key for key, home, away in re.findall(r"(M\d+) (\w+) – (\w+)", told)}
    lines = "; ".join(f"{key} 1-0" for name, key in keys.items() if leaver not in name.split(" – "))
    assert "C'est fait" in await swiss.correct(lines)
    await league.advance(seconds=32)
    told = last(await swiss.told(), "### Saison 1, ronde 2")
    assert f"{leaver} se retire" in told and "(départ)" in told and "Exempt : " not in told
    await correct_the_first_round(swiss)
    # The last round is played elsewhere: a referee enters it, and the matches that were open are played no more.
    keys = re.findall(r"(M\d+) [^\n]* (?:⏳|▶️)", await swiss.page("calendrier"))
    assert len(keys) == 8 and "C'est fait" in await swiss.correct("; ".join(f"{key} 1-0" for key in keys))
    await league.advance(seconds=32)
    table = await swiss.page("classement")
    assert f"17 {leaver}" in table and "Ronde 3" in await swiss.page("calendrier")
    assert await swiss.matches() == {}
    assert "🏆 **Titre pour" in last(await swiss.told(), "### Saison 1, ronde 3")


async def test_only_referees_found_and_forged_presses_do_nothing(league: League, referee: Person) -> None:
    cup = await founded(league, referee, "cup")
    here, ana = league.channel("general"), cup.people["Ana"]
    refused = await ana.command("competition creer", here=here, jeu="aspic", nom="La mienne")
    assert "arbitre" in text_of(refused.response)
    shown = (await referee.command("competition creer", here=here, jeu="aspic", nom="Une autre")).response
    panel = await cup.panel()
    for forged in (
        "cp-create:2",
        "cp-create:99",
        "cp-create:rien",
        "cp-step:2:3",
        "cp-page:999999:table",
        f"cp-page:{cup.contest_id}:secret",
        "cp-enter:999999",
        "cp-enter:x",
        "rules:competition:rien",
    ):
        told = text_of((await forge(ana, panel, forged, here=cup.thread)).response)
        assert "inscriptions sont ouvertes" not in told and "Étape" not in told, forged
    for forged in ("cp-create:99", "cp-step:2:4", "cp-step:99:1"):
        assert "Étape" not in text_of((await forge(referee, panel, forged, here=cup.thread)).response)
    welcome = next(one for one in league.channel("inscriptions").history() if "/competition" in text_of(one))
    asked = await ana.press(welcome, "rules")
    assert "rules:aspic" in custom_ids(asked.response) and "rules:competition" not in custom_ids(asked.response)
    assert "S'inscrire" in text_of((await ana.press(panel, "rules:competition")).response)
    await open_sign_up(referee, shown, "league")
    await forge(referee, shown, "cp-create:2", here=here)  # pressed twice
    await league.advance(seconds=16)
    assert [thread.name for thread in league.threads()] == ["Coupe d'automne · Aspic", "Une autre · Aspic"]


@pytest.mark.clause("CP-1-f", "CP-5-e")
async def test_teams_are_entered_by_their_coaches(
    league: League, referee: Person, captain: Person, opponent: Person
) -> None:
    await rink(league, captain, opponent)  # who have taken ready teams
    here, stranger = league.channel("general"), league.person("stella")
    shown = (await referee.command("competition creer", here=here, jeu="double-echec", nom="Coupe Stars")).response
    await open_sign_up(referee, shown, "series")
    await league.advance(seconds=16)
    cup = await event_of(league, referee, ())
    assert "capitaine d'une équipe" in text_of((await stranger.press(await cup.panel(), "cp-enter")).response)
    for coach in (captain, opponent):
        await coach.press(await cup.panel(), "cp-enter")
    assert "1. Comètes\n2. Boréales" in text_of(await cup.panel())
    await cup.overdue()
    names = [frozenset(thread.name.split(" – ")) for thread in league.threads()]
    assert names.count(frozenset({"Comètes", "Boréales"})) == 2  # of before, and this one
    assert "C'est fait" in await cup.correct("retrait boreales")
    assert "Boréales se retire" in last(await cup.told(), "### Saison 1")


async def test_the_file_of_a_running_season_is_handed_in_by_a_form(league: League, referee: Person) -> None:
    await installed(league)
    here, given = league.channel("general"), {"jeu": "aspic", "nom": "Ligue"}
    stan = league.person("stan")
    refused = await stan.command("competition importer", here=here, **given)
    assert refused.modal is None and "rôle d'arbitre" in plain(text_of(refused.response))
    form = await referee.command("competition importer", here=here, **given)
    assert modal_text(form).split("\n")[0] == "Reprendre une saison" and "Ligue" in modal_text(form)
    large = await referee.fill(form, name="Ligue", file=("saison.csv", b"Ana,Bob\n" * 20_000))
    assert "trop gros" in plain(text_of(large.response))
    form = await referee.command("competition importer", here=here, **given)
    faulty = await referee.fill(form, name="Ligue", file=("saison.csv", b"Ana,Bob,3 a 1\nCleo,Dan,2-0\n"))
    assert "Ligne 1 : « 3 a 1 » n'est pas un résultat." in plain(text_of(faulty.response))
    form = await referee.command("competition importer", here=here, **given)
    shown = await referee.fill(form, name="Coupe du lac", file=("saison.csv", b"Ana,Bob,3-1\nCleo,Dan,2-0\n"))
    assert shown.ephemeral
    await referee.press(shown.response, "cp-step")
    await referee.press(shown.response, "cp-step")
    assert "2 résultats repris sur 6 rencontres" in plain(text_of(shown.response))
    assert "Coupe du lac" in text_of(shown.response) and league.threads() == []


async def test_a_running_season_is_carried_over_from_a_file(league: League, referee: Person) -> None:
    await installed(league)
    here = league.channel("general")

    async def brought(text: str) -> Any:
        given = {"jeu": "aspic", "nom": "Ligue", "fichier": ("saison.csv", text.encode())}
        return (await referee.command("competition importer", here=here, **given)).response

    refused = plain(text_of(await brought("Ana,Bob,3 à 1\nCleo,Dan,2-0\n")))
    assert "Ligne 1 : « 3 à 1 » n'est pas un résultat." in refused and "Rien n'a été créé" in refused
    shown = await brought("Ana,Bob,3-1\nCleo,Dan,2-0\n")
    await referee.press(shown, "cp-step")
    await referee.choose(shown, "cp-hours", "0")
    await referee.press(shown, "cp-step")
    told = plain(text_of(shown))
    assert "2 résultats repris sur 6 rencontres (en cours : journée 2)." in told
    assert "clos le dimanche à 18 h." in told and "Personne ne répond encore pour Ana" in told
    assert league.threads() == []
    await referee.command("reglages", fuseau="Indian/Reunion")  # to whom an hour of the week has to be named
    await referee.press(shown, "cp-back")
    await referee.press(shown, "cp-step")
    assert "clos le dimanche à 18 h (heure de la ligue, Europe/Paris)." in plain(text_of(shown))
    await referee.press(shown, "cp-create")
    await league.advance(seconds=16)
    season = await event_of(league, referee, NAMES[:4])
    assert "La saison continue ici, résultats compris" in (await season.told())[0]
    assert "Ana 3–1" in last(await season.told(), "### Saison 1, journée 1").replace("**", "")
    ana = season.people["Ana"]
    refused = await ana.command("competition inscrire", here=here)
    assert "un nom ne prouve rien" in plain(text_of(refused.response))
    given = {"here": season.thread, "acte": "replace_player", "raison": "C'est elle"}
    for wrong, said in (({}, "Choisissez l'inscrit"), ({"equipe": "Ana"}, "qui prend la place")):
        assert said in text_of((await referee.command("arbitre corriger", **given, **wrong)).response)
    done = await referee.command("arbitre corriger", **given, equipe="Ana", coach=ana.member)
    assert "C'est fait" in text_of(done.response)
    assert "Ana" in await season.page("classement")
