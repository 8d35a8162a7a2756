"""The lines of assembly that a function executes, and its steady loop among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from targets.machine import Processor
from verify.emulation.faults import MachineFault
from verify.emulation.machine import Watch
from verify.emulation.memory import Argument
from verify.runner import link_for, runner_of
from verify.toolchain.assemble import Image, assemble

Call = Callable[[int], Sequence[Argument]]
"""The arguments of a call that lets the loop run so many times."""


class NoSteadyLoopError(Exception):
    """Two runs of a function differ by more than one more turn of a loop."""


class Tracer:
    """Runs functions of one file and names the lines that they execute.

    Args:
        text: the assembly.
        machine: the processor.
        features: required features of the machine, as LLVM spells them.
    """

    def __init__(self, text: str, machine: Processor, features: Sequence[str] = ()) -> None:
        self._lines = text.splitlines()
        self._machine = machine
        noted = assemble(text, features, machine.triple, lines=True)
        self.image: Image = link_for(machine, noted)

    def executed(self, symbol: str, args: Sequence[Argument]) -> tuple[str, ...]:
        """The executed lines of a call, in order, without labels and comments.

        A frame that is not wiped is accepted: a compiler's code is measured, too.

        Raises:
            MachineFault: the function broke another rule of the calling convention.
        """
        pcs: list[int] = []
        running = runner_of(self._machine, self.image, Watch(code=pcs.append))
        try:
            running.call(symbol, *args)
        except MachineFault as fault:
            if fault.kind != "stack":
                raise
        return tuple(self._line(pc) for pc in pcs)

    def steady_loop(self, symbol: str, call: Call, turns: int = 3) -> tuple[str, ...]:
        """The executed lines of one turn of a function's main loop.

        What a call with one turn more executes beyond a call with `turns`. It may begin in the
        middle of the loop.

        Raises:
            NoSteadyLoopError: the two runs differ by something else.
        """
        shorter = self.executed(symbol, call(turns))
        longer = self.executed(symbol, call(turns + 1))
        extra = len(longer) - len(shorter)
        pairs = zip(shorter, longer, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a != b), len(shorter))
        if extra <= 0 or longer[same + extra :] != shorter[same:]:
            message = f"{symbol}: {turns} and {turns + 1} turns differ by more than a loop's body"
            raise NoSteadyLoopError(message)
        return longer[same : same + extra]

    def _line(self, pc: int) -> str:
        text = self._lines[self.image.lines[pc] - 1].split("//")[0]
        return " ".join(text.rpartition(":")[2].split())
