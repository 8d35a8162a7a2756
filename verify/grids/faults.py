"""Errors in a kernel, its text or its launch."""

from __future__ import annotations

from typing import Literal

Kind = Literal["bounds", "alignment", "race", "uninitialised", "barrier", "endless", "access"]
"""`bounds`: there is no buffer; `access`: the buffer does not allow the access; `race`: unordered
threads touch a byte, or a byte is written twice."""


class KernelTextError(ValueError):
    """A line of a kernel's text has no row, or refers to an undeclared name."""


class LaunchError(ValueError):
    """A launch has wrong parameters, or a grid that no device supports."""


class GridFault(Exception):
    """A thread violated a rule.

    Attributes:
        kind: which rule.
        line: of the text, from 1.
        block: number of the thread block.
        thread: number of the thread in its block.
        launch: number of the launch, of several that run together.
        message: the complete description.
    """

    def __init__(
        self, kind: Kind, said: str, line: int, block: int, thread: int, launch: int = 0
    ) -> None:
        super().__init__(f"line {line}, block {block}, thread {thread}: {said}")
        self.kind, self.line, self.block, self.thread = kind, line, block, thread
        self.launch = launch
        self.message = str(self)
