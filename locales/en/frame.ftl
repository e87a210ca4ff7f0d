# The frame: what a table says whatever the game.

list-none = nothing
list-and = { $most } and { $last }

refused-not-asked = It is not this player's turn to decide.
refused-unreadable = This means nothing in this game.

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
exact = exact
reconstructed = reconstructed

player = Player { $number }
bot-random = Random { $number }
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

games-seats = { $from }–{ $to } players
games-data = data
games-default = default
