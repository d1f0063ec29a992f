"""The edge to the network: HTTP routes, sockets, the files of the browser client."""
