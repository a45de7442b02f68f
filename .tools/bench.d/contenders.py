"""What gloam is measured beside: the floor, a mock screen in C, a Textual app of the same shape. Built on first use."""

import os
import shlex
import subprocess
import sys
import venv
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BUILD = os.path.join(ROOT, ".build", "bench")
TEXTUAL = "textual==8.2.8"


@dataclass
class Contender:
    """A program to measure. `quiet` is the silence, in seconds, that ends its answer to a key."""

    name: str
    arguments: list
    settings: dict = field(default_factory=dict)
    quiet: float = 0.05
    settle: float = 0.2  # the silence that ends its first frame


def compiled(name, *libraries):
    """The path of a C contender, built when its source is newer."""
    source, program = os.path.join(HERE, name + ".c"), os.path.join(BUILD, name)
    if not os.path.exists(program) or os.path.getmtime(program) < os.path.getmtime(source):
        os.makedirs(BUILD, exist_ok=True)
        subprocess.run(["gcc", "-O2", "-o", program, source, *libraries], check=True)
    return program


def textual_python():
    """The Python of an environment that holds Textual, made on first use."""
    folder = os.path.join(ROOT, ".build", "bench-venv")
    python, made = os.path.join(folder, "bin", "python"), os.path.join(folder, TEXTUAL)
    if not os.path.exists(made):
        print(f"installing {TEXTUAL} into .build/bench-venv", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TEXTUAL]
        if subprocess.run(pip, stdout=sys.stderr).returncode:
            sys.exit(f"bench: {TEXTUAL} cannot be installed; --without-textual leaves its rows out")
        open(made, "w").close()
    return python


def contenders(command, with_textual):
    """All contenders by name; `gloam` is the given command line."""
    found = [
        Contender("floor", [compiled("floor")], quiet=0.03),
        # The terminal descriptions with direct colours are those of xterm; the bytes differ a little, the work does not.
        Contender("mock", [compiled("mock", "-lncursesw", "-ltinfo")], {"TERM": "xterm-direct"}),
        Contender("gloam", shlex.split(command)),
    ]
    if with_textual:
        found.append(Contender("textual", [textual_python(), os.path.join(HERE, "peer.py")], quiet=0.3, settle=0.8))
    return {contender.name: contender for contender in found}
