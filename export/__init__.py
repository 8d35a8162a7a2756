"""Generated files for other projects: as libraries with examples."""
