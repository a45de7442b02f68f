"""A program on a pseudo terminal that answers as an xterm does, with what it costs read from /proc."""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

ANSWERS = [
    (re.compile(rb"\x1b\[0?c"), b"\x1b[?64;1;2;6;9;15;18;21;22c"),  # primary device attributes
    (re.compile(rb"\x1b\[>0?c"), b"\x1b[>41;379;0c"),  # secondary device attributes
    (re.compile(rb"\x1b\[5n"), b"\x1b[0n"),  # status
    (re.compile(rb"\x1b\[6n"), b"\x1b[1;1R"),  # where the cursor is
    (re.compile(rb"\x1b\]10;\?(?:\x07|\x1b\\)"), b"\x1b]10;rgb:e6e6/e6e6/e6e6\x1b\\"),
    (re.compile(rb"\x1b\]11;\?(?:\x07|\x1b\\)"), b"\x1b]11;rgb:1515/1616/1c1c\x1b\\"),
    (re.compile(rb"\x1b\[\?2026\$p"), b"\x1b[?2026;2$y"),  # synchronized output: known, off
    (re.compile(rb"\x1b\[\?2031\$p"), b"\x1b[?2031;0$y"),  # reports of a new colour scheme: unknown
]
HIDDEN = ("TMUX", "TMUX_PANE", "NO_COLOR", "COLUMNS", "LINES")


def environment(settings):
    """The environment of a program under test."""
    usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    return {**{k: v for k, v in os.environ.items() if k not in HIDDEN}, **usual, **settings}


class Program:
    """A running program and its terminal. `started` is the moment before the fork."""

    def __init__(self, arguments, columns, rows, settings=None):
        settings = environment(settings or {})
        self.fd, terminal = os.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.started = time.perf_counter()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.setsid()
                fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
                for standard in (0, 1, 2):
                    os.dup2(terminal, standard)
                os.closerange(3, 64)
                os.execvpe(arguments[0], arguments, settings)
            except OSError as error:
                os.write(2, f"{arguments[0]}: {error}\n".encode())
            os._exit(127)
        os.close(terminal)
        os.set_blocking(self.fd, False)

    def type(self, keys):
        """Presses keys; returns the moment before they were written."""
        now = time.perf_counter()
        os.write(self.fd, keys)
        return now

    def read(self, quiet, limit):
        """Reads until it has been quiet for so long; the bytes, and the moment of the last one or None.

        The quiet itself is never part of a time, so it only has to be longer than any pause inside an answer.
        """
        begin, last, data, unanswered = time.perf_counter(), None, [], b""
        while True:
            now = time.perf_counter()
            wait = min(begin + limit - now, quiet - (now - last) if last else limit)
            if wait <= 0 or not select.select([self.fd], [], [], wait)[0]:
                break
            try:
                chunk = os.read(self.fd, 1 << 16)
            except OSError:  # the program has gone
                break
            last = time.perf_counter()
            data.append(chunk)
            unanswered = self.answer(unanswered + chunk)
        return b"".join(data), last

    def answer(self, text):
        """Answers the questions in a text; returns what may be the beginning of another."""
        end = 0
        for question, reply in ANSWERS:
            for match in question.finditer(text):
                os.write(self.fd, reply)
                end = max(end, match.end())
        return text[end:][-32:]

    def cpu(self):
        """Nanoseconds of CPU that all threads have used."""
        return sum(int(text.split()[0]) for text in self.tasks("schedstat"))

    def switches(self):
        """How often a thread was taken from its CPU or gave it back."""
        return sum(int(n) for text in self.tasks("status") for n in re.findall(r"ctxt_switches:\s+(\d+)", text))

    def peak(self):
        """The most memory that was ever resident, in MiB."""
        return int(re.search(r"VmHWM:\s+(\d+)", self.proc("status"))[1]) / 1024

    def tasks(self, name):
        """A file of each thread in /proc."""
        return [self.proc(f"task/{task}/{name}") for task in os.listdir(f"/proc/{self.pid}/task")]

    def proc(self, name):
        """The text of one file of the process in /proc."""
        with open(f"/proc/{self.pid}/{name}", encoding="ascii", errors="replace") as file:
            return file.read()

    def running(self):
        """Whether the program still runs."""
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None

    def stop(self):
        """Ends the program, whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)
