"""Calls functions of a file in simavr, under the promises of avr-gcc's calling convention.

Source: GCC wiki, avr-gcc, sections Register Layout and Calling Convention.
"""

from __future__ import annotations

import ctypes
import random
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from verify.emulation.faults import Kind, MachineFault
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Word32
from verify.toolchain.assemble import Image, assemble, link

SHIM = Path(__file__).with_name("shim.c")
FAMILY = ("avr51",)
"""What LLVM calls the instructions of an ATmega128."""
BASE, RETURN_TO = 0x400, 0x200
FIRST, STACK, TOP = 0x200, 0xE000, 0xFFF0
"""Where buffers begin, the lowest place of the stack, and the highest that a call finds."""
MOST_CYCLES = 20_000_000
FAULTS: tuple[Kind, ...] = ("endless", "read", "write", "fetch", "instruction")
PRESERVED = (*range(2, 18), 28, 29)
ARGUMENTS = (24, 22, 20, 18)
INTERRUPTS = 0x80


class Outcome(ctypes.Structure):
    """How a run ended."""

    _fields_ = [
        ("cycles", ctypes.c_uint64),
        ("pc", ctypes.c_uint32),
        ("address", ctypes.c_uint32),
        ("trace", ctypes.c_uint32),
    ]


@cache
def shim(folder: Path) -> ctypes.CDLL:
    """The simulator as a library, compiled into a folder."""
    library = folder / "shim.so"
    subprocess.run(
        ["gcc", "-O2", "-shared", "-fPIC", "-o", library, SHIM, "-lsimavr", "-lelf"], check=True
    )
    made = ctypes.CDLL(str(library))
    made.sim_make.restype = ctypes.c_void_p
    made.sim_data.restype = ctypes.POINTER(ctypes.c_uint8)
    return made


class Simulator:
    """Calls functions of one file.

    Args:
        folder: for the library.
        text: the assembly.
        part: the microcontroller.
        seed: of junk, and of where things lie.
        room: accesses and instructions of the last call that are written down.

    Attributes:
        cycles: of the last call.
        trace: its instructions, and its accesses with the highest bit set.
    """

    def __init__(
        self, folder: Path, text: str, part: str = "atmega128", seed: int = 1, room: int = 0
    ) -> None:
        self.image: Image = link(assemble(text, FAMILY, "avr"), BASE, lines=False)
        self._shim, self._random = shim(folder), random.Random(seed)
        code = self.image.text
        self._avr = ctypes.c_void_p(self._shim.sim_make(part.encode(), code, len(code), BASE))
        pointer = self._shim.sim_data(self._avr)
        self.memory = np.ctypeslib.as_array(pointer, (0x10000,))
        self._trace = np.zeros(max(room, 1), np.uint32)
        self._room, self.cycles = room, 0
        self.trace = self._trace[:0]

    def __del__(self) -> None:
        self._shim.sim_free(self._avr)

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Raises:
            MachineFault: it broke a rule.
        """
        self.memory[0x100:] = np.frombuffer(self._random.randbytes(0xFF00), np.uint8)
        self.memory[:32] = np.frombuffer(self._random.randbytes(32), np.uint8)
        self.memory[1] = 0
        rights = np.zeros(0x10000, np.uint8)
        sp = TOP - self._random.randrange(64)
        rights[STACK : sp + 1] = 3
        rights[sp + 1 : sp + 3] = 1
        places = self._place([a for a in args if isinstance(a, Buffer)], rights)
        self._pass(args, places)
        self._push(sp, RETURN_TO)
        flags = self._random.randrange(256)
        self._shim.sim_flags(self._avr, flags)
        before = self.memory.copy()
        self._run(symbol, rights)
        self._check(symbol, before, rights, sp, flags)
        contents = {b: self.memory[at : at + len(b.data)].tobytes() for b, at in places.items()}
        return Result(contents, places)

    def _place(self, buffers: Sequence[Buffer], rights: np.ndarray) -> dict[Buffer, int]:
        """Put buffers into memory, with gaps between."""
        places: dict[Buffer, int] = {}
        at = FIRST
        for buffer in dict.fromkeys(buffers):
            at += self._random.randrange(1, 40)
            places[buffer], end = at, at + len(buffer.data)
            self.memory[at:end] = np.frombuffer(buffer.data, np.uint8)
            rights[at:end] = 3 if buffer.writable else 1
            at = end
        assert at < STACK, "the buffers fill the memory"
        return places

    def _pass(self, args: Sequence[Argument], places: dict[Buffer, int]) -> None:
        """Put arguments into their registers: pairs from r24 down, then a word in r14 to r17."""
        for low, arg in zip(ARGUMENTS, args, strict=False):
            value = places[arg] if isinstance(arg, Buffer) else int(arg)  # type: ignore[arg-type]
            self.memory[low : low + 2] = value & 255, value >> 8
        for arg in args[len(ARGUMENTS) :]:
            assert isinstance(arg, Word32), "the fifth argument is a counter"
            self.memory[14:18] = np.frombuffer((arg.value % 2**32).to_bytes(4, "little"), np.uint8)

    def _push(self, sp: int, address: int) -> None:
        """The stack as a call leaves it: the return address in words, its low byte on top."""
        word = address // 2
        self.memory[sp + 1], self.memory[sp + 2] = word >> 8, word & 255
        self.memory[0x5D], self.memory[0x5E] = sp & 255, sp >> 8

    def _run(self, symbol: str, rights: np.ndarray) -> None:
        outcome = Outcome()
        status = self._shim.sim_run(
            self._avr,
            self.image.symbols[symbol],
            RETURN_TO,
            BASE,
            BASE + len(self.image.text),
            ctypes.c_uint64(MOST_CYCLES),
            rights.ctypes.data_as(ctypes.c_void_p),
            STACK,
            self._trace.ctypes.data_as(ctypes.c_void_p),
            self._room,
            ctypes.byref(outcome),
        )
        self.cycles = outcome.cycles
        self.trace = self._trace[: outcome.trace].copy()
        if status:
            kind, where = FAULTS[status - 1], self.image.place(outcome.pc)
            message = f"{symbol}: {kind} at {where}, address {outcome.address:#x}"
            raise MachineFault(kind, message, outcome.pc, outcome.address)

    def _check(
        self, symbol: str, before: np.ndarray, rights: np.ndarray, sp: int, flags: int
    ) -> None:
        """What a function must leave as it was, and must not leave behind."""
        now = self.memory
        changed = [f"r{n}" for n in PRESERVED if now[n] != before[n]]
        changed += ["r1"] if now[1] else []
        changed += ["SP"] if int(now[0x5D]) | int(now[0x5E]) << 8 != sp + 2 else []
        changed += ["I"] if (self._shim.sim_read_flags(self._avr) ^ flags) & INTERRUPTS else []
        if changed:
            raise MachineFault("register", f"{symbol} does not restore {', '.join(changed)}")
        outside = np.flatnonzero((now[FIRST:] != before[FIRST:]) & (rights[FIRST:] & 2 == 0))
        if outside.size:
            at = FIRST + int(outside[0])
            raise MachineFault("outside", f"{symbol} changes {at:#x}", address=at)
        self._check_stack(symbol, before, sp)

    def _check_stack(self, symbol: str, before: np.ndarray, sp: int) -> None:
        """Below the stack pointer only what the caller had in registers may be left, or addresses."""
        now = self.memory[STACK : sp + 1]
        left = np.flatnonzero(now != before[STACK : sp + 1])
        known = {0, *before[:32].tolist()}
        strange = [n for n in left.tolist() if int(now[n]) not in known]
        # A return address, lengths and pointers are no secrets: few bytes, next to each other.
        if len(strange) > 8:
            message = f"{symbol} leaves {len(strange)} bytes on the stack"
            raise MachineFault("stack", message, address=STACK + strange[0])
