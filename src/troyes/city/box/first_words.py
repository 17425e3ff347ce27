"""The words of the first version of Troyes, in the order of the numbers that it gave them. Nothing is ever added."""

from __future__ import annotations

from typing import Final

from troyes.core.game import FirstWords

FIRST_WORDS: Final = FirstWords(
    version=1,
    choices=("bonus", "open_vp"),
    words="""
1 2 3 4 5 6 A-starts B-starts C-starts D-starts chretien-de-troyes urbain-iv thibaut-ii hugues-de-payns
le-florentin henry-i merchant miller artisan militia innkeeper blacksmith sculptor journeyman goldsmith tithe
monk priest apprenticeship confession templar pilgrimage procession glassblower archer chivalry diplomat hunting
mercenary tax-collector captain joust troubadour baker prior banquet marauding succession-conflict brigands1
brigands2 brigands3 skirmishes1 skirmishes2 normans-attack war support civil-war wayfarers drought
traveling-builders interrupted-work heresy theological-conflict resistance palace1 palace2 palace3 palace4
palace5 palace6 city-hall1 city-hall2 city-hall3 city-hall4 city-hall5 city-hall6 bishopric1 bishopric2
bishopric3 bishopric4 bishopric5 bishopric6 lying-palace lying-city-hall lying-bishopric from-red1 from-red2
from-red3 from-yellow1 from-yellow2 from-yellow3 from-white1 from-white2 from-white3 supply reroll-r1 reroll-r2
reroll-r3 reroll-r4 reroll-r5 reroll-r6 reroll-y1 reroll-y2 reroll-y3 reroll-y4 reroll-y5 reroll-y6 reroll-w1
reroll-w2 reroll-w3 reroll-w4 reroll-w5 reroll-w6 reroll-p1 reroll-p2 reroll-p3 reroll-p4 reroll-p5 reroll-p6
recruit turn pass cathedral palace city-hall bishopric agriculture use-merchant use-miller use-artisan
use-militia use-innkeeper use-blacksmith use-sculptor use-journeyman use-goldsmith use-tithe use-monk use-priest
use-apprenticeship use-confession use-templar use-pilgrimage use-procession use-glassblower use-archer
use-chivalry use-diplomat use-hunting use-mercenary use-tax-collector use-captain use-joust use-troubadour
use-baker use-prior use-banquet b1 b2 b3 b4 b5 b6 succumb r1@A r1@B r1@C r1@D r1@N r2@A r2@B r2@C r2@D r2@N r3@A
r3@B r3@C r3@D r3@N r4@A r4@B r4@C r4@D r4@N r5@A r5@B r5@C r5@D r5@N r6@A r6@B r6@C r6@D r6@N y1@A y1@B y1@C
y1@D y1@N y2@A y2@B y2@C y2@D y2@N y3@A y3@B y3@C y3@D y3@N y4@A y4@B y4@C y4@D y4@N y5@A y5@B y5@C y5@D y5@N
y6@A y6@B y6@C y6@D y6@N w1@A w1@B w1@C w1@D w1@N w2@A w2@B w2@C w2@D w2@N w3@A w3@B w3@C w3@D w3@N w4@A w4@B
w4@C w4@D w4@N w5@A w5@B w5@C w5@D w5@N w6@A w6@B w6@C w6@D w6@N p1@A p1@B p1@C p1@D p1@N p2@A p2@B p2@C p2@D
p2@N p3@A p3@B p3@C p3@D p3@N p4@A p4@B p4@C p4@D p4@N p5@A p5@B p5@C p5@D p5@N p6@A p6@B p6@C p6@D p6@N done x0
x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 x14 x15 x16 x17 x18 x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 x30
again enough
""",
)
