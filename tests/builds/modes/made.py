"""Files of modes for tests, made once."""

from __future__ import annotations

from functools import cache

from builds.modes.build import BuiltMode, build_mode
from builds.modes.options import ModeOptions
from catalogue.ciphers import find_cipher
from options.build import BuildOptions, settle


@cache
def built(set_name: str, df: bool = True, folds: bool = True, target: str = "c") -> BuiltMode:
    """A file in words."""
    source = find_cipher(set_name)
    options = settle(BuildOptions(set_name, target=target, lanes=1))
    return build_mode(source, source.load(), ModeOptions(options, "drbg", {"df": df}, folds))
