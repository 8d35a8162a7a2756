"""Runs functions of a linked file in Unicorn, and checks the calling convention.

Each buffer is in a separate mapping, with unmapped memory before and behind it. Inputs are mapped
read-only. Registers and all memory contain junk at the start of a function, different from that of
the call before; the addresses of buffers, stack and return change, too. After a call these are
checked: preserved registers, the bytes around each buffer, the caller's frame, the data left in the
function's own frame, and the size of that frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from typing import Any

import numpy as np
from unicorn import unicorn_const as unicorn
from unicorn.unicorn_py3.unicorn import Uc, UcContext, UcError

from targets.machine import Machine
from verify.emulation.faults import Kind, MachineFault
from verify.emulation.memory import PAGE, Argument, Buffer, Slot, Word32
from verify.toolchain.assemble import Image

GUARD_PAGES = 4
STACK_BYTES = 8 * PAGE
CALLER_BYTES = PAGE
CALLS = 3
"""The number of calls with different values in registers and stack pointer; then these repeat."""
STACK_STEP = 0x130
"""The bytes by which the stack pointer is lower in each of these calls."""
INSTRUCTION_ALIGN = 16
MOST_INSTRUCTIONS = 50_000_000
"""The default instruction limit of a call."""

_ACCESSES: dict[int, Kind] = {
    unicorn.UC_MEM_READ_UNMAPPED: "read",
    unicorn.UC_MEM_READ_PROT: "read",
    unicorn.UC_MEM_WRITE_UNMAPPED: "write",
    unicorn.UC_MEM_WRITE_PROT: "write",
    unicorn.UC_MEM_FETCH_UNMAPPED: "fetch",
    unicorn.UC_MEM_FETCH_PROT: "fetch",
}


@dataclass(frozen=True)
class Watch:
    """Callbacks for each step of a call.

    Args:
        code: called with the address of each instruction before it runs.
        memory: called with whether it is a write, the address and the bytes of each access.
        cycles: called with the cycles of each instruction after it has run, where a simulator
            counts them.
    """

    code: Callable[[int], None] | None = None
    memory: Callable[[bool, int, int], None] | None = None
    cycles: Callable[[int], None] | None = None


@dataclass(frozen=True)
class Result:
    """The state after a call.

    Args:
        contents: what each buffer holds after the call.
        addresses: where each buffer lay.
    """

    contents: Mapping[Buffer, bytes]
    addresses: Mapping[Buffer, int]


@dataclass(frozen=True)
class _Found:
    """The initial state of a call.

    Args:
        junk: in registers, by number.
        context: context of the emulator with this junk.
        words: zero and this junk, as words in memory.
        preserved: values of the registers that it must preserve.
        sp: the stack pointer.
        return_to: the address that it returns to.
    """

    junk: Mapping[int, int]
    context: UcContext
    words: frozenset[bytes]
    preserved: tuple[object, ...]
    sp: int
    return_to: int


class Emulator:
    """Calls functions of one image; each call is independent of earlier ones.

    Args:
        machine: the processor.
        image: the linked file.
        watch: callbacks for each step; slow.
        watch_stack: check every store below the entry's stack pointer at once.
        seed: seed of the junk in registers and memory.
        most_instructions: instruction limit of a call; a longer one counts as endless.
        most_stack: bytes below the entry's stack pointer that a call may write; None for all.

    Attributes:
        cycles: 0: it counts none.
        left: empty: all data left on the stack that the caller does not know are an error.
    """

    cycles = 0
    left = b""

    def __init__(
        self,
        machine: Machine,
        image: Image,
        watch: Watch | None = None,
        watch_stack: bool = True,
        seed: int = 1,
        most_instructions: int = MOST_INSTRUCTIONS,
        most_stack: int | None = None,
    ) -> None:
        self.machine, self.image = machine, image
        self._most_instructions = most_instructions
        self._most_stack = STACK_BYTES if most_stack is None else most_stack
        self._uc = Uc(machine.arch, machine.mode)
        self._uc.ctl_set_cpu_model(machine.cpu_model)
        self._seed = seed
        self._slots: dict[tuple[bool, int, int], Slot] = {}
        self._next_address = machine.first_address + GUARD_PAGES * PAGE
        self._map_code()
        self._stack = self._new_slot(STACK_BYTES + CALLER_BYTES, writable=True)
        self._stack.memory[:] = self._stack.junk
        self._found = cycle([self._prepared(number) for number in range(CALLS)])
        self._now, self._n_calls = next(self._found), 0
        self._fault: MachineFault | None = None
        self._pushes: dict[int, int] = {}
        self._in_call = False
        self._placed: list[tuple[Buffer, Slot]] = []
        self._add_hooks(watch, watch_stack)

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Args:
            symbol: its name.
            args: in the order of its prototype; a `Buffer` stands for its address.

        Raises:
            MachineFault: it violated a rule.
            KeyError: the file has no such symbol.
        """
        start = self.image.symbols[symbol]
        self._fault = None
        self._pushes.clear()
        words = self._start_state(args)
        self._execute(symbol, start)
        self._check_registers(symbol)
        self._check_surroundings(symbol)
        self._check_frame(symbol, words)
        self._check_pushes()
        contents = {buffer: slot.get(buffer) for buffer, slot in self._placed}
        return Result(contents, {b: slot.address + slot.offset(b) for b, slot in self._placed})

    def _map_code(self) -> None:
        base, n_bytes = self.image.base, len(self.image.text)
        self._uc.mem_map(
            base, -(-n_bytes // PAGE) * PAGE, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC
        )
        self._uc.mem_write(base, self.image.text)
        # Some processors fetch the instruction at which they are to stop.
        self._uc.mem_map(
            self.machine.first_address, PAGE, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC
        )

    def _new_slot(self, n_bytes: int, writable: bool) -> Slot:
        address = self._next_address
        self._next_address += n_bytes + GUARD_PAGES * PAGE
        return Slot(self._uc, address, n_bytes, writable, self._seed + address)

    def _prepared(self, number: int) -> _Found:
        """Put new junk into every register, and record it for calls."""
        rng = np.random.default_rng((self._seed, number))
        sized = self.machine.registers.values()
        junk = {n: int.from_bytes(rng.bytes(bits // 8), "little") for n, bits in sized}
        return_to = self.machine.first_address + number * INSTRUCTION_ALIGN
        sp = self._stack.address + STACK_BYTES + (CALLS - 1 - number) * STACK_STEP
        junk |= {self.machine.sp: sp, self.machine.link: return_to}
        self._uc.reg_write_batch(list(junk.items()))
        preserved = tuple(self._uc.reg_read_batch(list(self.machine.preserved.values())))
        size = self.machine.word_bytes
        wide = b"".join(value.to_bytes(16, "little") for value in junk.values())
        words = {bytes(size), *(wide[at : at + size] for at in range(0, len(wide), size))}
        return _Found(junk, self._uc.context_save(), frozenset(words), preserved, sp, return_to)

    def _start_state(self, args: Sequence[Argument]) -> tuple[int, ...]:
        """Set up registers and buffers; the values of the argument registers."""
        assert len(args) <= len(self.machine.arguments), "arguments on the stack"
        self._now, self._n_calls = next(self._found), self._n_calls + 1
        self._place([arg for arg in args if isinstance(arg, Buffer)])
        addresses = {buffer: slot.put(buffer) for buffer, slot in self._placed}
        self._uc.context_restore(self._now.context)
        words: list[int] = []
        for register, arg in zip(self.machine.arguments, args, strict=False):
            words.append(self._word(register, arg, addresses))
            self._uc.reg_write(register, words[-1])
        return tuple(words)

    def _word(self, register: int, arg: Argument, addresses: Mapping[Buffer, int]) -> int:
        if isinstance(arg, Buffer):
            return addresses[arg]
        if isinstance(arg, Word32):
            return (self._now.junk[register] >> 32 << 32) | (arg.value & 0xFFFF_FFFF)
        return arg

    def _place(self, buffers: Sequence[Buffer]) -> None:
        """Choose a slot for each buffer."""
        self._placed = []
        for buffer in dict.fromkeys(buffers):
            room = len(buffer.data) + (buffer.place if isinstance(buffer.place, int) else 0)
            n_bytes = (room // PAGE + 1) * PAGE
            key = (buffer.writable, n_bytes, 2 * len(self._placed) + self._n_calls % 2)
            if key not in self._slots:
                self._slots[key] = self._new_slot(n_bytes, buffer.writable)
            self._placed.append((buffer, self._slots[key]))

    def _execute(self, symbol: str, start: int) -> None:
        """Run until the function returns."""
        self._in_call = True
        try:
            self._uc.emu_start(start, self._now.return_to, count=self._most_instructions)
        except UcError as error:
            self._fault = self._fault or self._fault_of(symbol, error)
        finally:
            self._in_call = False
        if self._fault is not None:
            raise self._fault
        pc = self._pc()
        if pc != self._now.return_to:
            where = self.image.place(pc)
            most = self._most_instructions
            message = f"{symbol} does not return: after {most} instructions at {where}"
            raise MachineFault("endless", message, pc)

    def _fault_of(self, symbol: str, error: UcError) -> MachineFault:
        where = self.image.place(self._pc())
        return MachineFault("instruction", f"{symbol}: {error} at {where}", self._pc())

    def register(self, number: int) -> int:
        """The contents of a register now; `number` as `machine` has it."""
        value: int = self._uc.reg_read(number)
        return value

    def _pc(self) -> int:
        return self.register(self.machine.pc)

    def _add_hooks(self, watch: Watch | None, watch_stack: bool) -> None:
        self._uc.hook_add(unicorn.UC_HOOK_MEM_INVALID, self._on_invalid)
        self._uc.hook_add(unicorn.UC_HOOK_INTR, self._on_trap)
        if watch_stack:
            begin, end = self._stack.address, self._stack.address + self._stack.n_bytes - 1
            self._uc.hook_add(unicorn.UC_HOOK_MEM_WRITE, self._on_push, begin=begin, end=end)
        if watch is not None:
            self._add_watch(watch)

    def _add_watch(self, watch: Watch) -> None:
        if watch.code is not None:
            self._uc.hook_add(unicorn.UC_HOOK_CODE, partial(self._tell_code, watch.code))
        if watch.memory is not None:
            accesses = unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE
            self._uc.hook_add(accesses, partial(self._tell_memory, watch.memory))

    def _tell_code(self, told: Callable[[int], None], _uc: Uc, at: int, *_rest: Any) -> None:
        if self._in_call:
            told(at)

    def _tell_memory(
        self, told: Callable[[bool, int, int], None], _uc: Uc, access: int, at: int, n: int, *_: Any
    ) -> None:
        if self._in_call:
            told(access == unicorn.UC_MEM_WRITE, at, n)

    def _on_invalid(self, _uc: Uc, access: int, at: int, n: int, *_rest: Any) -> bool:
        kind = _ACCESSES[access]
        pc = self._pc()
        message = f"{self.image.place(pc)}: {kind} of {n} bytes at {self._describe(at)}"
        self._fault = MachineFault(kind, message, pc, at)
        return False

    def _on_trap(self, _uc: Uc, number: int, _data: object) -> None:
        pc = self._pc()
        self._fault = MachineFault("trap", f"{self.image.place(pc)}: exception {number}", pc)
        self._uc.emu_stop()

    def _on_push(self, _uc: Uc, _access: int, at: int, *_rest: Any) -> None:
        sp = self._uc.reg_read(self.machine.sp)
        if at >= sp and sp % self.machine.stack_alignment == 0:
            return
        pc = self._pc()
        self._pushes[pc] = max(sp - at, self._pushes.get(pc, 0))
        if sp % self.machine.stack_alignment:
            message = f"{self.image.place(pc)}: sp is no multiple of {self.machine.stack_alignment}"
            self._fault = self._fault or MachineFault("stack", message, pc, at)

    def _check_pushes(self) -> None:
        """Raise an error for stores below `sp`, except those of instructions that move it there."""
        for pc, below in list(self._pushes.items()):
            if below > self._growth(pc):
                where = self.image.place(pc)
                raise MachineFault("stack", f"{where}: write {below} bytes below sp", pc)

    def _growth(self, pc: int) -> int:
        """The bytes by which one instruction lowers the stack pointer."""
        self._uc.context_restore(self._now.context)
        try:
            self._uc.emu_start(pc, self._now.return_to, count=1)
        except UcError:  # its address is no offset of sp
            return 0
        self._stack.memory[:] = self._stack.junk
        growth: int = self._now.sp - self._uc.reg_read(self.machine.sp)
        return growth

    def _describe(self, address: int) -> str:
        """Description of an address, relative to the nearest buffer."""
        slots = [(b, slot.address + slot.offset(b)) for b, slot in self._placed]
        near = [(abs(address - start), b, start) for b, start in slots]
        if not near:
            return f"{address:#x}"
        distance, buffer, start = min(near, key=lambda each: each[0])
        if distance > len(buffer.data) + GUARD_PAGES * PAGE:
            return f"{address:#x}"
        index = [b for b, _ in self._placed].index(buffer)
        right = "writable" if buffer.writable else "read-only"
        return f"offset {address - start} of {right} buffer {index} of {len(buffer.data)} bytes"

    def _check_registers(self, symbol: str) -> None:
        after = self._uc.reg_read_batch(list(self.machine.preserved.values()))
        names = zip(self.machine.preserved, self._now.preserved, after, strict=True)
        changed = [name for name, before, now in names if before != now]
        if changed:
            raise MachineFault("register", f"{symbol} does not restore {', '.join(changed)}")

    def _check_surroundings(self, symbol: str) -> None:
        for index, (buffer, slot) in enumerate(self._placed):
            strays = slot.strays(buffer) if buffer.writable else []
            if strays:
                size = len(buffer.data)
                message = f"{symbol} wrote offset {strays[0]} of buffer {index} of {size} bytes"
                raise MachineFault("outside", message, address=slot.address + strays[0])

    def _check_frame(self, symbol: str, words: Sequence[int]) -> None:
        """Raise an error for data left on the stack that no caller had in a register."""
        size = self.machine.word_bytes
        changed = np.flatnonzero(self._stack.memory != self._stack.junk)
        if not changed.size:
            return
        known = self._now.words | {word.to_bytes(size, "little") for word in words}
        offsets = (np.unique(changed // size) * size).tolist()
        left = [at for at in offsets if not self._is_harmless(at, known)]
        self._stack.memory[:] = self._stack.junk
        frame_end = self._now.sp - self._stack.address
        if (deepest := frame_end - offsets[0]) > self._most_stack:
            message = f"{symbol} writes {deepest} bytes below entry sp, may {self._most_stack}"
            raise MachineFault("stack", message, address=self._stack.address + offsets[0])
        if left:
            depth = frame_end - left[0]
            what = f"{len(left)} words" if depth > 0 else "bytes of its caller's frame"
            message = f"{symbol} leaves or changes {what} on the stack, first at entry sp - {depth}"
            raise MachineFault("stack", message, address=self._stack.address + left[0])

    def _is_harmless(self, offset: int, known: frozenset[bytes]) -> bool:
        """Whether a word left on the stack is known, or is a buffer's address."""
        if offset >= self._now.sp - self._stack.address:
            return False
        size = self.machine.word_bytes
        now = self._stack.memory[offset : offset + size].tobytes()
        before = self._stack.junk[offset : offset + size].tobytes()
        value = int.from_bytes(now, "little")
        if now in known:
            return True
        if any(slot.address <= value <= slot.address + slot.n_bytes for _, slot in self._placed):
            return True
        halves = {word[at : at + 4] for word in known for at in range(0, size, 4)}
        parts = [(now[at : at + 4], before[at : at + 4]) for at in range(0, size, 4)]
        return all(part in halves or part == old for part, old in parts)
