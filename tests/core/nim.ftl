### The words of Nim that a refusal says.

nim-title = Nim
