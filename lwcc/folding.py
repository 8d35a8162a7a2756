"""The most that a folded counter mode could save, by binding times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from rich.table import Table

from builds.depths import Dependences, Report
from builds.pipelines import context_of, passes_of, passes_up_to
from compiler.frontend.counter_times import CounterTimes, Stage
from compiler.frontend.fold_plans import MODELS, Costs, Plan, plan
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.spec.hoist import Hoist
from compiler.pipeline import pass_name, run_passes
from dsl.cipher import Cipher
from options.build import BuildOptions
from options.functions import check_functions, no_counter_mode
from options.settled import settle
from runtime.user_error import UserError

WITH_TABLE = "table"
"""The model with a table of the lowest byte."""
LOOKUP = "lookup_"
"""How the names of primitives begin that read tables."""
HEADINGS = (
    *("to round", "rounds gone", "operations/block", "gone", "cost/block", "saved"),
    *("cost a nonce", "cost a run", "bytes held", "pays from blocks"),
)
WHEN: Mapping[Stage, str] = {
    "key": "key",
    "nonce": "nonce",
    "run": "nonce and higher bytes of the counter",
    "table": "nonce and lowest byte",
    "block": "all",
}


@dataclass(frozen=True)
class Folding:
    """The models of folding for one set.

    Args:
        options: with set and target.
        piece_bits: width of the pieces that are counted.
        costs: of accesses to memory.
        rounds: of the cipher.
        operations: how many can be done when, at the earliest.
        plans: one a model; the first folds nothing.
    """

    options: BuildOptions
    piece_bits: int
    costs: Costs
    rounds: int
    operations: Mapping[Stage, int]
    plans: tuple[Plan, ...]

    def table(self) -> Table:
        """The models for people."""
        name, bits = self.options.set_name, self.piece_bits
        title = f"{name}, counter mode by model: dependences of pieces of {bits} bits"
        counts = "; ".join(f"{WHEN[stage]} {n}" for stage, n in self.operations.items())
        said = f"operations by what they depend on: {counts}"
        table = Table(title=title, caption=said, title_justify="left", caption_justify="left")
        table.add_column("model")
        for heading in HEADINGS:
            table.add_column(heading, justify="right")
        for each in self.plans:
            table.add_row(each.name, *self._cells(each))
        return table

    def as_dict(self) -> dict[str, object]:
        """The models for programs."""
        plain = self.plans[0]
        models = [
            {
                **asdict(each),
                "stored": dict(each.stored),
                "per_block": each.per_block,
                "saved": 1 - each.per_block / plain.per_block,
                "pays_from_blocks": each.pays_from(plain),
            }
            for each in self.plans
        ]
        return {
            "set": self.options.set_name,
            "target": self.options.target,
            "counter_bits": self.options.counter_bits,
            "piece_bits": self.piece_bits,
            "costs": asdict(self.costs),
            "rounds": self.rounds,
            "operations_by_stage": dict(self.operations),
            "models": models,
        }

    def _cells(self, each: Plan) -> list[str]:
        plain = self.plans[0]
        gone, saved = (
            f"{100 * (1 - a / b):.1f} %"
            for a, b in (
                (each.operations, plain.operations),
                (each.per_block, plain.per_block),
            )
        )
        first = each.pays_from(plain)
        pays = "never" if first is None else str(first)
        is_plain = each is plain
        return [
            "" if is_plain else str(each.depth),
            f"{each.whole_rounds} of {self.rounds}",
            *(str(each.operations), "" if is_plain else gone),
            *(f"{each.per_block:.1f}", "" if is_plain else saved),
            *(str(each.once), str(each.run), str(each.held_bytes)),
            "" if is_plain else pays,
        ]


def folding_of(cipher: Cipher, set_name: str, target: str, counter_bits: int) -> Folding:
    """The models of folding for a set, whose rounds stand one after another.

    Args:
        cipher: the checked cipher.
        set_name: one of its sets.
        target: whose registers and cores count.
        counter_bits: width of the counter; 0 is the interface's.

    Raises:
        UserError: there is no such target, or it works on many blocks at once; there is no counter
            mode, or none with such a counter.
    """
    given = BuildOptions(set_name, target, 1, counter_bits=counter_bits, unroll="yes")
    options = settle(given)
    check_functions(options, cipher)
    if not cipher.has_key:
        raise no_counter_mode(options, "--folding")
    context = context_of(options)
    passes = passes_up_to(passes_of(options), pass_name(Hoist))[:-1]
    module = run_passes(Module(cipher, set_name, {}), context, passes)
    if "ctr" not in module.programs:
        raise no_counter_mode(options, "--folding")
    piece_bits = 8 * min(load_target(target).register_bytes)
    times, costs = CounterTimes(module.programs["ctr"], piece_bits), costs_of(context)
    rounds = len({piece.round for piece in times.pieces} - {0})
    plans = tuple(plan(times, costs, model) for model in MODELS)
    return Folding(options, piece_bits, costs, rounds, times.operations_by_stage(), plans)


def with_dependences(report: Report, cipher: Cipher) -> Report:
    """The report with what the dependences of bytes let leave the loop.

    Unchanged where a table of rounds is reported, whose depths are no models.
    """
    if report.field != "fold":
        return report
    options = report.options
    found = folding_of(cipher, options.set_name, options.target, options.counter_bits)
    gone = {each.name: dependences(each, found.plans[0]) for each in found.plans}
    depths = tuple(replace(each, dependences=gone.get(each.name)) for each in report.depths)
    return replace(report, depths=depths, with_table=gone[WITH_TABLE])


def dependences(each: Plan, plain: Plan) -> Dependences:
    """The work that a model moves out of the loop, compared with a model that moves none."""
    operations = 1 - each.operations / plain.operations
    cost = 1 - each.per_block / plain.per_block
    return Dependences(each.whole_rounds, operations, cost, each.held_bytes)


def costs_of(context: Context) -> Costs:
    """The costs of accesses on a core, in cycles of occupied units.

    Raises:
        UserError: the target's rows do not say how memory is read.
    """
    target, core = context.target, context.target.cores.get(context.core)
    names = [n for key, n in sorted(target.primitives.items()) if key.startswith(LOOKUP)]
    load = target.primitives.get("load", "")
    if core is None or load not in target.table:
        raise UserError(f"--folding counts accesses of a core, and {target.name} has no costs")
    busy = {n: sum(core.cost(target.table[n]).ports.values()) for n in (load, *names)}
    return Costs(busy[load], min((busy[n] for n in names), default=busy[load]))
