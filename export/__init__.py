"""Generated files as parts of other projects: libraries and examples around them."""
