"""`python -m tools.doctor [config.toml]`: what a host of the bot lacks, one line a fault, with what to do.

Nothing is changed, nothing is kept from a bot that runs: the database is only read, without its lock, and Discord is
asked by REST, never by the gateway. `machine` looks at this machine, `household` at the settings and the database,
`abroad` at Discord.
"""
