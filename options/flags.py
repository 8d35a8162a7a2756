"""The options of builds: their meaning, spelling on a command line, and use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from catalogue.completion import (
    Complete,
    choices,
    circuits,
    cores,
    features,
    lanes,
    optional_passes,
    pass_settings,
    sets,
    targets,
)

CHOICES: Mapping[str, tuple[str, ...]] = {
    "align": ("once", "round"),
    "slicing": ("auto", "word", "bit", "plane", "cell"),
    "fixslice": ("full", "semi", "none"),
    "mode": ("all", "ecb", "ctr"),
    "goal": ("speed", "size", "ram"),
    "sbox": ("circuit", "table", "tbl"),
    "tables": ("auto", "flash", "sram", "none"),
    "keys": ("auto", "stored", "constant", "onthefly", "fixed"),
    "fold": ("auto", "none", "separated", "online", "cache"),
    "unroll": ("auto", "yes", "no"),
}
COUNTER_BITS = (0, 16, 32)


@dataclass(frozen=True)
class GivenOptions:
    """What the options of a build say.

    Args:
        set_name: the parameter set.
        target: the machine.
        lanes: blocks that a function works on at once; 0 until the set is known (`with_lanes`).
        align: `once`: round keys are stored in the layout of the lanes; `round`: as they are.
        slicing: `word`, `bit`, `plane`, `cell`, or `auto`: by the number of lanes.
        stride: bits of a word stand `2 ** stride` apart in a register.
        core: whose costs choose; empty for the target's first.
        features: what the machine must have.
        sbox: `circuit`; `table`: read from memory at addresses that depend on secrets; `tbl`: looked
            up in tables in registers or by instructions of `features`, in a fixed time.
        tables: the memory of tables that are read in a time that no index decides: `flash`, `sram`,
            `none`: there are no such; `auto`: the target's first.
        circuit: which circuits of the S-boxes.
        counter_bits: width of the counter; 0 is the interface's.
        without: passes that are left out.
        passes: further options of passes, each as `schedule(effort=20000)`.
        prefix: goes before each symbol.
        suffix: goes behind each symbol.
        goal: `speed`, or `size`: rounds in a loop, the smallest circuits.
        fixslice: how far permutations of bit planes are carried: `full`, `semi` or `none`.
        blocks: blocks that a function works on at once: in bit planes, where 0 means as many as fill
            a word, or in words of one block, where 0 means one.
        mode: which functions: `ecb`, `ctr` or `all`.
        depth: how many rounds of counter mode are folded: `none`, `roundN`, `subbytesN`; `auto`
            until one of them is chosen.
        table_bytes: what the table of folded counter mode may take.
        fold: what leaves the loop of counter mode: `auto`: `separated`, but `none` where the length
            of code alone counts; `none`; `separated`: what key and nonce decide;
            `online`: also what the upper bytes of the counter decide, once in 256 blocks; `cache`:
            what one key and one nonce decide, as constants of the code.
        unaligned: whether texts, keys and nonces may lie at any address.
        keys: `stored`: the key set-up leaves round keys; `constant`: they are passed to kernels by
            value, in constant memory; `onthefly`: it leaves the key, and each block computes round
            keys; `fixed`: the file is for one key; `auto`: as the goal wants.
        key: that one key, in hexadecimal digits.
        nonce: the one nonce of counter mode, in hexadecimal digits; empty where callers choose it.
        unroll: `yes`: rounds stand one after another; `no`: those that are alike become a loop;
            `auto`: as goal and form want.
    """

    set_name: str
    target: str = "neon"
    lanes: int = 0
    align: str = "once"
    slicing: str = "auto"
    stride: int = 0
    core: str = ""
    features: tuple[str, ...] = ()
    sbox: str = "circuit"
    tables: str = "auto"
    circuit: str = "auto"
    counter_bits: int = 0
    without: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    prefix: str = ""
    suffix: str = ""
    goal: str = "speed"
    fixslice: str = "full"
    blocks: int = 0
    mode: str = "all"
    depth: str = "none"
    table_bytes: int = 4096
    fold: str = "auto"
    unaligned: bool = False
    keys: str = "auto"
    key: str = ""
    nonce: str = ""
    unroll: str = "auto"

    @property
    def wants_loops(self) -> bool:
        """Whether rounds in loops are requested."""
        return self.unroll == "no" or (self.unroll == "auto" and self.goal == "size")

    @property
    def asks_for_loops(self) -> str:
        """The option that requests rounds in loops, where one does."""
        return "--unroll no" if self.unroll == "no" else "--goal size"


@dataclass(frozen=True)
class Flag:
    """How one option is spelled.

    Args:
        field: of `BuildOptions`.
        name: on the command line, without dashes, and in `INDEX.toml`.
        text: what `--help` says.
        always: whether it is spelled even where it has its default value.
        separator: between several values; empty where the option is repeated instead.
        needs: what a build must have for it to change anything: a property of `BuildOptions`, by
            the key of `NEEDS`; empty where it is of use in every build.
        complete: what a shell may complete.
        bare: the value where none follows on the command line; empty where one must.
    """

    field: str
    name: str
    text: str
    always: bool = False
    separator: str = ""
    needs: str = ""
    complete: Complete | None = None
    bare: str = ""


NEEDS: Mapping[str, str] = {
    "has_lanes": "is about several blocks in one register: leave it away, or add --lanes of 2 or more where the target has them",
    "spreads_words": "is about words of several blocks in one register: leave it away, or add --slicing word and --lanes of 2 or more",
    "has_planes": "is about bit planes: add --slicing plane",
    "groups_blocks": "is about blocks in words or bit planes of one lane: leave it away, or take --slicing plane, or --lanes 1 --slicing word",
    "folds_rounds": "is about a folded counter mode: add --depth, such as --depth round1, on a target whose tables fold rounds",
    "counts": "is about counter mode, which --mode ecb leaves out: take --mode ctr or all",
    "has_fixed_key": "is about a file for one key: add --keys fixed, or leave it away",
    "counts_with_fixed_key": "is about counter mode for one key: add --keys fixed with --key, and leave --mode ecb away",
    "has_circuits": "is about circuits, and --sbox table and tbl have none: take --sbox circuit",
}
"""The message on an option that a build does not use, by the property that it lacks."""

# fmt: off
FLAGS = (
    Flag("set_name", "set", "parameter set; all of the cipher's without it", always=True, complete=sets),
    Flag("target", "target", "machine", always=True, complete=targets),
    Flag("lanes", "lanes", "blocks worked on at once; 0: as usual on the target", always=True, complete=lanes),
    Flag("align", "align", "`once`: round keys in the layout of the lanes; `round`: as they are", needs="has_lanes", complete=choices(*CHOICES["align"])),
    Flag("slicing", "slicing", "`word`, `bit`, `plane` (S-boxes side by side), `cell` (so in words), or `auto`", complete=choices(*CHOICES["slicing"])),
    Flag("stride", "stride", "bits of a word stand 2^STRIDE apart in a register", needs="spreads_words"),
    Flag("core", "core", "core whose costs choose; the target's first without it", complete=cores),
    Flag("features", "features", "what the machine must have, with commas", separator=",", complete=features),
    Flag("sbox", "sbox", "`circuit`; `tbl`: in tables in registers, or by instructions of --features; or `table`: from memory, in a time that depends on secrets", complete=choices(*CHOICES["sbox"])),
    Flag("tables", "tables", "where tables lie that are read in a fixed time: `flash`, `sram` or `none`", complete=choices(*CHOICES["tables"])),
    Flag("circuit", "circuit", "circuits of the S-boxes: `auto`, or a library's name", needs="has_circuits", complete=circuits),
    Flag("counter_bits", "counter-bits", "width of the CTR counter: 16, 32, or 0 for the interface's", needs="counts"),
    Flag("without", "without", "passes to leave out, with commas", separator=",", complete=optional_passes),
    Flag("passes", "pass", "options of a pass, such as 'schedule(effort=20000)'; repeatable", complete=pass_settings),
    Flag("prefix", "prefix", "put before each symbol"),
    Flag("suffix", "suffix", "put behind each symbol"),
    Flag("goal", "goal", "`speed`, or `size`: rounds in a loop, the smallest circuits", complete=choices(*CHOICES["goal"])),
    Flag("unroll", "unroll", "rounds one after another: `yes`, which is `--unroll` alone; in a loop: `no`; or as goal and form want: `auto`", complete=choices(*CHOICES["unroll"]), bare="yes"),
    Flag("fixslice", "fixslice", "permutations in bit planes: carried `full` or `semi`, or `none`", needs="has_planes", complete=choices(*CHOICES["fixslice"])),
    Flag("blocks", "blocks", "blocks of a group: in bit planes (0: as many as fill a word), or in words", needs="groups_blocks"),
    Flag("mode", "mode", "the functions to make: `ecb`, `ctr` or `all`", complete=choices(*CHOICES["mode"])),
    Flag("depth", "depth", "counter mode folded to `none`, `round1`, `subbytes2`, …, or `auto`", needs="counts", complete=choices("none", "auto", "round1", "subbytes2", "round2")),
    Flag("table_bytes", "table-bytes", "memory that the table of a folded counter mode may take", needs="folds_rounds"),
    Flag("fold", "fold", "what leaves the loop of counter mode: `none` (as usual with --goal size on targets that loop over the key set-up), `separated` (by key and nonce), `online` (by the counter's upper bytes, too), or `cache` (constants of one key and nonce)", needs="counts", complete=choices(*CHOICES["fold"])),
    Flag("unaligned", "unaligned", "texts, keys and nonces at any address, on machines that care"),
    Flag("keys", "keys", "round keys `stored`, passed in `constant` memory, made `onthefly` in each block, or of one `fixed` key", complete=choices(*CHOICES["keys"])),
    Flag("key", "key", "the one key of --keys fixed, in hexadecimal digits: it stands in the file", needs="has_fixed_key"),
    Flag("nonce", "nonce", "with --key the one nonce of counter mode, in hexadecimal digits", needs="counts_with_fixed_key"),
)
# fmt: on
DEFAULTS: Mapping[str, object] = {f.name: f.default for f in fields(GivenOptions)}
