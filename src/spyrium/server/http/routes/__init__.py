"""The HTTP and WebSocket routes: each reads a request, calls what does the work, and returns a typed answer."""
