"""From a cipher, a mode and options to a file and its C header."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from artifacts.head import NOT_RUN, spell_sizes, write_head
from builds.build import before_proof, sizes_of
from builds.modes.folding import spell_saved
from builds.modes.hosts import Hosted, hosted_mode
from builds.modes.options import ModeOptions
from builds.pipelines import context_of, passes_of
from catalogue.ciphers import CipherSource
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.modes.control import Control, Rewrite
from compiler.modes.emit import emit_mode, has_modes
from compiler.modes.evaluate import evaluate_mode
from compiler.modes.hosted import REFUSAL, STATES
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.coalesce import Coalesce
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy
from compiler.modes.threads.machine import in_threads
from compiler.module import Module
from compiler.pipeline import Watch, describe, run_passes
from dsl.cipher import Cipher
from dsl.modes.check import check_mode
from dsl.modes.sizes import Sizes, unmet_need
from options.functions import naming_of
from runtime.user_error import UserError
from targets import FOLDERS
from verify.programs.reference import check_answers, spec_reference
from verify.programs.stages import key_image

TEMPLATE = "mode.h.j2"
IN_THREADS = (
    "; a state per thread, nbytes_each is one length for all states of a launch, no additional "
    "input; the header has the other functions for the host"
)
"""The addition of the head to the calling convention of threads."""


@dataclass(frozen=True)
class BuiltMode:
    """A generated file of a mode.

    Args:
        options: the options of the build.
        control: the evaluated mode.
        passes: the number of passes that changed the cipher's functions.
        sizes: the sizes in the head, in bytes, by name.
        entries: the entries of the head, by key.
        body: the text below the head.
        header: the text of the C header.
    """

    options: ModeOptions
    control: Control
    passes: int
    sizes: Mapping[str, int]
    entries: Mapping[str, str]
    body: str
    header: str

    @property
    def text(self) -> str:
        """The whole file."""
        target = load_target(self.options.build.target)
        return write_head(self.entries, target.comment) + self.body

    def with_checks(self, checked: str) -> BuiltMode:
        """The file with the checks in its head."""
        return replace(self, entries={**self.entries, "checked": checked})


def sizes_for(cipher: Cipher, options: ModeOptions) -> Sizes:
    """The sizes of the set and the switches of the mode."""
    chosen = cipher.parameter_set(options.build.set_name)
    return Sizes(chosen.block.n_bytes, chosen.key.n_bytes, options.switches)


def refuse_mode(cipher: Cipher, options: ModeOptions) -> None:
    """Check that a mode can be applied to a set on its target.

    Raises:
        UserError: it cannot; the message has the reason.
    """
    if problem := refusal_of(cipher, options):
        raise problem


def refusal_of(cipher: Cipher, options: ModeOptions) -> UserError | None:
    """The reason why a mode cannot be applied to a set on its target; None if it can."""
    name, mode = options.build.set_name, options.mode
    target = load_target(options.build.target)
    if not has_modes(target):
        said = f"{target.name} has no functions of modes yet, so no --mode {options.word}"
        return UserError(f"{said}\nhint: --target c")
    if not cipher.has_key:
        return UserError(f"{name} is a permutation without a key, and {mode.name} needs a key")
    if need := unmet_need(mode, sizes_for(cipher, options)):
        return UserError(f"{name}: {mode.name} needs {need.text} ({need.span.file})")
    if cipher.parameter_set(name).tweak_bytes:
        return UserError(f"{name} has a tweak, and {mode.name} is a mode of block ciphers without")
    if options.build.has_fixed_key:
        return UserError(f"{mode.name} changes its keys: leave --keys fixed away")
    if options.build.looks_up_words:
        return UserError(f"functions of {mode.name} have no tables of words: take --sbox circuit")
    if target.has_threads and (refusal := _refusal_in_threads(options)):
        return refusal
    for feature in options.build.features:
        if feature in target.class_features:
            said = f"functions of {mode.name} take more registers than {feature} leaves"
            return UserError(f"{name}: {said}\nhint: leave {feature} away")
    return None


def _refusal_in_threads(options: ModeOptions) -> UserError | None:
    """The reason why threads cannot have a mode; None if they can."""
    build, thread = options.build, f"a thread of {options.mode.name}"
    if build.lanes > 1:
        said = f"{build.set_name}: {thread} encrypts few blocks at a time, not {build.lanes}"
        return UserError(f"{said}\nhint: --lanes 1")
    if build.is_rolled:
        return UserError(f"{thread} has no loops of rounds: leave {build.asks_for_loops} away")
    return None


def build_mode(
    source: CipherSource,
    cipher: Cipher,
    options: ModeOptions,
    watch: Watch | None = None,
    host_watch: Watch | None = None,
) -> BuiltMode:
    """Compile one set.

    Args:
        source: the source of the cipher's text, for the head.
        cipher: the checked cipher.
        options: the options, settled for their target.
        watch: called for each pass on the cipher, with the module before and after.
        host_watch: the same for the cipher on the host, where threads run the file.

    Raises:
        UserError: the mode or the target's form does not fit the set.
        DiagnosticError: a known answer of the cipher's text is wrong.
    """
    refuse_mode(cipher, options)
    check_mode(options.mode, sizes_for(cipher, options))
    set_name, inner = options.build.set_name, options.cipher_options
    check_answers(cipher, set_name)
    context, passes = replace(context_of(inner), target=machine_of(options)), passes_of(inner)
    module = run_passes(Module(cipher, set_name, {}), context, passes, watch)
    control = control_of(cipher, options)
    target, naming = context.target, naming_of(options.build)
    hosted = Hosted("", 0)
    schedules: dict[str, bytes] = {}
    if target.has_threads:
        hosted = hosted_mode(cipher, options, control, host_watch)
    else:
        schedules = {n: key_image(module, target, key) for n, key in control.known_keys.items()}
    body = emit_mode(control, module, target, naming, options.word, schedules)
    sizes = {**_sizes(module, target), "st": control.state_bytes}
    entries = {
        "command": options.command(source.word),
        "passes": " ".join(describe(step) for step in module.acted),
        "dsl": f"{source.label} sha256:{cipher.digest}",
        "mode": f"{options.mode.name}, {options.mode.source}",
        "folding": spell_saved(control, options.folds),
        "abi": target.convention + (IN_THREADS if target.has_threads else ""),
        "layout": module.layout,
        "sizes": f"in bytes: {spell_sizes(sizes)}",
        "timing": "constant (secret: st, what inputs and the output hold; public: all lengths)",
        "checked": NOT_RUN,
        "proof": before_proof(target),
    }
    header = _header(control, options, sizes, entries["command"], hosted.text)
    n_passes = len(module.acted) + hosted.passes
    return BuiltMode(options, control, n_passes, sizes, entries, body, header)


def machine_of(options: ModeOptions) -> Target:
    """The machine of the cipher's passes."""
    target = load_target(options.build.target)
    return in_threads(target) if target.has_threads else target


def control_of(cipher: Cipher, options: ModeOptions) -> Control:
    """The evaluated mode over a set, with fused loops, batched encryptions and fewer copies."""
    encrypt = spec_reference(cipher, options.build.set_name)
    sizes = sizes_for(cipher, options)
    target = machine_of(options)
    control = evaluate_mode(options.mode, sizes, encrypt, options.folds, target.has_threads)
    rewrites: list[Rewrite] = [Fuse(), Batch(control.block), Tidy()]
    if not target.has_threads:
        # A thread has arrays in registers: there is nothing to share.
        rewrites.append(Coalesce(control.fields, target.data_alignment == 1))
    for rewrite in rewrites:
        control = control.with_bodies(rewrite)
    return control


def _sizes(module: Module, target: Target) -> dict[str, int]:
    """The sizes of the cipher for the head, in bytes."""
    sizes = sizes_of(module, target)
    return {name: sizes[name] for name in ("block", "key", "rk", "group")}


def _header(
    control: Control, options: ModeOptions, sizes: Mapping[str, int], command: str, hosted: str
) -> str:
    """The C header."""
    naming, mode = naming_of(options.build), options.mode
    environment = Environment(
        loader=FileSystemLoader(FOLDERS[0]),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    word = options.word
    return environment.get_template(TEMPLATE).render(
        command=command,
        guard=naming.macro(f"{word}_h"),
        mode=mode,
        switches=[s.text for s in mode.switches if options.switches[s.name]],
        state_macro=naming.macro("st_bytes"),
        state_bytes=sizes["st"],
        hosted=hosted,
        codes=[(naming.macro(f"{word}_{c.name}"), c.value, c.text) for c in mode.codes],
        entries=[(e.name, naming.symbol(f"{word}_{e.name}"), e) for e in mode.entries],
        endings=(REFUSAL, STATES),
        symbol_of=lambda name: naming.symbol(f"{word}_{name}"),
    )
