"""A proof repeated for changed code, on a graph that contains the specification already."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, cast, get_args

from compiler.frontend.interface import BlockFunction
from prove.claims.blocks import Differs
from prove.claims.functions import Session, Subject
from prove.claims.verdict import on_constants, prove_on, session_for
from prove.graph.words import Bits
from prove.machine.executor import Broken, Code, Executor
from prove.machine.not_shown import NOT_SHOWN, why_unknown

Found = Literal["proven", "differs", "breaks a rule", "unknown", "crashed"]


@dataclass(frozen=True)
class Answer:
    """The result for a piece of code.

    Args:
        found: the verdict in a word.
        detail: the difference, violation or unknown part, or the error of the checker itself.
    """

    found: Found
    detail: str = ""


class _Known(Session):
    """A session with the outputs of the cipher's text for a group of blocks."""

    def __init__(self, before: Session, code: Code, made: list[Bits]) -> None:
        subject = replace(before.subject, code=code)
        super().__init__(subject, Executor(before.graph, code), before.draw)
        self.start = replace(self.start, lookups=before.start.lookups)
        self._known = made

    def made(self, role: BlockFunction) -> list[Bits]:
        return self._known


class Prepared:
    """The proof of one function, up to the point that needs its code.

    Args:
        subject: a file.
        role: name of the function.
    """

    def __init__(self, subject: Subject, role: str) -> None:
        self._name = role
        self._session = session_for(subject, role, on_constants(subject))

    @cached_property
    def _expected(self) -> list[Bits]:
        """The outputs of the cipher's text for a group of blocks."""
        if self._name not in get_args(BlockFunction):
            return []
        return self._session.made(cast("BlockFunction", self._name))

    def prepare(self) -> None:
        """Do the part before the code, so that child processes need not repeat it."""
        assert self._expected is not None, "it is made by being asked for"

    def answer(self, code: Code) -> Answer:
        """Prove other code instead of the file's own; call it once, in a separate child process.

        It adds to the graph permanently: after wrong code, results would be unreliable.
        """
        try:
            prove_on(_Known(self._session, code, self._expected), self._name)
        except Differs as problem:
            return Answer("differs", str(problem))
        except Broken as problem:
            return Answer("breaks a rule", str(problem))
        except NOT_SHOWN as problem:
            return Answer("unknown", why_unknown(problem))
        except Exception as problem:
            return Answer("crashed", f"{type(problem).__name__}: {problem}")
        return Answer("proven")
