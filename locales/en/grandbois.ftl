# GrandBois

grandbois-about = A forest grows card over card; everybody leads a secret clan and wants it seen, together and near the tower.
grandbois-intro-1 = Lay cards over the forest: it must grow
grandbois-intro-2 = Lead a clan, and let nobody guess which
grandbois-intro-3 = Cells, one big group, a tower: points
grandbois-quick = You and one calm bot: about 10 minutes. Whatever you can touch is lit.

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

grandbois-event-began = First turn: { $who }.
grandbois-event-dealt = { $who }: { $count ->
    [one] the clan
   *[other] the clans
} { $clans }.
grandbois-event-laid = { $who }: card { $card } at ({ $x }, { $y }) over { $covered }.
grandbois-event-turned-up = Turned up: card { $card }; { $deck ->
    [0] the deck is used up
    [one] { $deck } card left
   *[other] { $deck } cards left
}.
grandbois-event-tower = { $who }: { $tower } at ({ $x }, { $y }).
grandbois-event-no-tower = { $who }: no tower.
grandbois-event-swept = No open card fits: the row goes under the deck, four new cards are turned up.
grandbois-event-over-turn = The game is over.
grandbois-event-over-sweep = The game is over.
grandbois-event-over-last-card = The last card is laid: the game is over.
grandbois-event-over-nothing-fits = No card can be laid any more: the game is over.
grandbois-event-opened = { $who }: { $count ->
    [one] the clan
   *[other] the clans
} { $clans }.
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

# What a thing is, in one sentence.
grandbois-help-toad = Toads, the blue clan: covered by more animals of { $expert ->
    [on] another
   *[off] any
} clan, or by a bear.
grandbois-help-rabbit = Rabbits, the pink clan: covered by more animals of { $expert ->
    [on] another
   *[off] any
} clan, or by a bear.
grandbois-help-fox = Foxes, the green clan: covered by more animals of { $expert ->
    [on] another
   *[off] any
} clan, or by a bear.
grandbois-help-raccoon = Raccoons, the red clan: covered by more animals of { $expert ->
    [on] another
   *[off] any
} clan, or by a bear.
grandbois-help-lizard = Lizards, the yellow clan: covered by more animals of { $expert ->
    [on] another
   *[off] any
} clan, or by a bear.
grandbois-help-bear = A bear covers everything but bears and towers, is never covered and scores for nobody.
grandbois-help-clearing = A clearing is covered by anything and covers only clearings; on the card just laid you may put up your tower on it.
grandbois-help-tower = A tower stays for good and is never covered; of the eight cells around it, each of its owner's clan scores 2, each of another clan 1.

grandbois-help-line-cells = 1 for each visible cell of your clan, however many animals it shows.
grandbois-help-line-group = 2 for each cell of your clan's largest group; cells join by their sides, not by corners.
grandbois-help-line-tower_own = 2 for each cell of your clan among the eight around your tower.
grandbois-help-line-tower_other = 1 for each cell of any other clan among the eight around your tower; bears give nothing.

grandbois-help-cover-1 = clearing: by anything
grandbois-help-cover-2 = animals: by more animals of any clan, or a bear
grandbois-help-cover-2-expert = animals: by more animals of another clan, or a bear
grandbois-help-cover-3 = bear and tower: never
grandbois-help-secret = Hidden from other eyes. Hold the card or press C to look.

# The table on a screen.
grandbois-area-forest = The forest
grandbois-area-clans = Visible cells
grandbois-area-covers = What covers what
grandbois-area-secret = { $count ->
    [one] Your secret clan
   *[other] Your secret clans
}
grandbois-largest = largest group
grandbois-hold = hold to look
grandbois-my-clan = { $count ->
    [one] my clan
   *[other] my clans
}
grandbois-if-now = if it ended now
grandbois-short-cells = cells
grandbois-short-group = group, doubled
grandbois-short-tower_own = tower, own
grandbois-short-tower_other = tower, others
grandbois-turned = turned { $degrees }°
grandbois-sign-covers = covers
grandbois-sign-grows = new ground
grandbois-sign-blocked = blocked
grandbois-status = turn { $turn } of { $all }
grandbois-status-expert = expert restriction
grandbois-panel-towers = { $left ->
    [0] { $all ->
        [one] tower placed
       *[other] both towers placed
    }
    [one] tower in hand
   *[other] { $left } towers in hand
}
grandbois-panel-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
grandbois-panel-first = Had the first turn

grandbois-more-choose = Choose a card of the open row
grandbois-more-places = { $places ->
    [one] Fits in { $places } place
   *[other] Fits in { $places } places
} like this · turn with R or Q
grandbois-more-lay = Covers { $covers }, grows by { $grows } · turn with R · Enter to lay
grandbois-more-confirm = Then the next card is turned up, and it cannot be taken back
grandbois-more-confirm-last = The deck is used up: nothing is turned up
grandbois-more-tower = { $around ->
    [0] No animals
    [one] { $around } cell with animals
   *[other] { $around } cells with animals
} around it now · { $left ->
    [one] your last tower
   *[other] { $left } towers left
}
grandbois-more-sweep = The new cards cannot be taken back
grandbois-more-finish = What is opened cannot be taken back

grandbois-name-card = Card { $card }: { $cells }
grandbois-name-held = Card { $card }, in your hand
grandbois-name-turn = Turn the card to { $degrees }°
grandbois-name-turn-left = Turn left, to { $degrees }°
grandbois-name-turn-right = Turn right, to { $degrees }°
grandbois-name-turn-none = It fits in no other way
grandbois-name-place = Lay card { $card } here ({ $x }, { $y }): covers { $covers ->
    [one] { $covers } cell
   *[other] { $covers } cells
} ({ $covered }), { $grows ->
    [one] { $grows } new cell
   *[other] { $grows } new cells
}
grandbois-name-clan = { $clan }: { $cells ->
    [one] { $cells } visible cell
   *[other] { $cells } visible cells
}, largest group { $group }
grandbois-name-hold = { $title }: hold to look
grandbois-name-tower-hand = { $tower }, in hand
grandbois-name-tower-stands = { $tower }, in the forest

grandbois-not-here = Not here
grandbois-animals = Animals
grandbois-card = Card { $card }
grandbois-card-fits = { $places ->
    [0] It fits nowhere now.
    [one] It fits in { $places } way now.
   *[other] It fits in { $places } ways now.
}
grandbois-deck-rule = When a card is confirmed, the next one takes its place in the row.
grandbois-deck-known = { $cards ->
    [one] The lowest card was in the row before.
   *[other] The lowest { $cards } cards were in the row before.
}
grandbois-secret-now = You lead the { $clans }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if it ended now.
grandbois-tower-stands = { $who }: stands in the forest, { $around ->
    [0] no animals
    [one] { $around } cell with animals
   *[other] { $around } cells with animals
} around it.
grandbois-tower-waits = { $who }: still in hand.
grandbois-laid-by = Card { $card }, laid by { $who }.
grandbois-laid-first = The start card.

# The score pad.
grandbois-pad-player = You
grandbois-pad-seats = How many played?
grandbois-pad-two = Two
grandbois-pad-more = Three or four
grandbois-pad-clans = { $count ->
    [one] Your clan
   *[other] Your two clans
}
grandbois-pad-palette = What is on the cell?
grandbois-pad-how = Touch a cell to enter what it shows; touch it again to clear it
grandbois-pad-own-tower = your own tower
grandbois-pad-other-tower = another player's tower
grandbois-pad-own = yours
grandbois-pad-other = another's
grandbois-pad-erase = clear
grandbois-pad-nothing = nothing
grandbois-pad-spot = Column { $x }, row { $y }: { $cell }
grandbois-pad-empty = Enter the forest first.
grandbois-pad-no-clan = { $missing ->
    [one] Choose the clan that is missing.
   *[other] Choose your two clans.
}
grandbois-pad-too-large = No forest has more than 38 rows or columns.
grandbois-pad-wrong = This forest cannot be counted.
