### Notices to people whose page is closed: letters, and messages of the browser.

letter-confirm-subject = Do you want notices from Troyes here?
letter-confirm =
    Somebody, probably you, asked for a letter to this address whenever it is their turn at a table of Troyes at { $site }.

    If that was you, say yes here:
    { $link }

    If not, do nothing, and no more letters will come.
# Also the title of a message of the browser.
letter-turn-subject = It is your turn: { $game }
# Whose turn it is, with whom they play, and two links.
letter-turn =
    It is your turn in { $game }, with { $names }.

    { $link }

    There will be no second letter about this turn. To get no more letters at all:
    { $stop }
