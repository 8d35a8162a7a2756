"""The options of passes that a command line sets."""

from __future__ import annotations

import re

from catalogue.declared import PassText, pass_texts
from compiler.choices import SETS
from dsl.syntax.diagnostics import did_you_mean
from options.build import BuildOptions
from runtime.user_error import UserError, unknown

SPELLED = {
    "has_bits": "slicing",
    "makes_round_keys": "keys",
    "passes_keys": "keys",
    "computes_ahead": "keys",
    "has_key_per_block": "blocks",
    "decrypts": "mode",
    "has_planes": "slicing",
    "has_cells": "slicing",
    "word_blocks": "blocks",
    "is_rolled": "unroll",
    "is_shortest": "goal",
    "has_long_turns": "unroll",
    "orders_keys": "unroll",
    "is_scalar": "lanes",
    "has_lanes": "lanes",
    "uses_tables": "sbox",
    "table_memory": "tables",
    "looks_up": "tables",
    "has_register_tables": "sbox",
    "holds": "fold",
    "holds_words": "fold",
    "precomputes": "fold",
    "looks_up_pairs": "tables",
    "looks_up_words": "sbox",
    "hurried_lanes": "lanes",
}


def given_passes(options: BuildOptions) -> dict[str, dict[str, object]]:
    """The options of passes that `--pass` sets, by the names of the passes.

    Raises:
        UserError: a pass or an option of one does not exist, its value is of another type, or the
            pass is left out.
    """
    values: dict[str, dict[str, object]] = {}
    for text in options.passes:
        name, given = read_pass(text)
        if name in options.without:
            raise UserError(f"--without leaves `{name}` out, and --pass sets its options")
        if twice := [key for key in given if key in values.get(name, {})]:
            raise UserError(f"--pass sets `{twice[0]}` of {name} twice")
        values.setdefault(name, {}).update(given)
    return values


def read_pass(text: str) -> tuple[str, dict[str, object]]:
    """The name and the options of a pass from `name(option=value, …)`.

    Raises:
        UserError: it is not of that form, or names what does not exist.
    """
    match = re.fullmatch(r"\s*([\w-]+)\s*(?:\((.*)\))?\s*", text)
    if not match:
        raise UserError(f"`{text}` is no pass with options\nhint: write 'schedule(effort=20000)'")
    name, known = match[1], {each.name: each for each in pass_texts()}
    if name not in known:
        raise unknown("pass", name, list(known), did_you_mean(name, known))
    parts = [part.strip() for part in (match[2] or "").split(",") if part.strip()]
    given: dict[str, object] = {}
    for key, value in (_read_option(known[name], part) for part in parts):
        if key in given:
            raise UserError(f"--pass sets `{key}` of {name} twice")
        given[key] = value
    return name, given


def _read_option(step: PassText, text: str) -> tuple[str, object]:
    key, equals, value = (part.strip() for part in text.partition("="))
    name, known = step.name, step.options
    if key not in known or not equals:
        raise unknown(f"option of the pass {name}", text, list(known), did_you_mean(key, known))
    if (name, key) in SETS:
        flag = SPELLED.get(SETS[name, key], SETS[name, key].replace("_", "-"))
        raise UserError(f"`{key}` of {name} is set by --{flag}")
    default = known[key]
    if isinstance(default, bool):
        if value not in ("true", "false"):
            raise UserError(f"`{key}` of {name} is true or false, not `{value}`")
        return key, value == "true"
    try:
        return key, type(default)(value)  # type: ignore[call-arg]
    except ValueError as problem:
        kind = type(default).__name__
        raise UserError(f"`{key}` of {name} is of type {kind}, not `{value}`") from problem


def refuse_passes(options: BuildOptions) -> None:
    """See that the passes and their options exist, and that none is left out that is needed.

    Raises:
        UserError: one does not, or is.
    """
    given_passes(options)
    optional = sorted(each.name for each in pass_texts() if each.is_optional)
    for name in options.without:
        if name not in optional:
            listed = ", ".join(optional)
            raise UserError(f"`{name}` is no pass that can be left out; these can: {listed}")
