"""A second engine for one group of blocks: the equality is checked by another program.

The object code and the cipher's text are run on the plain graph (`prove.graph.plain`), both for any
key and text. ABC decides whether the two circuits are equal; if it is not installed or gives no
answer, the sweep of `prove.graph.sweep` does. Neither uses the normal form of the proofs or any of
its rules: no windows, no names, no relations. Decoder, executor, memory and the interpretation of
the text are shared with the proof, so an error there is not detected here.

Source: Brayton and Mishchenko, ABC: an academic industrial-strength verification tool, CAV 2010.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast, get_args

from compiler.frontend.interface import BlockFunction
from prove.claims.blocks import Blocks
from prove.claims.functions import Subject
from prove.claims.verdict import session_on
from prove.graph.forms import TRUE, FormTooLarge
from prove.graph.plain import PlainGraph
from prove.graph.sweep import Limits, SweptGraph
from prove.machine.executor import Beyond, Broken
from prove.machine.values import Unsupported

ABC = ("berkeley-abc", "yosys-abc", "abc")
"""Names of the program in different packages."""
Answer = Literal["equal", "different", "open"]
ANSWERS: dict[str, Answer] = {"are equivalent": "equal", "are NOT EQUIVALENT": "different"}
SAID = re.compile(r"^Networks (are equivalent|are NOT EQUIVALENT|are UNDECIDED)\b", re.MULTILINE)
GRACE_SECONDS = 10
"""Time by which a program may exceed its limit."""
Pairs = Sequence[tuple[int, int]]
"""Literals that must be equal: of the code, and of the text."""


@dataclass(frozen=True)
class SecondOpinion:
    """The result of another engine.

    Args:
        engine: its name.
        verdict: `equal` for every key and text; `different` if there is a counterexample; `open` if
            it found neither, or if the question is out of its reach.
        seconds: time that it took, including making the circuits.
    """

    engine: str
    verdict: Answer
    seconds: float


class Pairing(PlainGraph):
    """A plain graph that records queries of equality, and answers yes."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[int, int]] = []

    def is_same(self, a: int, b: int) -> bool:
        """Record a query."""
        self.pairs.append((a, b))
        return True


def second_opinion(subject: Subject, role: str, seconds: float) -> SecondOpinion:
    """Check one whole group of blocks with another engine.

    Args:
        subject: the file.
        role: name of a function on blocks in the interface.
        seconds: time limit of all engines; ABC gets half of it.

    Raises:
        ValueError: it is not a function on blocks.
    """
    if role not in get_args(BlockFunction):
        raise ValueError(f"{role} is no function over blocks")
    begin, asked_role = time.perf_counter(), cast("BlockFunction", role)
    program = next((path for name in ABC if (path := shutil.which(name))), None)
    verdict: Answer = "open"
    if program:
        verdict = _verdict(lambda: asked(program, *_circuits(subject, asked_role), seconds / 2))
    engine = "abc"
    if verdict == "open":
        left = seconds - (time.perf_counter() - begin)
        engine, verdict = "sweep", _verdict(lambda: _swept(subject, asked_role, left))
    return SecondOpinion(engine, verdict, time.perf_counter() - begin)


def _verdict(ask: Callable[[], Answer]) -> Answer:
    """An engine's answer; `different` if the code violates a rule, `open` if no rule covers it."""
    try:
        return ask()
    except Broken:
        return "different"
    except (Beyond, FormTooLarge, Unsupported):
        return "open"


def _circuits(subject: Subject, role: BlockFunction) -> tuple[PlainGraph, Pairs]:
    """The graph with code and text on it, and the literals that must be equal."""
    graph = Pairing()
    Blocks(session_on(subject, graph).task(role)).run_once()
    return graph, graph.pairs


def _swept(subject: Subject, role: BlockFunction, seconds: float) -> Answer:
    """The result of the sweep."""
    graph = SweptGraph(Limits(seconds))
    try:
        Blocks(session_on(subject, graph).task(role)).run_once()
    except Beyond:
        return "different" if graph.difference else "open"
    return "equal"


def asked(program: str, graph: PlainGraph, pairs: Pairs, seconds: float) -> Answer:
    """The result of ABC.

    Args:
        program: path of ABC.
        graph: the graph of the literals.
        pairs: literals that must be equal.
        seconds: time limit.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, literals in zip(("code", "text"), zip(*pairs, strict=True), strict=True):
            (Path(folder) / f"{name}.blif").write_text(blif(graph, literals))
        commands = (
            "read_blif code.blif; strash; write_aiger code.aig; "
            f"read_blif text.blif; strash; &get -n; &cec -T {max(1, int(seconds))} code.aig"
        )
        try:
            done = subprocess.run(
                [program, "-c", commands],
                cwd=folder,
                capture_output=True,
                text=True,
                timeout=seconds + GRACE_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "open"
    return answer_in(done.stdout)


def answer_in(text: str) -> Answer:
    """The answer in ABC's output; its exit status is meaningless. Any doubt is `open`."""
    found = SAID.findall(text)
    return ANSWERS.get(found[0], "open") if len(found) == 1 else "open"


def blif(graph: PlainGraph, literals: Sequence[int]) -> str:
    """Literals as a circuit in the Berkeley Logic Interchange Format, with all inputs."""
    inputs = [number for number, _ in graph.sources()]
    lines = [".model circuit", _names(".inputs", (f"n{i}" for i in inputs))]
    lines.append(_names(".outputs", (f"o{i}" for i in range(len(literals)))))
    lines += [_gate(graph, number) for number in sorted(graph.cone(literals)) if number]
    for place, literal in enumerate(literals):
        if literal <= TRUE:
            lines.append(f".names o{place}" + ("\n1" if literal else ""))
        else:
            lines.append(f".names n{literal >> 1} o{place}\n{1 - (literal & 1)} 1")
    return "\n".join([*(line for line in lines if line), ".end", ""])


def _names(keyword: str, names: Iterable[str]) -> str:
    return f"{keyword} {' '.join(names)}"


def _gate(graph: PlainGraph, number: int) -> str:
    """A sum or a product by its truth table; empty for an input."""
    if graph.source(number) is not None:
        return ""
    node = graph.node(number)
    head = f".names n{node.left >> 1} n{node.right >> 1} n{number}"
    if node.is_sum:
        return f"{head}\n01 1\n10 1"
    return f"{head}\n{1 - (node.left & 1)}{1 - (node.right & 1)} 1"
