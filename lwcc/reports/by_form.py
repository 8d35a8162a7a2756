"""The form of a set in which a message takes the fewest cycles: blocks at once, words or planes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rich.table import Table

from artifacts.generated_files import subject_of
from builds.cache.products import make_or_read
from builds.compilation import numbered_block
from builds.product import Order, Product
from builds.request import with_form
from catalogue.loaded import loaded
from dsl.cipher import Cipher
from measurements.counter_mode import CounterCosts, counter_costs, has_counter_costs
from options.build import IN_REGISTERS, BuildOptions
from runtime.errors import explained
from runtime.user_error import UserError
from runtime.workers import run_jobs

MOST_WORDS = 32
"""The words of the largest group in bit planes that is tried: longer ones compile for minutes."""


@dataclass(frozen=True)
class Form:
    """A form of a set, with the costs of counter mode.

    Args:
        options: with lanes, slicing and blocks.
        group_blocks: the blocks that the main loop takes at a time.
        costs: None if the set does not have the form.
        refusal: why it has not; empty if it has.
    """

    options: BuildOptions
    group_blocks: int = 0
    costs: CounterCosts | None = None
    refusal: str = ""

    @property
    def shape(self) -> tuple[bool, int, int]:
        """What tells forms apart: planes, lanes, and the blocks of a group."""
        return self.options.has_planes, self.options.lanes, self.group_blocks

    def message_cycles(self, n_blocks: int) -> int:
        """Cycles of a nonce and a message; a group that is not full takes as long as a full one."""
        assert self.costs, "the set has the form"
        n_groups = -(-n_blocks // self.group_blocks)
        return self.costs.message_cycles(n_groups * self.group_blocks)


@dataclass(frozen=True)
class Found:
    """The forms of a set that were compared.

    Args:
        forms: with costs.
        message_bytes: of the message.
        block_bytes: of a block.
    """

    forms: tuple[Form, ...]
    message_bytes: int
    block_bytes: int

    @property
    def n_blocks(self) -> int:
        """The blocks of the message."""
        return -(-self.message_bytes // self.block_bytes)

    @property
    def fastest(self) -> Form:
        """The form with the fewest cycles for the message; of equal ones that of fewer blocks."""
        return min(self.forms, key=lambda f: (f.message_cycles(self.n_blocks), f.group_blocks))

    def table(self) -> Table:
        """The comparison for people."""
        first = self.forms[0]
        assert first.costs, "forms with costs are compared"
        title = f"{first.options.set_name}, counter mode by form; {first.costs.how}"
        table = Table(title=title, title_justify="left")
        table.add_column("form")
        of_message = f"cycles of {self.message_bytes} bytes"
        for heading in ("blocks at once", "cycles/block", "cycles a nonce", of_message):
            table.add_column(heading, justify="right")
        table.add_column("chosen")
        for form in self.forms:
            costs = form.costs
            assert costs, "forms with costs are compared"
            table.add_row(
                _words(form.options),
                str(form.group_blocks),
                f"{costs.cycles_per_block:.1f}",
                str(costs.nonce_cycles),
                str(form.message_cycles(self.n_blocks)),
                "yes" if form is self.fastest else "",
            )
        return table


def find_forms(sets: Sequence[Order], message_bytes: int) -> list[Found]:
    """Compile each set in each form, and measure counter mode.

    Args:
        sets: with open options: without lanes.
        message_bytes: the length of a message under one nonce.

    Raises:
        UserError: there is no model of the machine, a set has no form with counter mode, or the
            message is too long for its counter.
    """
    target = sets[0].options.target
    if not has_counter_costs(target):
        raise UserError(f"there is no model of {target} that could choose lanes")
    ciphers = [loaded(order.source.path) for order in sets]
    sizes = [
        numbered_block(order.options, cipher, message_bytes)
        for order, cipher in zip(sets, ciphers, strict=True)
    ]
    tried = [
        [
            replace(order, options=form, check=False)
            for form in forms_of(_by_features(order, cipher), message_bytes, block_bytes)
        ]
        for order, cipher, block_bytes in zip(sets, ciphers, sizes, strict=True)
    ]
    made = iter(run_jobs(_measured, [each for some in tried for each in some], "trying forms"))
    found: list[Found] = []
    for some, block_bytes in zip(tried, sizes, strict=True):
        forms = [next(made) for _ in some]
        # Planes of as many blocks as fill a word are also what `--lanes 1` may mean.
        shapes = {form.shape: form for form in reversed(forms) if form.costs}
        if not shapes:
            raise UserError(forms[0].refusal)
        found.append(Found(tuple(reversed(shapes.values())), message_bytes, block_bytes))
    return found


def _by_features(order: Order, cipher: Cipher) -> BuildOptions:
    """The options, with S-boxes in registers if instructions of features compute the layers."""
    options = order.options
    usual = with_form(options, cipher) if options.features else options
    return replace(options, sbox=IN_REGISTERS) if usual.has_register_tables else options


def forms_of(options: BuildOptions, message_bytes: int, block_bytes: int) -> list[BuildOptions]:
    """The forms that may suit a message: groups up to its length, and one size above.

    Args:
        options: without lanes; a slicing or blocks that they name stay.
        message_bytes: of the message.
        block_bytes: of a block.
    """
    machine, n_blocks = options.machine, -(-message_bytes // block_bytes)
    most = MOST_WORDS * max(machine.register_bytes) // block_bytes
    powers = [1 << n for n in range(most.bit_length())]
    if options.has_register_tables:
        sizes = [options.blocks] if options.blocks else _useful(powers, n_blocks)
        return [replace(options, lanes=1, blocks=each) for each in sizes]
    found: list[BuildOptions] = []
    if options.slicing != "plane":
        lanes = _useful(machine.lanes, n_blocks)
        found += [replace(options, lanes=each) for each in lanes]
    if options.slicing in ("auto", "plane") and machine.word_bits:
        sizes = [options.blocks] if options.blocks else _useful(powers[1:], n_blocks)
        found += [replace(options, slicing="plane", lanes=1, blocks=each) for each in sizes]
    return found


def _useful(sizes: Sequence[int], n_blocks: int) -> list[int]:
    """The sizes of groups that a message fills, and the first that takes all of it."""
    return [each for n, each in enumerate(sizes) if not n or sizes[n - 1] < n_blocks]


@explained
def _measured(order: Order) -> Form:
    """A form with its costs; without them if the set does not have it."""
    try:
        product = _made(order)
    except UserError as problem:
        return Form(order.options, refusal=problem.message)
    group_blocks = subject_of(product.part).group_blocks
    return Form(product.options, group_blocks, counter_costs(product.part))


@explained
def _made(order: Order) -> Product:
    options = with_form(order.options, loaded(order.source.path))
    return make_or_read(replace(order, options=options))


def _words(options: BuildOptions) -> str:
    return " ".join(_spelled(options))


def _spelled(options: BuildOptions) -> Iterator[str]:
    yield f"--sbox {options.sbox}" if options.has_register_tables else f"--lanes {options.lanes}"
    if options.slicing != "auto":
        yield f"--slicing {options.slicing}"
    if options.blocks:
        yield f"--blocks {options.blocks}"
