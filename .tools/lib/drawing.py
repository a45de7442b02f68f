"""Draws cells as pixels: block elements and frames exactly, so that they meet as in a good terminal; the rest from fonts."""

import functools
import io

from PIL import Image, ImageDraw, ImageFont

FOREGROUND, BACKGROUND = (0xE6, 0xE6, 0xE6), (0x15, 0x16, 0x1C)
DEJAVU, NOTO = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/opentype/noto/"
MONO_SC = 7  # the face "Noto Sans Mono CJK SC" inside the collection
NOTDEF = "\U0010ffff"

# Rectangles in eighths of a cell: left, top, right, bottom.
QUADRANTS = {"▘": "1", "▝": "2", "▖": "3", "▗": "4", "▚": "14", "▞": "23", "▛": "123", "▜": "124", "▙": "134", "▟": "234"}
QUARTER = {"1": (0, 0, 4, 4), "2": (4, 0, 8, 4), "3": (0, 4, 4, 8), "4": (4, 4, 8, 8)}
BLOCKS = {
    **{chr(0x2580 + n): [(0, 8 - n, 8, 8)] for n in range(1, 9)},
    **{chr(0x2588 + n): [(0, 0, 8 - n, 8)] for n in range(1, 8)},
    **{glyph: [QUARTER[q] for q in quarters] for glyph, quarters in QUADRANTS.items()},
    "▀": [(0, 0, 8, 4)],
    "▐": [(4, 0, 8, 8)],
    "▔": [(0, 0, 8, 1)],
    "▕": [(7, 0, 8, 8)],
}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
# The arms of a frame's line: left, right, up, down; heavy ones in capitals.
LINES = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru",
    "┼": "lrud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "╴": "l", "╶": "r", "╵": "u", "╷": "d",
    "━": "LR", "┃": "UD", "┏": "RD", "┓": "LD", "┗": "RU", "┛": "LU", "┣": "RUD", "┫": "LUD", "┳": "LRD", "┻": "LRU", "╋": "LRUD",
}  # fmt: skip
ROUND = {"╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1)}


@functools.cache
def font(name, size, index=0):
    """A font file at a size in pixels."""
    return ImageFont.truetype(name, size, index=index, layout_engine=ImageFont.Layout.BASIC)


@functools.cache
def has(face, glyph):
    """Whether a font knows a glyph; one it does not know looks like the box of an impossible one."""
    return bytes(face.getmask(glyph)) != bytes(face.getmask(NOTDEF))


@functools.cache
def mask(glyph, columns, bold, cell):
    """The coverage of a glyph, 0...255, in an image of its cells."""
    cell_width, cell_height = cell
    size, weight = int(cell_width / 0.602 + 0.25), "-Bold" if bold else ""
    faces = [
        font(f"{DEJAVU}DejaVuSansMono{weight}.ttf", size),
        font(f"{NOTO}NotoSansCJK-{'Bold' if bold else 'Regular'}.ttc", int(cell_width * 1.8), MONO_SC),
        font(f"{DEJAVU}DejaVuSans{weight}.ttf", size),
    ]
    if columns == 2:
        faces[0], faces[1] = faces[1], faces[0]
    face = next((f for f in faces if has(f, glyph[0])), faces[0])
    image = Image.new("L", (cell_width * columns, cell_height), 0)
    # One baseline for all fonts, so that Latin letters and Chinese characters stand on the same line.
    baseline = round(cell_height * 0.77)
    left = (cell_width * columns - face.getlength(glyph[0])) / 2
    ImageDraw.Draw(image).text((round(left), baseline), glyph, fill=255, font=face, anchor="ls")
    return image


def mix(a, b, amount):
    """`amount` of a over b."""
    return tuple(round(x * amount + y * (1 - amount)) for x, y in zip(a, b))


class Canvas:
    """An image of a grid of cells."""

    def __init__(self, columns, rows, cell, margin, fg, bg):
        self.cell, self.margin, self.fg, self.bg = cell, margin, fg, bg
        size = columns * cell[0] + 2 * margin, rows * cell[1] + 2 * margin
        self.image = Image.new("RGB", size, bg)
        self.pen = ImageDraw.Draw(self.image)

    def colours(self, style):
        """What a style's foreground and background look like."""
        fg, bg = style.fg or self.fg, style.bg or self.bg
        if style.reverse:
            fg, bg = bg, fg
        return (mix(fg, bg, 0.6) if style.dim else fg), bg

    def draw(self, column, row, cell):
        """Draws one cell; the second half of a wide glyph is drawn with the first."""
        if not cell.width:
            return
        (w, h), (fg, bg) = self.cell, self.colours(cell.style)
        x, y = self.margin + column * w, self.margin + row * h
        self.fill((x, y, x + w * cell.width, y + h), bg)
        if cell.glyph in BLOCKS:
            for left, top, right, bottom in BLOCKS[cell.glyph]:
                box = round(left * w / 8), round(top * h / 8), round(right * w / 8), round(bottom * h / 8)
                self.fill((x + box[0], y + box[1], x + box[2], y + box[3]), fg)
        elif cell.glyph in SHADES:
            self.fill((x, y, x + w, y + h), mix(fg, bg, SHADES[cell.glyph]))
        elif cell.glyph in LINES:
            self.lines(cell.glyph, x, y, fg)
        elif cell.glyph.strip():
            ink = Image.new("RGB", (w * cell.width, h), fg)
            self.image.paste(ink, (x, y), mask(cell.glyph, cell.width, cell.style.bold, self.cell))
        if cell.style.underline:
            self.fill((x, y + h - 2, x + w * cell.width, y + h - 1), fg)

    def fill(self, box, colour):
        """Fills a box whose right and bottom edges lie outside it."""
        left, top, right, bottom = box
        if right > left and bottom > top:
            self.pen.rectangle((left, top, right - 1, bottom - 1), fill=colour)

    def lines(self, glyph, x, y, colour):
        """Draws the arms of a frame's line from the middle of the cell to its edges."""
        w, h = self.cell
        stroke = max(1, round(w / 9)) * (2 if LINES[glyph].isupper() else 1)
        cx, cy = x + (w - stroke) // 2, y + (h - stroke) // 2
        radius = w // 2 if glyph in ROUND else 0
        dx, dy = ROUND.get(glyph, (0, 0))
        for arm in LINES[glyph].lower():
            self.fill({
                "l": (x, cy, cx + stroke - radius, cy + stroke), "r": (cx + radius, cy, x + w, cy + stroke),
                "u": (cx, y, cx + stroke, cy + stroke - radius), "d": (cx, cy + radius, cx + stroke, y + h),
            }[arm], colour)  # fmt: skip
        if radius:
            mx, my = (cx if dx > 0 else cx + stroke - 1), (cy if dy > 0 else cy + stroke - 1)
            centre = mx + dx * radius, my + dy * radius
            box = centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius
            start = {(1, 1): 180, (-1, 1): 270, (1, -1): 90, (-1, -1): 0}[dx, dy]
            self.pen.arc(box, start, start + 90, fill=colour, width=stroke)


def picture(rows, cell=(10, 20), margin=0, fg=FOREGROUND, bg=BACKGROUND):
    """The PNG, as bytes, of rows of cells."""
    columns = max((len(row) for row in rows), default=0) or 1
    canvas = Canvas(columns, len(rows) or 1, cell, margin, fg, bg)
    for y, row in enumerate(rows):
        for x, each in enumerate(row):
            canvas.draw(x, y, each)
    out = io.BytesIO()
    canvas.image.save(out, "PNG", optimize=True)
    return out.getvalue()
