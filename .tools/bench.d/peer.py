"""The peer: a navigation bar, a list and a tab bar as a Textual app; space flips between light and dark, q quits."""

from textual.app import App
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Label, Static


class Peer(App):
    """The same screen as mock.c, with what Textual gives for it."""

    CSS = """
    #bar, #tabs { height: 1; background: $panel; color: $primary; text-align: center; }
    .row { height: 1; }
    .title { width: 37; color: $foreground; }
    .last { width: 1fr; color: $text-muted; }
    .time { width: 8; color: $accent; }
    .tab { width: 1fr; color: $secondary; }
    """
    BINDINGS = [("space", "flip", "Flip"), ("q", "quit", "Quit")]

    def compose(self):
        yield Static("Messages", id="bar")
        with VerticalScroll(can_focus=False):
            for row in range(1, 41):
                with Horizontal(classes="row"):
                    yield Label(f" @ A conversation of somebody, {row:02d}", classes="title")
                    yield Label("what was said last, in a line that is long enough to fill the window", classes="last")
                    yield Label("12:34", classes="time")
        with Horizontal(id="tabs"):
            for name in ("Home", "Tribe", "Messages", "Me"):
                yield Label(name, classes="tab")

    def action_flip(self):
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"


Peer().run()
