"""The host's part of a mode in threads: the cipher for the host, and definitions for a header."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from builds.modes.forms import with_few_blocks
from builds.modes.options import CIPHER_MODE, EncryptingOptions, ModeOptions
from builds.pipelines import context_of, passes_of
from builds.usual_forms import with_lanes
from compiler.machine.load import load_target
from compiler.modes.control import Control
from compiler.modes.hosted import emit_hosted
from compiler.module import Module
from compiler.pipeline import Watch, run_passes
from dsl.cipher import Cipher
from options.build import BuildOptions
from options.functions import naming_of
from options.settled import settle
from verify.programs.stages import key_image


@dataclass(frozen=True)
class Hosted:
    """The host's part.

    Args:
        text: the definitions.
        passes: the number of passes that changed the cipher's functions.
    """

    text: str
    passes: int


def host_options(cipher: Cipher, options: BuildOptions) -> BuildOptions:
    """The options of the cipher for the host: a form of few blocks, whatever the kernels have."""
    host = load_target(options.target).host
    assert host, "the target has a host"
    plain = settle(BuildOptions(options.set_name, target=host.name, circuit=options.circuit))
    return with_few_blocks(cipher, with_lanes(plain, cipher))


def hosted_mode(
    cipher: Cipher, options: ModeOptions, control: Control, watch: Watch | None = None
) -> Hosted:
    """The host's part of a file.

    Args:
        cipher: the checked cipher.
        options: of the file for threads.
        control: the mode; entries with an output take no input.
        watch: called for each pass on the cipher, with the module before and after.
    """
    build = host_options(cipher, options.build)
    inner = EncryptingOptions(**{**vars(build), "mode": CIPHER_MODE})
    context = context_of(inner)
    start = Module(cipher, build.set_name, {})
    module = run_passes(start, context, passes_of(inner), watch)
    schedules: Mapping[str, bytes] = {
        name: key_image(module, context.target, key) for name, key in control.known_keys.items()
    }
    naming = naming_of(options.build)
    text = emit_hosted(control, module, context.target, naming, options.word, schedules)
    return Hosted(text, len(module.acted))
