"""The words of the first version of Troyes Dice, in the order of the numbers that it gave them. Nothing is ever
added."""

from __future__ import annotations

from typing import Final

from troyes.core.game import FirstWords

FIRST_WORDS: Final = FirstWords(
    version=1,
    choices=("numbering", "banquets"),
    words="""
R/R R/Y R/W Y/R Y/Y Y/W W/R W/Y W/W tile1 tile2 tile3 tile4 tile5 tile6 tile7 tile8 1 2 3 4 5 6 rising falling
one-of-each die1 die2 die3 die4 die2/influence die2/deniers die2/knowledge influence+0 influence+1 influence+2
influence+3 influence+4 influence+5 influence+6 deniers+0 deniers+1 deniers+2 deniers+3 deniers+4 deniers+5
deniers+6 knowledge+0 knowledge+1 knowledge+2 knowledge+3 knowledge+4 knowledge+5 knowledge+6 fortress1
fortress2 fortress3 fortress4 fortress5 fortress6 palace1 palace2 palace3 palace4 palace5 palace6 great-hall1
great-hall2 great-hall3 great-hall4 great-hall5 great-hall6 city-hall1 city-hall2 city-hall3 city-hall4
city-hall5 city-hall6 cathedral1 cathedral2 cathedral3 cathedral4 cathedral5 cathedral6 bishopric1 bishopric2
bishopric3 bishopric4 bishopric5 bishopric6 knight artisan priest first:knight15 first:artisan15 first:priest15
first:column first:citizen first:banquet
""",
)
