"""The functions of generated files: which a text defines, and which a build cannot have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.interface import ORDER
from compiler.target import load_target
from lwcc.complaint import Complaint
from lwcc.flags import DEFAULTS
from lwcc.options import BuildOptions

if TYPE_CHECKING:
    from compiler.emit import Naming
    from dsl.cipher import Cipher


def functions_in(text: str, naming: Naming) -> dict[str, str]:
    """The functions of the interface that a text defines: symbols by role."""
    symbols: dict[str, str] = {role: naming.symbol(role) for role in ORDER}
    begin = load_target(naming.target).definition
    lines = text.splitlines()
    starts = {role: begin.format(symbol=symbol) for role, symbol in symbols.items()}
    return {r: symbols[r] for r, start in starts.items() if any(x.startswith(start) for x in lines)}


def check_functions(options: BuildOptions, cipher: Cipher) -> None:
    """Refuse options of counter mode for a permutation without a key.

    Raises:
        Complaint: it has none; the message says what it has.
    """
    if cipher.has_key:
        return
    asked = f"--mode {options.mode}" if options.mode == "ctr" else ""
    for field, flag in (("depth", "depth"), ("counter_bits", "counter-bits")):
        value = getattr(options, field)
        if value != DEFAULTS[field]:
            asked = asked or f"--{flag} {value}"
    if asked:
        raise no_counter_mode(options, asked)


def no_counter_mode(options: BuildOptions, asked: str) -> Complaint:
    """What to say where counter mode is asked of a permutation without a key."""
    name = options.set_name
    return Complaint(
        f"{asked} is of counter mode, and {name} has none: it is a permutation without a key\n"
        f"hint: its functions are those of --mode ecb"
    )
