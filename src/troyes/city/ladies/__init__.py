"""The Ladies of Troyes: five modules in any mix, and the tournament variant."""
