"""Puts S-boxes side by side in bit planes, and defers permutations instead of executing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from compiler.frontend.fold_depth import stages_before
from compiler.ir.program import Builder, Param, Program, Table, Type
from compiler.ir.slots import Given
from compiler.layouts.form import memory_bit
from compiler.layouts.layout import LayoutError
from compiler.module import Context, Module, Pass
from compiler.planes.bit_layers import Layers, read_layers, renamed, simplest_keys
from compiler.planes.linear_layer import Grid
from compiler.planes.mirrored_plans import mirrored_plan, on_words
from compiler.planes.network import PlaneNetwork, addresses_of, networks_of, taken_bits
from compiler.planes.program import FEW_RUNS, LayerPlan, Mode, PlaneProgram, make_plan
from compiler.planes.schedule import WantedKeys, cheapest_schedule
from compiler.slicing.word_vectors import vector_rows
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape


@dataclass(frozen=True)
class Fixslice(Pass):
    """Put the S-boxes of a layer side by side in bit planes, and defer permutations.

    A word of the new programs holds one bit of every S-box, for some blocks. A permutation of cells
    between two layers is not executed: the next layer's cells stay at their places, and the round
    keys are permuted accordingly. The rest of a linear layer is an XOR of moved planes. The block
    of the new programs is a group of blocks, as words in memory.
    """

    enabled: bool = False
    """Whether the pass runs, on programs of bits: `--slicing plane`."""
    mode: str = "full"
    """`full`: cells take the places of the least cost of linear layers; `semi`: they return to
    their home places after every second layer; `none`: after each layer."""
    blocks: int = 0
    """Blocks side by side; 0: as many as fill a word."""
    lanes: int = 0
    """Lanes of the vectors that hold words, each with blocks of its own; 0: as many as the blocks
    fill and the machine has."""
    depth: str = "none"
    """The rounds of counter mode that `ctr_fold` moves out of the loop over blocks: their cost has
    little weight for the places of cells."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with programs of planes.

        Raises:
            LayoutError: the cipher is no sequence of layers of equal S-boxes.
        """
        if not self.enabled:
            return module
        return _Planes(self, module, context).rewrite()


MODES: tuple[Mode, ...] = ("full", "semi", "none")
SOME_LAYERS = 5
"""The number of layers that are planned for comparing layouts."""
FEW_NETWORKS = 4
"""The number of layouts compared with deferred permutations: the best ones without."""
WORTH_SHARING = 16
"""Decryption may take one operation in so many more to share the round keys of encryption."""


@dataclass
class _Planes:
    """Rewrites a module."""

    settings: Fixslice
    module: Module
    context: Context
    wanted: WantedKeys = field(default_factory=WantedKeys)

    def rewrite(self) -> Module:
        """The module with programs of planes."""
        chosen = self.module.cipher.parameter_set(self.module.set_name)
        self.block, self.key = chosen.block, chosen.key
        self.block_bits = 8 * self.block.n_bytes
        self.width = max(self.context.target.word_bits)
        encrypt = self.read("encrypt")
        self.names = self._names(encrypt)
        layers = {"encrypt": self._simplified(encrypt)}
        if "decrypt" in self.module.programs:
            layers["decrypt"] = self._simplified(self.read("decrypt"))
        self.network = self._network(layers["encrypt"])
        plans = self._plans(layers)
        programs = {
            name: self._start(plan).block_program(name, self._tables())
            for name, plan in plans.items()
        }
        if "ctr" in self.module.programs:
            programs["ctr"] = self._counter(
                self.plan(layers["encrypt"], stages_before(self.settings.depth))
            )
        schedule, params = self._schedule()
        programs = {name: _with_keys(program, params) for name, program in programs.items()}
        programs["key_schedule"] = schedule
        return replace(
            self.module,
            programs=programs,
            blocks=self.network.grid.blocks,
            vector_lanes=self.lanes,
            group=WordLayout(Shape(self.width, (self.network.count,)), big_endian=False),
            key_words=self.key_layout,
            planes=self.network,
            layout=self._describe(plans["encrypt"]),
        )

    def read(self, name: str) -> Layers:
        """The layers of a program."""
        return read_layers(self.module.programs[name], self.block_bits)

    def _names(self, layers: Layers) -> list[int]:
        """For each bit of the block, the bit and cell that the first layer reads it as."""
        taken = taken_bits(layers)
        return sorted(range(len(taken)), key=taken.__getitem__)

    def _simplified(self, layers: Layers) -> Layers:
        """The layers with the block's bits named by cells, and keys in their simplest form."""
        named = renamed(layers, self.names)
        last = named.layers[-1]
        return replace(
            named,
            layers=tuple(simplest_keys(each, each is last) for each in named.layers),
        )

    def _network(self, layers: Layers) -> PlaneNetwork:
        """The layout with the least cost of moves and linear layers."""
        cells, planes = layers.cells, layers.planes
        if cells & cells - 1:
            raise LayoutError(
                f"a layer of {cells} S-boxes is no power of two: it has no planes yet"
            )
        blocks = self.settings.blocks or max(1, self.width // cells)
        self.lanes = self._lanes(cells * blocks)
        blocks //= self.lanes
        if blocks & blocks - 1 or cells * blocks % self.width:
            fitting = [str(max(1, self.width // cells) << n) for n in range(3)]
            raise LayoutError(
                f"{blocks} blocks of {cells} S-boxes fill no words of {self.width} bits: "
                f"take {', '.join(fitting)}"
            )
        addresses = addresses_of(self.read("encrypt"), self.block)
        shifter = self.context.shifter(self.width, self.lanes)
        grids = [Grid(cells, blocks, planes, shifter)]
        if blocks > 1 and not grids[0].parts:
            grids.append(replace(grids[0], blocks_low=False))
        networks = [network for grid in grids for network in networks_of(addresses, grid)]
        first = replace(layers, layers=layers.layers[:SOME_LAYERS])

        def price(network: PlaneNetwork, mode: Mode) -> int:
            plan = make_plan(first, network, mode, FEW_RUNS)
            return 2 * network.cost() + plan.cost * len(layers.layers) // SOME_LAYERS

        def cheapest(tried: Sequence[PlaneNetwork], mode: Mode) -> list[PlaneNetwork]:
            calls = [partial(price, network, mode) for network in tried]
            prices = self.context.together(calls)
            return [tried[n] for n in sorted(range(len(tried)), key=prices.__getitem__)]

        return cheapest(cheapest(networks, "none")[:FEW_NETWORKS], self.mode)[0]

    def _lanes(self, bits: int) -> int:
        """The lanes of vectors that hold words of a plane with `bits` bits."""
        there = vector_rows(self.context.target, self.width)
        fitting = [n for n in sorted({1, *there}) if n == 1 or bits % (n * self.width) == 0]
        lanes = self.settings.lanes
        if lanes and lanes not in fitting:
            listed = ", ".join(map(str, fitting))
            raise LayoutError(
                f"no vectors of {lanes} words of {self.width} bits: these blocks take {listed}"
            )
        return lanes or max(fitting)

    @property
    def mode(self) -> Mode:
        """The mode of deferred permutations."""
        for mode in MODES:
            if mode == self.settings.mode:
                return mode
        raise LayoutError(f"no mode `{self.settings.mode}`: there are {', '.join(MODES)}")

    def plan(self, layers: Layers, free: int = 0) -> LayerPlan:
        """The places of the layers' cells; the first `free` linear layers are executed seldom."""
        return make_plan(layers, self.network, self.mode, free=free)

    def _plans(self, layers: Mapping[str, Layers]) -> dict[str, LayerPlan]:
        """The plan of each direction.

        Decryption takes the places of encryption if that does not cost much more than its own.
        """
        if "decrypt" not in layers:
            return {"encrypt": self.plan(layers["encrypt"])}
        calls: list[Callable[[], tuple[LayerPlan, LayerPlan | None]]] = [
            partial(self._with_mirrored, **layers),
            lambda: (self.plan(layers["decrypt"]), None),
        ]
        (encrypt, shared), (own, _) = self.context.together(calls)
        if shared:
            costs = [each.cost + on_words(each, self.network) for each in (own, shared)]
            own = shared if costs[1] <= costs[0] + costs[0] // WORTH_SHARING else own
        return {"encrypt": encrypt, "decrypt": own}

    def _with_mirrored(
        self, encrypt: Layers, decrypt: Layers
    ) -> tuple[LayerPlan, LayerPlan | None]:
        """The plan of encryption, and decryption with its places where there is such a plan."""
        plan = self.plan(encrypt)
        return plan, mirrored_plan(plan, decrypt, self.network)

    def _tables(self) -> dict[str, Table]:
        return {n: t for p in self.module.programs.values() for n, t in p.tables.items()}

    def _start(self, plan: LayerPlan) -> PlaneProgram:
        return PlaneProgram(plan, self.network, self.wanted.name)

    def _counter(self, plan: LayerPlan) -> Program:
        """Counter mode: planes of the nonce, XORed with planes of the counters."""
        made = self._start(plan)
        build, blocks = made.build, range(self.network.grid.blocks)
        counter_of = self.module.counter
        assert counter_of, "there is counter mode"
        counter_bytes, nonce_bytes = counter_of.counter, counter_of.nonce
        nonce = [build.given(Given("nonce", n), Type(8)) for n in range(nonce_bytes)]
        counter = build.given(Given("counter"), Type(8 * counter_bytes))
        zero = build.constant(Type(8), 0)
        still = [[p.name for p in nonce] + [zero] * counter_bytes for _ in blocks]
        moving = [[zero] * nonce_bytes + self._counter_bytes(build, counter, n) for n in blocks]
        fixed, counted = (
            made.stage(0, self.network.pack(build, self._words(build, each)), keyed)
            for each, keyed in ((still, True), (moving, False))
        )
        planes = [made.xor(a, b) for a, b in zip(fixed, counted, strict=True)]
        return made.finish("ctr", (*nonce, counter), planes, self._tables())

    def _counter_bytes(self, build: Builder, counter: Param, block: int) -> list[str]:
        """The bytes of a block's counter, the highest first."""
        value = counter.name
        if block:
            value = build.emit("add", value, build.constant(counter.type, block))
        lows = range(counter.type.bits - 8, -1, -8)
        return [build.emit("extract", value, kind=Type(8), lo=low) for low in lows]

    def _words(self, build: Builder, blocks: Sequence[Sequence[str]]) -> list[str]:
        """The words in memory of some blocks of bytes."""
        octets = [octet for block in blocks for octet in block]
        size = self.width // 8
        return [
            build.emit("concat", *octets[first : first + size], kind=Type(self.width))
            for first in range(0, len(octets), size)
        ]

    def _schedule(self) -> tuple[Program, tuple[Param, ...]]:
        """The key schedule that computes the wanted words, and these as parameters."""
        schedule, results = cheapest_schedule(
            self.module.programs["key_schedule"],
            [memory_bit(self.key, n) for n in range(8 * self.key.n_bytes)],
            self.wanted,
            self.network,
        )
        count = 8 * self.key.n_bytes // schedule.word_bits
        self.key_layout = WordLayout(Shape(schedule.word_bits, (count,)), big_endian=False)
        kind = Type(self.width)
        return schedule.finish(results), tuple(Param(n, kind) for n in self.wanted.names.values())

    def _describe(self, plan: LayerPlan) -> str:
        """The layout for people."""
        grid = self.network.grid
        carried = len({stage.places for stage in plan.stages})
        lanes = f" in each of {self.lanes} lanes" if self.lanes > 1 else ""
        return (
            f"planes of {grid.cells} S-boxes, {grid.blocks} blocks side by side{lanes}; "
            f"cells in {carried} arrangements"
        )


def _with_keys(program: Program, keys: tuple[Param, ...]) -> Program:
    return replace(program, params=(*program.params, *keys))
