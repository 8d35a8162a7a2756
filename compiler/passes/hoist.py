"""Computes what depends on the key alone once a key, what depends on the nonce once a nonce."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from compiler.ir import Op, Param, Program, rename_args
from compiler.module import Context, Module, Pass, inline, live_only, uniform_values

KEY_SLOT, NONCE_SLOT, ROUND_SLOT = "$k", "$m", "$r"
"""How the parameters of a kernel begin that the key set-up, the nonce, a loop of rounds fills."""


@dataclass(frozen=True)
class Hoist(Pass):
    """Split each block function by when its operands are known.

    Values of the key alone move to `key_setup`, values of key and nonce to `ctr_nonce`; what
    remains is the work for a block. A kernel's parameters are then the block and slots: `$k0 $k1
    …`, filled by the key set-up, and `$m0 $m1 …`, filled for each nonce. Equal values of all
    functions share a slot.
    """

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with the functions of the interface in place of the spec programs."""
        del context
        split = _Split(module)
        kernels = {"ecb_encrypt": split.kernel("encrypt"), "ecb_decrypt": split.kernel("decrypt")}
        if "ctr" in module.programs:
            kernels |= split.counter_mode(module.programs["ctr"])
        kernels = {name: replace(program, name=name) for name, program in kernels.items()}
        programs = {"key_setup": split.key_setup(), **kernels}
        slots = len(split.slots)
        return replace(module, programs=programs).with_figures(key_slots=slots)


@dataclass
class _Split:
    """The key set-up as it grows while functions are split."""

    module: Module
    ops: list[Op] = field(default_factory=list[Op])
    slots: dict[str, str] = field(default_factory=dict[str, str])
    first: dict[object, str] = field(default_factory=dict[object, str])

    def __post_init__(self) -> None:
        schedule = self.module.programs["key_schedule"]
        self.params = schedule.params
        ops, self.round_keys = inline(schedule, {p.name: p.name for p in schedule.params}, "s.")
        self.renamed = self.share(ops)
        self.round_keys = tuple(self.renamed.get(k, k) for k in self.round_keys)

    def share(self, ops: Iterable[Op]) -> dict[str, str]:
        """Append operations that are not there yet; return new names of the values that were."""
        renamed: dict[str, str] = {}
        for old in ops:
            op = rename_args(old, renamed)
            key = op.value_key()
            if len(op.results) == 1 and key in self.first:
                renamed[op.result] = self.first[key]
                continue
            if len(op.results) == 1:
                self.first[key] = op.result
            self.ops.append(op)
        return renamed

    def kernel(self, name: str) -> Program:
        """A block function without its key part, whose values become slots."""
        program = self.module.programs[name]
        block = len(self.module.programs["encrypt"].results)
        return self.cut(program, program.params[:block], program.params[block:], self.round_keys)

    def cut(
        self,
        program: Program,
        block: tuple[Param, ...],
        keys: tuple[Param, ...],
        sources: tuple[str, ...],
    ) -> Program:
        """Move what depends on `keys` alone to the key set-up; `sources` are their values there."""
        uniform = uniform_values(program, frozenset(p.name for p in keys))
        early = [op for op in program.ops if op.results and op.results[0] in uniform]
        late = [op for op in program.ops if not op.results or op.results[0] not in uniform]
        prefix = f"{program.name}."
        bindings = {p.name: s for p, s in zip(keys, sources, strict=True)}
        moved, _ = inline(program.with_ops(early, ()), bindings, prefix)
        again = self.share(moved)
        place = {**bindings, **{r: prefix + r for op in early for r in op.results}}
        constants = {op.result for op in early if op.name == "const"}
        wanted = frontier(late, program.results, uniform - constants)
        slots = {n: self.slot(again.get(place[n], place[n])) for n in wanted}
        params = [Param(slots[n], program.types[n]) for n in wanted]
        unique = {p.name: p for p in params}
        moved_away = uniform - constants
        kept = [op for op in program.ops if not op.results or op.results[0] not in moved_away]
        body = [rename_args(op, slots) for op in kept]
        results = tuple(slots.get(r, r) for r in program.results)
        made = replace(program, params=(*block, *unique.values()), ops=tuple(body), results=results)
        return live_only(made)

    def slot(self, value: str) -> str:
        """The slot of a value of the key set-up."""
        return self.slots.setdefault(value, f"{KEY_SLOT}{len(self.slots)}")

    def key_setup(self) -> Program:
        """The key schedule and all that moved to it; the results are the slots in order."""
        made = Program("key_setup", "spec", self.params, tuple(self.ops), tuple(self.slots))
        tables = {n: t for p in self.module.programs.values() for n, t in p.tables.items()}
        return live_only(replace(made, tables=tables))

    def counter_mode(self, program: Program) -> dict[str, Program]:
        """The kernel of counter mode and the function that takes a nonce."""
        nonce = tuple(p for p in program.params if p.name.startswith("N."))
        counter = tuple(p for p in program.params if p.name.startswith("counter"))
        keys = tuple(p for p in program.params if p not in nonce + counter)
        keyed = self.cut(program, (*counter, *nonce), keys, self.round_keys)
        slots = tuple(p for p in keyed.params if p not in counter + nonce)
        known = uniform_values(keyed, frozenset(p.name for p in nonce + slots))
        key_only = uniform_values(keyed, frozenset(p.name for p in slots))
        early = [op for op in keyed.ops if op.results and op.results[0] in known]
        late = [op for op in keyed.ops if not op.results or op.results[0] not in known]
        wanted = frontier(late, keyed.results, known - key_only)
        renamed = {n: f"{NONCE_SLOT}{i}" for i, n in enumerate(wanted)}
        fill = replace(
            keyed, name="ctr_nonce", params=(*nonce, *slots), ops=tuple(early), results=wanted
        )
        constants = [op for op in early if op.name == "const"]
        body = [rename_args(op, renamed) for op in (*constants, *late)]
        made = tuple(Param(renamed[n], keyed.types[n]) for n in wanted)
        results = tuple(renamed.get(r, r) for r in keyed.results)
        crypt = replace(
            keyed,
            name="ctr_crypt",
            params=(*counter, *slots, *made),
            ops=tuple(body),
            results=results,
        )
        return {"ctr_nonce": _used(live_only(fill)), "ctr_crypt": _used(live_only(crypt))}


def frontier(late: Iterable[Op], results: Iterable[str], known: set[str]) -> tuple[str, ...]:
    """The known values that `late` operations or the results read, in the order of use."""
    read = [a for op in late for a in op.args]
    return tuple(dict.fromkeys(n for n in (*read, *results) if n in known))


def _used(program: Program) -> Program:
    """The program without parameters that nothing reads."""
    return replace(program, params=tuple(p for p in program.params if program.uses[p.name]))
