### What `--help` shows. An entry is named where its command or its option is; only the terminal says it.

help-troyes = The board games of Troyes: play them, simulate them, and study their positions.

## The frame of a page of help.

help-usage = Usage:
help-usage-command = COMMAND
help-usage-options = [OPTIONS]
help-usage-arguments = [ARGS]
help-usage-several = [ARGS...]
help-panel-commands = Commands
help-panel-arguments = Arguments
help-panel-options = Parameters
help-usually = [default: { $value }]
help-required = [required]
help-help = Display this message and exit.
help-version = Display application version.

## Options and arguments that several commands share.

help-option-language = The language of what is said, such as en; else TROYES_LANGUAGE or LANG.
help-option-game = The game, by the name that 'troyes games' shows.
help-option-players = How many sit at the table; the game's usual number if left out.
help-option-setup = What the table settles before the game, as key=value; several with commas or spaces between them.
help-option-mix = Several such choices by one name that 'troyes games' shows; --setup changes them one by one.
help-option-components = A TOML file with printed values that differ from ours.
help-option-json = Print one JSON object instead.
help-option-ray = Work on the Ray cluster at this address; auto for the one that this machine is in.
help-option-record = The record of a game; - reads standard input.
help-option-at = Stop after so many tokens instead of at the end.
help-option-position = A position as 'troyes position' writes it; - reads standard input.
help-option-name = Your name, for the record and the achievements; else your login name.
help-option-games = How many games are played.
help-option-jobs = How many processes play.
help-option-seed-of-games = The same seed gives the same games, with any number of jobs.
help-option-data = The folder of the server; your data folder if it is left out.
help-option-backup = The file of the backup.

## Commands for those who play.

help-play = Play in the terminal against computer players. Every move is saved at once.
help-play-seat = Your seat, by its letter; else the first, and in a resumed game the first that no computer player has.
help-play-bots = Who sits in the other seats: { $opponents }. If left out, { $opponent }, and in a resumed game who sat there before.
help-play-seed = The same seed gives the same dice and opponents.
help-play-resume = Go on with the game in this file.
help-play-save = Keep the game in this file instead of the data folder.

help-games = Show the games, their player counts and set-up choices.

help-components = Show the printed values of a game, as the document that is kept in docs/components.md.
help-components-game = The game; all of them if left out.

help-replay = Replay a record, checking every token, and show the position.

help-verify = Throw everything in a record again, and show that no throw was chosen.

help-hint = Tell the best { $moves } moves of whoever must choose, with what may be expected of them.
help-hint-level = Whose advice, as 'troyes bots' lists them.
help-hint-seed = The same seed gives the same advice.

help-achievements = Show what has been earned across games, or count more records.
help-achievements-add = Count finished records for a person; a game that was counted before is not counted again.
help-achievements-records = Records of finished games; - reads standard input.

## Commands for those who study the games and their players.

help-sim = Play games at random and report their scores and the speed; or keep games between computer players.
help-sim-jobs = How many processes play; all cores if it takes long or games are kept, else one.
help-sim-bots = Keep games between these players, separated by commas: levels as 'troyes bots' shows them, or random.
help-sim-records = Keep a compressed record of each game in this folder; what is there is not played again.
help-sim-table = Write a Parquet file with a row a game, and a folder beside it with a row a decision.

help-bots = Show the computer players from the weakest to the strongest, and how each of them thinks.

help-arena = Let computer players, or your own program, play against each other in all seats with the same chance, and report how well they do. Ctrl-C stops and shows the figures so far.
help-arena-bots = Who plays, separated by commas: levels as 'troyes bots' shows them, random, and command for a program. The last one takes all seats that are left; { $opponent }@4 has four times its budget.
help-arena-players = How many sit at the table; as many as are named if left out.
help-arena-budget = How many times its usual budget every player has.
help-arena-out = Keep every game in this file, and go on with the match if it is there already.
help-arena-command = A program that plays over standard input and output (docs/bots-protocol.md); the first is command in --bots, the next ones are command2 and so on.
help-arena-seconds = How long a program may take for an answer.
help-arena-report = Only show the figures of these files, and play nothing.

help-database = Check all records of a folder, index them, and list those that are asked for. Ctrl-C stops; what was checked is not checked again.
help-database-folder = A folder with records, .troyes or .troyes.zst.
help-database-card = Games in which this word of the notation occurs: a card, say.
help-database-player = Games in which somebody of this name sits.
help-database-least = Games in which somebody has so many points.
help-database-opening = Games that begin with these words, such as 'A row1'.
help-database-limit = How many games are listed at the most.

help-position = Write the position of a record as a readable JSON document.

help-moves = List the complete legal moves of everyone who must choose, with what they mean, or what chance may throw.

help-apply = Take tokens in a position and print the next one.
help-apply-tokens = What is chosen or thrown, in order. A letter says whose the tokens after it are; without one they are of the first who must choose. Throws of chance need no star.

help-train = Learn from self-play what positions are worth, and write the weights.
help-train-games = How many games each generation plays.
help-train-generations = How often what was learned plays the next lessons.
help-train-looks = How many moves a player looks at in a lesson.
help-train-rollouts = How often a player of a lesson plays on before a move; stronger games, and slower.
help-train-begin = Weights that the first generation judges by; else the rule of thumb.
help-train-seed = The same seed gives the same weights, with any number of jobs.
help-train-work = Where lessons are kept; a stopped course goes on there.
help-train-out = Where the weights are written; else only into --work.

## Commands for those who host.

help-serve = Serve the games to browsers, and open yours.
help-serve-host = The address to listen at; 0.0.0.0 lets others in your network in.
help-serve-port = The port; 8000 or the next free one if it is left out.
help-serve-data = The folder for tables and accounts; your data folder if it is left out.
help-serve-open = Do not open the browser.
help-serve-proxy = The reverse proxies, by address or network and with commas between them, that are believed about who calls, and whether by HTTPS; such as 127.0.0.1.

help-export = Write the finished public games of a server as records; people are named only where they agreed to it. The server may go on meanwhile.
help-export-folder = The folder for the records; what is there already is kept.

help-backup = Write all that a server keeps into one file; the server may go on meanwhile.

help-restore = Bring back all that a backup holds; the server must not run.
help-restore-replace = Put aside the database that is there.

help-doctor = Look whether a data folder and the configuration are sound; nothing is changed.
