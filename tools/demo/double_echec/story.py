"""The match played out: a challenge, two ready teams, shifts by text and by form, a penalty shot, films, a trade.

Only what people do stands here; everything that answers is the bot's own doing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import discord

from rules.double_echec.state import Match, PenaltyShotNext
from tests.support.reading import custom_ids, options_of
from tools.demo.double_echec import script
from tools.demo.story import Finder, MatchStory, Place, saying, step

SEND = "order-ok"
MOST_SHIFTS = 30
CAPTURES: Mapping[str, Finder] = {
    "double-echec-discord-tour": saying("tour.png", where="fil"),
    "double-echec-discord-essai": saying("200 tours imaginés"),
    **{f"double-echec-discord-fiche-{number}": step(number) for number in range(1, 5)},
}


@dataclass
class DoubleEchecStory(MatchStory[Match]):
    """One match and its two coaches: `home` writes by DM and by form, `away` by command in the thread."""

    game = "double-echec"
    league_name = script.LEAGUE
    title = "Comètes – Boréales"
    name = "Double-Échec"
    sentence = (
        "Un match de hockey par séquences : deux fiches secrètes, des cartes, des dés, et la patinoire qui bouge."
    )
    size = "2 joueurs"
    pace = "10 minutes par tour"
    guide = "guide-double-echec.md"
    about = "Un match court : fiches essayées, arrêt demandé, tir de pénalité, film d'une séquence, échange de joueurs."
    captures = CAPTURES
    sample = "double-echec-discord-tour"
    form = "Préparer ma fiche"
    chance = script.CHANCE

    def places(self) -> Iterator[Place]:
        """Yield the match's thread, its panel at some moments, both coaches' messages."""
        yield self.thread_place(self.home, "Maude, à domicile")
        yield self.panel_place()
        yield self.dm_place("mp-maude", self.home, "Maude")
        yield self.dm_place("mp-felix", self.away, "Félix")

    async def play(self) -> None:
        """Play the whole evening."""
        await self._set_up()
        await self._teams()
        await self._challenge()
        await self._line_up()
        for number, sheets in enumerate(script.SHIFTS, start=1):
            await self._shift(number, *sheets)
            if number == script.RULED_AFTER:
                await self._ruling()
        await self._to_the_end()
        await self._afterwards()

    async def _set_up(self) -> None:
        evening = self.evening
        await self.install(script.ORGANISER, script.REFEREE, here="glace")
        self.visitor = evening.person(script.VISITOR)
        self.home, self.away = evening.person(script.HOME), evening.person(script.AWAY)

    async def _teams(self) -> None:
        evening, rink = self.evening, self.evening.channel("glace")
        evening.say("Maude envoie une fiche d'équipe fautive, puis prend une équipe toute prête.")
        file = ("equipe.csv", script.FAULTY.encode())
        await evening.command(self.home, "double-echec equipe", here=rink, fichier=file)
        asked = await evening.command(self.home, "double-echec equipe", here=rink)
        await evening.press(self.home, asked, "de-team-take:cometes")

    async def _challenge(self) -> None:
        evening, rink = self.evening, self.evening.channel("glace")
        evening.say("Maude défie Félix, qui n'a pas d'équipe : il en reçoit une, le match commence.")
        given = {"duree": script.LENGTH, "adversaire": self.away.member}
        await evening.command(self.home, "double-echec defier", here=rink, **given)
        await evening.press(self.away, rink.history()[-1], "de-accept")
        await evening.pass_time(minutes=1)
        await self.begin_match(self.home, self.away)

    async def _line_up(self) -> None:
        evening = self.evening
        evening.say("Alignements, et la première séquence avec la doctrine.")
        await self._send(*script.LINEUPS)
        await evening.write(self.home, script.WRONG)
        await evening.command(self.home, "double-echec essayer", here=self.thread, texte=script.TRIED)

    async def _shift(self, number: int, home: str | None, away: str | None) -> None:
        if await self._is_over():
            return
        evening = self.evening
        evening.say(f"Séquence {number + 1}.")
        if number == script.FORM_SHIFT:
            await self._by_form()
            await evening.press(self.home, await self.panel(), "de-sheet")
        await self._send(home, away)
        if number == script.FILM_SHIFT:
            await evening.press(self.visitor, self._last_with("de-film"), "de-film")
            await evening.command(self.visitor, "double-echec plateau", here=self.thread)

    async def _send(self, home: str | None, away: str | None) -> None:
        """Let both send what they send; where one is silent, the deadline closes the shift."""
        evening = self.evening
        await evening.pass_time(minutes=20)
        if home is not None:
            await evening.press(self.home, await evening.write(self.home, home), SEND)
        if away is not None:
            shown = await evening.command(self.away, "double-echec ordres", here=self.thread, texte=away)
            await evening.press(self.away, shown, SEND)
        await evening.pass_time(hours=25 if home is None or away is None else 0, minutes=1)

    async def _by_form(self) -> None:
        """Let the home coach look at the form: a decision, a new line, its parts; what is sent is written after all."""
        evening = self.evening
        form = await evening.press(self.home, await self.panel(), "form")
        self.step("Quelle décision régler ? Chaque lettre dit combien de lignes sont à vous", form)
        form = await evening.choose(self.home, form, "form-set:letter", "O")
        self.step("Ses lignes en phrases, de haut en bas ; dessous, la doctrine", form)
        assert form.response is not None  # noqa: S101 - the form is a message
        chosen = next(name for name in custom_ids(form.response) if name.startswith("form-set"))
        form = await evening.choose(self.home, form, chosen, options_of(form.response, chosen)[0])
        self.step("Une ligne, part par part, et sa notation", form)
        shown = await evening.press(self.home, form, "form-send")
        self.step("La fiche relue ; « Envoyer » la scelle", shown)

    async def _ruling(self) -> None:
        if await self._is_over():
            return
        evening = self.evening
        evening.say("L'arbitre accorde un tir de pénalité : une étape à part, deux lignes secrètes.")
        home = (await self.state()).teams.home
        given = {**script.RULING, "texte": script.RULED.format(n=home.ice["C"]), "equipe": home.name}
        await evening.command(self.referee, "arbitre corriger", here=self.thread, **given)
        await evening.pass_time(minutes=1)
        if isinstance((await self.state()).next, PenaltyShotNext):
            await self.keep_panel("Avant le tir de pénalité")
            await self._send(script.SHOOTER, script.KEEPER)

    async def _to_the_end(self) -> None:
        """Let the last sheets play on until the match is over."""
        self.evening.say("Les fiches tiennent : le match va à son terme.")
        for _ in range(MOST_SHIFTS):
            if await self._is_over():
                return
            await self.evening.pass_time(hours=25)

    async def _afterwards(self) -> None:
        evening, rink = self.evening, self.evening.channel("glace")
        await evening.pass_time(minutes=5)
        evening.say("Le bilan, l'historique, un échange de joueurs.")
        await self.keep_panel("Après le match")
        await evening.command(self.visitor, "double-echec historique", here=self.thread)
        await evening.command(self.visitor, "match verifier", here=self.thread)
        names = {"equipe": "Comètes", "autre": "Boréales"}
        await evening.command(self.referee, "double-echec echange", here=rink, **names, **script.TRADE)
        await evening.command(self.home, "double-echec equipe", here=rink)

    async def _is_over(self) -> bool:
        return (await self.state()).phase == "over"

    def _last_with(self, press: str) -> discord.Message:
        """Return the last message of the thread with a button."""
        found = (
            post for post in reversed(list(self.thread.history())) if any(press in one for one in custom_ids(post))
        )
        return next(found)
