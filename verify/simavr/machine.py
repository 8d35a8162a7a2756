"""Runs functions of a linked file in simavr, under every promise of the calling convention.

Each byte of memory has rights of its own: buffers and the function's frame may be accessed, what
lies between may not, and no pointer may reach below the stack pointer, where an interrupt could
write. Registers and all memory hold junk when a function starts, other junk than in the call
before, and interrupts are allowed in every other call. After a call the preserved registers, the
register that holds 0, the stack pointer, the flag of interrupts and all memory are checked.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Mapping, Sequence

import numpy as np

from targets.machine import Microcontroller
from verify.emulation.faults import Kind, MachineFault
from verify.emulation.machine import Result, Watch
from verify.emulation.memory import Argument, Buffer, Bytes, Word32
from verify.simavr.library import Limits, Outcome, simulator
from verify.toolchain.assemble import Image

SIZE = 0x1_0000
"""Bytes of the data space."""
FIRST_DATA = 0x100
"""Where memory begins; registers and ports are below."""
RETURN_TO = 0x200
"""Where a call returns to: below the code, or so far behind it."""
STACK, TOP = 0xE000, 0xFFF0
"""The lowest place of the stack, and the highest that a call finds."""
GAP, PLACES = 40, 64
"""Bytes between buffers, at most; so many places has the stack."""
MOST_CYCLES = 100_000_000
FAULTS: tuple[Kind, ...] = ("endless", "read", "write", "fetch", "instruction")
FULL = 6
ROOM = 1 << 16
"""Entries of the trace at a time."""
ACCESS, WRITES, OF_FLASH, ADDRESS = 1 << 31, 1 << 30, 1 << 29, 0xFFFF
CYCLES = ACCESS | WRITES | OF_FLASH
"""What an entry of the trace has that says how many cycles the instruction took."""
STACK_POINTER = 0x5D
REGISTERS = 32
STATE = REGISTERS + 3
"""Bytes of a state: registers, flags, and how far the program counter is behind where it began."""
INTERRUPTS = 0x80
READ, WRITE = 1, 2
HARMLESS = 8
"""Bytes that may be left on the stack besides addresses: a length, a number of blocks."""


class Simulator:
    """Calls functions of one image.

    Args:
        machine: the microcontroller.
        image: the linked file.
        watch: what is told about each step, once the call has ended; slow.
        seed: of the junk in registers and memory.
        most_cycles: of a call; one that runs longer is taken for endless.
        most_stack: bytes below the entry's stack pointer that a call may write; None for all.
        part: the simulator's name of the microcontroller; the first without.

    Attributes:
        cycles: of the last call.
        stack_bytes: how far below the entry's stack pointer it wrote.
        left: what lies below the stack pointer after it.
    """

    def __init__(
        self,
        machine: Microcontroller,
        image: Image,
        watch: Watch | None = None,
        seed: int = 1,
        most_cycles: int = MOST_CYCLES,
        most_stack: int | None = None,
        part: str = "",
    ) -> None:
        self.machine, self.image, self._watch = machine, image, watch
        self._random, self._n_calls = random.Random(seed), 0
        self._most_stack = TOP - PLACES - STACK if most_stack is None else most_stack
        self._shim = simulator()
        name, code = part or machine.parts[0], image.text
        made = self._shim.sim_make(name.encode(), code, len(code), image.base)
        if not made:
            raise MachineFault("fetch", f"{name} has not the flash for {len(code)} bytes of code")
        self._avr = ctypes.c_void_p(made)
        self.memory: Bytes = np.ctypeslib.as_array(self._shim.sim_data(self._avr), (SIZE,))
        self._junk = np.frombuffer(self._random.randbytes(2 * SIZE + REGISTERS), np.uint8)
        self._rights: Bytes = np.zeros(SIZE, np.uint8)
        self._trace = np.zeros(ROOM if watch else 1, np.uint32)
        self._limits = self._whole_limits(most_cycles)
        self.cycles, self.stack_bytes, self.left = 0, 0, b""

    def __del__(self) -> None:
        if hasattr(self, "_avr"):
            self._shim.sim_free(self._avr)

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Args:
            symbol: its name.
            args: in the order of its prototype; a `Buffer` stands for its address.

        Raises:
            MachineFault: it broke a rule.
            KeyError: the file has no such symbol.
        """
        start = self.image.symbols[symbol]
        sp = TOP - self._random.randrange(PLACES)
        flags = self._random.randrange(INTERRUPTS) | (self._n_calls % 2 and INTERRUPTS)
        self._n_calls += 1
        places = self._start_state(sp, args)
        self._shim.sim_set_flags(self._avr, flags)
        before = self.memory.copy()
        self._run(symbol, start, sp)
        self._check_registers(symbol, before, sp, flags)
        self._check_memory(symbol, before)
        self._check_frame(symbol, before, sp)
        self.left = self.memory[STACK : sp + 1].tobytes()
        contents = {b: self.memory[at : at + len(b.data)].tobytes() for b, at in places.items()}
        return Result(contents, places)

    def states_after(self, before: Bytes, start: int, n_instructions: int) -> Bytes:
        """What some instructions make of states, each run on its own.

        Args:
            before: shape (n, `STATE`); where the program counter is counts for nothing.
            start: address of the first instruction.
            n_instructions: how many run, jumps included.

        Returns:
            The states after them, in the same shape. Memory is as those before left it.
        """
        given, after = np.ascontiguousarray(before), np.zeros_like(before)
        pointers = (each.ctypes.data_as(ctypes.c_void_p) for each in (given, after))
        self._shim.sim_states(self._avr, start, n_instructions, len(given), *pointers)
        return after

    def _whole_limits(self, most_cycles: int) -> Limits:
        base, end = self.image.base, self.image.base + len(self.image.text)
        return Limits(
            base=base,
            end=end,
            stop=RETURN_TO if base > RETURN_TO else end + end % 2 + RETURN_TO,
            floor=STACK,
            most_cycles=most_cycles,
            rights=self._rights.ctypes.data,
            trace=self._trace.ctypes.data,
            room=len(self._trace) if self._watch else 0,
        )

    def _start_state(self, sp: int, args: Sequence[Argument]) -> Mapping[Buffer, int]:
        """Set up memory, rights and registers; where each buffer lies."""
        shift = self._random.randrange(SIZE)
        self.memory[FIRST_DATA:] = self._junk[shift : shift + SIZE - FIRST_DATA]
        self.memory[:REGISTERS] = self._junk[2 * SIZE - shift :][:REGISTERS]
        self.memory[list(self.machine.zeros)] = 0
        self._rights[:] = 0
        self._rights[sp + 1 - self._most_stack : sp + 1] = READ | WRITE
        self._rights[sp + 1 : sp + 3] = READ
        places = self._place(args)
        self._pass(args, places)
        word = self._limits.stop // 2
        # A call pushes the lower half of its address first.
        self.memory[sp + 1], self.memory[sp + 2] = word >> 8, word & 255
        self.memory[STACK_POINTER : STACK_POINTER + 2] = sp & 255, sp >> 8
        return places

    def _place(self, args: Sequence[Argument]) -> dict[Buffer, int]:
        """Put constants and buffers into memory, with gaps between."""
        places: dict[Buffer, int] = {}
        at = FIRST_DATA
        if self.image.data:
            first = self.image.data_base & ADDRESS
            at = first + len(self.image.data)
            self.memory[first:at] = np.frombuffer(self.image.data, np.uint8)
            self._rights[first:at] = READ
        for buffer in dict.fromkeys(arg for arg in args if isinstance(arg, Buffer)):
            at += self._random.randrange(1, GAP)
            at += -at % buffer.align
            places[buffer], end = at, at + len(buffer.data)
            assert end < STACK, "the buffers fill the memory"
            self.memory[at:end] = np.frombuffer(buffer.data, np.uint8)
            self._rights[at:end] = READ | WRITE if buffer.writable else READ
            at = end
        return places

    def _pass(self, args: Sequence[Argument], places: Mapping[Buffer, int]) -> None:
        """Put arguments into their registers."""
        low = self.machine.arguments_below
        for arg in args:
            value = places[arg] if isinstance(arg, Buffer) else arg
            n_bytes = 2
            if isinstance(value, Word32):
                value, n_bytes = value.value, 4
            low -= n_bytes
            octets = (value % (1 << 8 * n_bytes)).to_bytes(n_bytes, "little")
            self.memory[low : low + n_bytes] = np.frombuffer(octets, np.uint8)

    def _run(self, symbol: str, start: int, sp: int) -> None:
        """Run until the function returns."""
        outcome = Outcome(pc=start, deepest=sp + 1)
        while True:
            status = self._shim.sim_run(
                self._avr, ctypes.byref(self._limits), ctypes.byref(outcome)
            )
            self._tell(outcome.traced)
            if status != FULL:
                break
        self.cycles, self.stack_bytes = outcome.cycles, sp + 1 - outcome.deepest
        if status:
            kind, where = FAULTS[status - 1], self.image.place(outcome.pc)
            message = f"{symbol}: {kind} at {where}, address {outcome.address:#x}"
            raise MachineFault(kind, message, outcome.pc, outcome.address)

    def _tell(self, n_entries: int) -> None:
        """Tell the watch what was traced; accesses of flash have the addresses of code."""
        if self._watch is None:
            return
        on_code, on_memory = self._watch.code, self._watch.memory
        on_cycles = self._watch.cycles
        for entry in self._trace[:n_entries].tolist():
            if not entry & ACCESS:
                if on_code:
                    on_code(entry)
            elif entry & CYCLES == CYCLES:
                if on_cycles:
                    on_cycles(entry & ADDRESS)
            elif on_memory and not entry & OF_FLASH:
                on_memory(bool(entry & WRITES), entry & ADDRESS, 1)

    def _check_registers(self, symbol: str, before: Bytes, sp: int, flags: int) -> None:
        """Refuse what a function does not give back as it was."""
        now = self.memory
        changed = [f"r{n}" for n in self.machine.preserved if now[n] != before[n]]
        changed += [f"r{n}" for n in self.machine.zeros if now[n]]
        if int(now[STACK_POINTER]) | int(now[STACK_POINTER + 1]) << 8 != sp + 2:
            changed.append("SP")
        if (self._shim.sim_flags(self._avr) ^ flags) & INTERRUPTS:
            changed.append("SREG.I")
        if changed:
            raise MachineFault("register", f"{symbol} does not restore {', '.join(changed)}")

    def _check_memory(self, symbol: str, before: Bytes) -> None:
        """Refuse any change where there was no right to write."""
        may_not = self._rights & WRITE == 0
        may_not[:FIRST_DATA] = False
        outside = np.flatnonzero((self.memory != before) & may_not)
        if outside.size:
            at = int(outside[0])
            raise MachineFault("outside", f"{symbol} changes {at:#x}", address=at)

    def _check_frame(self, symbol: str, before: Bytes, sp: int) -> None:
        """Refuse more on the stack than addresses, lengths, and what the caller had in registers.

        That what is left depends on no secret at all is shown where two secrets are compared.
        """
        now, old = self.memory[STACK : sp + 1], before[STACK : sp + 1]
        known = {0, *before[:REGISTERS].tolist()}
        strange = [n for n in np.flatnonzero(now != old).tolist() if int(now[n]) not in known]
        strange = self._without_addresses(now, strange)
        if len(strange) > HARMLESS:
            message = f"{symbol} leaves {len(strange)} bytes on the stack"
            raise MachineFault("stack", message, address=STACK + strange[0])

    def _without_addresses(self, stack: Bytes, strange: Sequence[int]) -> list[int]:
        """The places of bytes that are no halves of addresses, the upper half at the lower place.

        Return addresses count words, like those of code; pointers are to what may be accessed.
        """
        first, left, taken = self.image.base // 2, list[int](), -1
        for place in strange:
            pairs = (n for n in (place - 1, place) if taken < n < len(stack) - 1)
            for n in pairs:
                address = int(stack[n]) << 8 | int(stack[n + 1])
                if 0 <= address - first < len(self.image.text) // 2 or self._rights[address]:
                    taken = n + 1
                    break
            if place > taken:
                left.append(place)
        return left
