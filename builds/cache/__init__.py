"""The build cache: outcomes of jobs by a digest of all inputs."""
