"""A screen as rows of cells, and the reader that makes one from text with ANSI colours."""

import re
import unicodedata
from dataclasses import dataclass, replace

SEQUENCE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()].|[\x0e\x0f]")
# What tmux writes between SO and SI: the VT100 line-drawing set.
LINE_DRAWING = dict(zip("jklmnqtuvwx`afgopsy~", "┘┐┌└┼─├┤┴┬│◆▒°±⎺⎻⎽≤·"))
LEVELS = (0, 95, 135, 175, 215, 255)
ANSI_16 = (
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
)  # fmt: skip


@dataclass(frozen=True)
class Style:
    """Colours as (r, g, b), None for the terminal's default, and the attributes a terminal draws."""

    fg: tuple | None = None
    bg: tuple | None = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False


PLAIN = Style()


@dataclass(frozen=True)
class Cell:
    """One glyph with its style; width is 1, 2, or 0 for the second half of a wide glyph."""

    glyph: str = " "
    width: int = 1
    style: Style = PLAIN


BLANK = Cell()


def width(character):
    """Columns that a character takes: 0 for marks, 2 for wide ones, otherwise 1."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def indexed(number):
    """The usual colour of an xterm palette entry, 0...255."""
    if number < 16:
        return ANSI_16[number]
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    number -= 16
    return LEVELS[number // 36], LEVELS[number // 6 % 6], LEVELS[number % 6]


def colour(codes):
    """The colour after a 38 or a 48; takes its numbers from `codes`."""
    kind = codes.pop(0) if codes else 0
    if kind == 5 and codes:
        return indexed(codes.pop(0))
    if kind == 2 and len(codes) >= 3:
        return codes.pop(0), codes.pop(0), codes.pop(0)
    return None


SWITCHES = {
    1: {"bold": True}, 2: {"dim": True}, 3: {"italic": True}, 4: {"underline": True}, 7: {"reverse": True},
    22: {"bold": False, "dim": False}, 23: {"italic": False}, 24: {"underline": False}, 27: {"reverse": False},
    39: {"fg": None}, 49: {"bg": None},
}  # fmt: skip


def styled(style, parameters):
    """The style after an SGR sequence with these parameters."""
    parameters = re.sub(r"([34]8):2:\d*:(\d+):(\d+):(\d+)", r"\1;2;\2;\3;\4", parameters).replace(":", ";")
    codes = [int(p or 0) for p in parameters.split(";")]
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = PLAIN
        elif code in SWITCHES:
            style = replace(style, **SWITCHES[code])
        elif code in (38, 48):
            style = replace(style, **{"fg" if code == 38 else "bg": colour(codes)})
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style = replace(style, fg=indexed(code % 10 + (8 if code >= 90 else 0)))
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style = replace(style, bg=indexed(code % 10 + (8 if code >= 100 else 0)))
    return style


def put(row, text, style):
    """Appends text to a row of cells; a mark joins the glyph before it."""
    for character in text:
        columns = width(character)
        if columns:
            row.append(Cell(character, columns, style))
            row.extend([Cell("", 0, style)] * (columns - 1))
        elif row:
            at = -1 if row[-1].width else -2
            row[at] = replace(row[at], glyph=row[at].glyph + character)


def read_ansi(text):
    """The rows of cells that a text with colours stands for. A style lasts until it is changed, across lines too."""
    style, drawing, rows = PLAIN, False, []
    for line in text.removesuffix("\n").split("\n"):
        row, position = [], 0
        for match in [*SEQUENCE.finditer(line), None]:
            plain = line[position : match.start() if match else len(line)].replace("\r", "")
            put(row, "".join(LINE_DRAWING.get(c, c) for c in plain) if drawing else plain, style)
            if match:
                position = match.end()
                drawing = {"\x0e": True, "\x0f": False}.get(match[0], drawing)
                style = styled(style, match[1]) if match[1] is not None else style
        rows.append(row)
    return rows


def read_frame(frame):
    """The rows of cells of what `gloam render --format json` prints."""
    rows = []
    for line in frame["lines"]:
        row = []
        for run in line["runs"]:
            style = Style(fg=from_hex(run.get("fg")), bg=from_hex(run.get("bg")), bold=bool(run.get("bold")))
            row.extend([BLANK] * (run["x"] - len(row)))
            put(row, run["text"], style)
        rows.append(row)
    return rows


def from_hex(text):
    """(r, g, b) of `#RRGGBB`; None where there is no colour."""
    return tuple(bytes.fromhex(text[1:7])) if text else None


def filled(rows, columns, count):
    """Exactly `count` rows of `columns` cells: cut, or filled up with blanks."""
    rows = [(row + [BLANK] * columns)[:columns] for row in rows[:count]]
    return rows + [[BLANK] * columns for _ in range(count - len(rows))]
