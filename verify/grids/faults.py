"""What is wrong with a kernel, its text or its launch."""

from __future__ import annotations

from typing import Literal

Kind = Literal["bounds", "alignment", "race", "uninitialised", "barrier", "endless", "access"]
"""`bounds`: no buffer is there; `access`: a buffer is not for that; `race`: threads that nothing
orders touch a byte, or one is written twice."""


class KernelTextError(ValueError):
    """A line of a kernel's text has no row, or names what is not declared."""


class LaunchError(ValueError):
    """A launch gives a kernel what it does not take, or a grid that no device has."""


class GridFault(Exception):
    """A thread broke a rule.

    Attributes:
        kind: which rule.
        line: of the text, from 1.
        block: number of the thread block.
        thread: number of the thread in its block.
        message: the whole story.
    """

    def __init__(self, kind: Kind, said: str, line: int, block: int, thread: int) -> None:
        super().__init__(f"line {line}, block {block}, thread {thread}: {said}")
        self.kind, self.line, self.block, self.thread = kind, line, block, thread
        self.message = str(self)
