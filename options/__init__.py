"""The options of a build, their spelling on a command line, and the names of files."""
