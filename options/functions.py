"""The functions of generated files: which a text defines, and which a build cannot have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from compiler.frontend.interface import ORDER, Naming, counter_bits
from compiler.machine.load import load_target
from options.build import BuildOptions
from options.flags import COUNTER_BITS, DEFAULTS
from options.keys import check_keys
from runtime.user_error import UserError

if TYPE_CHECKING:
    from dsl.cipher import Cipher


def naming_of(options: BuildOptions) -> Naming:
    """How the symbols of a build are named."""
    return Naming(options.set_name, options.target, options.prefix, options.suffix)


def functions_in(text: str, naming: Naming) -> dict[str, str]:
    """The functions of the interface that a text defines: symbols by role."""
    return defined_in(text, naming, ORDER)


def defined_in(text: str, naming: Naming, names: Iterable[str]) -> dict[str, str]:
    """The functions and kernels of some names that a text defines: symbols by name."""
    symbols = {name: naming.symbol(name) for name in names}
    begin = load_target(naming.target).definition
    lines = text.splitlines()
    starts = {name: begin.format(symbol=symbol) for name, symbol in symbols.items()}
    return {n: symbols[n] for n, start in starts.items() if any(x.startswith(start) for x in lines)}


def check_functions(options: BuildOptions, cipher: Cipher) -> None:
    """Refuse counter mode for a permutation without a key, and for a block that is too short.

    Raises:
        UserError: there is none; the message says what there is.
    """
    check_keys(options, cipher)
    if cipher.has_key:
        _check_counter(options, cipher)
        return
    asked = f"--mode {options.mode}" if options.mode == "ctr" else ""
    for field, flag in (
        ("depth", "depth"),
        ("counter_bits", "counter-bits"),
        ("fold", "fold"),
    ):
        value = getattr(options, field)
        if value != DEFAULTS[field]:
            asked = asked or f"--{flag} {value}"
    if asked:
        raise no_counter_mode(options, asked)


def _check_counter(options: BuildOptions, cipher: Cipher) -> None:
    """Refuse a counter that is longer than the block."""
    block_bytes = cipher.parameter_set(options.set_name).block.n_bytes
    bits = counter_bits(block_bytes, options.counter_bits)
    fitting = [n for n in COUNTER_BITS if 0 < n <= 8 * block_bytes]
    shorter = f"; --counter-bits {fitting[-1]} fits" if fitting else ""
    if options.counts and bits > 8 * block_bytes:
        raise UserError(
            f"{options.set_name}: a counter of {bits} bits does not fit a block of "
            f"{8 * block_bytes} bits\nhint: --mode ecb leaves counter mode out{shorter}"
        )


def no_counter_mode(options: BuildOptions, asked: str) -> UserError:
    """The error for counter mode of a permutation without a key."""
    name = options.set_name
    return UserError(
        f"{asked} is of counter mode, and {name} has none: it is a permutation without a key\n"
        f"hint: its functions are those of --mode ecb"
    )
