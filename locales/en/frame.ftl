# The frame: what a table says whatever the game.

list-none = nothing
list-and = { $most } and { $last }

refused-not-asked = It is not this player's turn to decide.
refused-unreadable = This means nothing in this game.
refused-by-rules = The rules forbid it.
refused-by-rule = { $why } (rule { $rule })

result-won = { $count ->
    [one] { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
result-lost = The rival wins; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

total = Total
place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
exact = exact
reconstructed = reconstructed

player = Player { $number }
bot-random = Random { $number }
bot-calm = Calm { $number }
bot-greedy = Greedy { $number }

play-welcome = { $title }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Type a number to choose, «help» for help.
play-choose = Your choice
play-page = { $from }–{ $to } of { $total }. «more» shows more choices; or type part of a choice to see only those.
play-no-match = No choice contains «{ $text }».
play-filtered = { $count ->
    [one] { $count } choice contains
   *[other] { $count } choices contain
} «{ $text }»:
play-not-understood = «{ $text }» is none of the choices. Type a number, or «help».
play-reveals = something new will be revealed: no way back beyond it
play-undone = Taken back.
play-redone = Done again.
play-nothing-to-undo = Nothing can be taken back: something was revealed, or it was not your decision.
play-nothing-to-redo = There is nothing to do again.
play-save-offer = Save the game? File name, or Enter to leave without saving:
play-save-how = Add a file name: save game.json
play-saved = Saved as { $file }. Show it again with: engawa replay { $file }
play-not-saved = Not saved.
play-save-failed = It could not be saved as { $file }: { $reason }
play-over = The game is over.
play-help =
    number   choose that
    text     show only the choices that contain the text
    more     show more choices
    all      show all choices again
    board    show the board again
    log      show what has happened so far
    score    show the points as they stand
    undo     take back your last decision
    redo     do again what was taken back
    save F   save the game as file F
    quit     leave the table (offers to save)
play-hidden = (not yours to see before the end)
play-hand-over = Pass the keyboard to { $who }, who presses Enter.
play-score = Points as they stand

replay-position = { $title }, after { $at } of { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}
replay-good = The record is whole and every decision in it is legal.
replay-unfinished = The game is not finished.
replay-parted = The record agrees with the game as it is now up to decision { $at } of { $total }: it was made by another version, or changed.
replay-recorded = The result as it was recorded:
parted-illegal = decision { $number } is no longer legal: { $reason }
parted-other-position = after decision { $after } the position is another one
parted-other-end = every decision is legal, but the last position is another one
parted-other-outcome = everything agrees but the result, which is counted otherwise now

rerun-all = { $records ->
    [one] { $records } record
   *[other] { $records } records
} played again, nothing disagrees.
rerun-some = { $records ->
    [one] { $records } record
   *[other] { $records } records
} played again, { $parted ->
    [one] { $parted } no longer agrees
   *[other] { $parted } no longer agree
}.

simulate-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $rate } games a second
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-mean = mean
simulate-sd = sd
simulate-min = min
simulate-max = max
simulate-decisions = { $decisions } decisions a game, { $rate } decisions a second, a state is { $bytes } bytes
simulate-signature = signature { $signature }

games-seats = { $seats } players
games-data = data
games-tested = tested by: rules { $rules }, worked examples { $examples }, golden games { $golden }, laws { $laws }
games-speed = speed: { $speed } random games a second on one thread
games-default = default

serve-open = The games are open at { $address } (Ctrl-C closes them)
serve-near = For other devices in this network: { $address }
serve-closed = Closed.

# Said anywhere.
page-title = { $room } — Engawa
take-back = Take it back

# How long ago.
when-now = just now
when-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
when-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
when-yesterday = yesterday
when-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

# The shelf.
shelf-name = The shelf
shelf-home = Engawa: to the shelf
shelf-title = Sit down. Take a game from the shelf.
shelf-says = Play at once against bots or around one screen, even offline.
shelf-players = { $players } players
shelf-open-file = Open a saved game
shelf-go-on = Continue the last game
shelf-waiting = Continue
shelf-waiting-says = kept in this browser after every move
shelf-nothing-waits = Games that you begin wait here: they are kept after every move, and nothing is lost when you close the page.
shelf-your-turn = your turn
shelf-turn-of = { $you ->
    [1] your turn
   *[other] turn: { $who }
}
shelf-unknown = A game
shelf-round = Round { $round }
shelf-decisions = { $n ->
    [0] The game has just begun
    [one] { $n } decision made
   *[other] { $n } decisions made
}
shelf-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rating ->
    [0] .
   *[other] , rating: { $rating }.
}
shelf-replay = Watch it again
shelf-forget = Throw this game of { $game } away
shelf-forget-short = Throw away
shelf-forgotten = { $game }: the game is thrown away.
shelf-history = Played
shelf-history-all = Show all { $n ->
    [one] { $n } game
   *[other] { $n } games
}
shelf-pads = Score pad
shelf-pads-says = The box is on your table? Tap in the final board and get the points.
shelf-install = Install on this device
shelf-kept = Games stay in this browser. Nothing is sent anywhere.

# A new table.
new-title = New table
new-rules = The rules on one page
new-first = New to this game?
new-first-do = Do it that way
new-quick = Quick start
new-play = Play
new-seats = At the table · { $count } of { $most }
new-add = Add a seat
new-remove = Take the seat away
new-remove-of = Take seat { $n } away
new-person = Person
new-bot = Bot
new-who-of = Who sits in seat { $n }
new-name-of = Name in seat { $n }
new-level-of = Level of the bot in seat { $n }
new-crest = Colour and crest
new-crest-of = Colour and crest of seat { $n }
new-crest-1 = Azalea
new-crest-2 = Verdigris
new-crest-3 = Umber
new-crest-4 = Slate
new-here = at this screen
new-you = You
new-guest = Guest
new-guest-number = Guest { $n }
new-bot-1 = Sora
new-bot-2 = Yura
new-bot-3 = Mira
new-bot-4 = Kai
new-level-calm = Calm
new-level-greedy = Greedy
new-level-calm-says = misses things now and then
new-level-greedy-says = takes the best of every turn
new-you-says = who begins is decided by lot
new-alone-says = alone, for the best result
new-guest-says = the device goes round
new-advanced = More
new-seed = Seed
new-seed-says = The same seed deals the same game again: a word, a number, or the seed of a record.
new-seed-any = any
new-only-bots = Only bots sit here: they play, you look on.
new-same-name = Two are called { $name }: nobody could tell them apart. Change one of the names.

# Settings.
settings-title = Settings
settings-lang = Language
settings-lang-says = Of all words; running games understand it too.
settings-theme = Theme
settings-theme-says = Paper, night, or as the device wishes.
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-auto = As the device
settings-motion = Motion
settings-motion-says = Pieces travel and panels slide. The device's own wish for less motion counts too.
settings-pace = Pace of the bots
settings-pace-says = How long their moves are shown.
settings-pace-instant = Instant
settings-pace-calm = Calm
settings-pace-slow = Slow
settings-confirm = Confirm before my turn ends
settings-confirm-says = The turn passes on only when you say so; until then everything can be taken back. Most games ask for the end of a turn by themselves; this is for the others.
settings-kept = Kept in this browser. Shapes tell colours apart everywhere, so there is no setting for that.
settings-more = Elsewhere

# Keys.
keys-title = Keys
keys-deciding = Deciding
keys-looking = Looking
keys-forest = The forest of GrandBois
keys-everywhere = Everywhere
keys-arrows = arrows
keys-walk = walk the lit places
keys-touch = touch what is in focus
keys-options = options of the question
keys-back = one step back in choosing; never takes back a move
keys-forward = forward, finish
keys-undo = undo a step
keys-undo-turn = undo the whole turn
keys-redo = do it again
keys-explain = explain what is in focus
keys-log = log
keys-boards = boards of the seats
keys-turn = turn the card
keys-clan = your secret clan, while held
keys-zoom = closer, farther, everything
keys-wheel = wheel
keys-wheel-does = turns the card while one is chosen, else zooms; with Ctrl always zooms
keys-tab = from area to area
keys-this = this list
keys-touching = With a mouse: pointing previews, a click acts. With a finger: the first touch chooses, the second acts; a long one explains.

# Rules.
rules-name = Rules
rules-title = { $game }: the rules
rules-contents = Contents
rules-find = Search the rules
rules-coming = The rules are being fetched …
rules-missing = The rules could not be loaded. Check the connection and try again.
rules-nothing = Nothing about «{ $text }». Try another word, or a part of it.
rules-none = There are no rules of this game here

# About.
about-name = About
about-title = About Engawa
about-what = Modern board games in the browser, alone against bots or with friends around one screen. Every rule is enforced, every score is counted, every finished game can be watched again and passed on as a file or a link.
about-name-says = An engawa is the wooden veranda of a Japanese house: the place between indoors and the garden where one sits down together.
about-privacy = Nothing leaves this device
about-privacy-says = The games run in your browser. Tables, settings and names are kept there and nowhere else: no account, no cookies, no statistics. After the first visit no network is needed.
about-games = How exact the games are
about-games-says = The pieces and cards come from data files that anybody with the box can check and correct. «Exact» means that every printed value is known; «reconstructed» that some of ours were worked out.
about-owners = The games belong to their authors and publishers. Nothing here is their artwork: the pictures are our own, the rules are told in our own words. If you like a game, get the box.
about-component = Component
about-count = Number
about-sure = Our data
about-game-version = Rules version { $rules }, data { $data }
about-icons = Icons
about-icons-credit = Icons made by Lorc, Delapouite, Caro Asercion, Cathelineau, Sparker and Skoll, game-icons.net, CC BY 3.0
about-icons-says = Recoloured and scaled, shapes unchanged. Everything else is drawn for Engawa.
about-fonts = Typefaces
about-licence = Licence
about-licence-says = Engawa is free software: MIT or Apache 2.0, as you prefer.
about-version = Engawa { $version }

minutes = { $minutes } min

# The table
table-rules = Rules
table-log = Log
table-menu = More
table-prompt = What is asked
table-your-turn = your turn
table-thinking = thinking
table-their-turn = their turn
table-bot-thinks = { $you ->
    [1] A bot is thinking for you
   *[other] { $who } is thinking
}
table-waiting = { $you ->
    [1] Your turn
   *[other] Turn: { $who }
}
table-look-around = Look around: tap a board to enlarge it
table-do-it = Confirm
table-undo = Undo
table-undo-how = Undo one step (U), the whole turn (Shift+U)
table-undo-off = Something was revealed: there is no way back beyond it
table-undo-nothing = There is nothing to take back
table-done = Done this turn
table-back = Take back to here:
table-undo-further = Take back my last turn
table-redo = Do again (Y)
table-not-yet = Not yet: look at what is lit
table-confirm-ask = Is your turn complete?
table-confirm-more = You can still take it back
table-confirm = End my turn
table-request = { $you ->
    [1] You want to take back a move
   *[other] { $who } wants to take back a move
}
table-agree = Agree
table-disagree = Refuse
table-withdraw = Withdraw
table-leave = Step away from the table
table-left = A bot plays for you
table-left-waits = The game waits: nobody is at the table
table-left-several = The game waits. Who is back?
table-left-more = The seat stays yours: come back whenever you like
table-return = Return to the game
table-return-as = { $you ->
    [1] Return to your seat
   *[other] Return as { $who }
}
table-parted = The rules were corrected since: the game goes on from the last position that agrees with them ({ $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}).
table-awaiting-confirm = A turn waits to be confirmed
table-awaiting-answers = Somebody wants to take back a move: answer first
table-full = So much was taken back at this table that from now on it only goes forward
table-over = The game is over
table-to-sheet = Score sheet
table-since = Since your last turn
table-board-of = { $you ->
    [1] Your board
   *[other] Board: { $who }
}
table-own-board = Back to my board
table-pass-to = { $you ->
    [1] The device goes to you
   *[other] Pass the device to { $who }
}
table-pass-why = The others look away: what comes next is for one pair of eyes.
table-i-am = { $you ->
    [1] It is me
   *[other] I am { $who }
}
table-busy = This game is open in another tab
table-busy-more = Two tabs at one table would get in each other’s way. Go on there, or bring the game here.
table-taken-over = This game went on in another tab
table-taken-over-more = Nothing is lost: everything that was played there is kept. You can bring the game back here.
table-play-here = Play here
table-lost = This game is not here
table-lost-more = Games are kept in the browser they were played in. Maybe it was deleted, or it is on another device.
table-again = The table had to be set up again. Nothing that was kept is lost.
table-replay = Look back at this game
keep-impossible = This browser allows no storage: games are not kept when the page is closed
missing-title = The game could not be loaded
missing-why = Part of it did not arrive. Nothing you have played is lost: check the connection and try again.
missing-again = Try again
missing-coming = Loading the game…
missing-bots = The bots could not be loaded; they will try again
missing-words = This language could not be loaded. Check the connection and try again.
line-misfit = There is a new version of Engawa: reload the page
line-broken = The table cannot be set up: reload the page
holder-calm = calm bot
holder-greedy = greedy bot
holder-stand-in = stand-in
close = Close
to-shelf = To the shelf

# The end of a game.
end-status = game over
end-sheet = Score sheet
end-rival = Rival
end-you-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you-share = You and { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
end-won = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-share = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
end-rival-won = The rival wins; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-source = Best source of points: { $line }, { $points }.
end-source-of-winner = The winner’s best source of points: { $line }, { $points }.
end-shared = All is level, so the victory is shared.
end-missing = You were { $points ->
    [one] { $points } point
   *[other] { $points } points
} short.
end-bars = Where the points came from
end-lost = Lost
end-over-time = Points over the game
end-turn-points = Turn { $turn } · { $points }
end-start = start
end-turn-look = The turn whose points are shown
end-replay = Replay
end-board = To the board
end-again = Play again
end-other = Another table
end-more = Save and share
end-shelf = To the shelf

# Saving a game, sending it.
share-file = Game file
share-csv = CSV table
share-link = Copy link
share-link-copied = Link copied: the whole game is in it
share-link-here = Link to the game: copy it from here
share-link-how = This page was opened without a secure connection, so the browser does not let it copy the link by itself. It is selected: press Ctrl+C, or choose Copy.
share-failed = The browser did not let the file be saved

# Replay. The keys replay-position, replay-good, replay-unfinished, replay-parted and replay-recorded above are said by the terminal.
replay-room = Replay
replay-status = replay
replay-board = The board
replay-boards = Boards
replay-time = Time of the game
replay-at-start = setting up
replay-turn = turn { $turn } of { $turns }
replay-value = { $turn }, { $step }: { $told }
replay-step = decision { $at } of { $all }
replay-first = To the start (Home)
replay-back = A step back (←), with Shift a turn
replay-forward = A step on (→), with Shift a turn
replay-last = To the end (End)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-of = { $you ->
    [1] As you saw it
   *[other] As { $who } saw it
}
replay-eyes-spectator = As a spectator
replay-moves = Moves
replay-table = Table
replay-filter = Which moves are shown
replay-filter-all = All moves
replay-filter-points = Scoring only
replay-filter-none = There are no such moves.
replay-setup = Setting up
replay-sheet = Score sheet
replay-keep = Keep it here
replay-kept = The game is kept in this browser
replay-fork = Play on from here
replay-fork-short = Play on
replay-fork-title = Play on from here?
replay-fork-says = A new table starts at this point: { $turn }. The original stays as it is.
replay-fork-over = The game is over here. Go back a turn, and you can play it otherwise.
replay-fork-who = Who plays for whom
replay-fork-name = Name: { $who }
replay-fork-holder = Who plays for { $who }
replay-fork-person = A person
replay-fork-calm = Calm bot
replay-fork-greedy = Greedy bot
replay-fork-start = Start
replay-fork-cancel = Cancel
replay-waiting = Looking for the game…

replay-lost = This game cannot be opened
replay-lost-missing = There is no such game in this browser. Maybe it was deleted, or it is on another device.
replay-lost-unreadable = This is not the record of a game, or it is damaged. If it is a link, check that it was copied whole.
replay-lost-format = The record was made by another version of Engawa. Reload the page and try again.
replay-lost-game = This is a record of the game “{ $game }”, which is not on the shelf.
replay-lost-seats = { $seats ->
    [one] { $seats } player cannot
   *[other] { $seats } players cannot
} play this game: the record is damaged.
replay-lost-option = The record has an option that this game does not know.
replay-lost-move = Decision { $number } of the record is against the rules: the record was changed, or the rules were.
replay-lost-end = The game can be replayed but ends elsewhere than it should: the record was changed, or the rules were.
replay-older = The rules have changed since: the game can be watched up to this point.
replay-older-end = The rules have changed since: by today’s the game would end in another position.
replay-older-result = The rules have changed since: today the points would be counted otherwise.
replay-older-then = The result by the rules of that day: { $result }.

# The score pad.
pad-room = Score pad
pad-status = for a game on your table
pad-reset = Start over
pad-again = Bring it back
pad-cleared = The pad is empty
pad-not-yet = No score yet
pad-lost = There is no such game on the shelf

# An address without a room.
nowhere-name = Nowhere
nowhere-title = There is no such page
nowhere-why = Maybe the address was not copied whole. Everything you have played is on the shelf.
