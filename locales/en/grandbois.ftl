# GrandBois

grandbois-title = GrandBois
grandbois-about = A forest grows card over card; everybody leads a secret clan and wants it seen, together and near the tower.

grandbois-option-expert = Expert restriction
grandbois-option-expert-off = Animals may be covered by more animals of any clan.
grandbois-option-expert-on = A clan never covers itself.

grandbois-component-forest-cards = forest cards
grandbois-component-clan-cards = clan cards
grandbois-component-watchtowers = watchtowers
grandbois-component-tower-badges = tower badges
grandbois-component-score-pad = score pad

grandbois-line-cells = Cells
grandbois-line-group = Largest group
grandbois-line-tower_own = Own clan at the tower
grandbois-line-tower_other = Other clans at the tower

grandbois-clan-toad = toads
grandbois-clan-rabbit = rabbits
grandbois-clan-fox = foxes
grandbois-clan-raccoon = raccoons
grandbois-clan-lizard = lizards

grandbois-cell-ground = open ground
grandbois-cell-clearing = a clearing
grandbois-cell-bear = a bear
grandbois-cell-tower-white = the white tower
grandbois-cell-tower-black = the black tower
grandbois-cell-tower-blue = the blue tower
grandbois-cell-tower-brown = the brown tower
grandbois-cell-toad = { $count ->
    [one] { $count } toad
   *[other] { $count } toads
}
grandbois-cell-rabbit = { $count ->
    [one] { $count } rabbit
   *[other] { $count } rabbits
}
grandbois-cell-fox = { $count ->
    [one] { $count } fox
   *[other] { $count } foxes
}
grandbois-cell-raccoon = { $count ->
    [one] { $count } raccoon
   *[other] { $count } raccoons
}
grandbois-cell-lizard = { $count ->
    [one] { $count } lizard
   *[other] { $count } lizards
}

grandbois-tower-white = white tower
grandbois-tower-black = black tower
grandbois-tower-blue = blue tower
grandbois-tower-brown = brown tower

grandbois-prompt-place = Lay a card: cover 1 to 3 cells of the forest.
grandbois-prompt-confirm = Confirm the card, or take it back.
grandbois-prompt-tower = Put up your tower on this clearing?
grandbois-prompt-finish-turn = Finish the turn.
grandbois-prompt-finish-sweep = Finish the turn: no open card fits, so four new ones will be turned up.
grandbois-prompt-finish-last-card = Finish the turn: it was the last card, the clans will be opened.
grandbois-prompt-finish-nothing-fits = Finish the turn: no card can be laid any more, the clans will be opened.

grandbois-act-place = Card { $card } [{ $face }] at ({ $x }, { $y }): covers { $covers ->
    [one] { $covers } cell
   *[other] { $covers } cells
}
grandbois-act-confirm = Confirm the card
grandbois-act-tower = Put up a tower
grandbois-act-no-tower = No tower here
grandbois-act-finish = Finish the turn

grandbois-event-began = { $who } begins.
grandbois-event-dealt = { $who } leads { $count ->
    [one] one clan
   *[other] two clans
}: { $clans }.
grandbois-event-laid = { $who } lays card { $card } at ({ $x }, { $y }) over { $covered }.
grandbois-event-turned-up = Turned up: card { $card } [{ $face }]; { $deck ->
    [0] the deck is used up
    [one] { $deck } card left
   *[other] { $deck } cards left
}.
grandbois-event-tower = { $who } puts up the { $tower } at ({ $x }, { $y }).
grandbois-event-no-tower = { $who } puts up no tower.
grandbois-event-swept = No open card fits: the row goes under the deck, four new cards are turned up.
grandbois-event-over-turn = The game is over.
grandbois-event-over-sweep = The game is over.
grandbois-event-over-last-card = The last card is laid: the game is over.
grandbois-event-over-nothing-fits = No card can be laid any more: the game is over.
grandbois-event-opened = { $who } led { $count ->
    [one] one clan
   *[other] two clans
}: { $clans }.
grandbois-event-scored = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).

grandbois-breach-lay-first = Lay a card first.
grandbois-breach-laid-already = A card was laid in this turn already.
grandbois-breach-confirm-first = Confirm the card first.
grandbois-breach-confirmed-already = The card is confirmed already.
grandbois-breach-no-clearing = The card of this turn shows no clearing.
grandbois-breach-no-tower-left = All your towers stand in the forest.
grandbois-breach-tower-decided = The tower is decided already.
grandbois-breach-nothing-to-finish = There is nothing to finish yet.
grandbois-breach-not-in-row = Card { $card } does not lie in the open row.
grandbois-breach-covers-nothing = A card must cover at least one cell of the forest.
grandbois-breach-no-growth = The forest must grow: at least one cell on open ground.
grandbois-breach-bear = A bear is never covered.
grandbois-breach-tower = A tower is never covered.
grandbois-breach-clearing-on-animals = A clearing cannot cover animals.
grandbois-breach-too-few-animals = { $above ->
    [one] { $above } animal
   *[other] { $above } animals
} cannot cover { $below }: more are needed.
grandbois-breach-same-clan = With the expert restriction a clan never covers itself.

grandbois-draw-row = Open row
grandbois-draw-deck = { $deck ->
    [0] the deck is used up
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
grandbois-draw-legend = T toads  M rabbits  F foxes  R raccoons  L lizards  B bear  . clearing  - open ground  # tower (white, black, blue, brown: #w #k #b #n)
grandbois-draw-clans = Visible cells (largest group): { $clans }
grandbois-draw-player = { $who }: { $towers ->
    [0] no tower left
    [one] { $towers } tower left
   *[other] { $towers } towers left
}
grandbois-draw-own = { $count ->
    [one] clan
   *[other] clans
}: { $clans }
