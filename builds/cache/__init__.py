"""The build cache: outcomes of jobs by a digest of all that they depend on."""
