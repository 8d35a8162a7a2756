"""What a build may be told, how a command line spells it, and which passes it becomes."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from compiler.module import Pass
from compiler.pipeline import PASSES, pass_name, pipeline, with_options
from compiler.target import Target
from dsl.diagnostics import did_you_mean
from lwcc.complaint import Complaint, unknown

BITSLICED_FROM = 128
"""With so many lanes, a register holds one bit of each block unless the options say otherwise."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "align": ("once", "round"),
    "slicing": ("auto", "word", "bit"),
    "goal": ("speed", "size"),
}
COUNTER_BITS = (0, 16, 32)


@dataclass(frozen=True)
class BuildOptions:
    """Everything that one generated file depends on, besides the cipher's text.

    Args:
        set_name: the parameter set.
        target: the machine.
        lanes: blocks that a function works on at once.
        align: `once`: round keys are stored in the layout of the lanes; `round`: as they are.
        slicing: `word`, `bit`, or `auto`: by the number of lanes.
        stride: bits of a word stand `2 ** stride` apart in a register.
        core: whose costs choose; empty for the target's first.
        features: what the machine must have.
        circuit: which circuits of the S-boxes.
        counter_bits: width of the counter; 0 is the interface's.
        without: passes that are left out.
        passes: further options of passes, each as `schedule(effort=20000)`.
        prefix: goes before each symbol.
        suffix: goes behind each symbol.
        goal: `speed`, or `size`: rounds in a loop, the smallest circuits.
    """

    set_name: str
    target: str = "neon"
    lanes: int = 16
    align: str = "once"
    slicing: str = "auto"
    stride: int = 0
    core: str = ""
    features: tuple[str, ...] = ()
    circuit: str = "auto"
    counter_bits: int = 0
    without: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    prefix: str = ""
    suffix: str = ""
    goal: str = "speed"

    @property
    def is_bitsliced(self) -> bool:
        """Whether a register holds one bit of each block."""
        return self.slicing == "bit" or (self.slicing == "auto" and self.lanes >= BITSLICED_FROM)

    @property
    def is_rolled(self) -> bool:
        """Whether rounds that are alike become a loop."""
        return self.goal == "size"

    @property
    def hurried_lanes(self) -> int:
        """The lanes for which an S-box may take a larger circuit with a shorter path."""
        return 0 if self.goal == "size" else self.lanes


@dataclass(frozen=True)
class Flag:
    """How one option is spelled.

    Args:
        field: of `BuildOptions`.
        name: on the command line, without dashes, and in `INDEX.toml`.
        text: what `--help` says.
        always: whether it is spelled even where it has its default value.
        separator: between several values; empty where the option is repeated instead.
    """

    field: str
    name: str
    text: str
    always: bool = False
    separator: str = ""


FLAGS = (
    Flag("set_name", "set", "parameter set; all of the cipher's without it", always=True),
    Flag("target", "target", "machine", always=True),
    Flag("lanes", "lanes", "blocks worked on at once", always=True),
    Flag("align", "align", "`once`: round keys in the layout of the lanes; `round`: as they are"),
    Flag("slicing", "slicing", "`word`, `bit`, or `auto`: bit from 128 lanes on"),
    Flag("stride", "stride", "bits of a word stand 2^STRIDE apart in a register"),
    Flag("core", "core", "core whose costs choose; the target's first without it"),
    Flag("features", "features", "what the machine must have, with commas", separator=","),
    Flag("circuit", "circuit", "circuits of the S-boxes: `auto`, or a library's name"),
    Flag("counter_bits", "counter-bits", "width of the CTR counter; 0 is the interface's"),
    Flag("without", "without", "passes to leave out, with commas", separator=","),
    Flag("passes", "pass", "options of a pass, such as 'schedule(effort=20000)'; repeatable"),
    Flag("prefix", "prefix", "put before each symbol"),
    Flag("suffix", "suffix", "put behind each symbol"),
    Flag("goal", "goal", "`speed`, or `size`: rounds in a loop, the smallest circuits"),
)
DEFAULTS: Mapping[str, object] = {f.name: f.default for f in fields(BuildOptions)}
OWNED: Mapping[tuple[str, str], str] = {
    ("bitslice", "enabled"): "is_bitsliced",
    ("roll", "enabled"): "is_rolled",
    ("slice", "lanes"): "lanes",
    ("slice", "align"): "align",
    ("slice", "stride"): "stride",
    ("sbox", "circuit"): "circuit",
    ("sbox", "lanes"): "hurried_lanes",
    ("counter", "bits"): "counter_bits",
}
"""Options of passes that a build option sets."""
SPELLED = {"is_bitsliced": "slicing", "is_rolled": "goal", "hurried_lanes": "lanes"}


def passes_of(options: BuildOptions) -> tuple[Pass, ...]:
    """The pipeline that options ask for.

    Raises:
        Complaint: a pass or an option of one does not exist, or its value is of another type.
        PipelineError: a pass cannot be left out.
    """
    values: dict[str, dict[str, object]] = {}
    for (name, field), source in OWNED.items():
        values.setdefault(name, {})[field] = getattr(options, source)
    for text in options.passes:
        name, given = read_pass(text)
        values.setdefault(name, {}).update(given)
    kinds = {pass_name(kind): kind for kind in PASSES}
    settings = [with_options(kinds[name](), **given) for name, given in values.items()]
    without = dict.fromkeys(options.without)
    if options.align == "round":
        # A round key that is its own addition to the whole block must not go into another sum.
        without |= {"rotate": None, "balance": None}
    if options.is_rolled:
        # In the first rounds operands arrive earlier, so their sums would have another order.
        without["balance"] = None
    return pipeline(settings, tuple(without))


def read_pass(text: str) -> tuple[str, dict[str, object]]:
    """The name and the options of a pass from `name(option=value, …)`.

    Raises:
        Complaint: it is not of that form, or names what does not exist.
    """
    match = re.fullmatch(r"\s*([\w-]+)\s*(?:\((.*)\))?\s*", text)
    if not match:
        raise Complaint(f"`{text}` is no pass with options\nhint: write 'schedule(effort=20000)'")
    kinds = {pass_name(kind): kind for kind in PASSES}
    name = match[1]
    if name not in kinds:
        raise unknown("pass", name, list(kinds), did_you_mean(name, kinds))
    step = kinds[name]()
    parts = [part.strip() for part in (match[2] or "").split(",") if part.strip()]
    return name, dict(_read_option(step, part) for part in parts)


def pass_options(step: Pass) -> dict[str, object]:
    """The options of a pass and their values."""
    names = [f.name for f in fields(step)]  # type: ignore[arg-type]
    return {name: getattr(step, name) for name in names}


def _read_option(step: Pass, text: str) -> tuple[str, object]:
    key, equals, value = (part.strip() for part in text.partition("="))
    name, known = pass_name(type(step)), pass_options(step)
    if key not in known or not equals:
        raise unknown(f"option of the pass {name}", text, list(known), did_you_mean(key, known))
    if (name, key) in OWNED:
        flag = SPELLED.get(OWNED[name, key], OWNED[name, key].replace("_", "-"))
        raise Complaint(f"`{key}` of {name} is set by --{flag}")
    default = known[key]
    if isinstance(default, bool):
        if value not in ("true", "false"):
            raise Complaint(f"`{key}` of {name} is true or false, not `{value}`")
        return key, value == "true"
    try:
        return key, type(default)(value)  # type: ignore[call-arg]
    except ValueError as problem:
        kind = type(default).__name__
        raise Complaint(f"`{key}` of {name} is of type {kind}, not `{value}`") from problem


def settle(options: BuildOptions, target: Target) -> BuildOptions:
    """The same options in one spelling, each of them possible on the target.

    Raises:
        Complaint: one is not; the message lists what is.
    """
    for field, known in CHOICES.items():
        _require(field, getattr(options, field), known)
    _require("number of lanes", options.lanes, target.lanes)
    _require("width of the counter", options.counter_bits, COUNTER_BITS)
    for feature in options.features:
        _require(f"feature of {target.name}", feature, target.features)
    if options.core:
        _require(f"core of {target.name}", options.core, tuple(target.cores))
    if options.stride < 0:
        raise Complaint(f"--stride is 0 or more, not {options.stride}")
    for name in ("prefix", "suffix"):
        if not re.fullmatch(r"\w*", getattr(options, name), re.ASCII):
            raise Complaint(f"--{name} may hold letters, digits and `_`")
    if options.prefix[:1].isdigit():
        raise Complaint("--prefix begins a symbol: it cannot start with a digit")
    default_core = next(iter(target.cores))
    return replace(
        options,
        core="" if options.core == default_core else options.core,
        features=tuple(f for f in target.features if f in options.features),
    )


def _require(what: str, value: str | int, known: tuple[str, ...] | tuple[int, ...]) -> None:
    if value not in known:
        listed = [str(k) for k in known]
        raise unknown(what, str(value), listed, did_you_mean(str(value), listed))


def spell(options: BuildOptions) -> tuple[str, ...]:
    """The options as words of a command line; what has its default value is left out."""
    words: list[str] = []
    for flag in FLAGS:
        value = getattr(options, flag.field)
        if not flag.always and value == DEFAULTS[flag.field]:
            continue
        values = value if isinstance(value, tuple) else (value,)
        if flag.separator:
            values = (flag.separator.join(values),)
        words += [word for v in values for word in (f"--{flag.name}", str(v))]
    return tuple(words)


def command_of(word: str, options: BuildOptions) -> str:
    """The command that makes a file again; `word` names the cipher."""
    return shlex.join(["lwcc", "compile", word, *spell(options)])


def stem_of(options: BuildOptions) -> str:
    """The name of a file without its ending: the set, and what is special about the variant."""
    special = [*(["bit"] if options.is_bitsliced else []), *options.features]
    special += ["small"] if options.is_rolled else []
    if options.align != "once" or not special:
        special.insert(0, options.align)
    if options.lanes != DEFAULTS["lanes"] or special != [DEFAULTS["align"]]:
        special.insert(0, f"l{options.lanes}")
        return "_".join([options.set_name, *special])
    return options.set_name
