"""Names of generated files: the set, and the properties of the variant."""

from __future__ import annotations

from options.build import BuildOptions
from options.flags import DEFAULTS


def stem_of(options: BuildOptions) -> str:
    """The name of a file without its ending: the set, and the properties of the variant."""
    is_usual = options.has_planes or options.lanes in options.machine.usual_lanes
    is_plain = is_usual and options.slicing == "auto"
    special = [*(["bit"] if options.is_bitsliced and not is_plain else []), *_plane_words(options)]
    special += [f"b{options.blocks}"] if options.word_blocks > 1 else []
    special += [options.mode] if options.mode != "all" else []
    special += options.features
    special += ["small"] if options.goal == "size" else []
    special += {"yes": ["unrolled"], "no": ["rolled"]}.get(options.unroll, [])
    special += [options.sbox] if options.sbox != DEFAULTS["sbox"] else []
    special += [options.tables] if options.tables != DEFAULTS["tables"] else []
    special += ["onthefly"] if options.makes_round_keys else []
    special += ["constant"] if options.passes_keys else []
    special += ["fixed"] if options.has_fixed_key else []
    special += ["nonce"] if options.nonce else []
    special += [options.fold] if options.fold != DEFAULTS["fold"] else []
    special += ["unaligned"] if options.unaligned else []
    in_planes = (options.has_planes or options.has_cells) and is_usual
    if options.align != "once" or not (special or in_planes):
        special.insert(0, options.align)
    if not in_planes and (not is_usual or special != [DEFAULTS["align"]]):
        special.insert(0, f"l{options.lanes}")
    return "_".join([options.set_name, *(w for w in special if special != [DEFAULTS["align"]])])


def _plane_words(options: BuildOptions) -> list[str]:
    """The properties of a form in bit planes."""
    if not options.has_planes:
        return []
    words = [] if 1 in options.machine.usual_lanes else ["plane"]
    words += [options.fixslice] if options.fixslice != DEFAULTS["fixslice"] else []
    words += [f"b{options.blocks}"] if options.blocks else []
    return words + ([options.depth] if options.depth != "none" else [])


def file_name(options: BuildOptions) -> str:
    """The name of a file."""
    return f"{stem_of(options)}.{options.machine.ending}"
