### What the terminal itself says; what belongs to a game stands in that game's file.

terminal-against = Against { $names }. Level { $level }: { $about }.
