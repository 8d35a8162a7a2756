"""Compiles the sets of a cipher; folded counter mode gets a depth that suits the message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from builds.cache.products import make_all, make_or_read
from builds.depths import AUTO, NONE, Depth, Field, Report
from builds.pipelines import context_of, passes_of, passes_up_to
from builds.product import Order, Product
from catalogue.ciphers import CipherSource
from catalogue.loaded import loaded
from compiler.frontend.interface import counter_bits
from compiler.module import HoldError, Module
from compiler.passes.forms.ctr_fold import possible_depths
from compiler.passes.forms.fixslice import Fixslice
from compiler.pipeline import pass_name, run_passes
from dsl.cipher import Cipher
from measurements.counter_mode import CounterCosts, counter_costs, has_counter_costs
from options.build import BuildOptions
from options.functions import no_counter_mode
from options.settled import with_usual_unrolling
from runtime.budgets import MEGABYTES
from runtime.errors import explained
from runtime.limits import AtWork, limited_memory
from runtime.user_error import UserError
from runtime.workers import run_jobs


@dataclass(frozen=True)
class Compilation:
    """A request to make the files of one cipher.

    Args:
        source: the cipher.
        cipher: the same, checked.
        message_bytes: the length of a message under one nonce; 0 if it is not known.
        check: whether the code is checked.
        report: whether to report the cost of a folded counter mode.
        megabytes: memory limit of the passes of a set.
        cache: whether to use the build cache and to add new files to it.
    """

    source: CipherSource
    cipher: Cipher
    message_bytes: int = 0
    check: bool = True
    report: bool = True
    megabytes: int = MEGABYTES
    cache: bool = False

    def make(self, sets: Sequence[BuildOptions]) -> tuple[list[Product], list[Report]]:
        """Compile sets, and measure the cost of depths of counter mode.

        Args:
            sets: options, each with its set; they differ in nothing else.

        Returns:
            A file for each set; a report for each set, or no reports.

        Raises:
            UserError: a message is too long, there is no depth to choose, or the target has no form
                for the cipher.
            DiagnosticError: it has none for an operation of the text.
        """
        for each in sets:
            self._check_message(each)
        if any(each.depth == AUTO for each in sets):
            reports = self._try_depths(sets)
            return self._run([self._order(each.options) for each in reports]), reports
        orders = [self._order(each) for each in sets]
        folded = compared_field(sets[0])
        if not self.report or not folded:
            return self._run(orders), []
        unfolded = [_compared_with(each, folded) for each in sets]
        plain = [self._order(each, check=False) for each in unfolded]
        made = self._run_both(orders, plain)
        products, others = made[: len(sets)], made[len(sets) :]
        if not all(product.passed for product in products):
            return products, []
        return products, self._compare(products, others, folded)

    def _order(self, options: BuildOptions, check: bool = True) -> Order:
        return Order(self.source, options, check and self.check, self.megabytes, self.cache)

    def _run(self, orders: Sequence[Order]) -> list[Product]:
        return make_all(orders, f"compiling {self.source.word}")

    def _run_both(self, orders: Sequence[Order], plain: Sequence[Order]) -> list[Product]:
        """The products, and those that they are compared with.

        Raises:
            UserError: one does not exist; if only the comparison takes it, the message says so.
        """
        try:
            return self._run([*orders, *plain])
        except UserError as problem:
            self._run(orders)
            hint = "hint: only the comparison takes this file: --no-report leaves it out"
            raise UserError(f"{problem.message}\n{hint}") from problem

    def _check_message(self, options: BuildOptions) -> None:
        """Raise an error for a message that would repeat key stream, or for a useless length.

        Raises:
            UserError: the message is too long, or there is no folded counter mode.
        """
        numbered_block(options, self.cipher, self.message_bytes)
        if self.message_bytes and options.depth == NONE:
            said = "--message-bytes changes nothing without a folded counter mode"
            raise UserError(
                f"{said}: add --depth auto or --lanes auto, which take the fastest for that length"
            )

    def _try_depths(self, sets: Sequence[BuildOptions]) -> list[Report]:
        """Compile each set at each possible depth, and take the fastest.

        If no table folds rounds, a depth is a model: the values that move out of the loop.

        Raises:
            UserError: a set has no depth but `none`, or there is no model of the machine.
        """
        plain = [self._order(replace(each, depth=NONE), check=False) for each in sets]
        if not has_counter_costs(sets[0].target):
            raise UserError(f"there is no model of {sets[0].target} that could choose a depth")
        return self._try_tables(plain) if sets[0].machine.can_fold else self._try_models(plain)

    def _try_models(self, plain: Sequence[Order]) -> list[Report]:
        """Compile each set with each model of the values that move out of the counter mode loop."""
        models = plain[0].options.models
        plain = [replace(order, options=_unrolled_for_all(order.options)) for order in plain]
        tried = [
            replace(order, options=with_usual_unrolling(replace(order.options, fold=name)))
            for order in plain
            for name in models
        ]
        made = iter(run_jobs(make_and_measure, tried, "trying models of counter mode"))
        return [
            self._report(order.options, [next(made) for _ in models], "fold").with_fastest()
            for order in plain
        ]

    def _try_tables(self, plain: Sequence[Order]) -> list[Report]:
        """Compile each set with each possible table of rounds."""
        tables = run_jobs(find_depths, plain, "looking for depths")
        tried = [
            _at_depth(order, name)
            for order, found in zip(plain, tables, strict=True)
            for name in found
            if found[name] <= order.options.table_bytes
        ]
        made = zip(tried, run_jobs(make_and_measure, tried, "trying depths"), strict=True)
        costs = {(o.options.set_name, o.options.depth): each.costs for o, each in made}
        reports: list[Report] = []
        for order, found in zip(plain, tables, strict=True):
            name = order.options.set_name
            depths = (Depth(d, size, costs.get((name, d))) for d, size in found.items())
            reports.append(self._report(order.options, depths).with_fastest())
        return reports

    def _compare(
        self, folded: Sequence[Product], plain: Sequence[Product], field: Field
    ) -> list[Report]:
        """The costs of a folded counter mode, compared with those of a plain one."""
        costs = run_jobs(counter_costs_of, [*plain, *folded], "measuring")
        pairs = zip(costs[: len(plain)], costs[len(plain) :], strict=True)
        reports: list[Report] = []
        for product, other, (before, after) in zip(folded, plain, pairs, strict=True):
            table_bytes = product.figures.get("table_bytes", 0)
            sizes = (
                (0, table_bytes) if field == "depth" else (before.stack_bytes, after.stack_bytes)
            )
            names = (getattr(each.options, field) for each in (other, product))
            rows = zip(names, sizes, (before, after), strict=True)
            reports.append(self._report(product.options, (Depth(*row) for row in rows), field))
        return reports

    def _report(
        self, options: BuildOptions, depths: Iterable[Depth], field: Field = "depth"
    ) -> Report:
        block_bytes = numbered_block(options, self.cipher, self.message_bytes)
        return Report(options, tuple(depths), self.message_bytes, block_bytes, field)


def numbered_block(options: BuildOptions, cipher: Cipher, message_bytes: int) -> int:
    """The bytes of a set's block, if its counter can number the blocks of a message.

    Args:
        options: names the set and the counter's width.
        cipher: has the set.
        message_bytes: the length under one nonce; 0 if it is not known.

    Raises:
        UserError: the message would repeat key stream, or there is no counter mode.
    """
    if message_bytes and not cipher.has_key:
        raise no_counter_mode(options, "--message-bytes")
    block_bytes = cipher.parameter_set(options.set_name).block.n_bytes
    bits = counter_bits(block_bytes, options.counter_bits)
    # So many consecutive counters are distinct, whatever the first one is; one more repeats it.
    largest = block_bytes << bits
    if message_bytes > largest:
        raise UserError(
            f"the counter of {options.set_name} has {bits} bits and would wrap onto key stream "
            f"that is used: --message-bytes is at most {largest}, not {message_bytes}"
        )
    return block_bytes


def compared_field(options: BuildOptions) -> Field | None:
    """The given option of folded counter mode whose cost is compared with plain counter mode.

    None without one, and where nothing counts a target's cycles.
    """
    if not has_counter_costs(options.target):
        return None
    if options.depth != NONE:
        return "depth"
    has_models = NONE in options.machine.folds
    return "fold" if has_models and options.fold not in (AUTO, NONE) else None


@explained
def find_depths(order: Order) -> Mapping[str, int]:
    """The possible depths of a set, with the sizes of their tables in bytes; `none` is first.

    Raises:
        UserError: there is no other.
    """
    options = order.options
    context = context_of(options)
    passes = passes_up_to(passes_of(options), pass_name(Fixslice))
    module = Module(loaded(order.source.path), options.set_name, {})
    at_work = AtWork()
    with limited_memory(options.set_name, order.megabytes, at_work):
        found = possible_depths(run_passes(module, context, passes, begin=at_work))
    if not found:
        raise UserError(f"no depth of {options.set_name} to choose; there are: {NONE}")
    return {NONE: 0, **found}


@explained
def make_and_measure(order: Order) -> Depth:
    """The cost of counter mode at a depth, or the reason why no file has that depth."""
    name = order.options.fold
    if name == AUTO:
        name = "separated" if order.options.precomputes else NONE
    try:
        product = make_or_read(order)
    except UserError as problem:
        if isinstance(problem.__cause__, HoldError):
            return Depth(name, 0, None, problem.message)
        raise
    costs = counter_costs_of(product)
    return Depth(name, costs.stack_bytes, costs)


@explained
def counter_costs_of(product: Product) -> CounterCosts:
    """The cost of counter mode in a file."""
    return counter_costs(product.part)


def _at_depth(order: Order, name: str) -> Order:
    return replace(order, options=replace(order.options, depth=name))


def _compared_with(options: BuildOptions, field: Field) -> BuildOptions:
    """The options of the form that a folded counter mode is compared with."""
    if field == "depth":
        return replace(options, depth=NONE)
    plain = replace(options, fold=options.models[0])
    if options.fold == "cache":
        plain = replace(options, fold=NONE, keys=AUTO, key="", nonce="")
    return plain if options.is_rolled else with_usual_unrolling(replace(plain, unroll="yes"))


def _unrolled_for_all(options: BuildOptions) -> BuildOptions:
    """The options without loops of rounds if some model has none: models are compared alike."""
    models = [replace(options, fold=name) for name in options.models]
    return options if all(each.is_rolled for each in models) else replace(options, unroll="yes")
