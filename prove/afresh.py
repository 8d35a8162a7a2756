"""A proof that is carried out for changed code, on a graph that has the specification already."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, cast, get_args

from prove.blocks import Blocks, Differs
from prove.cases import Cases, looks_up
from prove.executor import Beyond, Broken, Code, Executor
from prove.forms import FormTooLarge
from prove.functions import Role, Session, Subject
from prove.graph import Graph
from prove.interface import NONCE, any_constants, literals
from prove.values import Undecided, Unsupported
from prove.words import Bits

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
        self._runner = before._runner
        self._known = made

    def made(self, role: Role) -> list[Bits]:
        return self._known


class Prepared:
    """The proof of one function, up to where the code comes in.

    Args:
        subject: a file.
        role: of the function.
    """

    def __init__(self, subject: Subject, role: str) -> None:
        graph = Graph()
        self._name, self._role = role, cast("Role", role)
        self._session = Session(subject, Executor(graph, subject.code), literals(graph))

    @cached_property
    def _expected(self) -> list[Bits]:
        """What the cipher's text makes of a group of blocks."""
        if self._name not in get_args(Role):
            return []
        if self._in_cases:
            Cases.of(self._session)
        return self._session.made(self._role)

    @cached_property
    def _in_cases(self) -> bool:
        subject = self._session.subject
        constants = Session(subject, Executor(Graph(), subject.code), any_constants)
        return self._name == "ctr_crypt" and looks_up(constants)

    def prepare(self) -> None:
        """Do what comes before the code, so that children need not."""
        assert self._expected is not None, "it is made by being asked for"

    def answer(self, code: Code) -> Answer:
        """Prove code instead of the file's own; to be called once, in a child of its own.

        What it adds to the graph stays there: after wrong code nothing right would be found.
        """
        try:
            self._prove(_Known(self._session, code, self._expected))
        except Differs as problem:
            return Answer("differs", str(problem))
        except Broken as problem:
            return Answer("breaks a rule", str(problem))
        except (Beyond, FormTooLarge, Unsupported, Undecided) as problem:
            return Answer("unknown", str(problem))
        except (MemoryError, RecursionError) as problem:
            return Answer("unknown", type(problem).__name__)
        except Exception as problem:
            return Answer("crashed", f"{type(problem).__name__}: {problem}")
        return Answer("proven")

    def _prove(self, session: Session) -> None:
        if self._name not in get_args(Role):
            session.check_filling(self._name)
        elif self._in_cases:
            Cases(session, session.context(NONCE)).prove()
        else:
            Blocks(session.task(self._role)).prove()
