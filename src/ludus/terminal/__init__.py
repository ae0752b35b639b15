"""The terminal client: plain lines that work in any terminal, over ssh, in a pipe and with a screen reader."""
