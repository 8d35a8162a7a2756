"""A machine's sequences for several limbs: sums with carries, rotations by a few bits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from compiler.ir.program import Type
from compiler.machine.target import LimbOperation
from compiler.module import Context
from compiler.selection.patterns import CONSTANT, Machine, machine_of


@dataclass(frozen=True)
class LimbMachine:
    """Operations on limbs, by the target's instruction sequences.

    Args:
        context: the machine.
        bits: width of a limb.
    """

    context: Context
    bits: int

    def has(self, name: str, limbs: int) -> bool:
        """Whether one sequence computes an operation on so many limbs."""
        return LimbOperation(name, limbs) in self.context.target.limb_sequences

    def rotation(self, limbs: int, distance: int) -> list[int]:
        """Rotations, as distances in bits, that together rotate limbs by less than one limb.

        Args:
            limbs: the number of limbs.
            distance: distance in bits to the left, negative to the right.

        Returns:
            Distances of the machine's sequences; [] if shifts of each limb cost less.
        """
        sign = 1 if distance > 0 else -1
        chains: list[tuple[float, list[int]]] = [(0, [])]
        for bits in range(1, abs(distance) + 1):
            tried = [
                (before + price, [*steps, sign * step])
                for step, price in self.turns(limbs, sign).items()
                if step <= bits
                for before, steps in [chains[bits - step]]
            ]
            chains.append(min(tried, default=(float("inf"), [])))
        chain, steps = chains[-1]
        inside = abs(distance)
        parts = [("<<", inside), (">>", self.bits - inside), ("|", None)]
        each = sum(self.price(operator, amount) for operator, amount in parts)
        return steps if chain < limbs * each else []

    def turns(self, limbs: int, sign: int) -> dict[int, float]:
        """The distances of the sequences that rotate in one direction, with their costs."""
        sequences = self.context.target.limb_sequences
        return {
            step: self.machine.price([self.context.target.table[name]])
            for step in range(1, self.bits)
            if (name := sequences.get(LimbOperation("rotl_limbs", limbs, sign * step)))
        }

    def price(self, operator: str, amount: int | None) -> float:
        """The least cost of an operation on one limb, in port cycles."""
        kind, bound = Type(self.bits), {} if amount is None else {CONSTANT: amount}
        offers = self.machine.offers(operator, kind)
        prices = [price for pattern, price in offers if pattern.holds(bound, self.bits)]
        return min(prices, default=float("inf"))

    @cached_property
    def machine(self) -> Machine:
        """The rules and rows of the target."""
        return machine_of(self.context)
