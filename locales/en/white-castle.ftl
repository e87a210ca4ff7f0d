# The White Castle with Matcha

white-castle-about = Place dice, send your clan to court, to the yards, to the gardens and to tea, and let one effect set off the next.
white-castle-intro-1 = Take a die from a bridge and place it
white-castle-intro-2 = Send courtiers, warriors, gardeners, geishas
white-castle-intro-3 = Three rounds, then the points are counted
white-castle-quick = With Matcha and one calm bot: about 40 minutes. Whatever you can touch is lit.
white-castle-option-matcha = Expansion
white-castle-option-matcha-on = With Matcha: geishas, the tea garden, the green bridge.
white-castle-option-matcha-off = The base game.
white-castle-option-level = The Tokugawa clan
white-castle-option-level-easy = Easy: it starts with nothing, second in order.
white-castle-option-level-medium = Medium: 3 points, one step, first in order.
white-castle-option-level-hard = Hard: 8 points, three steps, first in order.
white-castle-component-dice = dice
white-castle-component-castle-cards = steward, diplomat and start action cards
white-castle-component-resource-cards = start resource cards
white-castle-component-daimyo-cards = daimyo cards
white-castle-component-garden-cards = garden cards
white-castle-component-yard-tiles = yard tiles
white-castle-component-die-tokens = die tokens
white-castle-component-die-spaces = spaces for dice
white-castle-component-domain-rows = rows of the clan board
white-castle-component-lily-pads = lily pads
white-castle-component-ceremony-tokens = ceremony tokens
white-castle-component-curtain-cards = ikebana and calligraphy cards
white-castle-component-solo-cards = solo cards
white-castle-line-play = In play
white-castle-help-line-play = Points gained during the game.
white-castle-line-coins = Coins and seals
white-castle-help-line-coins = Coins and seals together: a point for every 5.
white-castle-line-resources = Resources
white-castle-help-line-resources = 3 to 6 left of a resource: 1 point; 7 left: 2 points.
white-castle-line-influence = Influence
white-castle-help-line-influence = By the section of the track: 0, 3, 6, then 10 to 15.
white-castle-line-courtiers = Courtiers
white-castle-help-line-courtiers = Gate 1, steward floor 3, diplomat floor 6, daimyo room 10.
white-castle-line-warriors = Warriors
white-castle-help-line-warriors = The value of the yards times your courtiers inside the castle.
white-castle-line-gardeners = Gardeners
white-castle-help-line-gardeners = What is printed on their gardens.
white-castle-line-geishas = Geishas
white-castle-help-line-geishas = By place; in the tea house 2 points for each member the room counts.
white-castle-line-order = Turn order (tie-break)
white-castle-help-line-order = Level on points, the higher place in the turn order wins.
white-castle-tie-order = Level on points; the turn order decides.
    { $best } to { $other }.

## Goods

white-castle-good-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
white-castle-good-seal = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
white-castle-good-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
white-castle-good-iron = { $n ->
    [one] { $n } iron
   *[other] { $n } iron
}
white-castle-good-pearl = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
white-castle-good-whisk = { $n ->
    [one] { $n } whisk
   *[other] { $n } whisks
}
white-castle-good-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
white-castle-good-influence = { $n ->
    [one] { $n } step of influence
   *[other] { $n } steps of influence
}
white-castle-good-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
}
white-castle-good-lantern = { $n ->
    [one] { $n } lantern reward
   *[other] { $n } lantern rewards
}
white-castle-count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
white-castle-count-food = { $n } food
white-castle-count-lantern = { $n ->
    [one] { $n } lantern reward
   *[other] { $n } lantern rewards
}

## Places

white-castle-colour-coral = coral
white-castle-colour-black = black
white-castle-colour-white = white
white-castle-colour-green = green
white-castle-end-left = left end
white-castle-end-right = right end
white-castle-end-middle = middle
white-castle-space-steward1 = steward room 1
white-castle-space-steward2 = steward room 2
white-castle-space-steward3 = steward room 3
white-castle-space-diplomat1 = diplomat room 1
white-castle-space-diplomat2 = diplomat room 2
white-castle-space-outside-left = outside the walls, left
white-castle-space-outside-right = outside the walls, right
white-castle-space-well = well
white-castle-space-tea-left = tea room, left
white-castle-space-tea-right = tea room, right
white-castle-space-himeji-upper = Himeji, upper space
white-castle-space-himeji-lower = Himeji, lower space
white-castle-space-domain-coral = coral row of the domain
white-castle-space-domain-black = black row of the domain
white-castle-space-domain-white = white row of the domain
white-castle-space-domain-green = green row of the domain
white-castle-hall-daimyo = daimyo room
white-castle-floor-gate = gate
white-castle-floor-steward = steward floor
white-castle-floor-diplomat = diplomat floor
white-castle-floor-daimyo = daimyo room
white-castle-yard = yard for { $iron } iron
white-castle-bed-coral-plant = coral bridge, flowers
white-castle-bed-coral-stone = coral bridge, stones
white-castle-bed-black-plant = black bridge, flowers
white-castle-bed-black-stone = black bridge, stones
white-castle-bed-white-plant = white bridge, flowers
white-castle-bed-white-stone = white bridge, stones
white-castle-tea-entrance = entrance of the tea garden
white-castle-tea-overlook = pond overlook
white-castle-tea-path1 = first space of the path
white-castle-tea-path2 = second space of the path
white-castle-tea-room-upper = upper room of the tea house (gardeners)
white-castle-tea-room-middle = middle room of the tea house (warriors)
white-castle-tea-room-lower = lower room of the tea house (courtiers)
white-castle-art-ikebana = ikebana
white-castle-art-calligraphy = calligraphy
white-castle-face-blue = blue
white-castle-face-yellow = yellow

## Effects

white-castle-node-pay = { $cost }: { $then }
white-castle-node-or = { $one } or { $other }

white-castle-node-courtier = courtier action
white-castle-node-gardener = gardener action
white-castle-node-warrior = warrior action
white-castle-node-geisha = geisha action
white-castle-node-lantern = lantern reward
white-castle-node-domain-row = a row of your domain
white-castle-node-stroll = a geisha one step without whisks
white-castle-node-rise = a courtier one floor up without pearls
white-castle-node-take-card = take an ikebana or calligraphy card
white-castle-node-token-own = your ceremony token
white-castle-node-token-pond = the ceremony token of the pond
white-castle-node-curtain-blue = a blue curtain of Himeji
white-castle-node-curtain-blue-unsealed = a blue curtain of Himeji without its seal
white-castle-node-curtain-yellow = a yellow curtain of Himeji
white-castle-node-curtains-upper = the upper curtains of Himeji
white-castle-node-curtains-lower = the lower curtains of Himeji
white-castle-node-curtains-card = both curtains of a card of Himeji
white-castle-node-curtains-yellow = both yellow curtains of Himeji
white-castle-node-well = { $n ->
    [one] the well
   *[other] the well, { $n } times
}
white-castle-node-pads = { $n ->
    [one] the lily pads
   *[other] the lily pads, { $n } times
}
white-castle-node-stones = { $n } different stone gardens
white-castle-node-row-any = { $n ->
    [one] any row of the castle
   *[other] any row of the castle, of { $n } different cards
}
white-castle-node-row-light = { $n ->
    [one] a light row of the castle
   *[other] a light row of the castle, of { $n } different cards
}
white-castle-node-row-dark = { $n ->
    [one] a dark row of the castle
   *[other] a dark row of the castle, of { $n } different cards
}
white-castle-node-row-coral = { $n ->
    [one] a castle row beside a coral token
   *[other] a castle row beside a coral token, of { $n } different cards
}
white-castle-node-row-black = { $n ->
    [one] a castle row beside a black token
   *[other] a castle row beside a black token, of { $n } different cards
}
white-castle-node-row-white = { $n ->
    [one] a castle row beside a white token
   *[other] a castle row beside a white token, of { $n } different cards
}
white-castle-node-tile-any = { $n ->
    [one] another yard tile
   *[other] another yard tile, { $n } of them
}
white-castle-node-tile-blue = { $n ->
    [one] a blue yard tile
   *[other] a blue yard tile, { $n } of them
}
white-castle-node-tile-yellow = { $n ->
    [one] a yellow yard tile
   *[other] a yellow yard tile, { $n } of them
}

## Where a step came from

white-castle-source-game = the game
white-castle-source-start = starting card
white-castle-source-lantern = lantern reward
white-castle-source-well = well
white-castle-source-pads = lily pads
white-castle-source-slot = slot of the daimyo
white-castle-source-row = row «{ $effects }»
white-castle-source-line = your action card, «{ $effects }»
white-castle-source-curtain = curtain «{ $effects }»
white-castle-source-tile = yard tile «{ $effects }»
white-castle-source-garden = garden «{ $effects }»
white-castle-source-token = ceremony token «{ $effects }»
white-castle-source-card = card just taken
white-castle-source-solo = Tokugawa card { $number }
white-castle-origin-row = { $room }, row
white-castle-origin-garden = Garden ({ $bed })
white-castle-deed-gate = a courtier to the gate
white-castle-deed-up = { $n ->
    [one] the lowest courtier one floor up
   *[other] the lowest courtier { $n } floors up
}
white-castle-deed-gardener-plant = a gardener to the lowest flower garden
white-castle-deed-gardener-stone = a gardener to the lowest stone garden
white-castle-deed-gardener-any = a gardener to the lowest garden
white-castle-deed-warrior = a warrior to the yard for { $iron } iron
white-castle-deed-lose-coins = minus all coins
white-castle-deed-geisha = a geisha, { $to }
white-castle-deed-move = you move another geisha of the clan
white-castle-coins-even = even
white-castle-prompt-from = { $source } — { $prompt }

## Prompts

white-castle-prompt-pair = Take a starting pair.
white-castle-prompt-keep-resource = Keep one of the two resource cards.
white-castle-prompt-keep-action = Keep one of the two action cards.
white-castle-prompt-keep-token = Keep one of the two ceremony tokens.
white-castle-prompt-turn = Take a die and place it.
white-castle-prompt-finish = Done? Finish the turn.
white-castle-prompt-finish-last = Your last turn: trade seals or finish.
white-castle-prompt-goods = Choose how to take what is left.
white-castle-prompt-parts = Choose what to do first.
white-castle-prompt-pay = Pay, or leave it.
white-castle-prompt-choose = Choose one.
white-castle-prompt-courtier = Hold an audience or let a courtier climb, each once.
white-castle-prompt-rise = Raise a courtier one floor without pearls.
white-castle-prompt-warrior = Send a warrior to a yard.
white-castle-prompt-gardener = Send a gardener to a garden.
white-castle-prompt-geisha = Invite a geisha or let one stroll, each once.
white-castle-prompt-stroll = Move a geisha one step without whisks.
white-castle-prompt-light-row = Choose a light row of your new card.
white-castle-prompt-go-on = Turn up the new card.
white-castle-prompt-go-on-rival = Let the Tokugawa clan act.
white-castle-prompt-slot = Choose a slot of the daimyo.
white-castle-prompt-rows = Choose which row comes first.
white-castle-prompt-castle-row = Choose a row of the castle.
white-castle-prompt-domain-row = Choose a row of your domain.
white-castle-prompt-curtain = Choose a curtain.
white-castle-prompt-art = Choose a deck of Himeji.
white-castle-prompt-tile = Choose a yard tile.
white-castle-prompt-stones = Choose a stone garden.
white-castle-prompt-gardens = Perform your gardens, or finish.
white-castle-prompt-rival-enter = Choose the room that the Tokugawa courtier enters.
white-castle-prompt-rival-slot = Choose the slot of the Tokugawa courtier.
white-castle-prompt-rival-garden = Choose the garden of the Tokugawa gardener.
white-castle-prompt-rival-stroll = Move a Tokugawa geisha one step.
white-castle-prompt-rival-discard = Discard the top card of a deck.
white-castle-prompt-trade = You may also trade seals.
white-castle-ask-pay = Pay { $cost }: { $then }.
white-castle-ask-choose = Choose: { $what }.
white-castle-ask-cannot = Not possible now: { $what }. Leave it.
white-castle-ask-cannot-trade = Not possible now: { $what }. Trade seals or leave it.
white-castle-ask-place-left = Place the { $die } { $value }: left end, the lantern follows.
white-castle-ask-place-right = Place the { $die } { $value }: right end, no lantern.
white-castle-ask-climb = Choose where the courtier climbs.
white-castle-ask-stroll = Choose where the geisha goes.
white-castle-ask-pick = Take a resource of your choice.
white-castle-ask-advance = Move your influence marker, or leave it where it is.
white-castle-ask-seals = Five seals are the limit: trade some, or take what fits.

## Actions

white-castle-act-finish = Finish
white-castle-act-finish-gardens = Finish, though seals could still pay for: { $gardens }
white-castle-act-go-on = Go on
white-castle-act-decline = Leave it
white-castle-act-take-seals = Take the seals; what is beyond five is lost
white-castle-act-take-lantern = Lantern reward first
white-castle-act-stay = Stay on the influence track
white-castle-act-pay = Pay
white-castle-act-audience = Audience: 2 coins, a courtier to the gate
white-castle-act-overlook = Pond overlook
white-castle-act-invite = Invite a geisha: 2 coins, to the entrance
white-castle-act-take-pair = Take pair { $number }: { $gains }; { $action }
white-castle-act-take-pair-token = Take pair { $number }: { $gains }; { $action }; token: { $token }
white-castle-act-keep = Keep: { $what }
white-castle-act-keep-action = Keep card { $number }: { $what }; later for the lantern: { $back }
white-castle-act-place = { $die } { $value }, { $end } → { $space } ({ $coins })
white-castle-act-trade = Trade seals: { $good }
white-castle-act-pick = Take { $good }
white-castle-act-advance = Influence to { $to }
white-castle-act-advance-paid = Influence to { $to } for { $seals }
white-castle-act-do = { $what }
white-castle-act-climb = Courtier: { $from } → { $to }
white-castle-act-castle-row = { $room }: { $effects }
white-castle-act-slot = Slot: { $effects }
white-castle-act-yard = Warrior: { $yard }
white-castle-act-tile = Tile: { $effects }
white-castle-act-garden = { $bed }: { $effects }
white-castle-act-stroll = Geisha: { $from } → { $to }
white-castle-act-curtain = Curtain, { $art }: { $effects }
white-castle-act-art = Deck: { $art }
white-castle-act-rival-room = Tokugawa: { $room }
white-castle-act-rival-slot = Tokugawa: slot { $number }
white-castle-act-rival-stroll = Tokugawa geisha: { $from } → { $to }
white-castle-act-rival-discard = Discard: { $art }

## Events

white-castle-rival = Tokugawa
white-castle-event-rolled = Round { $round }: the dice are rolled.
white-castle-event-pair-taken = { $who }: starting pair, { $gains }; { $action }.
white-castle-event-kept = { $who }: a starting piece is kept.
white-castle-event-placed = { $who }: { $die } { $value } → { $space } ({ $coins }).
white-castle-event-gained = { $who }: +{ $goods } ({ $source }).
white-castle-event-lost = { $who }: { $goods } lost.
white-castle-event-paid = { $who }: −{ $goods } paid.
white-castle-event-traded = { $who }: seals traded for { $goods }.
white-castle-event-gained-plain = { $who }: +{ $goods }.
white-castle-event-moved = { $who }: influence { $from } → { $to }.
white-castle-event-audience = { $who }: a courtier comes to the gate.
white-castle-event-climbed = { $who }: courtier, { $from } → { $to }.
white-castle-event-card-taken = { $who }: the card of { $room }.
white-castle-event-card-gone = The card of { $room } leaves the game.
white-castle-event-card-dealt = New card in { $room }.
white-castle-event-slot-taken = { $who }: a slot of the daimyo, { $effects }.
white-castle-event-warrior-sent = { $who }: warrior to the { $yard }.
white-castle-event-gardener-sent = { $who }: gardener, { $bed }.
white-castle-event-geisha-sent = { $who }: geisha to the { $to }.
white-castle-event-geisha-moved = { $who }: geisha, { $from } → { $to }.
white-castle-event-art-taken = { $who }: a card, { $art }.
white-castle-event-art-tucked = { $who }: it goes to the lantern.
white-castle-event-art-gone = A card is discarded: { $art }.
white-castle-event-art-dealt = New on top: { $art }, yellow «{ $yellow }», blue «{ $blue }».
white-castle-event-round-over = Round { $round } is over. Order: { $order }.
white-castle-event-flipped = Tokugawa turns over card { $number }: { $deeds }.
white-castle-event-ended = The game is over.

## Refusals

white-castle-breach-something-else = Something else is asked now.
white-castle-breach-compulsory = This cannot be declined.
white-castle-breach-pair-gone = That pair was taken.
white-castle-breach-no-die = No die lies at that end.
white-castle-breach-only-with-matcha = That belongs to Matcha.
white-castle-breach-wrong-colour = The space takes no die of this colour.
white-castle-breach-space-full = The space is full.
white-castle-breach-too-few-coins = You cannot pay the difference.
white-castle-breach-too-few-seals = You have too few seals.
white-castle-breach-limit-reached = You cannot hold more of that.
white-castle-breach-no-trade-now = Seals are traded with the die, where a cost asks for it, before seals are lost, and at the end of your last turn.
white-castle-breach-not-a-resource = Food, iron or pearl: never a whisk.
white-castle-breach-cannot-stop-there = The marker cannot stop there.
white-castle-breach-no-such-part = That is not one of the parts left.
white-castle-breach-cannot-pay = You cannot pay that.
white-castle-breach-part-done = You have done that part already.
white-castle-breach-nobody-left = Nobody is left on your clan board.
white-castle-breach-nobody-there = Nobody of yours stands there.
white-castle-breach-no-such-climb = Nobody climbs like that.
white-castle-breach-no-such-way = There is no such way in the tea garden.
white-castle-breach-tea-room-full = There is no room for another geisha of yours.
white-castle-breach-row-does-not-fit = That row does not fit.
white-castle-breach-still-carried-out = That effect is still being carried out.
white-castle-breach-slot-taken = The slot is taken.
white-castle-breach-not-the-green-row = The green row cannot be chosen.
white-castle-breach-tile-does-not-fit = That tile does not fit.
white-castle-breach-gardener-there = Your gardener is there already.
white-castle-breach-garden-does-not-fit = That garden does not fit.
white-castle-breach-curtain-does-not-fit = That curtain does not fit.
white-castle-breach-not-for-the-rival = The Tokugawa clan cannot do that.
white-castle-breach-no-room = The chain of effects has grown too long.

## On the screen

white-castle-status-draft = starting pairs
white-castle-status-matcha = + Matcha
white-castle-status-turns = round { $round }/3 · { $dice ->
    [one] { $dice } die left
   *[other] { $dice } dice left
}
white-castle-status-gardens = round { $round }/3 · gardens
white-castle-status-over = the game is over
white-castle-area-chain = This turn
white-castle-area-draft = Starting pairs
white-castle-area-bridges = Bridges
white-castle-area-castle = Castle
white-castle-area-yards = Yards
white-castle-area-tea = Tea
white-castle-area-own = Mine
white-castle-area-stores = Stores
white-castle-area-rival = Tokugawa
white-castle-area-track = Influence
white-castle-more-after = Afterwards: { $goods }.
white-castle-more-turn = The left end of a bridge also brings your lantern: { $lantern }.
white-castle-more-place = The badge is what you gain or pay in coins.
white-castle-more-place-left = The lantern will bring { $lantern }. The badge is what the space brings or costs in coins.
white-castle-more-finish = Until then the whole turn can be taken back.
white-castle-more-reveal = It cannot be taken back once the card is seen.
white-castle-more-rival = It will turn over cards, and that cannot be taken back.
white-castle-more-gardens = Gardens act while a die is left on their bridge.
white-castle-more-chain = { $n ->
    [0] Nothing waits behind it.
    [one] { $n } more step waits behind it.
   *[other] { $n } more steps wait behind it.
}
white-castle-see-bridge-coral = Coral bridge
white-castle-see-bridge-black = Black bridge
white-castle-see-bridge-white = White bridge
white-castle-see-bridge-green = Green bridge
white-castle-see-die = { $die } { $value }, { $end }
white-castle-see-die-lantern = { $die } { $value }, { $end }, with the lantern
white-castle-see-garden = { $bed }: { $effects }; costs { $food } food, worth { $points }
white-castle-see-pond = Pond overlook
white-castle-see-gate = Gate
white-castle-see-stewards = Stewards
white-castle-see-diplomats = Diplomats
white-castle-see-daimyo = Daimyo
white-castle-see-outside-left = Outside, left
white-castle-see-outside-right = Outside, right
white-castle-see-well = Well
white-castle-see-space = { $space }, value { $value }
white-castle-see-courtiers = { $place }: { $n ->
    [one] { $n } courtier
   *[other] { $n } courtiers
}
white-castle-see-geishas = { $place }: { $n ->
    [one] { $n } geisha
   *[other] { $n } geishas
}
white-castle-see-tea-garden = Tea garden
white-castle-see-yards = Yards
white-castle-see-own = Your domain
white-castle-see-domain-of = Domain of { $who }
white-castle-see-stores = Stores
white-castle-see-deck = { $art }: { $n }
white-castle-see-entrance = Entrance
white-castle-see-path1 = Path 1
white-castle-see-path2 = Path 2
white-castle-see-domain-row = { $space }: { $goods }
white-castle-see-lantern = Lantern now
white-castle-see-lantern-cards = { $n ->
    [one] from { $n } card
   *[other] from { $n } cards
}
white-castle-see-lantern-next = Your next castle card adds
white-castle-see-score = If the game ended now
white-castle-see-total = Total
white-castle-see-chain = This turn
white-castle-see-track = Influence
white-castle-see-next-order = Next round:
white-castle-see-turns = turns left: { $n }
white-castle-see-rival-next = next: { $die } bridge, { $end }
white-castle-see-rival-did = Last turn of Tokugawa
white-castle-see-rival-waits = The clan has not moved in this round.
white-castle-see-solo-card = Card { $number }
white-castle-see-from-row = Row of the castle
white-castle-see-from-line = Action card
white-castle-see-from-curtain = Curtain
white-castle-see-from-tile = Yard tile
white-castle-see-from-garden = Garden
white-castle-see-from-token = Ceremony token
white-castle-see-from-finish = End of the turn
white-castle-see-from-turn = Take and place a die
white-castle-see-from-gardens = Gardens of the round
white-castle-see-from-start = Starting cards
white-castle-see-from-reveal = A new card
white-castle-see-from-rival = The Tokugawa clan
white-castle-help-left = The lowest die. Whoever takes it gains the lantern reward too.
white-castle-help-right = The highest die. It brings no lantern.
white-castle-help-bridge = Two gardens lie under it; they act at the end of rounds 1 and 2 while a die is left on it. Dice now: { $n }.
white-castle-help-bridge-green = The pond lies under it; the overlook acts at the end of rounds 1 and 2 while a die is left on it. Dice now: { $n }.
white-castle-help-value = Value { $value }: a higher die gains the difference in coins, a lower one pays it.
white-castle-help-well = Takes every die. It gives a seal and what the two tokens show.
white-castle-help-well-now = The well gives { $goods }.
white-castle-help-pads-now = The lily pads give { $goods }.
white-castle-help-room = Takes a die of a colour that lies beside its card, and performs every row beside a token of that colour.
white-castle-help-light = Light ground: goods.
white-castle-help-dark = Dark ground: the action of a clan member.
white-castle-help-fires = Performed when a die of this colour is placed here: { $die }.
white-castle-help-slot = The first courtier here takes the slot and its effect.
white-castle-help-slot-taken = Taken by { $who }.
white-castle-help-floor = At the end of the game a courtier here brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
white-castle-help-deck = Cards in the deck: { $n }.
white-castle-help-courtier = Audience: 2 coins, to the gate. Climb: 2 pearls for one floor, 5 for two.
white-castle-help-gardener = Gardener: pay the food of a garden card, place the gardener, perform the card.
white-castle-help-warrior = Warrior: pay 5, 3 or 1 iron, place the warrior, perform the tiles of the yard.
white-castle-help-geisha = Invite: 2 coins, to the entrance. Stroll: 2 whisks for one step, 5 for two.
white-castle-help-yard = A warrior costs { $iron } iron and performs the tiles. For each of your courtiers inside the castle (now { $n }) it brings at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
white-castle-help-tile = A warrior sent to this yard performs it.
white-castle-help-garden = To send a gardener here costs { $food } food. At the end of the game it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
white-castle-help-tea = At the end of the game a geisha here brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
white-castle-help-tea-room = A geisha here counts 2 points for each of your members of the sort shown that has left the clan board (now { $n }).
white-castle-help-art = The top card lies open. A geisha on the first space of the path takes it.
white-castle-help-curtain-yellow = A yellow curtain is free.
white-castle-help-curtain-blue = A blue curtain is paid for as printed.
white-castle-help-own-token = After the green row, for a seal.
white-castle-help-token-room = A geisha that comes to this room performs it.
white-castle-help-token-pond = It may be performed instead of the lily pads, for 3 coins.
white-castle-help-domain = Every member that leaves uncovers one more spot of the row.
white-castle-help-gives = Now it gives { $goods }.
white-castle-help-has = Now: { $n }.
white-castle-help-line = Performed after the goods of the row at the same height.
white-castle-help-lantern = All of it at once, whenever a lantern is gained.
white-castle-help-lantern-now = The lantern now gives { $goods }.
white-castle-help-lantern-none = The lantern gives nothing yet.
white-castle-help-coin = No limit. Coins and seals together count 1 point for every 5.
white-castle-help-seal = At most 5. Trade: 1 for a coin, 2 for food, iron, a pearl or a whisk.
white-castle-help-good = At most 7. At the end 3 to 6 count 1 point, 7 count 2.
white-castle-help-track = To enter space 6 costs 1 seal, 11 costs 2, 15 costs 3.
white-castle-help-order = Who stands furthest begins the next round; on one space, who came last.
white-castle-help-pair = The resource card gives its goods now and its back to your lantern; the action card belongs to your domain.
white-castle-help-pair-now = At once: { $what }.
white-castle-help-pair-lantern = For the lantern: { $what }.
white-castle-help-pair-action = Action card: { $what }.
white-castle-help-pair-token = Ceremony token: { $what }.
white-castle-help-answer = An answer to the step that is asked.
white-castle-help-rival = Turns over cards until the one on top names a die that is there, takes it, and does what the last turned card says, or the last two. You win with more points.
white-castle-help-rival-next = The card on top of the deck shows from which bridge and end it will take a die, if one is left there.
white-castle-pad-stores = Stores
white-castle-pad-members = Clan members
white-castle-pad-play = Points on the fan track
white-castle-pad-coin = Coins
white-castle-pad-seal = Seals
white-castle-pad-food = Food
white-castle-pad-iron = Iron
white-castle-pad-pearl = Pearls
white-castle-pad-whisk = Whisks
white-castle-pad-influence = Space of influence
white-castle-pad-gardens = Gardens with your gardeners
white-castle-pad-garden = Garden { $n }: points on its card
white-castle-pad-tea = Tea garden
white-castle-pad-more = { $what }: { $n }
white-castle-pad-less = { $what }: back to { $n }
white-castle-pad-too-many = A clan has five members of each sort, and not all places take so many.

## In the terminal

white-castle-draw-bridges = Bridges (left end with the lantern first) and gardens:
white-castle-draw-castle = Castle (+ light row, # dark row, each behind the colour of its token):
white-castle-draw-yards = Yards, outside the walls, well:
white-castle-draw-tea = Tea garden and Himeji:
white-castle-draw-pairs = Starting pairs:
white-castle-draw-space = { $space } ({ $value })
white-castle-draw-worth = { $place } (worth { $points })
white-castle-draw-yard = { $place } (worth { $points } for each courtier inside)
white-castle-draw-decks = Cards to come: { $stewards } stewards, { $diplomats } diplomats
white-castle-draw-arts = Cards of Himeji, the top ones counted: { $decks }
white-castle-draw-pads = Lily pads: { $pads }
white-castle-draw-clan = { $who }: { $points } if it ended now; influence { $influence }; { $goods }
white-castle-draw-lantern = Lantern: { $lantern }; turns left: { $turns }
white-castle-draw-row = { $space }, { $home } at home: { $goods }
white-castle-draw-round = Round { $round } of 3; order: { $order }; as the markers stand, the next one: { $next }
white-castle-draw-chain = Waiting behind it: { $steps }
