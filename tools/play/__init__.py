"""`make play`: the real bot in a browser, in simulated Discord: no token, no network.

`world.py` is simulated Discord with the bot in it, kept at one instant so that it can begin again; `ready.py` the
league that is kept. `stage.py` is what happens there, one thing at a time. A conversation is shown by simcord's own
preview, which `proxy.py` reaches for the browser; `shell.py` is the page around it.
"""
