"""A proof that is carried out for changed code, on a graph that has the specification already."""

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
    """What was found of code.

    Args:
        found: in a word.
        detail: what differs, is broken or unknown, or what the checker itself died of.
    """

    found: Found
    detail: str = ""


class _Known(Session):
    """A session that has what the cipher's text makes of a group of blocks."""

    def __init__(self, before: Session, code: Code, made: list[Bits]) -> None:
        subject = replace(before.subject, code=code)
        super().__init__(subject, Executor(before.graph, code), before.draw)
        self.start = replace(self.start, lookups=before.start.lookups)
        self._known = made

    def made(self, role: BlockFunction) -> list[Bits]:
        return self._known


class Prepared:
    """The proof of one function, up to where the code comes in.

    Args:
        subject: a file.
        role: of the function.
    """

    def __init__(self, subject: Subject, role: str) -> None:
        self._name = role
        self._session = session_for(subject, role, on_constants(subject))

    @cached_property
    def _expected(self) -> list[Bits]:
        """What the cipher's text makes of a group of blocks."""
        if self._name not in get_args(BlockFunction):
            return []
        return self._session.made(cast("BlockFunction", self._name))

    def prepare(self) -> None:
        """Do what comes before the code, so that children need not."""
        assert self._expected is not None, "it is made by being asked for"

    def answer(self, code: Code) -> Answer:
        """Prove code instead of the file's own; to be called once, in a child of its own.

        What it adds to the graph stays there: after wrong code nothing right would be found.
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
