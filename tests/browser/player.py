"""Somebody at the shell of `make play`: what they press, chooses, writes and reads, at whatever width."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, FrameLocator, Locator, Page, expect

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
MENU_BELOW = 760  # px; below, the side is behind a button
WAIT_MS = 60_000  # the machine may be busy; what is there is seen at once
TOO_WIDE = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
ALL_PAINTED = """() => [...document.querySelectorAll("#channel-message-list img")]
    .every((one) => one.complete && one.naturalWidth > 1)"""
ALL_CODE_READ = """() => [...document.querySelectorAll(".code-block")]
    .every((one) => one.scrollWidth <= one.clientWidth)"""
MOST_LEAPS = 12


@dataclass
class Player:
    """A page of the shell at `address`; `faults` is what the browser complained about."""

    page: Page
    address: str
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(WAIT_MS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    @property
    def talk(self) -> FrameLocator:
        return self.page.frame_locator("#conversation")

    @property
    def told(self) -> Locator:
        """What stands in the conversation."""
        return self.talk.locator("#channel-message-list")

    @property
    def form(self) -> Locator:
        return self.talk.get_by_role("dialog")

    def begin(self, where: str = "/") -> None:
        """Go to the first page, or to another."""
        self.page.goto(f"{self.address}{where}")
        self.arrive()

    @property
    def where(self) -> str:
        """The page that one is at, as `begin` takes it."""
        return self.page.url.removeprefix(self.address)

    def arrive(self) -> None:
        """Wait until the conversation is there."""
        expect(self.talk.locator("#preview-app")).to_have_attribute("aria-busy", "false", timeout=WAIT_MS)

    def go(self, name: str) -> None:
        """Follow a link of « À essayer »."""
        hints = self.page.locator(".hints")
        if hints.get_attribute("open") is None:
            hints.locator("summary").click()
        hints.get_by_role("link", name=name, exact=True).click()
        self.arrive()

    def take(self, name: str) -> None:
        """Go to the first channel whose name begins so."""
        self.side.locator(".places").get_by_role("link", name=re.compile(rf"^\W*{re.escape(name)}")).first.click()
        self.arrive()

    def be(self, name: str) -> None:
        """Play as somebody else, in the same place."""
        self.side.locator(".people").get_by_role("link", name=name).click()
        self.arrive()

    def leap(self, label: str) -> None:
        """Press a button of the clock."""
        self.side.get_by_role("button", name=label).click()
        self.arrive()

    def leap_until(self, text: str) -> None:
        """Go from deadline to deadline until the conversation tells that."""
        for _ in range(MOST_LEAPS):
            self.leap("Prochaine échéance")
            expect(self.told.get_by_role("heading").first).to_be_attached(timeout=WAIT_MS)
            if self.told.get_by_text(text).count():
                return
        raise AssertionError(f"{text!r} is not told:\n{self.told.inner_text()}")

    @property
    def side(self) -> Locator:
        """The side; where it is behind a button, opened."""
        size = self.page.viewport_size
        if size and size["width"] <= MENU_BELOW and not self.page.locator("#menu").is_checked():
            self.page.locator(".menu-button").click()
        return self.page.locator("#side")

    def press(self, label: str) -> None:
        """Press the last button of that name."""
        self._act(self.talk.get_by_role("button", name=label, exact=True).last)

    def choose(self, select: str, option: str) -> None:
        """Choose in the last select of that name the first option with that in its name."""
        self.talk.get_by_role("combobox", name=select).last.click()
        self._act(self.talk.get_by_role("option", name=option).first)

    def pick(self, question: str, answer: str) -> None:
        """Take the first answer with that in it of those in sight; the bot hears of it when the form is sent."""
        group = self.form.get_by_role("radiogroup", name=question)
        group.locator("label").filter(has_text=answer).first.click()

    def fill(self, text: str) -> None:
        """Write into the only field of the form that is open, and send it."""
        self.form.get_by_role("textbox").fill(text)
        self.send()

    def send(self) -> None:
        """Send the form that is open."""
        self._act(self.form.get_by_role("button", name="Valider"))
        expect(self.form).to_have_count(0, timeout=WAIT_MS)

    def write(self, text: str) -> None:
        """Write into the line below, and send it."""
        line = self.talk.locator("#channel-composer-input")
        line.fill(text)
        with self._answered():
            line.press("Enter")

    def command(self, name: str, **options: str | tuple[str, str]) -> None:
        """Use a slash command, its options filled in order: of a list what is offered, of a file its name and text."""
        line = self.talk.locator("#channel-composer-input")
        line.press_sequentially(name)
        self.talk.get_by_role("option", name=name).first.click()
        for option, value in options.items():
            more = self.talk.get_by_role("button", name=re.compile(r"^\+\d"))
            fields = self.talk.locator(
                f".command-option-input[data-option={option}], .command-file-input[data-option={option}]"
            )
            if not fields.count():
                more.click()
                self.talk.get_by_role("option", name=re.compile(f"^{option}")).click()
            if isinstance(value, tuple):
                fields.set_input_files({"name": value[0], "mimeType": "text/csv", "buffer": value[1].encode()})
                continue
            offered = self.talk.get_by_role("option", name=value)
            if fields.get_attribute("role") == "combobox":
                offered.first.click()
            else:
                fields.fill(value)
        with self._answered():
            self.talk.locator("#send-message").click()

    @property
    def now(self) -> str:
        """What the clock says."""
        return self.page.locator("#side .clock p").first.text_content() or ""

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until the conversation tells that."""
        expect(self.told.get_by_text(text).last).to_be_attached(timeout=WAIT_MS)

    def check(self) -> None:
        """Find every picture there, nothing wider than the screen, and nothing that the browser complained about."""
        frame = self.page.frame(url=re.compile(r"/#\d"))
        assert frame is not None
        assert [self.page.evaluate(TOO_WIDE), frame.evaluate(TOO_WIDE)] == [0, 0]
        frame.wait_for_function(ALL_PAINTED, timeout=WAIT_MS)
        assert frame.evaluate(ALL_CODE_READ)
        assert self.faults == []

    def _act(self, target: Locator) -> None:
        expect(target).to_be_enabled(timeout=WAIT_MS)
        with self._answered():
            target.click()

    @contextmanager
    def _answered(self) -> Iterator[None]:
        with self.page.expect_response(lambda answer: "/api/action" in answer.url, timeout=WAIT_MS):
            yield

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"{message.text} {message.location.get('url', '')}")
