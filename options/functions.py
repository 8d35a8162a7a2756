"""The functions of a build: their names, and those that it cannot have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.frontend.interface import KERNELS, Naming, counter_bits
from options.build import BuildOptions
from options.flags import COUNTER_BITS, DEFAULTS
from options.keys import check_keys
from runtime.user_error import UserError

if TYPE_CHECKING:
    from dsl.cipher import Cipher


def naming_of(options: BuildOptions) -> Naming:
    """How the symbols of a build are named."""
    return Naming(options.set_name, options.target, options.prefix, options.suffix)


def kernel_symbols(naming: Naming) -> dict[str, str]:
    """The symbols of all kernels, by their names."""
    return {kernel.name: naming.symbol(kernel.name) for kernel in KERNELS}


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
