"""Options as the words of a command line."""

from __future__ import annotations

import shlex

from options.build import BuildOptions
from options.flags import DEFAULTS, FLAGS


def spell(options: BuildOptions) -> tuple[str, ...]:
    """The options as words of a command line; what has its default value is left out."""
    words: list[str] = []
    for flag in FLAGS:
        value = getattr(options, flag.field)
        if not flag.always and value == DEFAULTS[flag.field]:
            continue
        if value is True:
            words.append(f"--{flag.name}")
            continue
        values = value if isinstance(value, tuple) else (value,)
        if flag.separator:
            values = (flag.separator.join(values),)
        words += [word for v in values for word in (f"--{flag.name}", str(v))]
    return tuple(words)


def command_of(word: str, options: BuildOptions) -> str:
    """The command that generates a file again; `word` names the cipher."""
    return shlex.join(["lwcc", "compile", word, *spell(options)])
