"""Builds a generated file and its C header from a cipher and options: a pure function."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

from artifacts.c_header import c_header
from artifacts.generated_files import Part
from artifacts.head import NOT_RUN, registers_in, spell_sizes, unproven, write_head
from artifacts.memory import Listing, Memory
from artifacts.spoken_keys import spell_keys
from artifacts.stated import stated_by
from artifacts.timing import spell_tables, timing_of
from builds.pipelines import context_of, passes_of
from builds.planned import forms_of_one_block
from catalogue.ciphers import CipherSource
from compiler.emission.emit import emit, emit_host
from compiler.emission.frames import frame_of
from compiler.emission.shared_saves import callee_saved, shared_saves
from compiler.frontend.interface import ORDER
from compiler.layouts.layout import DepthError, LayoutError
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.pipeline import Begin, Watch, describe, run_passes
from compiler.registers.verify import OutOfReachError
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from options.build import BuildOptions
from options.command import command_of
from options.file_names import file_name
from options.functions import check_functions
from runtime.user_error import UserError
from verify.child import has_free_core, in_child
from verify.programs.reference import SpecCipher, check_answers, refuse_answers, wrong_answers


@dataclass(frozen=True)
class Built:
    """A generated file.

    Args:
        word: the cipher as the command names it.
        options: the options of the build.
        module: the module after the last pass.
        target: the machine.
        entries: of the head, by key.
        body: the assembly below the head.
        header: the text of the C header.
    """

    word: str
    options: BuildOptions
    module: Module
    target: Target
    entries: Mapping[str, str]
    body: str
    header: str

    @property
    def text(self) -> str:
        """The whole file."""
        return write_head(self.entries, self.target.comment) + self.body

    @property
    def part(self) -> Part:
        """The file, as parsed from its text."""
        return Part(file_name(self.options), self.text, self.entries, self.word, self.options)

    def with_checks(self, checked: str) -> Built:
        """The same file with the checks recorded in its head."""
        return replace(self, entries={**self.entries, "checked": checked})


def build(
    source: CipherSource,
    cipher: Cipher,
    options: BuildOptions,
    watch: Watch | None = None,
    begin: Begin | None = None,
) -> Built:
    """Compile one set.

    Args:
        source: how the cipher is named.
        cipher: the checked cipher.
        options: settled for their target.
        watch: sees each pass with the module before and after.
        begin: is told of each pass before it runs.

    Raises:
        UserError: the options name what does not exist, or a depth that the form has not, or a
            frame is too large for the target, or the part has too little memory, or the target has
            no form for the cipher, and no operation of the text is the reason.
        DiagnosticError: a known answer of the text is wrong, or the target has no form for an
            operation.
    """
    check_functions(options, cipher)
    with _answers_checked(cipher, options):
        context = context_of(options)
        module = _compiled(cipher, options, context, watch, begin)
    target = context.target
    stated = stated_by(options)
    naming = stated.naming
    body = emit(module, target, naming, "")
    sizes = sizes_of(module, target)
    sizes |= _memory(body, module, options, context.core)
    entries = {
        "command": command_of(source.word, options),
        "passes": " ".join(describe(step) for step in module.acted),
        "dsl": f"{source.label} sha256:{cipher.digest}",
        "abi": target.convention
        + (f"; stack {sizes['stack']}" if target.allocates else "")
        + ("; rk and ctx are passed by value" if options.passes_keys else ""),
        "layout": module.layout,
        "sizes": f"in bytes: {spell_sizes(sizes)}",
        **({"keys": said} if (said := spell_keys(stated)) else {}),
        **({"registers": registers_in(body, target)} if target.allocates else {}),
        **_tables(module, options),
        "timing": timing_of(module, target, options.tells_secrets),
        "checked": NOT_RUN,
        "proof": before_proof(target),
    }
    definitions = emit_host(module, target, naming)
    header = c_header(cipher, stated, sizes, entries["command"], definitions)
    return Built(source.word, options, module, target, entries, body, header)


@contextmanager
def _answers_checked(cipher: Cipher, options: BuildOptions) -> Iterator[None]:
    """Check the known answers of the text, beside what is done here if a core is free.

    Raises:
        DiagnosticError: an answer is wrong, whatever error there was here.
    """
    if not has_free_core():
        check_answers(cipher, options.set_name)
        yield
        return
    spec = SpecCipher(cipher, options.set_name)
    answers = cipher.parameter_set(options.set_name).tests
    # The error itself has no copy that a process could send.
    with in_child(partial(wrong_answers, spec, answers)) as wrong:
        try:
            yield
        except Exception:
            refuse_answers(wrong(), cipher)
            raise
        refuse_answers(wrong(), cipher)


def _compiled(
    cipher: Cipher,
    options: BuildOptions,
    context: Context,
    watch: Watch | None,
    begin: Begin | None,
) -> Module:
    """The module after all passes; the arguments and errors are those of `build`."""
    module = Module(cipher, options.set_name, {})
    try:
        return run_passes(module, context, passes_of(options), watch, begin)
    except DepthError as problem:
        raise UserError(str(problem)) from problem
    except LayoutError as problem:
        raise _without_form(cipher, options, problem) from problem
    except OutOfReachError as problem:
        raise UserError(_too_many_words(options, problem)) from problem


def before_proof(target: Target) -> str:
    """The head's entry on proofs before there is a proof: of object code or of kernels."""
    return NOT_RUN if target.output == "kernels" else unproven(target)


def _memory(body: str, module: Module, options: BuildOptions, core_name: str) -> dict[str, int]:
    """The bytes of a part in each memory; empty if no core has a limit.

    Raises:
        UserError: the part has less, or a jump does not reach.
    """
    target = load_target(options.target)
    core = target.cores.get(core_name)
    if not core or not core.flash_bytes:
        return {}
    listing, sizes = Listing(body, target), sizes_of(module, target)
    memory = Memory(
        code=listing.n_bytes,
        tables=sum(map(len, module.tables.values())),
        in_ram=options.table_memory == "sram",
        round_keys=sizes["rk"],
        context=sizes["ctx"],
        stack=sizes["stack"],
    )
    far, excess = listing.out_of_reach(), memory.excess(core, target.address_bits)
    if problems := [*excess.values(), *far]:
        others = [c for c in target.cores.values() if not memory.excess(c, target.address_bits)]
        fitting = [] if far else [other.name for other in others]
        said = "\n".join(f"{options.set_name} does not fit: {each}" for each in problems)
        raise UserError(f"{said}\nhint: {_smaller(excess, options, fitting)}")
    return memory.sizes


def _smaller(excess: Collection[str], options: BuildOptions, fitting: Sequence[str]) -> str:
    """The hint on exceeded memories: options that take less memory, or a larger part."""
    is_ram = list(excess) == ["RAM"]
    in_sram = "RAM" in excess and options.table_memory == "sram"
    ways = ["`--tables flash` takes no RAM for tables"] if in_sram else []
    in_loops = "`--unroll no`" if options.unroll == "yes" else "`--goal size`"
    loops = "makes shorter loops" if options.is_rolled else "keeps rounds in loops"
    ways += [f"{in_loops} {loops}"] if not (options.wants_loops or is_ram) else []
    fewer = options.word_blocks // 2
    ways += [f"`--blocks {fewer}` makes shorter functions"] if fewer and not is_ram else []
    ways += ["`--mode ecb` and `--mode ctr` make fewer functions"] if options.mode == "all" else []
    ways += [f"it fits `--core {name}`" for name in fitting]
    return "; ".join(ways) or f"no core of {options.target} has more"


def _tables(module: Module, options: BuildOptions) -> dict[str, str]:
    """The head's entries about tables that are read in constant time."""
    if not (options.looks_up and module.tables):
        return {}
    return {"tables": spell_tables(module, options.table_memory)}


def _without_form(cipher: Cipher, options: BuildOptions, problem: LayoutError) -> Exception:
    """The error for a form that a cipher does not fit."""
    of_one = " --lanes 1" if options.lanes > 1 else ""
    others = ", ".join(f"`{words}{of_one}`" for words in forms_of_one_block(cipher, options))
    usual = "`lwcc compile` without --slicing and --lanes takes a form that fits"
    but_for = " without --sbox tbl" if options.has_register_tables else ""
    hint = f"these work{but_for}: {others}" if others else usual
    if problem.span:
        return DiagnosticError([Diagnostic(problem.span, str(problem), hint)], cipher.text)
    # Another number of blocks may be all that is wrong; the message lists those that fit.
    named = "" if options.blocks else f"\nhint: {hint}"
    return UserError(f"{options.set_name}: {problem}{named}")


def _too_many_words(options: BuildOptions, problem: OutOfReachError) -> str:
    """The error message for more live words than a frame can hold."""
    smaller = "" if options.has_cells else "`--slicing cell` keeps fewer; "
    return (
        f"{options.set_name}: {problem}: too many words are needed at once in this form\n"
        f"hint: {smaller}`--target c` leaves them to a C compiler"
    )


def sizes_of(module: Module, target: Target) -> dict[str, int]:
    """The sizes that callers and checks of a file need, in bytes."""
    regions = module.laid_out
    tweak = module.cipher.parameter_set(module.set_name).tweak_bytes
    return {
        "block": regions.block,
        "key": 0 if module.fixed else regions.key,
        **({"tweak": tweak} if tweak else {}),
        "nonce": module.counter.nonce if module.counter else 0,
        "rk": regions.rk,
        "ctx": regions.ctx,
        "align": target.alignment,
        "group": regions.group,
        "stack": _stack_bytes(module, target),
    }


def _stack_bytes(module: Module, target: Target) -> int:
    """The most bytes of stack of a call, including called functions."""
    if not target.allocates:
        return 0
    frames: dict[str, int] = {
        n: _frame_bytes(module, n, target) for n in ORDER if n in module.programs
    }
    frames |= {
        n: _calling_bytes(module, target) + frames[c] for n, c in module.calls.blocks.items()
    }
    has_init = {"key_setup", "ctr_crypt"} <= frames.keys()
    in_init = target.call_bytes + frames["key_setup"] if has_init else 0
    in_subroutine = target.address_bits // 8 if module.calls.runs else 0
    return max(in_init, *frames.values()) + in_subroutine


def _frame_bytes(module: Module, name: str, target: Target) -> int:
    """The most bytes of a function's frame and of the registers that the template pushes before."""
    frame = frame_of(module, name, target)
    if shared_saves(module, target):
        # The routine that saves returns; a function without a frame pushes a length at most.
        pointer_bytes = target.address_bits // 8
        is_alone = name in module.placed and not frame.wipe
        inside = pointer_bytes if is_alone else frame.total
        return _shared_bytes(target) + max(inside, pointer_bytes)
    pushed = (*frame.saved, *target.pushed) if target.pushed else ()
    return frame.total + len(pushed) * min(target.register_bytes)


def _shared_bytes(target: Target) -> int:
    """The bytes of the registers that all functions save together."""
    return len(callee_saved(target)) * min(target.register_bytes)


def _calling_bytes(module: Module, target: Target) -> int:
    """The most bytes of stack of a function that calls another for each block, without that."""
    # Two addresses: that of the call, and that of the routine that saves.
    return _shared_bytes(target) + module.laid_out.block + 2 * target.address_bits // 8
