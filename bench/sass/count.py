"""Counts the instructions of a kernel for each block of a cipher, by class.

What is counted is the loop over blocks; what stands before and behind it runs once a thread. A
kernel without a loop is counted as a whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bench.sass.code import SassInstruction
from bench.sass.loops import Loop, loops_of, outermost, successors

SassClass = Literal["alu", "multiply", "memory", "constant", "control", "uniform", "slow", "none"]
"""`alu`: integers and logic; `multiply`: the pipe of multiplications, with its copies;
`memory`: global, shared and local; `constant`: loads through the constant cache; `control`:
branches, barriers; `uniform`: once a warp; `slow`: a quarter of the rate or less, special registers
among them; `none`: no operation."""
BASES: Mapping[SassClass, str] = {
    "alu": """
        BMSK CS2R IABS IADD IADD3 IMNMX ISCADD ISETP LEA LOP LOP3 MOV P2R PLOP3 PRMT R2P SEL SGXT
        SHF SHL SHR VABSDIFF VABSDIFF4 VIADD VIADDMNMX VIMNMX VOTE""",
    "multiply": "IDP IMAD IMUL FFMA FADD FMUL HFMA2 HADD2 HMUL2",
    "memory": "ATOM ATOMG ATOMS LD LDG LDL LDS LDSM RED ST STG STL STS",
    "constant": "LDC",
    "control": """
        BAR BMOV BPT BRA BREAK BRX BSSY BSYNC CALL DEPBAR ERRBAR EXIT JMP JMX KILL MEMBAR NANOSLEEP
        RET WARPSYNC YIELD""",
    "slow": "BREV FLO I2I POPC MUFU R2UR S2R S2UR SHFL MATCH",
    "uniform": "VOTEU",
    "none": "NOP",
}
"""The opcodes of each class; all others that begin with U are `uniform`.

Source: CUDA Binary Utilities 13.0, Instruction Set Reference, Turing, Ampere and Hopper.
"""
CLASS_OF = {base: kind for kind, bases in BASES.items() for base in bases.split()}
STORES = frozenset({"STG", "ST"})
UNIFORM, WIDE = "U", "WIDE"


class UncountableError(ValueError):
    """A kernel has an instruction of no known class, or no one loop over its blocks."""


@dataclass(frozen=True)
class Counts:
    """The instructions of each turn of a loop, or of a kernel that has none.

    Args:
        by_class: how many of each class there are.
        stored_bytes: what is stored to global memory by those that no predicate guards.
        wide: multiplications with results of 64 bits, which `multiply` counts as well.
    """

    by_class: Mapping[SassClass, float]
    stored_bytes: int
    wide: float = 0

    @property
    def total(self) -> float:
        """All that is issued, but for those that do nothing."""
        return sum(n for kind, n in self.by_class.items() if kind != "none")

    @property
    def arithmetic(self) -> float:
        """The arithmetic instructions: integers, logic and multiplications."""
        return self.by_class.get("alu", 0) + self.by_class.get("multiply", 0)

    def of_each(self, n_blocks: int) -> Counts:
        """The counts for each of the blocks of a turn."""
        shares = {kind: n / n_blocks for kind, n in self.by_class.items()}
        return Counts(shares, self.stored_bytes // n_blocks, self.wide / n_blocks)


def class_of(instruction: SassInstruction) -> SassClass:
    """The class of an instruction.

    Raises:
        UncountableError: the tables do not have its opcode.
    """
    base = instruction.base
    if base in CLASS_OF:
        return CLASS_OF[base]
    if base.startswith(UNIFORM):
        return "uniform"
    raise UncountableError(f"no class of SASS has the opcode `{instruction}`")


def kernel_loop(code: Sequence[SassInstruction]) -> Loop | None:
    """The loop over blocks: the outermost one; None where a kernel has no loop.

    Raises:
        UncountableError: several loops lie side by side, and none of them stores alone.
    """
    found = outermost(loops_of(code))
    if len(found) > 1:
        by_address = {each.address: each for each in code}
        found = tuple(
            loop for loop in found if any(by_address[a].base in STORES for a in loop.addresses)
        )
    if len(found) > 1:
        heads = ", ".join(f"{loop.head:#x}" for loop in found)
        raise UncountableError(f"several loops store blocks: those at {heads}")
    return found[0] if found else None


def inner_loop(code: Sequence[SassInstruction]) -> Loop:
    """The loop of rounds in the loop over blocks.

    Raises:
        UncountableError: there is none, or several lie side by side.
    """
    outer = kernel_loop(code)
    found = outermost([each for each in loops_of(code) if outer and outer.contains(each)])
    if len(found) != 1:
        raise UncountableError(f"{len(found)} loops in the loop over blocks, not one of rounds")
    return found[0]


def _of_whole_groups(loop: Loop, code: Sequence[SassInstruction]) -> frozenset[int]:
    """The instructions of a loop's turns that have its widest stores.

    Other turns store the rest of a group byte by byte.
    """
    stores = [e for e in code if e.base in STORES and e.address in loop.addresses]
    widest = max(map(access_bytes, stores), default=0)
    places = {e.address for e in stores if not e.predicate and access_bytes(e) == widest}
    after = successors(code)
    before: dict[int, list[int]] = {}
    for place, following in after.items():
        for each in following:
            before.setdefault(each, []).append(place)
    return loop.around(places, after, before) or loop.addresses


def count(code: Sequence[SassInstruction], turns: Mapping[int, int] | None = None) -> Counts:
    """The instructions of each turn of a kernel's loop over blocks.

    Args:
        code: the kernel.
        turns: how often the loops inside go round, by the address of their heads; a loop that is
            not named here goes round once.

    Raises:
        UncountableError: an opcode has no class, or the loop is not known.
    """
    loop = kernel_loop(code)
    turn = _of_whole_groups(loop, code) if loop else frozenset[int]()
    inner = [each for each in loops_of(code) if each.head in (turns or {})]
    total: Counter[SassClass] = Counter()
    stored = wide = 0
    for each in code:
        if loop and each.address not in turn:
            continue
        times = 1
        for one in inner:
            times *= (turns or {})[one.head] if each.address in one.addresses else 1
        total[class_of(each)] += times
        wide += times * (each.base == "IMAD" and WIDE in each.modifiers)
        if each.base in STORES and not each.predicate:
            stored += times * access_bytes(each)
    return Counts(dict(total), stored, wide)


def access_bytes(instruction: SassInstruction) -> int:
    """The bytes that a load or store moves for each thread."""
    sizes = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "64": 8, "128": 16}
    return next((sizes[m] for m in instruction.modifiers if m in sizes), 4)
