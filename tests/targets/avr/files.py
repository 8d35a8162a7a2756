"""Generated files of the target, checked in simavr as files of other targets are in Unicorn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from artifacts.generated_files import parts_of
from artifacts.head import read_sizes
from builds.build import build
from builds.checks import known_answers
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import Function
from options.build import BuildOptions, settle
from tests.targets.avr.simulator import Simulator
from verify.check import Session, run_all
from verify.programs.reference import spec_reference
from verify.report import Finding
from verify.subject import Caller, Interface


def text_of(cipher: str, options: BuildOptions) -> str:
    """A file as it would be written."""
    source = find_cipher(cipher)
    return build(source, source.load(), settle(options)).text


def interface_of(text: str) -> Interface:
    """What a caller must know of a file."""
    (part,) = parts_of(text, "file.s")
    sizes: Mapping[str, int] = read_sizes(part.entries["sizes"])
    return Interface(
        functions=cast("dict[Function, str]", part.functions),
        block_bytes=sizes["block"],
        key_bytes=sizes["key"],
        rk_bytes=sizes["rk"],
        ctx_bytes=sizes["ctx"],
        group_blocks=1,
        counter_bytes=sizes["block"] - sizes["nonce"],
        align=1,
    )


def checked(folder: Path, cipher: str, options: BuildOptions) -> tuple[Finding, ...]:
    """What the checks of calls say of a file in simavr."""
    text = text_of(cipher, options)
    interface, source = interface_of(text), find_cipher(cipher).load()
    caller = Caller(interface, Simulator(folder, text))
    session = Session(caller, caller, spec_reference(source, options.set_name), seed=1)
    known = known_answers(source, options.set_name, interface.nonce_bytes)
    return tuple(run_all(session, known))
