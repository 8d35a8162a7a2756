"""One build of `lwcc fuzz`: `lwcc compile` with drawn options, in a process of its own."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from tempfile import TemporaryDirectory
from typing import Literal

from catalogue.ciphers import CipherSource
from catalogue.declared import circuit_choices, has_circuits, machines
from dsl.cipher import Cipher
from options.drawn import Subject, draw

End = Literal["compiled", "failed", "stopped", "impossible"]
DRAWS = 200
"""After so many impossible combinations one after another, a job ends."""
IMPOSSIBLE = 2
"""The exit code of `lwcc compile` for options that are impossible together."""
SAID = 12
"""The last lines of a failed build that are kept."""


@dataclass(frozen=True)
class Chance:
    """A job: the first possible combination of options that is drawn.

    Args:
        seed: of the draws.
        sources: the ciphers, each as likely as the others.
        targets: the machines, each as likely as the others.
        seconds: of a build, at most.
    """

    seed: str
    sources: Sequence[CipherSource]
    targets: Sequence[str]
    seconds: int


@dataclass(frozen=True)
class Drawn:
    """A drawn combination, and the end of its build.

    Args:
        target: the machine.
        command: that builds it.
        end: `compiled`, with all checks; `failed`: a check found something, or lwcc has a mistake;
            `stopped`: it took too long; `impossible`: no combination that was drawn is possible.
        said: the last lines of a build that failed.
        seconds: that the build took.
        refused: the messages on impossible combinations drawn before, by their commands.
    """

    target: str
    command: str
    end: End
    said: str
    seconds: float
    refused: Mapping[str, str]


def compile_by_chance(chance: Chance) -> Drawn:
    """Draw until a combination is possible, and compile it with its checks and proofs."""
    by = Random(chance.seed)
    target = by.choice(list(chance.targets))
    refused: dict[str, str] = {}
    words: tuple[str, ...] = ()
    for _ in range(DRAWS):
        words = draw(_subject(by.choice(list(chance.sources)), target, by), by)
        begin = time.perf_counter()
        code, said = _run(words, chance.seconds)
        seconds, command = time.perf_counter() - begin, shlex.join(["lwcc", "compile", *words])
        if code is None:
            return Drawn(target, command, "stopped", "", seconds, refused)
        if code != IMPOSSIBLE:
            end: End = "failed" if code else "compiled"
            return Drawn(target, command, end, said if code else "", seconds, refused)
        refused[command] = next(iter(said.splitlines()), "")
    return Drawn(target, "", "impossible", "", 0.0, refused)


@cache
def loaded(source: CipherSource) -> Cipher:
    """The checked cipher; workers that are forked later have it, too."""
    return source.load()


def _subject(source: CipherSource, target: str, by: Random) -> Subject:
    """One of the cipher's sets."""
    cipher = loaded(source)
    name = source.set_name or by.choice(list(cipher.sets))
    chosen = cipher.parameter_set(name)
    circuits = tuple(circuit_choices(cipher.name, has_circuits(source.path)))
    return Subject(
        (name,) if source.is_shipped else (str(source.path), "--set", name),
        chosen.block.n_bytes,
        chosen.key.n_bytes,
        circuits,
        machines()[target],
    )


def _run(words: Sequence[str], seconds: int) -> tuple[int | None, str]:
    """The exit code and the last lines of a build; no code if it took too long."""
    with TemporaryDirectory() as folder:
        # Nothing is taken from a cache: what is looked for is in the compiler itself.
        command = [sys.executable, "-m", "lwcc", "compile", *words, "--no-cache", "-o", folder]
        try:
            ran = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None, ""
    return ran.returncode, "\n".join(ran.stderr.splitlines()[-SAID:])
