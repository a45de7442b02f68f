"""A window in which a program runs: its keys by name, its screen as rows of cells."""

from pseudoterminal import Program
from screen import Screen

NAMED = {
    "Space": " ", "Enter": "\r", "Esc": "\x1b", "Tab": "\t", "S-Tab": "\x1b[Z", "Backspace": "\x7f",
    "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D", "Home": "\x1b[H", "End": "\x1b[F",
}  # fmt: skip


def bytes_of(key):
    """What a terminal sends for a key: a name, `C-x`, or the text itself."""
    if key.startswith("C-") and len(key) == 3:
        return bytes([ord(key[2].upper()) & 0x1F])
    return NAMED.get(key, key).encode()


def shot(arguments, columns, rows, keys=(), settle=0.3):
    """The screen of a program after some keys, each pressed once the answer to the last one has come."""
    program, screen = Program(arguments, columns, rows), Screen(columns, rows)
    try:
        screen.feed(program.read(settle, 10)[0])
        for key in keys:
            program.type(bytes_of(key))
            screen.feed(program.read(settle, 5)[0])
    finally:
        program.stop()
    return screen.rows
