"""The measurements. Contenders take turns in short blocks, so that a noisy moment of the machine meets all of them."""

import os
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field

from encoder import change, seen
from pseudoterminal import Program
from screen import Screen

FLIP = b" "


def percentile(values, percent):
    """The value that so many percent of the values do not exceed."""
    return sorted(values)[max(0, -(-len(values) * percent // 100) - 1)]


@dataclass
class Flips:
    """What the flips of one contender cost: seconds and bytes each, CPU in nanoseconds over all."""

    seconds: list = field(default_factory=list)
    sizes: list = field(default_factory=list)
    cpu: int = 0

    def p50(self):
        """Milliseconds."""
        return percentile(self.seconds, 50) * 1e3

    def p99(self):
        """Milliseconds."""
        return percentile(self.seconds, 99) * 1e3

    def cpu_each(self):
        """Milliseconds."""
        return self.cpu / len(self.seconds) / 1e6

    def bytes_there_and_back(self):
        """Bytes of a flip and the flip back."""
        return statistics.median(self.sizes[0::2]) + statistics.median(self.sizes[1::2])


def turns(contenders, block):
    """The contenders in the order of a block: every other one backwards."""
    return contenders if block % 2 == 0 else contenders[::-1]


def started(contender, columns, rows):
    """A program, and the seconds to the last byte of its first frame."""
    program = Program(contender.arguments, columns, rows, contender.settings)
    data, last = program.read(contender.settle, 10)
    if last is None or not program.running():
        program.stop()
        said = data.decode("utf-8", "replace").strip()[:200]
        sys.exit(f"bench: {contender.name} shows nothing in a terminal, or ends at once: {said!r}")
    return program, last - program.started


def starts(contenders, rounds, columns=80, rows=24):
    """Seconds from exec to the last byte of the first frame, for each contender."""
    seconds = {contender.name: [] for contender in contenders}
    for block in range(rounds):
        for contender in turns(contenders, block):
            program, taken = started(contender, columns, rows)
            program.stop()
            seconds[contender.name].append(taken)
    return seconds


def flip(program, contender, flips):
    """Presses the key once and notes what came."""
    pressed = program.type(FLIP)
    data, last = program.read(contender.quiet, 3)
    if last is None:
        sys.exit(f"bench: {contender.name} does not answer the key")
    flips.seconds.append(last - pressed)
    flips.sizes.append(len(data))


def flips(contenders, programs, count, blocks=20):
    """The flips of running programs; a slow contender flips an eighth as often."""
    results = {contender.name: Flips() for contender in contenders}
    before = {name: program.cpu() for name, program in programs.items()}
    for block in range(blocks):
        for contender in turns(contenders, block):
            share = count // blocks if contender.quiet < 0.2 else max(2, count // blocks // 8)
            for _ in range(share + share % 2):
                flip(programs[contender.name], contender, results[contender.name])
    for name, program in programs.items():
        results[name].cpu = program.cpu() - before[name]
    return results


def idle(programs, seconds):
    """Bytes written, switches and CPU in milliseconds of programs that nobody touches, by name."""
    before = {name: (program.switches(), program.cpu()) for name, program in programs.items()}
    written = dict.fromkeys(programs, 0)
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        time.sleep(min(1, left))
        for name, program in programs.items():
            written[name] += len(program.read(0.001, 0.001)[0])
    return {
        name: (written[name], program.switches() - before[name][0], (program.cpu() - before[name][1]) / 1e6)
        for name, program in programs.items()
    }


def writes(contender, count=10):
    """write(2) calls to the terminal per flip, counted by strace; None where it may not trace."""
    with tempfile.NamedTemporaryFile(prefix="gloam-") as log:
        tracing = ["strace", "-f", "-qq", "-y", "-s", "0", "-e", "trace=write,writev,pwrite64", "-o", log.name]
        program = Program(tracing + contender.arguments, 80, 24, contender.settings)
        program.read(0.8, 10)

        def calls():
            with open(log.name, encoding="utf-8", errors="replace") as file:
                return len(re.findall(r"write(?:v|64)?\(\d+</dev/(?:pts/\d+|tty)>", file.read()))

        before = calls()
        answered = []
        for _ in range(count):
            program.type(FLIP)
            answered.append(program.read(0.2, 3)[1])
        time.sleep(0.2)
        after = calls()
        program.stop()
        return (after - before) / count if before and all(answered) else None


def runs(arguments, contender, rounds):
    """Seconds of a program from exec to exit, and of the first frames of a contender, in turns."""
    ran, shown = [], []
    for _ in range(rounds):
        begin = time.perf_counter()
        pid = os.fork()
        if pid == 0:
            nothing = os.open(os.devnull, os.O_RDWR)
            for standard in (0, 1, 2):
                os.dup2(nothing, standard)
            try:
                os.execvp(arguments[0], arguments)
            finally:
                os._exit(127)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        ran.append(time.perf_counter() - begin)
        if status:
            sys.exit(f"bench: {' '.join(arguments)} ends with {status}")
        program, taken = started(contender, 80, 24)
        program.stop()
        shown.append(taken)
    return ran, shown


def encoded_flip(contender, columns=80, rows=24):
    """Bytes that the hand encoder needs for a flip and the flip back of the screen that the contender paints."""
    program, screen = Program(contender.arguments, columns, rows, contender.settings), Screen(columns, rows)
    screen.feed(program.read(0.8, 10)[0])
    pictures = [screen.copy()]
    for _ in range(2):
        program.type(FLIP)
        screen.feed(program.read(0.3, 3)[0])
        pictures.append(screen.copy())
    program.stop()
    return sum(len(encoded(pictures[n], pictures[n + 1])) for n in range(2))


def encoded(old, new):
    """The encoder's bytes, which count only if they do paint the new picture over the old one."""
    data = change(old, new)
    screen = Screen(len(old[0]), len(old))
    screen.rows = [list(row) for row in old]
    screen.feed(data)
    for y, row in enumerate(new):
        for x, cell in enumerate(row):
            if seen(screen.rows[y][x]) != seen(cell):
                sys.exit(f"bench: the encoder paints {screen.rows[y][x]} at {x},{y} instead of {cell}")
    return data
