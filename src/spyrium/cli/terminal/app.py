"""The table as a screen: the market, the companies, what can be decided, and the log."""

from pathlib import Path

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from spyrium.bots import load as load_bot
from spyrium.cli.screen import SEAT_STYLES, paint
from spyrium.cli.terminal.companies import company_lines, legend, owned_cards
from spyrium.cli.terminal.market import Market, Place
from spyrium.cli.terminal.session import Session
from spyrium.game import Game
from spyrium.notation.words import parse
from spyrium.text.board import heading
from spyrium.text.numbers import effect_text
from spyrium.text.sentences import explain, final_lines, question

ADVISER = "master"  # who is asked for hints
SAVED_AS = Path("game.spy")


class Choices(OptionList):
    """What can be decided; the arrows to the side look back and forward."""

    BINDINGS = [  # noqa: RUF012 – as Textual declares them
        Binding("left", "app.look(1)", show=False),
        Binding("right", "app.look(-1)", show=False),
    ]


class CardTexts(ModalScreen[None]):
    """What the event and the cards do, and who owns which; any of the keys that people try goes back."""

    BINDINGS = [Binding("c,q,escape,enter", "dismiss", show=False)]  # noqa: RUF012

    def __init__(self, texts: Text) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        yield VerticalScroll(Static(self.texts), id="texts")


class TableApp(App[None]):
    """A game against bots, played with keys or mouse, in 80 × 24 characters or more."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012 – as Textual declares them
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session, self.words = session, session.words
        self.back = 0  # how many decisions are looked back
        self.advice = ""
        self.choices: list[str] = []
        for keys, action, message in (
            ("u", "undo", "button-undo"),
            ("h", "hint", "terminal-key-hint"),
            ("b", "look(1)", "terminal-key-back"),
            ("f", "look(-1)", "terminal-key-forward"),
            ("c", "cards", "nav-gallery"),
            ("l", "log", "terminal-key-log"),
            ("s", "save", "terminal-key-save"),
            ("q", "quit", "terminal-key-quit"),
        ):
            self.bind(keys, action, description=self.words.text(message))

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="table"):
                yield Static(id="heading")
                yield Market()
                yield VerticalScroll(Static(id="companies"))
                yield Static(id="question")
                yield Choices(id="choices", markup=False)
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.words.text("game-title")
        self.query_one("#choices").focus()
        self.write_whole_log()
        self.go_on()
        self.call_after_refresh(self.show)  # now that it is known how much fits

    def on_resize(self) -> None:
        if self.query(Market):  # there is something to draw on
            self.call_after_refresh(self.show)

    # What is seen.

    def seen(self) -> Game:
        """The game as it is, or as it was where somebody looks back."""
        game = self.session.game.copy()
        for _ in range(self.back):
            game.undo()
        return game

    def show(self) -> None:
        """Draw everything anew."""
        game = self.seen()
        mine = not self.back and not game.over and game.current == self.session.me
        self.choices = game.legal if mine else []
        about = {place for word in self.choices for place in _places(word)}
        self.query_one(Market).show(game, self.words, self.session.me, about)
        tall = self.screen.has_class("-tall")
        head = Text.from_markup("\n".join(heading(game, self.words, paint)))
        if tall:
            head.append(f"\n{effect_text(game.now()['event']['name'], self.words)}", style="dim")
        self.query_one("#heading", Static).update(head)
        self.query_one("#companies", Static).update(company_lines(game, self.words, cards=tall))
        self.query_one("#question", Static).update(self.asked(game))
        self.list_choices(game)
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys below are those that do something: there is a way forward only for who looks back."""
        if action == "look" and parameters == (-1,):
            return self.back > 0
        return action != "hint" or bool(self.choices)

    def asked(self, game: Game) -> Text:
        if self.back:
            total = self.session.game.ply
            text = self.words.text("prompt-replay", n=game.ply, total=total)
            return Text("\n".join([text, *self.session.told(game)[:1]]), style="bold cyan")
        if game.over:
            return Text(self.session.told(game)[-1], style="bold green")
        if game.current != self.session.me:
            return Text(self.words.text("prompt-waiting-bot", name=game.names[game.current]), style="dim")
        return Text(self.advice or question(game, self.words), style="bold yellow" if self.advice else "bold")

    def list_choices(self, game: Game) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options(self.option(game, word) for word in self.choices)
        if game.over:
            choices.add_options(self.ranking(game))
        if choices.option_count:
            choices.highlighted = 0

    def option(self, game: Game, word: str) -> Option:
        """A choice in a sentence, and where there is room for it the word."""
        label = Text(explain(game, word, self.words))
        if label.cell_len + 2 + len(word) <= self.query_one("#choices").scrollable_content_region.width - 2:
            label.append(f"  {word}", style="dim")
        return Option(label, id=word)

    def ranking(self, game: Game) -> list[Option]:
        """Everybody's final score with its parts, the highest first."""
        scores = game.scores or []
        parts = {seat: " · ".join(final_lines(game, seat, self.words)) for seat in range(game.players)}
        ranked = sorted(parts, key=lambda seat: -scores[seat])
        return [Option(f"{game.names[seat]}: {scores[seat]}  ({parts[seat]})") for seat in ranked]

    def write_whole_log(self) -> None:
        self.query_one(RichLog).clear().write(Text(self.session.opponents(), style="bold"))
        self.write_log(self.session.log())

    def write_log(self, lines: list[str]) -> None:
        for line in lines:
            self.query_one(RichLog).write(Text(line, style="dim"))

    # What happens.

    def go_on(self) -> None:
        """Show where the game stands; while it is a bot's turn, let it think."""
        self.advice = ""
        self.show()
        if not self.session.game.over and self.session.game.current != self.session.me:
            self.think()

    @work(thread=True, exclusive=True, group="bots")
    def think(self) -> None:
        game = self.session.game.copy()
        word = self.session.bot.choose(game)
        self.call_from_thread(self.decide, word, game.ply)

    def decide(self, word: str, ply: int) -> None:
        """Make a decision that was meant for a position; one that has been taken back since is not."""
        if self.session.game.ply != ply:
            return
        self.session.game.play(word)
        self.write_log(self.session.told(self.session.game))
        self.go_on()

    @on(OptionList.OptionSelected, "#choices")
    def choose(self, event: OptionList.OptionSelected) -> None:
        if event.option.id in self.choices:
            self.decide(event.option.id, self.session.game.ply)

    @on(Place.Chosen)
    def point(self, event: Place.Chosen) -> None:
        """A click decides where only one decision is about the place, else goes to the next of them."""
        about = [word for word in self.choices if event.place in _places(word)]
        choices = self.query_one("#choices", OptionList)
        if len(about) == 1:
            self.decide(about[0], self.session.game.ply)
        elif about:
            now = choices.highlighted_option.id if choices.highlighted_option else None
            following = about[(about.index(now) + 1) % len(about)] if now in about else about[0]
            choices.highlighted = self.choices.index(following)

    def action_undo(self) -> None:
        self.back = 0
        if not self.session.undo():
            self.notify(self.words.text("terminal-nothing-to-undo"), severity="warning")
            return
        self.write_whole_log()
        self.go_on()

    def action_look(self, further: int) -> None:
        self.back = min(max(0, self.back + further), self.session.game.ply)
        self.show()

    def action_log(self) -> None:
        """On a narrow screen the log takes the place of the table."""
        self.screen.toggle_class("reading")

    def action_cards(self) -> None:
        game, texts = self.seen(), Text()
        for name, effect in self.session.card_texts(game):
            texts.append(name, style="bold").append(f"  {effect}\n")
        texts.append("\n")
        for number, seat in enumerate(game.now()["seats"]):
            cards = owned_cards(seat, self.words) or "–"
            texts.append(f"{number} {game.names[number]}", style=f"bold {SEAT_STYLES[number]}").append(f"  {cards}\n")
        texts.append(f"\n{legend(self.words)}", style="dim")
        self.push_screen(CardTexts(texts))

    def action_hint(self) -> None:
        if self.choices:
            self.advise()

    @work(thread=True, exclusive=True, group="advice")
    def advise(self) -> None:
        game = self.session.game.copy()
        word = load_bot(ADVISER).choose(game)
        self.call_from_thread(self.tell_advice, word, game.ply)

    def tell_advice(self, word: str, ply: int) -> None:
        if self.session.game.ply != ply or word not in self.choices:
            return
        self.advice = self.words.text("terminal-advice", decision=explain(self.session.game, word, self.words))
        self.query_one("#question", Static).update(self.asked(self.session.game))
        self.query_one("#choices", OptionList).highlighted = self.choices.index(word)

    def action_save(self) -> None:
        try:
            self.session.save(SAVED_AS)
        except OSError as error:
            said = self.words.text("terminal-not-written", file=str(SAVED_AS), error=str(error))
            self.notify(said, severity="error", markup=False)
            return
        self.notify(self.words.text("terminal-saved", command=f"spyrium play --load {SAVED_AS}"), markup=False)


def _places(word: str) -> list[str]:
    """The gap and the card that a decision is about."""
    decision = parse(word)
    return [place for place in (decision.gap, decision.position) if place is not None]
