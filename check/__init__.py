"""The second checker: runs object bytes on numbers, beside the cipher's text; knows no proof."""
