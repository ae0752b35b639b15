"""Tests of the server: a real process, real sockets."""
