"""The Ladies of Troyes, "The Activity Cards": one literal each, by colour."""
