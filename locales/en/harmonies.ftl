# Harmonies

harmonies-about = Build landscapes from coloured tokens, and animals will settle where their habitat stands.
harmonies-intro-1 = Take three tokens, build a landscape
harmonies-intro-2 = Make habitats and settle animals there
harmonies-intro-3 = It ends at two empty cells or fewer
harmonies-quick = Side A, no spirits, one calm bot: about 15 minutes. Whatever you can touch is lit.

harmonies-option-side = Side of the personal boards
harmonies-option-side-A = Side A: the longest river scores.
harmonies-option-side-B = Side B: every island scores.
harmonies-option-spirits = Nature's spirits
harmonies-option-spirits-off = Without spirits, for the first games.
harmonies-option-spirits-on = Everybody keeps one of two spirits, which scores its own way.

harmonies-component-tokens = tokens
harmonies-component-animal-cards = animal cards
harmonies-component-spirit-cards = nature's spirit cards
harmonies-component-board-sides = board sides

harmonies-line-trees = Trees
harmonies-line-mountains = Mountains
harmonies-line-fields = Fields
harmonies-line-buildings = Buildings
harmonies-line-water = Water
harmonies-line-animals = Animals
harmonies-line-spirits = Spirit
harmonies-line-cubes = Animal cubes (tie-break)

harmonies-tie-cubes = Level on points; animal cubes decide: { $best } to { $other }.

harmonies-rating-points = Suns for points
harmonies-rating-side = Suns for the side of the board
harmonies-rating-spirit = Suns for the spirit
harmonies-result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rating ->
    [one] { $rating } sun
   *[other] { $rating } suns
}.

harmonies-token-blue = water
harmonies-token-gray = mountain
harmonies-token-brown = trunk
harmonies-token-green = tree top
harmonies-token-yellow = field
harmonies-token-red = building

harmonies-landscape-water = water
harmonies-landscape-field = field
harmonies-landscape-tree-1 = tree 1
harmonies-landscape-tree-2 = tree 2
harmonies-landscape-tree-3 = tree 3
harmonies-landscape-mountain-1 = mountain 1
harmonies-landscape-mountain-2 = mountain 2
harmonies-landscape-mountain-3 = mountain 3
harmonies-landscape-building = building

harmonies-prompt-keep-spirit = Keep one of your two spirits: the other leaves the game.
harmonies-prompt-row = Swap a card of the row for the top card of the deck, or leave the row as it is.
harmonies-prompt-take = Take the three tokens of one space.
harmonies-prompt-place = Place { $left ->
    [one] the last token
   *[other] { $left } more tokens
}.
harmonies-prompt-done = Done? Finish the turn: new tokens will be drawn.
harmonies-prompt-done-last = Done? Finish the turn: the game ends with it.
harmonies-prompt-card = You may also take an animal card.
harmonies-prompt-cube = You may also place a cube.
harmonies-prompt-card-or-cube = You may also take an animal card or place a cube.

harmonies-act-take-tokens = Take { $tokens }
harmonies-act-place = { $token } on { $cell }
harmonies-act-place-on = { $token } on { $cell }, on top of { $top }
harmonies-act-take-card = Take the card «{ $card }»
harmonies-act-place-cube = Cube of «{ $card }» on { $cell }
harmonies-act-finish = Finish the turn
harmonies-act-keep-spirit = Keep the spirit «{ $card }»
harmonies-act-leave-row = Leave the row as it is
harmonies-act-swap-card = Swap the card «{ $card }»

harmonies-event-space-filled = New tokens: { $tokens }.
harmonies-event-card-dealt = New in the row: «{ $card }».
harmonies-event-spirits-seen = { $who }: two spirits to choose from, «{ $one }» and «{ $other }».
harmonies-event-spirit-kept = { $who }: spirit «{ $card }».
harmonies-event-tokens-taken = { $who }: tokens { $tokens }.
harmonies-event-token-placed = { $who }: { $token } on { $cell }, height { $height }.
harmonies-event-card-taken = { $who }: new card «{ $card }».
harmonies-event-cube-placed = { $who }: cube of «{ $card }» on { $cell }, +{ $gain }.
harmonies-event-last-cube-placed = { $who }: last cube of «{ $card }» on { $cell }, +{ $gain }. The card is finished.
harmonies-event-last-round-board = { $who }: at most two empty cells left, this is the last round.
harmonies-event-last-round-bag = The bag cannot refill the board: the game ends.
harmonies-event-card-swapped = { $who }: «{ $card }» is put out of the game.
harmonies-event-row-left = { $who }: the row stays as it is.
harmonies-event-ended = The game is over.

harmonies-breach-spirit-first = Choose your spirit first.
harmonies-breach-no-spirit-choice = There is no spirit to choose now.
harmonies-breach-not-dealt = That spirit is not one of your two.
harmonies-breach-row-first = Decide on the row first.
harmonies-breach-no-row-choice = There is nothing to decide on the row now.
harmonies-breach-no-such-space = The central board has no such space.
harmonies-breach-tokens-already-taken = You have taken tokens in this turn already.
harmonies-breach-take-tokens-first = Take tokens first.
harmonies-breach-not-in-hand = You have no such token in hand.
harmonies-breach-other-side = That cell is on the other side of the board.
harmonies-breach-token-on-cube = A cell with a cube takes no token.
harmonies-breach-cannot-stack-blue = Water goes on an empty cell only.
harmonies-breach-cannot-stack-gray = A mountain goes on an empty cell or on one or two mountains.
harmonies-breach-cannot-stack-brown = A trunk goes on an empty cell or on one trunk.
harmonies-breach-cannot-stack-green = A tree top goes on an empty cell or on one or two trunks.
harmonies-breach-cannot-stack-yellow = A field goes on an empty cell only.
harmonies-breach-cannot-stack-red = A building goes on an empty cell or on a single trunk, mountain or building token.
harmonies-breach-card-already-taken = You have taken a card in this turn already.
harmonies-breach-not-in-row = The card is not in the row.
harmonies-breach-no-room-for-card = Four unfinished cards lie above your board already.
harmonies-breach-not-your-card = The card does not lie above your board.
harmonies-breach-card-finished = All cubes of the card are placed.
harmonies-breach-no-habitat = The habitat of the card does not stand around that cell.
harmonies-breach-cube-on-cube = The cell carries a cube already.
harmonies-breach-place-tokens-first = Place all three tokens first.

harmonies-draw-spaces = Central board
harmonies-draw-row = Row of cards
harmonies-draw-bag = In the bag: { $tokens }; { $cards ->
    [0] no card in the deck
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
harmonies-draw-legend = 3-2 empty cell (column-row)  [ ~ ] water  n/N/M mountain 1/2/3  = field  t/T/Y tree 1/2/3  i/I trunk 1/2  r building begun  H building  * cube  [5] value reached  ✓ finished
    Habitats: from the cube's cell along the arrows, turned as you like.
harmonies-draw-hand = In hand: { $tokens }
harmonies-draw-player = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $empty ->
    [one] { $empty } empty cell
   *[other] { $empty } empty cells
}
harmonies-draw-card = { $card }: cube on { $cube }, { $others } ({ $gives })
harmonies-draw-last-round = Last round: everybody has the same number of turns.
harmonies-draw-offered = Your spirits: { $cards }

harmonies-area-spaces = Central board
harmonies-area-land = Board: { $who }
harmonies-area-own = My cards · { $count }
harmonies-area-cards = Cards: { $who }
harmonies-area-row = Row · { $count }
harmonies-area-score = Score
harmonies-status = round { $round } · side { $side }
harmonies-status-last = round { $round } · side { $side } · last round

harmonies-see-bag = { $count } in the bag
harmonies-see-deck = { $count } in the deck
harmonies-see-free = { $count } free · ends at 2
harmonies-see-hand = Taken
harmonies-see-gone = taken
harmonies-see-card-gone = taken
harmonies-see-slot = Free place for a card
harmonies-see-row = Animal cards
harmonies-see-row-may = Animal cards · you may take one
harmonies-see-row-swap = Animal cards · you may swap one
harmonies-see-offer = Keep one spirit
harmonies-see-total = Total
harmonies-see-suns = Suns
harmonies-see-points = { $count ->
    [one] { $count } point now.
   *[other] { $count } points now.
}
harmonies-see-gain = { $count ->
    [0] no points yet
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
harmonies-aid-fields = group of 2+
harmonies-aid-buildings = 3 colours around
harmonies-aid-islands = each island

harmonies-name-at = Cell { $cell }
harmonies-name-empty = empty
harmonies-name-trunks = 2 trunks
harmonies-name-begun = building begun
harmonies-name-with-cube = { $pile }, cube of «{ $card }»
harmonies-name-cell = Cell { $cell }: { $pile }
harmonies-name-place = Cell { $cell }: { $pile }. Place { $token }: { $made }
harmonies-name-cube = Cell { $cell }. Place a cube: { $brings }
harmonies-name-cubes = Cell { $cell }. Place a cube, then choose its card: { $cards }
harmonies-name-cube-gain = «{ $card }», { $gain }
harmonies-name-cube-spirit = spirit «{ $card }», { $rule }
harmonies-name-space = Space { $number }: { $tokens }
harmonies-name-space-take = Space { $number }. Take { $tokens }
harmonies-name-space-empty = Space { $number }: taken
harmonies-name-token = In hand: { $token }{ $count ->
    [one] {""}
   *[other] , { $count } tokens
}
harmonies-name-token-choose = Choose { $token }{ $count ->
    [one] {""}
   *[other] , { $count } tokens
}
harmonies-name-take-card = Take the card. { $card }
harmonies-name-swap-card = Swap the card. { $card }
harmonies-name-keep-spirit = Keep the spirit. { $card }
harmonies-name-cubes-left = { $card }: { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
}
harmonies-name-finished = { $card }: finished

harmonies-more-place = Cell { $cell }: { $made }, { $gain }.
harmonies-more-stands = { $count ->
    [one] The habitat stands on this board already.
   *[other] The habitat stands on this board { $count } times already.
}
harmonies-more-ready = A cube is ready: { $cards }.
harmonies-more-soon = Then a cube can be placed: { $cards }.

harmonies-help-bag = Tokens in the bag
harmonies-help-bag-end = When the bag cannot refill the central board, the game ends.
harmonies-help-deck = Deck of animal cards
harmonies-help-deck-left = { $count ->
    [0] No card is left; the row is not refilled any more.
    [one] { $count } card is still to come.
   *[other] { $count } cards are still to come.
}
harmonies-help-free = Free cells
harmonies-help-free-end = When somebody has at most two empty cells left after a turn, the round is played to its end and the game is over.
harmonies-help-free-solo = When at most two empty cells are left after a turn, the game is over.

harmonies-pad-palette = What to place
harmonies-pad-board = Your board
harmonies-pad-cards = Cards with cubes placed
harmonies-pad-side-A = Side A
harmonies-pad-side-B = Side B
harmonies-pad-eraser = Take the top token off
harmonies-pad-more = { $card }: one cube more, { $count } placed now
harmonies-pad-fewer = { $card }: one cube fewer, { $count } placed now
harmonies-pad-first = { $card }: first cube placed
harmonies-pad-bad-pile = A pile cannot be built like that: take its top token off.
harmonies-pad-bad-card = A card has more cubes than it can have: take one off.

harmonies-card-1 = Crocodile
harmonies-card-2 = Stingray
harmonies-card-3 = Fish
harmonies-card-4 = Otter
harmonies-card-5 = Frog
harmonies-card-6 = Duck
harmonies-card-7 = Flamingo
harmonies-card-8 = Gecko
harmonies-card-9 = Shrew
harmonies-card-10 = Peacock
harmonies-card-11 = Squirrel
harmonies-card-12 = Hedgehog
harmonies-card-13 = Bumblebee
harmonies-card-14 = Bear
harmonies-card-15 = Rabbit
harmonies-card-16 = Parrot
harmonies-card-17 = Wild boar
harmonies-card-18 = Koala
harmonies-card-19 = Wolf
harmonies-card-20 = Kingfisher
harmonies-card-21 = Penguin
harmonies-card-22 = Bat
harmonies-card-23 = Fennec fox
harmonies-card-24 = Japanese macaque
harmonies-card-25 = Eagle
harmonies-card-26 = Meerkat
harmonies-card-27 = Crow
harmonies-card-28 = Llama
harmonies-card-29 = Arctic fox
harmonies-card-30 = Raccoon
harmonies-card-31 = Ladybug
harmonies-card-32 = Panther
harmonies-card-33 = Lion
harmonies-card-34 = Butterfly
harmonies-card-35 = Deer
harmonies-card-36 = Owl
harmonies-card-37 = Cat
harmonies-card-38 = Stork
harmonies-card-39 = Ram
harmonies-card-40 = Marmot
harmonies-card-41 = Dragonfly
harmonies-card-42 = Tortoise

harmonies-spirit-33 = 2 for every group of 1 or 2 fields, 10 for every larger one
harmonies-spirit-34 = 5 for every group of fields, a lone one too
harmonies-spirit-35 = 4 for every tree of height 2 or 3
harmonies-spirit-36 = 3 for every tree of height 1 or 2, 1 for every tree of height 3
harmonies-spirit-37 = 4 for every group of buildings, a lone one too
harmonies-spirit-38 = 6 for every group of at least 2 buildings
harmonies-spirit-39 = 4 for every mountain of height 2 or 3
harmonies-spirit-40 = 3 for every mountain of height 1 or 2, 1 for every mountain of height 3
harmonies-spirit-41 = 7 for every group of at least 2 water tokens
harmonies-spirit-42 = 2 for every water token

# What a thing is, in one sentence.
harmonies-help-blue = Water goes on an empty cell only; on side A the longest river scores, on side B every island it makes.
harmonies-help-gray = A mountain goes on an empty cell or on one or two mountains; height 1, 2 or 3 scores 1, 3 or 7 if another mountain stands beside it.
harmonies-help-brown = A trunk goes on an empty cell or on one trunk; it carries a tree top or a building and scores nothing by itself.
harmonies-help-green = A tree top goes on an empty cell or on one or two trunks and makes a tree; height 1, 2 or 3 scores 1, 3 or 7.
harmonies-help-yellow = A field goes on an empty cell only; every group of at least two fields scores 5.
harmonies-help-red = A building goes on an empty cell or on a single trunk, mountain or building token; standing on another token, it scores 5 if at least three colours surround it.

harmonies-help-line-trees = Each tree: 1, 3 or 7 for height 1, 2 or 3. Trunks without a tree top score nothing.
harmonies-help-line-mountains = Each mountain beside another mountain: 1, 3 or 7 for height 1, 2 or 3.
harmonies-help-line-fields = 5 for each group of at least two fields, whatever its size.
harmonies-help-line-buildings = 5 for each building whose neighbouring cells show at least three colours on top.
harmonies-help-line-water-A = The longest river, along the shortest way from end to end: 2, 5, 8, 11, 15 for 2 to 6 tokens, then 4 for each further one.
harmonies-help-line-water-B = 5 for each island: a group of cells without water, empty cells included.
harmonies-help-line-animals = Each card, finished or not: the value beside its topmost freed place.
harmonies-help-line-spirits = The spirit scores as its card says, once its cube is placed.
harmonies-help-line-cubes = With equal points more animal cubes on the board decide; the spirit's cube does not count.

harmonies-help-habitat = The cube goes on: { $cube }. Also needed, as drawn: { $others }. The habitat may be turned.
harmonies-help-values = Points by cubes placed: { $values }. Only the last value reached counts.
