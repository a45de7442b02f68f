"""A hand encoder: the bytes that a careful person would write to turn one screen into another.

Only changed cells are written. SGR is sent only for what differs, text and ground joined in one sequence; blanks care for their ground
alone and are erased by ECH or EL where that is shorter; the cursor takes the shortest way. It begins and ends in the plain style.
"""

from dataclasses import replace

from cells import PLAIN


def is_blank(cell):
    """Whether a cell shows its ground and nothing else."""
    return cell.glyph == " " and not cell.style.underline and not cell.style.reverse


def seen(cell):
    """What can be seen of a cell: the text colour of a blank cannot."""
    return (cell.style.bg,) if is_blank(cell) else (cell.glyph, cell.width, cell.style)


def sgr(before, after):
    """The shortest sequence from one style to another."""
    def color(kind, value):
        return [f"{kind}9"] if value is None else [f"{kind}8;2;{value[0]};{value[1]};{value[2]}"]

    if before == after:
        return ""
    switches = (("bold", "1", "22"), ("dim", "2", "22"), ("italic", "3", "23"), ("underline", "4", "24"), ("reverse", "7", "27"))
    delta, whole = [], []
    # Bold and dim go off together, so whichever stays has to be set again.
    weight_off = (before.bold and not after.bold) or (before.dim and not after.dim)
    for name, on, off in switches:
        was, now = getattr(before, name), getattr(after, name)
        if name in ("bold", "dim") and weight_off:
            delta += ["22"] if "22" not in delta else []
            was = False
        if now:
            whole.append(on)
        if now != was and (now or name not in ("bold", "dim")):
            delta.append(on if now else off)
    for name, kind in (("fg", 3), ("bg", 4)):
        if getattr(after, name) != getattr(before, name):
            delta += color(kind, getattr(after, name))
        if getattr(after, name) is not None:
            whole += color(kind, getattr(after, name))
    reset = "\x1b[" + ("0;" + ";".join(whole) if whole else "") + "m"
    return min("\x1b[" + ";".join(delta) + "m", reset, key=len)


def csi(count, final):
    """A sequence with a count; 1 is what a missing one means."""
    return f"\x1b[{count if count > 1 else ''}{final}"


class Encoder:
    """Writes the change from one screen to another; both are rows of as many cells."""

    def __init__(self, old, new):
        self.old, self.new, self.columns = old, new, len(new[0])
        self.out, self.style = [], PLAIN
        self.row, self.column = None, None  # None: not known, as at first and after the last column was written

    def encode(self):
        """The bytes."""
        for row in range(len(self.new)):
            column = 0
            while column < self.columns:
                column = column + 1 if self.same(row, column) else self.write(row, column)
        self.out.append(sgr(self.style, PLAIN))
        return "".join(self.out).encode()

    def same(self, row, column):
        """Whether a cell is to be left as it is."""
        return seen(self.old[row][column]) == seen(self.new[row][column])

    def write(self, row, column):
        """Writes what begins at a changed cell; returns the column after it."""
        cell = self.new[row][column]
        if not cell.width:  # the second half of a wide glyph: the first half writes it
            column, cell = column - 1, self.new[row][column - 1]
        blanks = self.blanks(row, column)
        if not blanks:
            self.reach(row, column)
            self.dress(cell.style)
            self.put(cell.glyph, cell.width)
            return column + cell.width
        self.reach(row, column)
        self.dress(self.style_for_blanks(row, column, blanks))
        self.erase(row, column, blanks)
        return column + blanks

    def blanks(self, row, column):
        """How many blanks of one ground begin here, up to the last one that is to change."""
        ground, count, last = self.new[row][column].style.bg, 0, 0
        for at in range(column, self.columns):
            cell = self.new[row][at]
            if not is_blank(cell) or cell.style.bg != ground:
                break
            count += 1
            last = last if self.same(row, at) else count
        # To the end of the line all can be erased, and what was right already stays right.
        return count if column + count == self.columns else last

    def style_for_blanks(self, row, column, count):
        """The style for blanks: with the text colour of what follows on the same ground, so that one sequence does for both."""
        ground = self.new[row][column].style.bg
        after = self.new[row][column + count] if column + count < self.columns else None
        if after and after.style.bg == ground and not after.style.underline and not after.style.reverse:
            if not self.same(row, column + count):
                return after.style
        return replace(self.style, bg=ground, underline=False, reverse=False)

    def erase(self, row, column, count):
        """Makes blanks in the shortest way."""
        end = column + count == self.columns
        erasing = "\x1b[K" if end else csi(count, "X")
        moving = "" if end or not self.more(row, column + count) else csi(count, "C")
        if len(erasing) + len(moving) < count:
            self.out.append(erasing)
        else:
            self.put(" " * count, count)

    def more(self, row, column):
        """Whether anything changes from here to the end of the line."""
        return any(not self.same(row, at) for at in range(column, self.columns))

    def put(self, text, width):
        """Writes a text and follows the cursor."""
        self.out.append(text)
        self.column += width
        if self.column >= self.columns:
            self.column = None

    def dress(self, style):
        """Changes to a style."""
        self.out.append(sgr(self.style, style))
        self.style = style

    def reach(self, row, column):
        """Moves the cursor, or writes again what lies between when that is shorter."""
        if (self.row, self.column) == (row, column):
            return
        ways = [f"\x1b[{row + 1};{column + 1}H" if column else csi(row + 1, "H")]
        if self.row is not None:
            down = row - self.row
            ways.append("\r" + "\n" * down + (csi(column, "C") if column else ""))
            if self.column is not None:
                across = column - self.column
                ways.append("\n" * down + (csi(across, "C") if across > 0 else "\b" * -across))
                between = self.new[row][self.column : column] if down == 0 and across > 0 else []
                if between and all(cell.style == self.style for cell in between):
                    ways.append("".join(cell.glyph for cell in between))
        self.out.append(min(ways, key=lambda way: len(way.encode())))
        self.row, self.column = row, column


def change(old, new):
    """The bytes that turn one screen into another."""
    return Encoder(old, new).encode()
