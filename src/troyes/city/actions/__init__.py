"""What an action can aim at, how its dice are picked and paid for, and what influence buys."""
