"""The order of the passes, which is written only here, and how to run them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from compiler.choices import SETS, Choices
from compiler.machine.folding import folding_target
from compiler.module import Context, Module, Pass
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.byte_tables import ByteTables
from compiler.passes.forms.ctr_fold import CtrFold
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.hold import Hold
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.map_luts import MapLuts
from compiler.passes.forms.multiply_rotations import MultiplyRotations
from compiler.passes.forms.multiply_sums import MultiplySums
from compiler.passes.forms.nibble_tables import NibbleTables
from compiler.passes.forms.pair_boxes import PairBoxes
from compiler.passes.forms.pair_moves import PairMoves
from compiler.passes.forms.roll_keys import RollKeys
from compiler.passes.forms.sbox import Sbox
from compiler.passes.forms.slice import Slice
from compiler.passes.listing.allocate import Allocate
from compiler.passes.listing.index_in_place import IndexInPlace
from compiler.passes.listing.pair_copies import PairCopies
from compiler.passes.listing.select import Select
from compiler.passes.listing.walk import Walk
from compiler.passes.mode.block_groups import BlockGroups
from compiler.passes.mode.counter import Counter
from compiler.passes.mode.counter_words import CounterWords
from compiler.passes.mode.key_per_block import KeyPerBlock
from compiler.passes.mode.subroutines import Subroutines
from compiler.passes.order.early_stores import EarlyStores
from compiler.passes.order.held_order import HeldOrder
from compiler.passes.order.join_loads import JoinLoads
from compiler.passes.order.post_schedule import PostSchedule
from compiler.passes.order.resident_keys import ResidentKeys
from compiler.passes.order.schedule import Schedule
from compiler.passes.order.spill_order import SpillOrder
from compiler.passes.order.split_accesses import SplitAccesses
from compiler.passes.spec.accumulate import Accumulate
from compiler.passes.spec.balance import Balance
from compiler.passes.spec.complement import Complement
from compiler.passes.spec.constants import Constants
from compiler.passes.spec.fix_keys import FixKeys
from compiler.passes.spec.fold import Fold
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.hold_words import HoldWords
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.on_the_fly import OnTheFly
from compiler.passes.spec.roll import Roll
from compiler.passes.spec.rotate import Rotate
from compiler.passes.spec.unroll import Unroll
from compiler.passes.spec.value_numbering import ValueNumbering
from compiler.passes.spec.word_tables import WordTables

PASSES: tuple[type[Pass], ...] = (
    Unroll,
    Invert,
    Constants,
    Counter,
    BlockGroups,
    CounterWords,
    FixKeys,
    OnTheFly,
    KeyPerBlock,
    Bitslice,
    Fixslice,
    CtrFold,
    Fold,
    Sbox,
    PairBoxes,
    WordTables,
    Complement,
    Rotate,
    Balance,
    ValueNumbering,
    HoldWords,
    Hoist,
    Subroutines,
    Accumulate,
    Legalise,
    Roll,
    Slice,
    PairMoves,
    NibbleTables,
    ByteTables,
    Hold,
    MultiplyRotations,
    MultiplySums,
    MapLuts,
    SplitAccesses,
    RollKeys,
    EarlyStores,
    SpillOrder,
    ResidentKeys,
    JoinLoads,
    Select,
    Schedule,
    HeldOrder,
    Allocate,
    PostSchedule,
    PairCopies,
    IndexInPlace,
    Walk,
)
"""The passes in order."""

OPTIONAL = frozenset(
    {
        Fold,
        Complement,
        Rotate,
        Balance,
        Accumulate,
        ValueNumbering,
        PairMoves,
        NibbleTables,
        ByteTables,
        MultiplyRotations,
        MultiplySums,
    }
    | {MapLuts, EarlyStores, SpillOrder, ResidentKeys, Schedule, PostSchedule, PairCopies}
    | {IndexInPlace, PairBoxes, Subroutines, HeldOrder, JoinLoads}
)
"""Passes that may be left out; the others are needed for a correct listing."""

LIKE = {("bitslice", "lanes"): ("slice", "lanes")}
"""Options that take the value of another pass's option if their own pass is enabled."""

ROWS = "registers"
"""The option of `sbox` for tables in registers: blocks are then rows of cells, not words."""
USUAL_ROWS = 8
"""Blocks of a group of rows by default: with fewer, cores wait for the look-ups of an S-box."""

Watch = Callable[[Pass, Module, Module], None]
"""A callback after each pass, with the module before and after."""


@dataclass(frozen=True)
class Step:
    """A pass that is about to run.

    Args:
        running: the pass.
        number: its place among the passes of this run, from 1.
        count: of the passes of this run.
    """

    running: Pass
    number: int
    count: int

    @property
    def name(self) -> str:
        """The name of the pass on the command line."""
        return pass_name(type(self.running))


Begin = Callable[[Step], None]
"""A callback before each pass."""


@dataclass(eq=False)
class PipelineError(ValueError):
    """A pass does not exist or may not be left out; the message lists the passes."""

    message: str

    def __str__(self) -> str:
        return self.message


def pass_name(kind: type[Pass]) -> str:
    """The name of a pass on the command line."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def pipeline(settings: Sequence[Pass] = (), without: Sequence[str] = ()) -> tuple[Pass, ...]:
    """The passes in order, without some; passes in `settings` replace the defaults.

    Raises:
        PipelineError: a name in `without` is no pass, or a needed one.
    """
    optional = {pass_name(kind) for kind in OPTIONAL}
    for name in without:
        if name not in optional:
            raise PipelineError(
                f"`{name}` is no pass that can be left out; these can: "
                f"{', '.join(sorted(optional))}"
            )
    given = {type(p): p for p in settings}
    return tuple(given.get(k, k()) for k in PASSES if pass_name(k) not in without)


def plan(
    choices: Choices,
    settings: Mapping[str, Mapping[str, object]] | None = None,
    rolls: bool = False,
) -> tuple[Pass, ...]:
    """The passes of a build, in order.

    Args:
        choices: settled for a cipher and a target; some leave passes out.
        settings: further options of passes, by the names of the passes.
        rolls: whether rounds become a loop although the choices do not demand it.

    Raises:
        PipelineError: a pass cannot be left out.
    """
    is_rolled = choices.is_rolled or rolls
    values: dict[str, dict[str, object]] = {}
    for (name, field), choice in SETS.items():
        chosen = is_rolled if choice == "is_rolled" else getattr(choices, choice)
        values.setdefault(name, {})[field] = chosen
    for (name, field), (other, same) in LIKE.items():
        if values[name]["enabled"]:
            values[name][field] = values[other][same]
    in_rows = bool(values["sbox"][ROWS])
    if in_rows:
        _put_in_rows(values)
    for name, given in (settings or {}).items():
        values.setdefault(name, {}).update(given)
    kinds = {pass_name(kind): kind for kind in PASSES}
    changed = [with_options(kinds[name](), **given) for name, given in values.items()]
    return pipeline(changed, _left_out(choices, is_rolled, in_rows))


def _left_out(choices: Choices, is_rolled: bool, in_rows: bool) -> tuple[str, ...]:
    """The passes that a form does without."""
    without = dict.fromkeys(choices.without)
    if choices.align == "round":
        # A round key that is added to the whole block must not be merged into another sum.
        without |= {"rotate": None, "balance": None}
    if choices.makes_round_keys:
        # Operations that they move to the key schedule would be computed for each block.
        without |= {"rotate": None, "complement": None}
    if is_rolled:
        # In the first rounds operands arrive earlier, so their sums would get another order.
        without["balance"] = None
    if in_rows:
        # Cells are read as sums that no pass has rearranged.
        without |= dict.fromkeys(("rotate", "balance", "complement", "accumulate"))
    return tuple(without)


def _put_in_rows(values: dict[str, dict[str, object]]) -> None:
    """Set the options of passes for blocks that are rows of cells."""
    values["slice"]["rows"] = values["fixslice"]["blocks"] or USUAL_ROWS
    values["block_groups"]["blocks"] = 1
    values["legalise"]["enabled"] = False
    values["hoist"]["nonce"] = False


def run_passes(
    module: Module,
    context: Context,
    passes: Sequence[Pass],
    watch: Watch | None = None,
    begin: Begin | None = None,
) -> Module:
    """Run passes one after another.

    Args:
        module: before the first pass.
        context: the target and core.
        passes: in order.
        watch: is called after each pass with the module before and after.
        begin: is called before each pass.

    Returns:
        The module; passes that changed something are added to `Module.acted`.
    """
    for number, step in enumerate(passes, 1):
        if begin:
            begin(Step(step, number, len(passes)))
        after = step.run_module(module, context)
        if after.table and not module.table:
            context = replace(context, target=folding_target(context.target))
        if not after.has_code_of(module):
            after = replace(after, acted=(*module.acted, step))
        if watch:
            watch(step, module, after)
        module = after
    return module


def describe(step: Pass) -> str:
    """A pass as headers and the command line spell it: `slice(lanes=32)`, without defaults."""
    default = type(step)()
    changed = [
        f"{f.name}={_spell(getattr(step, f.name))}"
        for f in fields(step)  # type: ignore[arg-type]
        if getattr(step, f.name) != getattr(default, f.name)
    ]
    return f"{pass_name(type(step))}({', '.join(changed)})"


def _spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_options(step: Pass, **values: object) -> Pass:
    """A pass with some of its options changed."""
    return replace(step, **values)  # type: ignore[type-var]
