### What is refused at a terminal alone: files, positions and options that somebody gave, and a server that cannot start.

## The command line.

refused-usage = { $problem }; 'troyes --help' shows what there is.
refused-usage-token = There is no use for '{ $token }' here
refused-usage-command = There is no command '{ $command }'
refused-usage-command-like = There is no command '{ $command }', but there is { $like }
refused-usage-option = There is no option '{ $option }' here
refused-usage-option-like = There is no option '{ $option }' here, but there is { $like }
refused-usage-missing = '{ $command }' needs { $argument }
refused-usage-value-missing = { $option } needs a value
refused-usage-value = { $place } must be { $wish }, not '{ $found }'
refused-usage-wish-whole = a whole number
refused-usage-wish-number = a number
refused-usage-switch = { $option } needs no value, and '{ $found }' is none for it
refused-usage-twice = { $option } stands there more than once
refused-language = There is no language '{ $language }'; there is { $languages }.
refused-words-twice = The words for '{ $entry }' stand in { $first } and again in { $second }.
refused-mix = { $game } has no mix '{ $mix }'; it has { $known }.
refused-seat = The seats of this table are A to { $last }; there is no seat '{ $seat }'.
refused-seat-or-word = '{ $word }' is neither a seat of this table nor a word of { $game }.
refused-components-of-which = Name the game whose values the file changes.
refused-processes-ended = The processes are ended from outside again and again; try again with fewer jobs.
refused-resume-input = A game is resumed from a file, since standard input is for your choices.
refused-resume-game = { $file } is a game of { $game }, not of { $wanted }.
refused-resume-set-up = The table of { $file } is set up already; leave out --players, --mix and --setup.

## The arena.

refused-arena-what = Name a game and who plays, as in 'troyes arena city --bots burgher,villager'.
refused-arena-nobody = Name who plays with --bots.
refused-arena-seats = { $entrants } entrants do not fit at a table for { $players }.
refused-arena-command = There is no program for { $who }: give --bot-command as often as programs play, { $number } times at least.
refused-arena-command-unused = Nobody in --bots is the program of --bot-command number { $number }.
refused-arena-command-words = '{ $command }' is no command: quotation marks come in pairs.
refused-arena-command-missing = There is no program '{ $program }' to play with --bot-command.
refused-arena-budget = A budget is so many times the usual one, a number above 0, not '{ $found }'.
refused-arena-seconds = --bot-seconds must be a number above 0 and up to { $most }, not { $found }.
refused-arena-other = { $file } holds another match: '{ $what }' is { $theirs } there, not { $ours }; choose another file.
refused-arena-no-results = { $file } holds no results of the arena.
refused-arena-damaged = Line { $line } of { $file } is damaged, so its match cannot go on.
refused-arena-empty = There are no games in { $file } yet.

## What is typed during a game.

refused-typed-complete = Your move is complete before '{ $word }'; choose that when you are asked.
refused-typed-number = There is no choice { $number } here; the list goes from 1 to { $most }.
refused-typed-unknown = '{ $word }' is neither a choice here nor a command; type ? for help.
refused-typed-now = '{ $word }' cannot be chosen now.

## Files. `reason` is what the system says.

refused-no-input = There is no standard input to read from.
refused-in-file = { $file }: { $why }
refused-file-large = { $file } is too large to be a record or a position.
refused-file-encoding = { $file } is not UTF-8 text: byte { $byte } does not belong there.
refused-file-read = Cannot read { $file }: { $reason }.
refused-file-write = Cannot write { $file }: { $reason }.
refused-file-not-ordinary = Cannot write { $file }: it is not an ordinary file.
refused-file-there = Cannot write { $file }: there is such a file already, and it is kept.
refused-file-in-use = { $file } is in use by another program; try again when it is done.
refused-file-changed = { $file } was changed by another program just now; try again.
refused-folder = Cannot write into { $folder }: { $reason }.
refused-no-folder = Cannot write into { $folder }, because it is not a folder.

## Positions. What a game asks of them stands in its own file (`city-position-…`).

refused-position-nested = The position is no position: it is nested too deeply.
refused-position-json = The position is not JSON: { $reason }.
refused-position-game = The position must be a JSON object with the name of its game under 'game'.
refused-position-key-twice = The position has the key '{ $key }' twice in one object.
refused-key = { $place } has an unknown key '{ $key }'; it may have { $known }.
# The place of a document as a whole.
refused-the-position = the position
# In place of a value that is not there.
refused-nothing-given = missing
refused-wish-object = an object
refused-wish-word = one of { $words }
refused-wish-left-out = left out here
refused-wish-list = a list of { $size } items
refused-wish-list-between = a list of { $least } to { $most } items

## Achievements.

refused-no-records = Name at least one record to count.
refused-achievements-unfinished = The game is not finished, so it cannot be counted.
refused-achievements-nobody = Nobody in this game is called '{ $who }'; it was played by { $players }.
refused-achievements-damaged = The achievements in { $file } cannot be read, because { $why }; put a good copy there or move the file away.
refused-achievements-json = it is not JSON
refused-achievements-version = it is not a store of version { $version }
refused-achievements-people = its people are not kept as they should be

## Starting the server. `reason` is what a system or a database says.

refused-start = The server could not start: { $reason }
refused-start-broken = The server could not start: { $reason }.
refused-start-untold = The server could not start; its log says why.
refused-host = '{ $host }' is no address of this machine; --host needs one.
refused-port = Port { $port } is in use by another program: choose one by --port.
refused-ports = The ports { $first } to { $last } are all in use by another program: choose one by --port.
refused-listen = Cannot listen at { $host } port { $port }: { $reason }.
refused-data = Cannot keep tables in { $folder }: { $reason }.
refused-second-server = Another server runs on the folder { $folder } already: use that one, stop it, or choose another folder by --data; several servers need PostgreSQL and Redis.
refused-second-process = Another server uses this database already; several need Redis to hear of each other, so give all of them TROYES_REDIS_URL, or stop the other one.
refused-proxy = --trust-proxy names '{ $proxy }', which is no address; name the proxies by addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
refused-metrics = TROYES_METRICS is '{ $value }'; write an address and a port, such as 127.0.0.1:9100.
refused-page = TROYES_PAGE names { $folder }, where there is no built page.
refused-setting = { $setting } is '{ $value }'; it must be a number from { $least } to { $most }.
refused-smtp = TROYES_SMTP must read like smtps://user:password@mail.example.org:465, or smtp://… for a line that is encrypted by STARTTLS.
refused-mail-from = TROYES_MAIL_FROM is '{ $value }'; with TROYES_SMTP it must be the address that letters come from, such as troyes@example.org.
refused-site-address = TROYES_ADDRESS is '{ $value }'; with TROYES_SMTP it must be where people come to this site, such as https://troyes.example.org.
refused-push-loopback = TROYES_PUSH_LOOPBACK lets visitors reach this machine from inside, which is for tests alone: leave it out.
refused-test-seed = TROYES_TEST_SEED sets the dice, which is for tests alone: leave it out.
refused-secret-short = TROYES_SECRET is too easy to guess: give it at least { $least } characters.
refused-secret-kept = Cannot keep a secret in { $file }: { $reason }.
refused-secret-damaged = { $file } is damaged: delete it, and everybody has to sign in again.
refused-redis = Redis needs the package redis: install troyes with its extra 'scale'.
refused-redis-url = TROYES_REDIS_URL must read like redis://host:6379/0.
refused-psycopg = PostgreSQL needs psycopg, which is not installed; install troyes[scale].
refused-database = Cannot open the database { $database }: { $reason }.
refused-database-url = TROYES_DATABASE_URL is no address of a database; write postgresql://USER:PASSWORD@HOST/DATABASE or sqlite:///FILE.
refused-database-kind = The database { $kind } cannot be used; use postgresql or sqlite.
refused-database-file = An SQLite database must be a file; write sqlite:///FILE.
refused-database-damaged = The database is damaged: some of its rows point nowhere; restore a copy of it.
refused-database-lost = { $file } is empty, but { $wal } beside it is not: put back the file that belongs to it, or restore a backup by 'troyes restore'.
refused-database-pages = { $file } is damaged ({ $damage }): restore a backup by 'troyes restore'.
refused-database-gap = The log of table { $table } lacks rows: look at all of it by 'troyes doctor', and restore a backup by 'troyes restore'.
refused-database-older = The database stands at an earlier release; the next start of the server brings it up to date.
refused-database-none = There is no database { $file }; name the folder of the server by --data.
refused-log-gaps = The log of table { $table } lacks rows: restore a backup by 'troyes restore'.
refused-folder-open = Others may write into { $folder }: take that right away from them.
refused-folder-full = There is hardly any space left in { $folder }: make some.
refused-file-open = Others may read { $file }: take that right away from them.
refused-redis-silent = Redis does not answer ({ $reason }): start it, or correct TROYES_REDIS_URL.
refused-backup-empty = There is nothing in this database yet; start a server once.
refused-backup-none = This file is no backup of Troyes; name one that 'troyes backup' wrote.
refused-backup-newer = This backup was written by a newer Troyes; install that version.
refused-backup-damaged = The backup is damaged: its { $table } are not what was written; use another one.
refused-restore-running = A server runs on { $folder }; stop it first.
refused-restore-there = { $file } is there already; --replace puts it aside.
refused-restore-tables = There are tables in this database already; give an empty one.
refused-database-newer = The database was written by a newer Troyes; install that version, or choose another data folder.

refused-hint-nobody = Nobody has to choose there: say with --at after how many tokens to stop.
refused-extra = This needs the package { $package }, which is not installed: install it with pip install "troyes[{ $extra }]".
refused-train-numpy = Training needs NumPy: install it with "pip install troyes[train]".
refused-course = { $folder } holds the lessons of another course: give --work a new folder.

# What a program hands in
refused-bytes = These bytes are no packed state, or not the whole of one; bytes(state) makes them.
refused-bytes-release = These bytes come from another release, whose numbers mean something else; keep records, which outlive releases.
refused-actions-count = There are { $count } games side by side; hand in an array with the number of one action for each.
refused-vector-count = From 1 to { $most } games can be stepped side by side, not '{ $count }'.
refused-vector-workers = So many games can be stepped by 1 to { $most } workers, not by '{ $workers }'.
refused-seed = A seed is a whole number, not '{ $seed }'.
refused-part = '{ $part }' is no part of these games; take one of those in parts.
refused-part-busy = These games are still being stepped: call ready() until it has named them.
refused-crew-lost = A worker of the games has ended, and the games with it; begin them anew, below "if __name__ == '__main__':" in a program of yours.
refused-reward = There is no reward '{ $reward }'; the rewards are { $rewards }.
refused-seat-unnamed = No seat has to choose now: name the one that looks, from 0 to { $last }.
refused-number = The number { $number } is no word of the game; state.options() lists those that may be chosen.
refused-seat-number = A seat is named by its number, from 0 for A to { $last }, not by '{ $seat }'.
refused-actor = Whoever chooses is named by the number of a seat, or is troyes.CHANCE, not '{ $actor }'.
refused-choice-kind = A choice is the number of a token or its words, not '{ $choice }'; state.options() lists what may be chosen.
refused-generator = Chance needs a generator, such as troyes.Rng(1), not '{ $rng }'.
refused-state = A state is needed, as troyes.make gives one, not '{ $state }'.
refused-times = How often has to be a whole number from 0 to { $most }, not '{ $count }'.
refused-seconds = A time to think is a number of seconds from 0 on, not '{ $seconds }'.
refused-components-kind = Printed values are given as a TOML text, not as '{ $components }'.
refused-record-source = A record is given as its text or by its file, not as '{ $source }'.
refused-record-at = A record is followed up to a whole number of tokens, not '{ $at }'.
refused-entries-kind = What led to a state is a list of pairs of numbers, the actor and the token, not '{ $entries }'.
refused-names-kind = The names of those who play are a list of texts, not '{ $names }'.
refused-session-record = A session goes on with a record, as troyes.play.record.parse reads one, not with '{ $record }'.
refused-session-draw = Chance is thrown by a function from weights to the place of one of them, not by '{ $draw }'.
refused-standing = When a seat may react it says ask, turn or never, not '{ $answer }'.
refused-move-kind = A move is a list of the numbers of tokens, not '{ $move }'.
refused-seed-negative = A seed of Gymnasium is a whole number from 0 on, not '{ $seed }'.
refused-session-table = A session is held at a table, as troyes.play.table.Table.find makes one, not at '{ $table }'.
refused-pick-from = Pick from a list of whole numbers, as state.options() is, not from '{ $items }'.
refused-below = A number is drawn below a whole number from 1 to { $most }, not below '{ $number }'.
refused-said = A refusal is made of a message, as troyes.core.message.message makes one, not of '{ $said }'.
refused-pick = There is nothing to pick from: where nobody has to choose, options are empty.
refused-action-number = There is no action '{ $action }'; actions are the numbers from 0 to { $last }.
refused-action-missing = '{ $agent }' has handed in no action; everybody who must choose needs one.
refused-agent = There is no agent '{ $agent }'; the agents are { $agents }.
refused-before-reset = The environment has no game yet; reset begins one.
refused-after-end = The game is over; reset begins another.
refused-render-mode = There is no render mode '{ $mode }'; choose ansi, or none.
refused-spiel-setup = Set-up choices are written as name:value with + between them, not '{ $part }'.
refused-entries = These tokens do not lead from the beginning of the game to this state; what chance throws belongs to them.
refused-entries-names = This table has { $players } seats; name them all, or none.
refused-action = Action { $action } is not legal in game { $game }; its mask says which are.
refused-parallel = In { $game } seats choose one after the other: use the AEC environment; the parallel one is for games in which all choose at once.
refused-file-pressed = { $file } is not compressed by Zstandard, or damaged.
refused-database-folder = There is no folder { $folder }; name one that holds records.
refused-database-index = { $file } is no index of records, or cannot be written ({ $reason }): move it away, for it is made anew.
refused-database-word = No game has the word '{ $word }', so no record holds it; docs/notation.md lists all words.
refused-database-opening = Openings are kept up to { $most } words of those who play, so none with { $found } can be found.
refused-table-folder = { $file } is a folder; name the file that the table is to be written to.
refused-dataset = { $file } does not say what games lie there: move it away, or choose another folder.
refused-table-name = The table is a Parquet file: give { $file } a name that ends in .parquet.
refused-ray = There is no Ray cluster to be reached at '{ $address }': { $reason }.
