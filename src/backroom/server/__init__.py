"""HTTP and WebSocket around tables. What is said is docs/protocol.md; how it is set up is docs/settings.md."""
