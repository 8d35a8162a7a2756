"""The second checker: runs object bytes and the cipher's text on numbers, without the proof."""
