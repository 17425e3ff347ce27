"""What browsers reach: the application, its routes, its sockets, and how it says no."""
