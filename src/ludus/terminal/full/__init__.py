"""The full screen of the terminal: one client for a game at this keyboard and for a table of a server.

`transport` is how it talks to a table, `session` what it knows of it, `app` what it shows. Only `boards` knows games.
"""
