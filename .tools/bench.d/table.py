"""The rows of the result: what was measured, beside what, and whether it meets its bar."""

import json
import os
from dataclasses import dataclass


@dataclass
class Row:
    """One figure. With `faster` the ratio is the other's over gloam's and has to reach the bar; otherwise it is gloam's over the
    other's, or gloam's figure itself where there is no other, and must not exceed it. An unknown figure is None."""

    work: str
    gloam: float | None
    beside: str
    other: float | None
    bar: float
    aim: float
    unit: str = "ms"
    faster: bool = False

    def ratio(self):
        """The figure that the bar is about."""
        if self.gloam is None or (self.beside and not self.other):
            return None
        if not self.beside:
            return self.gloam
        return self.other / self.gloam if self.faster else self.gloam / self.other

    def meets(self, limit):
        """Whether the ratio meets a limit; None where it is not known."""
        ratio = self.ratio()
        return None if ratio is None else bool(ratio >= limit if self.faster else ratio <= limit)

    def said(self):
        """The row as words."""
        sign, times = (">=" if self.faster else "<="), ("x" if self.beside else "")
        word = {True: "yes", False: "NO", None: "not measured"}[self.meets(self.bar)]
        if self.meets(self.aim):
            word += ", and the aim"
        other = f"{self.beside} {shown(self.other)} {self.unit}" if self.beside else ""
        ratio = shown(self.ratio()) + times if self.beside else ""
        return [self.work, f"{shown(self.gloam)} {self.unit}", other, ratio, f"{sign} {self.bar:g}{times}", f"{sign} {self.aim:g}{times}", word]

    def facts(self):
        """The row as JSON."""
        return {
            "work": self.work, "gloam": self.gloam, "beside": self.beside or None, "other": self.other, "unit": self.unit,
            "ratio": self.ratio(), "faster": self.faster, "bar": self.bar, "aim": self.aim,
            "meetsBar": self.meets(self.bar), "meetsAim": self.meets(self.aim),
        }  # fmt: skip


def shown(value):
    """A number as short as it is useful."""
    if value is None:
        return "?"
    if value == int(value) or abs(value) >= 1000:
        return f"{value:.0f}"
    return f"{value:.3g}" if value < 10 else f"{value:.1f}"


def as_json(rows):
    """All rows, with what is to be known of the machine."""
    machine = {"processors": os.cpu_count(), "load": os.getloadavg()[0]}
    return json.dumps({"schema": "gloam.bench/1", "machine": machine, "rows": [row.facts() for row in rows]}, indent=1)


def as_text(rows):
    """All rows as a table."""
    table = [["work", "gloam", "beside", "ratio", "bar", "aim", "meets the bar"]] + [row.said() for row in rows]
    widths = [max(len(line[column]) for line in table) for column in range(len(table[0]))]
    return "\n".join("  ".join(word.ljust(width) for word, width in zip(line, widths)).rstrip() for line in table)
