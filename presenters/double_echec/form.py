"""The sheet by choices (`presenters.form.OrderForm`): a decision, its lines as sentences, a line part by part.

The text is the order to be sent: a letter that is touched stands in it whole, beginning with the lines that stand. The
focus: nothing (which decision?), a letter (`O`: which line?), a letter with `-new` (what sort of line?), a letter and a
number (`O2`: that line); in the line-up turn the name of a line (`A1`, `GB`).
"""

from collections.abc import Sequence

from presenters.double_echec.choices import Choices, chosen_value
from presenters.double_echec.dossier import OrderForm, Place
from presenters.double_echec.draft import ALONE, OrderDraft
from presenters.double_echec.own import count_fired
from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import GameWords, match_of, side_of
from presenters.errors import UserError
from presenters.escaping import clip
from presenters.form import FormChoice, FormQuestion, FormStep, Press, Typed
from presenters.post import ButtonStyle, SelectOption
from presenters.presenter import Presenter
from rules.double_echec.notation.lines import LETTERS, letter_of, read_line
from rules.double_echec.orders import LineUp
from rules.double_echec.state import State
from rules.errors import OrderError

NEW = "-new"
MOST = 8  # lines shown of a letter: no page is to take more than a phone's screen
MOST_DOCTRINE = 260  # characters of the doctrine below them
TRIO = ("lw", "c", "rw")
PAIR = ("ld", "rd")
LABEL = 100  # characters of an option


class SheetForm(OrderForm):
    """The form of a sheet, of a line-up, of a penalty shot."""

    code = "de"

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def looks_back(self, state: State) -> bool:
        """Return whether it is told how often each line was used in the last shift."""
        return match_of(state).phase == "play"

    def blank(self, place: Place) -> FormStep:
        """Return the line-up as it is by itself, or nothing changed yet; at a penalty shot, its question."""
        draft = OrderDraft.of(place, "")
        if draft.is_lineup:
            return FormStep(draft.default_lineup())
        return _open(draft, draft.due_letter) if draft.due_letter else FormStep("")

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return what is asked next, with what cannot stand as it is."""
        desk = _Desk(place, text)
        wrong = self._wrong(desk, place)
        told, choices, presses = desk.lineup(focus) if desk.draft.is_lineup else desk.question(focus)
        return FormQuestion(
            told=(*told, *wrong),
            asked="" if focus else desk.asked(),
            choices=choices,
            presses=presses,
            is_ready=bool(desk.draft.lines) and not wrong,
        )

    def press(self, place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the order with what was chosen in it. Raises `UserError` for what was not offered."""
        desk = _Desk(place, step.text)
        return desk.lined_up(step, part, values) if desk.draft.is_lineup else desk.pressed(step, part, values)

    def typed(self, place: Place) -> Typed:
        """Return the texts of the form in which one types."""
        which = "de-form-lineup" if match_of(place.view).phase == "lineup" else "de-form"
        return Typed(*(place.voice.t(f"{which}-{name}") for name in Typed._fields))

    def _wrong(self, desk: "_Desk", place: Place) -> tuple[str, ...]:
        if not desk.draft.lines:
            return ()
        text = "; ".join(desk.draft.lines)
        try:
            place.dossier.game.parse(place.dossier.state, place.seat, text)
        except OrderError as error:
            told = self._presenter.order_error(place.voice.locale, place.dossier, error, text)
            return (f"{place.voice.t('de-form-wrong')}\n{told}",)
        return ()


Shown = tuple[tuple[str, ...], tuple[FormChoice, ...], tuple[Press, ...]]


class _Desk:
    """A coach before what they have written: the questions, and what their presses make of it."""

    def __init__(self, place: Place, text: str) -> None:
        self.place, self.draft = place, OrderDraft.of(place, text)
        self.words = GameWords.about(place.voice, place.dossier, place.view)
        self.speaker = Speaker(self.words, side_of(place.seat))
        self.offer = Choices(self.words, self.draft, self.speaker)

    def asked(self) -> str:
        """Return the question of the first page."""
        return self.words.t("de-form-menu-lineup" if self.draft.is_lineup else "de-form-menu")

    def question(self, focus: str) -> Shown:
        """Return what is shown and asked at a focus of a sheet."""
        letter, number = _place(focus)
        if not letter:
            options = tuple(SelectOption(self._entry(one), one, self._count(one)) for one in self.draft.letters)
            return (), (FormChoice("letter", self.words.t("de-form-choose"), options),), ()
        if focus.endswith(NEW):
            options = tuple(SelectOption(self.words.t(f"de-shape-{one}"), one) for one in self.draft.shapes(letter))
            return (), (FormChoice("shape", self.words.t("de-form-new"), options),), (self._back(),)
        if number is not None:
            return self._line(letter, number)
        return self._letter(letter)

    def _letter(self, letter: str) -> Shown:
        lines = self.draft.of_letter(letter)
        told = [self.words.t("de-form-letter", named=self._entry(letter)), *self._numbered(lines)]
        doctrine = [self.speaker.line(line) for line in self.draft.doctrine(letter)]
        if doctrine:
            told.append(self.words.t("de-form-doctrine", told=clip(" ".join(doctrine).replace("*", ""), MOST_DOCTRINE)))
        options = tuple(
            SelectOption(_label(f"{number}. {self.speaker.line(line)}"), str(number))
            for number, line in enumerate(lines, start=1)
        )
        choices = (FormChoice("line", self.words.t("de-form-choose-line"), options),) if options else ()
        return (
            ("\n".join(told),),
            choices,
            (Press("add", self.words.t("de-form-add"), style=ButtonStyle.primary), self._back()),
        )

    def _numbered(self, lines: Sequence[str]) -> list[str]:
        if not lines:
            return [self.words.t("de-form-no-line")]
        counts = count_fired(self.place.dossier, self.draft.team) or {}
        return [
            self.words.t(
                "de-form-line", number=str(number), told=self.speaker.line(line), fired=counts.get(line, "none")
            )
            for number, line in list(enumerate(lines, start=1))[:MOST]
        ]

    def _line(self, letter: str, number: int) -> Shown:
        line = self.draft.line(letter, number)
        found = read_line(line)
        told = self.words.t("de-form-editing", number=str(number), told=self.speaker.line(line))
        presses = [self._back(), Press("drop", self.words.t("de-form-drop"), style=ButtonStyle.danger)]
        if number > 1:
            presses.insert(1, Press("up", self.words.t("de-form-up")))
        return (told,), () if found is None else self.offer.choices(found), tuple(presses)

    def _entry(self, letter: str) -> str:
        return self.words.t(f"de-form-entry-{letter}")

    def _count(self, letter: str) -> str:
        return self.words.t("de-form-lines", count=len(self.draft.of_letter(letter)))

    def _back(self) -> Press:
        return Press("back", self.words.t("form-back"))

    def pressed(self, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:  # noqa: PLR0911 - one per press
        """Return the sheet after a press. Raises `UserError` for what was not offered."""
        draft, (letter, number) = self.draft, _place(step.focus)
        value = values[0] if values else ""
        match part:
            case "letter" if value in draft.letters:
                return _open(draft, value)
            case "line" if letter and value.isdecimal():
                touched = draft.touched(letter)
                touched.line(letter, int(value))
                return FormStep(touched.text, f"{letter}{value}")
            case "add" if letter:
                return (
                    self._added(letter, draft.shapes(letter)[0])
                    if len(draft.shapes(letter)) == 1
                    else FormStep(step.text, f"{letter}{NEW}")
                )
            case "shape" if letter and value in draft.shapes(letter):
                return self._added(letter, value)
            case "back":
                is_deep = bool(letter) and (number is not None or step.focus.endswith(NEW)) and letter not in ALONE
                return FormStep(step.text, letter if is_deep and draft.of_letter(letter) else "")
            case "up" if letter and number is not None and number > 1:
                return FormStep(draft.moved_up(letter, number).text, f"{letter}{number - 1}")
            case "drop" if letter and number is not None:
                left = draft.dropped(letter, number)
                return FormStep(left.text, letter if left.of_letter(letter) and letter not in ALONE else "")
            case _ if letter and number is not None:
                return FormStep(self._decided(letter, number, part, values).text, step.focus)
        raise UserError("error-stale")

    def _added(self, letter: str, shape: str) -> FormStep:
        draft = self.draft.added(letter, self.offer.first(shape))
        return FormStep(draft.text, f"{letter}{len(draft.of_letter(letter))}")

    def _decided(self, letter: str, number: int, part: str, values: tuple[str, ...]) -> OrderDraft:
        return self.draft.replaced(letter, number, self._rewritten(self.draft.line(letter, number), part, values))

    def _rewritten(self, line: str, part: str, values: tuple[str, ...]) -> str:
        """Return a line with what was chosen for a part of it."""
        found = read_line(line)
        asked = None if found is None else next((one for one in found.shape.asked if one.name == part), None)
        if found is None or asked is None:
            raise UserError("error-stale")
        return found.with_part(part, chosen_value(self.offer.options(found, asked), part, values))

    def lineup(self, focus: str) -> Shown:
        """Return what is shown and asked at a focus of a line-up."""
        if not focus:
            told = "\n".join(f"- {self.speaker.line(line)}" for line in self.draft.lines)
            options = tuple(SelectOption(self._lineup_entry(name), name) for name in self.draft.lineup_names)
            return (told,), (FormChoice("name", self.words.t("de-form-choose-lineup"), options),), ()
        line = self.draft.named(focus)
        found = read_line(line)
        if found is None:
            raise UserError("error-stale")
        if isinstance(found.line, LineUp):
            choices = tuple(
                FormChoice(name, self.words.t(f"de-part-{name}"), self.offer.players(name, chosen))
                for name, chosen in zip(_places(found.line), found.line.who, strict=True)
            )
        else:
            choices = self.offer.choices(found)
        return (self.speaker.line(line),), choices, (self._back(),)

    def _lineup_entry(self, name: str) -> str:
        letter = letter_of(name)
        return self.words.t(f"de-form-entry-{letter}", lineup=name) if letter in "AP" else self._entry(letter)

    def lined_up(self, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the line-up after a press. Raises `UserError` for what was not offered."""
        value = values[0] if values else ""
        if part == "back":
            return FormStep(
                step.text or self.draft.default_lineup()
            )  # what was written may be sent, or gone, meanwhile
        if part == "name" and value in self.draft.lineup_names:
            return FormStep(step.text, value)
        line = self.draft.named(step.focus)
        found = read_line(line)
        if found is not None and isinstance(found.line, LineUp):
            places = _places(found.line)
            if part not in places or value not in {one.value for one in self.offer.players(part, None)}:
                raise UserError("error-stale")
            numbers = swap_place(found.texts["list"].split(","), places.index(part), value)
            written = found.with_part("list", ",".join(numbers))
        else:
            written = self._rewritten(line, part, values)
        return FormStep(self.draft.renamed(step.focus, written).text, step.focus)


def _places(line: LineUp) -> tuple[str, ...]:
    return TRIO if len(line.who) == len(TRIO) else PAIR


def swap_place(numbers: Sequence[str], place: int, number: str) -> list[str]:
    """Return a line with another player in a place; one who was in it already changes places with them."""
    found = list(numbers)
    if number in found:
        found[found.index(number)] = found[place]
    found[place] = number
    return found


def _place(focus: str) -> tuple[str, int | None]:
    """Return the letter and the number of a line that a focus is about. Raises `UserError` for one of no form."""
    head = focus.removesuffix(NEW)
    letter, number = head[:1], head[1:]
    if (letter and letter not in LETTERS) or (number and not number.isdecimal()):
        raise UserError("error-stale")
    return letter, int(number) if number else None


def _open(draft: OrderDraft, letter: str) -> FormStep:
    """Return a letter opened: its lines, or where it has none of its own what could be the first."""
    lines, shapes = draft.of_letter(letter), draft.shapes(letter)
    if letter in ALONE:
        opened = draft.touched(letter) if lines else draft.added(letter, ALONE[letter](draft))
        return FormStep(opened.text, f"{letter}1")
    return FormStep(draft.text, letter if lines or len(shapes) == 1 else f"{letter}{NEW}")


def _label(text: str) -> str:
    return clip(text.replace("*", "").replace("`", ""), LABEL)
