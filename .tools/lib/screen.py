"""A model of an xterm's screen: what a program's bytes leave there, as rows of cells."""

import codecs
import re
from dataclasses import replace

from cells import BLANK, LINE_DRAWING, PLAIN, Cell, Style, styled, width

TOKEN = re.compile(
    r"\x1b\[(?P<private>[?>=]?)(?P<codes>[0-9;:]*)[ -/]*(?P<final>[@-~])"
    r"|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()](?P<set>.)|\x1b(?P<escape>[ -~])|(?P<control>[\0-\x1f])|(?P<text>[^\0-\x1f]+)"
)


class Screen:
    """Feed it bytes and look at `rows`. Knows what ncurses sends to an xterm, not all that an xterm knows."""

    def __init__(self, columns, rows):
        self.columns, self.count = columns, rows
        self.rows = [[BLANK] * columns for _ in range(rows)]
        self.x = self.y = self.top = 0
        self.bottom = rows - 1
        self.style, self.drawing, self.last = PLAIN, False, " "
        self.pending = False  # the last column was written; the next glyph goes to the next line
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def copy(self):
        """The picture of now."""
        return [list(row) for row in self.rows]

    def feed(self, data):
        """Takes whole sequences."""
        for token in TOKEN.finditer(self.decoder.decode(data)):
            if token["text"]:
                for glyph in token["text"]:
                    self.write(LINE_DRAWING.get(glyph, glyph) if self.drawing else glyph)
            elif token["control"]:
                self.control(token["control"])
            elif token["set"]:
                self.drawing = token["set"] == "0"
            elif token["escape"]:
                self.control({"D": "\n", "M": "reverse"}.get(token["escape"]))
            elif token["final"]:
                self.sequence(token["private"], token["codes"], token["final"])

    def write(self, glyph):
        """Puts a glyph where the cursor is."""
        columns = width(glyph)
        if not columns:
            return
        if self.pending or self.x + columns > self.columns:
            self.x, self.pending = 0, False
            self.control("\n")
        row = self.rows[self.y]
        for at in (self.x, self.x + columns - 1):
            self.split(row, at)
        row[self.x] = Cell(glyph, columns, self.style)
        if columns == 2:
            row[self.x + 1] = Cell("", 0, self.style)
        self.x, self.last = self.x + columns, glyph
        if self.x >= self.columns:
            self.x, self.pending = self.columns - 1, True

    def split(self, row, at):
        """Blanks the other half of a wide glyph that is about to lose one."""
        if row[at].width == 2 and at + 1 < self.columns:
            row[at + 1] = replace(row[at], glyph=" ", width=1)
        elif row[at].width == 0:
            row[at - 1] = replace(row[at - 1], glyph=" ", width=1)

    def control(self, name):
        """A control character, or the index that goes up."""
        self.pending = False
        if name == "\r":
            self.x = 0
        elif name == "\b":
            self.x = max(0, self.x - 1)
        elif name == "\t":
            self.x = min(self.columns - 1, self.x // 8 * 8 + 8)
        elif name == "\n":
            self.scroll(1) if self.y == self.bottom else self.move(self.x, self.y + 1)
        elif name == "reverse":
            self.scroll(-1) if self.y == self.top else self.move(self.x, self.y - 1)

    def move(self, x, y):
        """Puts the cursor into the screen."""
        self.x, self.y = min(max(0, x), self.columns - 1), min(max(0, y), self.count - 1)
        self.pending = False

    def blank(self):
        """A blank as erasing makes it: in the ground of now."""
        return Cell(" ", 1, Style(bg=self.style.bg))

    def scroll(self, lines, top=None):
        """Moves the lines of the scrolling region up, or down for a negative number."""
        top = self.top if top is None else top
        for _ in range(abs(lines)):
            gone, new = (top, self.bottom) if lines > 0 else (self.bottom, top)
            del self.rows[gone]
            self.rows.insert(new, [self.blank()] * self.columns)

    def erase(self, begin, end, row=None):
        """Blanks the columns of a row."""
        for at in range(begin, min(end, self.columns)):
            self.split(self.rows[self.y if row is None else row], at)
            self.rows[self.y if row is None else row][at] = self.blank()

    def sequence(self, private, codes, final):
        """A control sequence."""
        if final == "m" and not private:
            self.style = styled(self.style, codes)
            return
        numbers = [int(code or 0) for code in re.split("[;:]", codes)]
        if private:
            if final == "h" and 1049 in numbers:
                self.rows = [[BLANK] * self.columns for _ in range(self.count)]
            return
        n = max(1, numbers[0])
        moves = {"A": (0, -n), "B": (0, n), "C": (n, 0), "D": (-n, 0)}
        if final in moves:
            self.move(self.x + moves[final][0], self.y + moves[final][1])
        elif final in "Hf":
            self.move((numbers[1] if len(numbers) > 1 else 1) - 1, n - 1)
        elif final in "G`":
            self.move(n - 1, self.y)
        elif final == "d":
            self.move(self.x, n - 1)
        elif final in "JK":
            self.clear(final, numbers[0])
        elif final == "X":
            self.erase(self.x, self.x + n)
        elif final == "b":
            for _ in range(n):
                self.write(self.last)
        elif final == "r":
            self.top, self.bottom = n - 1, (numbers[1] if len(numbers) > 1 and numbers[1] else self.count) - 1
            self.move(0, 0)
        else:
            self.shift(final, n)

    def clear(self, final, which):
        """Erases a part of the line, or of the screen: 0 what follows, 1 what is before, 2 all."""
        if which != 1:
            self.erase(self.x if which == 0 else 0, self.columns)
        if which != 0:
            self.erase(0, self.x + 1)
        if final == "J":
            above, below = range(self.y), range(self.y + 1, self.count)
            for row in {0: [*below], 1: [*above], 2: [*above, *below]}.get(which, []):
                self.erase(0, self.columns, row)

    def shift(self, final, n):
        """Inserts and deletes cells and lines, and scrolls."""
        row = self.rows[self.y]
        if final == "@":
            row[self.x : self.x] = [self.blank()] * n
            del row[self.columns :]
        elif final == "P":
            del row[self.x : self.x + n]
            row += [self.blank()] * (self.columns - len(row))
        elif final in "LM":
            self.scroll(n if final == "M" else -n, self.y)
        elif final in "ST":
            self.scroll(n if final == "S" else -n)
