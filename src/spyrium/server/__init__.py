"""The game server: HTTP and WebSocket, storage, seats, clocks, notifications."""
