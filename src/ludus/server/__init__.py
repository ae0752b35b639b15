"""Tables over the network: the HTTP interface, live connections and the web client."""
