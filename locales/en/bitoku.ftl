# Bitoku

bitoku-about = Play yokai, place dice, cross the river, build and walk the paths of wisdom: one spirit becomes the Great Spirit of the forest.
bitoku-intro-1 = Play a yokai, place a die, cross the river
bitoku-intro-2 = Let one effect set off the next
bitoku-intro-3 = Four years, then the Ascension
bitoku-quick = With one calm bot: about an hour. Whatever you can touch is lit.
bitoku-option-strict = Comparison of dice
bitoku-option-strict-off = A die may be as high as the others in its region.
bitoku-option-strict-on = Stricter: a die must be higher than the others in its region.
bitoku-option-tengu-dragonflies = Dragonflies of the tengu
bitoku-option-tengu-dragonflies-one = He starts with one.
bitoku-option-tengu-dragonflies-none = Easier: none.
bitoku-option-tengu-dragonflies-two = Harder: two.
bitoku-option-tengu-no-yokai = Yokai of the tengu
bitoku-option-tengu-no-yokai-off = He starts with five.
bitoku-option-tengu-no-yokai-on = Easier: he starts with none.
bitoku-option-tengu-no-resources = Resources of the tengu
bitoku-option-tengu-no-resources-off = He starts with two.
bitoku-option-tengu-no-resources-on = Easier: he starts with none.
bitoku-option-tengu-slow-kodamas = Kodamas of the tengu
bitoku-option-tengu-slow-kodamas-off = A step for every die he places.
bitoku-option-tengu-slow-kodamas-on = Easier: only where yours is ahead.
bitoku-option-tengu-no-spring = Spring of the tengu
bitoku-option-tengu-no-spring-off = A movement point for each crystal.
bitoku-option-tengu-no-spring-on = Easier: nothing.
bitoku-option-tengu-early-pilgrim = Pilgrims of the tengu
bitoku-option-tengu-early-pilgrim-off = All start on his board.
bitoku-option-tengu-early-pilgrim-on = Harder: one is on its way already.
bitoku-option-tengu-early-kodamas = Start of his kodamas
bitoku-option-tengu-early-kodamas-off = On the first cells.
bitoku-option-tengu-early-kodamas-on = Harder: one cell further.
bitoku-option-tengu-lead-points = Leads of the tengu
bitoku-option-tengu-lead-points-off = No points for it.
bitoku-option-tengu-lead-points-on = Harder: 3 points for each region where he is ahead.
bitoku-component-dice = dice
bitoku-component-forest-lines = lines of the regions
bitoku-component-home-cells = cells of the Home
bitoku-component-boards = boards
bitoku-component-yokai-cards = yokai cards
bitoku-component-bitoku-cards = bitoku cards
bitoku-component-vision-cards = vision cards
bitoku-component-building-tiles = building tiles
bitoku-component-lake-treasures = lake treasures
bitoku-component-crystals = crystals
bitoku-component-mitama = mitama
bitoku-component-dragonflies = dragonflies
bitoku-component-torii-tiles = torii tiles
bitoku-component-iwakura = iwakura
bitoku-component-tengu-cards = cards of the tengu
bitoku-line-virtue = Virtue
bitoku-help-line-virtue = Points gained during the game.
bitoku-line-first = First in order
bitoku-help-line-first = The first in the turn order: 3 points.
bitoku-line-bitoku = Bitoku
bitoku-help-line-bitoku = 1 to 7 different types: 1, 2, 4, 7, 11, 16, 22 points.
bitoku-line-lakes = Lake treasures
bitoku-help-line-lakes = By the rank of the kodama in each region.
bitoku-line-iwakura = Iwakura
bitoku-help-line-iwakura = Matching things times the pilgrims beside the rock.
bitoku-line-guardians = Guardians
bitoku-help-line-guardians = The dice and the resources, divided by 4; the tengu: 1 for each resource.
bitoku-line-visions = Visions
bitoku-help-line-visions = Fulfilled visions minus the penalties of the others, in the best assignment.
bitoku-line-board = Own board
bitoku-help-line-board = What emptied building and crystal slots show.
bitoku-line-yokai = Yokai of the tengu
bitoku-help-line-yokai = 3 for a starting yokai, 6 for any other.
bitoku-line-crystals = Crystals of the tengu
bitoku-help-line-crystals = 2 for each.
bitoku-tie-visions = Level on points; fulfilled visions decide.
    { $best } to { $other }.
bitoku-tie-order = Level on visions as well; the turn order decides.
    { $best } to { $other }.
bitoku-line-order = Turn order (tie-break)
bitoku-help-line-order = Level on points and visions, the earlier in turn order wins.

## Names

bitoku-rival = Tengu
bitoku-tengu = the tengu
bitoku-nothing = nothing
bitoku-resource-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
bitoku-resource-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stone
}
bitoku-resource-jade = { $n ->
    [one] { $n } jade
   *[other] { $n } jade
}
bitoku-resource-sake = { $n ->
    [one] { $n } sake
   *[other] { $n } sake
}
bitoku-resource-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
}
bitoku-amulet = an amulet +{ $value }
bitoku-region-yomi = the Lands of Yomi
bitoku-region-steps = the Steps of Knowledge
bitoku-region-home = the Home of the Great Spirit
bitoku-region-glade = the Glade of Jade
bitoku-region-forges = the Forges
bitoku-home-cell = cell { $cell } of the Home
bitoku-hill = the hill of { $region }
bitoku-house-temple = temple
bitoku-house-onsen = onsen
bitoku-house-farm = farm
bitoku-house-ryokan = ryokan
bitoku-house-ancient = ancient building
bitoku-virtue-makoto = Makoto
bitoku-virtue-chuugi = Chuugi
bitoku-virtue-yu = Yu
bitoku-virtue-jin = Jin
bitoku-virtue-rei = Rei
bitoku-virtue-gi = Gi
bitoku-virtue-meiyo = Meiyo
bitoku-yokai-kappa = Kappa
bitoku-yokai-imomushi = Imomushi
bitoku-yokai-nezumi = Nezumi
bitoku-yokai-kitsune = Kitsune
bitoku-yokai-shinokami = Shin Okami
bitoku-yokai-yamauba = Yamauba
bitoku-mitama-ara = Ara
bitoku-mitama-nigi = Nigi
bitoku-mitama-saki = Saki
bitoku-mitama-kushi = Kushi
bitoku-mitama-shinigami = Shinigami
bitoku-crystal-dream = dream crystal
bitoku-crystal-memory = memory crystal
bitoku-crystal-mastery = mastery crystal
bitoku-market-building = buildings
bitoku-market-crystal = crystals
bitoku-market-mitama = mitama
bitoku-market-dragonfly = dragonflies
bitoku-deck-yokai = yokai
bitoku-deck-bitoku = bitoku
bitoku-deck-vision = visions
bitoku-season-spring = Spring
bitoku-season-summer = Summer
bitoku-season-autumn = Autumn
bitoku-season-winter = Winter
bitoku-season-ascension = The Ascension
bitoku-element-building = own building
bitoku-element-crystal = own crystal
bitoku-element-mitama = own mitama
bitoku-element-pair = own pair of mitama and dragonfly
bitoku-element-visitedbitoku = visited bitoku
bitoku-element-bitoku = bitoku on the path
bitoku-element-enlightenment = pilgrim on enlightenment
bitoku-element-torii = pilgrim at a torii
bitoku-element-wisdompilgrim = pilgrim on a side path
bitoku-element-iwakura = own iwakura
bitoku-element-iwakurapilgrim = pilgrim on the stone path
bitoku-element-vision = own vision
bitoku-element-resource = own resource
bitoku-element-amulet = own amulet
bitoku-element-yokai = own yokai
bitoku-element-kodamafirst = track on which your kodama leads alone
bitoku-trigger-build = building
bitoku-trigger-takecrystal = taking a crystal
bitoku-trigger-takemitama = taking a mitama
bitoku-trigger-takedragonfly = taking a dragonfly
bitoku-trigger-sidepath = a pilgrim on a side path
bitoku-trigger-visitbitoku = visiting a bitoku
bitoku-trigger-crossriver = crossing the river
bitoku-trigger-stonepath = a rock or a pilgrim of the stone path

## Effects

bitoku-or = one of: { $list }
bitoku-both = { $what }, one of them { $less } cheaper
bitoku-cheaper = { $what }, { $less } cheaper
bitoku-effect-points = { $n ->
    [one] { $n } virtue point
   *[other] { $n } virtue points
}
bitoku-effect-move = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
bitoku-effect-forward = { $n ->
    [one] own kodama { $n } step
   *[other] own kodamas { $n } steps
}
bitoku-effect-forward-here = { $n ->
    [one] own kodama of this region { $n } step
   *[other] own kodama of this region { $n } steps
}
bitoku-effect-back = { $n ->
    [one] a kodama of another { $n } step back
   *[other] kodamas of others { $n } steps back
}
bitoku-effect-back-here = { $n ->
    [one] a kodama of another in this region { $n } step back
   *[other] kodamas of others in this region { $n } steps back
}
bitoku-effect-unlock = unlock a die
bitoku-effect-draw = draw a yokai
bitoku-effect-yokai = a yokai of the common deck
bitoku-effect-bitoku = a bitoku of the common deck
bitoku-effect-vision = take a vision
bitoku-effect-rock = take an iwakura
bitoku-effect-pilgrim = a pilgrim beside an iwakura
bitoku-effect-copy = copy a die of another
bitoku-take-building = build
bitoku-take-crystal = take a crystal
bitoku-take-mitama = take a mitama
bitoku-take-dragonfly = take a dragonfly
bitoku-card-yokai = { $kind } ({ $effect })
bitoku-winter-flat = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bitoku-winter-dice = the sum of your two best dice
bitoku-winter-per = { $n } for each { $what }, at most 12
bitoku-need-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
bitoku-need-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
bitoku-need-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
bitoku-need-mitama = { $n ->
    [one] { $n } mitama
   *[other] { $n } mitama
}
bitoku-need-pair = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
bitoku-need-enlightenment = { $n ->
    [one] { $n } pilgrim on enlightenment
   *[other] { $n } pilgrims on enlightenment
}
bitoku-need-torii = { $n ->
    [one] { $n } pilgrim at a torii
   *[other] { $n } pilgrims at torii
}
bitoku-need-bitoku = { $n ->
    [one] { $n } visited bitoku
   *[other] { $n } visited bitoku
}
bitoku-vision = vision: { $needs } (+{ $points }, else −{ $penalty })
bitoku-rock = iwakura { $what }
bitoku-building = { $house } { $die }+ ({ $effect })
bitoku-crystal = { $kind } ({ $effect })
bitoku-memory = { $n } for { $what }
bitoku-mitama = mitama { $kind } ({ $effect })
bitoku-dragonfly = dragonfly ({ $effect })
bitoku-torii = torii ({ $effect })
bitoku-bitoku = bitoku { $virtue }
bitoku-source-game = the turn
bitoku-source-line = { $region }, die { $die }+
bitoku-from = From: { $source }.
bitoku-reward-bitoku = the bitoku
bitoku-reward-yokai = the yokai
bitoku-reward-leavebitoku = the bitoku, left there
bitoku-reward-leaveyokai = the yokai, left there
bitoku-reward-visionrock = a vision and an iwakura
bitoku-reward-visionpilgrim = a vision and a pilgrim to an iwakura
bitoku-reward-visionkodama = a vision and a kodama step
bitoku-reward-rockpilgrim = an iwakura and a pilgrim to it
bitoku-reward-rockkodama = an iwakura and a kodama step
bitoku-reward-pilgrimkodama = a pilgrim to an iwakura and a kodama step

## Questions

bitoku-prompt-call = { $n ->
    [one] Put { $n } card off and keep three.
   *[other] Put { $n } cards off and keep three.
}
bitoku-prompt-dice = Return your dice to the red cells in any order.
bitoku-prompt-turn = Play a yokai, use a die, cross the river, or pass.
bitoku-prompt-finish = Finish the turn.
bitoku-prompt-use = Place the die, or strengthen it further.
bitoku-prompt-placed = Do a forest action, a building action, or finish.
bitoku-prompt-played = Use the yokai, its crystal, or finish.
bitoku-prompt-parts = Choose what to do next.
bitoku-prompt-choose = Choose one.
bitoku-prompt-gain = { $n ->
    [one] Take { $n } resource.
   *[other] Take { $n } resources.
}
bitoku-prompt-move = { $n ->
    [one] Spend { $n } movement point.
   *[other] Spend { $n } movement points.
}
bitoku-prompt-forward = { $n ->
    [one] Move your kodamas { $n } step forward.
   *[other] Move your kodamas { $n } steps forward.
}
bitoku-prompt-back = { $n ->
    [one] Move kodamas of others { $n } step back.
   *[other] Move kodamas of others { $n } steps back.
}
bitoku-prompt-unlock = Unlock a die.
bitoku-prompt-draw = Draw a yokai from your deck, or leave it.
bitoku-prompt-look-yokai = Look at two yokai of the common deck, or leave it.
bitoku-prompt-look-bitoku = Look at two bitoku of the common deck, or leave it.
bitoku-prompt-look-vision = Look at two visions, or leave it.
bitoku-prompt-looked-yokai = Take a yokai.
bitoku-prompt-looked-bitoku = Take a bitoku.
bitoku-prompt-looked-vision = Keep a vision, or take a resource.
bitoku-prompt-rock = Take an iwakura from the garden.
bitoku-prompt-pilgrim = Put a pilgrim beside an iwakura.
bitoku-prompt-take-building = Build a building.
bitoku-prompt-take-crystal = Take a crystal.
bitoku-prompt-take-mitama = Take a mitama.
bitoku-prompt-take-dragonfly = Take a dragonfly.
bitoku-prompt-both = Take both in either order; the discount holds for one.
bitoku-prompt-pay = Choose how to pay.
bitoku-prompt-pair-mitama = Pair the mitama with a dragonfly.
bitoku-prompt-pair-dragonfly = Pair the dragonfly with a mitama.
bitoku-prompt-copy = Copy a die of another player.
bitoku-prompt-harvest = Harvest your dream crystals.
bitoku-prompt-bonus = Choose the bonus of your building.
bitoku-prompt-remove = Remove a played yokai for its points, or keep all.

## Actions

bitoku-act-finish = Finish
bitoku-act-decline = Leave it
bitoku-act-look = Look
bitoku-act-pass = Pass
bitoku-act-advance = the marker to the next bitoku
bitoku-act-act = the action of the yokai
bitoku-act-mastery = the action of the crystal
bitoku-act-no-vision = no vision, a resource
bitoku-act-pair = pair it
bitoku-act-bonus-point = 1 virtue point
bitoku-act-bonus-amulet = an amulet +1
bitoku-act-pick = take { $what }
bitoku-act-kodama = kodama forward: { $region }
bitoku-act-part = { $what }
bitoku-act-choose = { $what }
bitoku-act-take = slot { $slot }: { $what }
bitoku-act-arrange = dice { $order }
bitoku-act-line = { $line }: { $effect }
bitoku-act-house = use the { $what }
bitoku-act-start = start a pilgrimage: path { $path }, cell { $cell }
bitoku-act-walk = walk on: path { $path }, cell { $cell }
bitoku-act-enter = enlightenment: path { $path }, cell { $cell }
bitoku-act-enter-torii = { $what }: path { $path }, cell { $cell }
bitoku-act-unlock = unlock die { $die } ({ $value })
bitoku-act-harvest = { $what }
bitoku-act-remove = remove { $what } for { $n }
bitoku-act-copy-home = copy cell { $cell } of the Home
bitoku-act-back = kodama of player { $player } back: { $region }
bitoku-act-rock = { $what }
bitoku-act-stone = cell { $cell } of the stone path
bitoku-act-build = { $what } in { $region }
bitoku-act-take-crystal = { $what } onto slot { $slot }
bitoku-act-place = die { $die } ({ $value }) to { $spot }
bitoku-act-strengthen = die { $die } ({ $value }) with an amulet +{ $amulet }
bitoku-act-cross = die { $die } ({ $value }) to { $hill }: { $reward }
bitoku-act-play = { $what } on slot { $slot }
bitoku-act-discard = put off { $what }
bitoku-act-take-card = { $what }
bitoku-act-pair-with = { $what }
bitoku-act-pay = pay { $what }

## Events

bitoku-event-order = Turn order: { $order }.
bitoku-event-season = { $season }, year { $round }.
bitoku-event-drew = { $who }: yokai drawn, { $n }.
bitoku-event-reshuffled = { $who }: the discard pile becomes a new deck.
bitoku-event-put-off = { $who }: put off, { $what }.
bitoku-event-put-off-unseen = { $who }: a card is put off.
bitoku-event-discarded = { $who }: discarded, { $what }.
bitoku-event-played = { $who }: { $what } on slot { $slot }.
bitoku-event-unlocked = { $who }: a { $value } is unlocked.
bitoku-event-pilgrim-spent = { $who }: a pilgrim given up for a locked die.
bitoku-event-strengthened = { $who }: amulet +{ $amulet }, the die shows { $value }.
bitoku-event-placed = { $who }: a { $value } to { $spot }.
bitoku-event-lowered = { $who }: the die is lowered to { $value }.
bitoku-event-crossed = { $who }: over the river to { $hill } with a { $value }, { $reward }.
bitoku-event-passed = { $who }: pass.
bitoku-event-used = { $who }: the { $what }.
bitoku-event-used-of = { $who }: the { $what } of { $owner }.
bitoku-event-points = { $who }: virtue { $n }.
bitoku-event-remembered = { $who }: memory, { $n } for { $what }.
bitoku-event-gained = { $who }: +{ $what }.
bitoku-event-paid = { $who }: −{ $what }.
bitoku-event-kodama = { $who }: kodama in { $region } on cell { $cell }.
bitoku-event-built = { $who }: { $what } built in { $region }.
bitoku-event-took = { $who }: new, { $what }.
bitoku-event-took-unseen = { $who }: a yokai of the common deck.
bitoku-event-paired = { $who }: a pair, { $what }.
bitoku-event-visited = { $who }: to the bitoku { $what }.
bitoku-event-started = { $who }: a pilgrimage begins, path { $path }, cell { $cell }.
bitoku-event-walked = { $who }: on from path { $path }, cell { $cell }.
bitoku-event-entered = { $who }: into the side path at path { $path }, cell { $cell }, place { $place }.
bitoku-event-stone = { $who }: a pilgrim on cell { $cell } of the stone path.
bitoku-event-looked = { $who }: a look at cards, { $deck }.
bitoku-event-left = { $who }: the cards go back, { $deck }.
bitoku-event-declined = { $who }: left undone.
bitoku-event-arranged = { $who }: dice { $values }.
bitoku-event-removed = { $who }: { $what } removed, { $n }.
bitoku-event-hills = New cards lie on the hills.
bitoku-event-market = The market is filled: { $what }.
bitoku-event-tengu-will = The will of the tengu: { $a } and { $b }. The lower one names card { $place } from the left.
bitoku-event-tengu-step = The tengu: step { $what }.
bitoku-event-tengu-rolled = A will die decides: { $die }.
bitoku-event-tengu-drew = The tengu draws a card at the torii.
bitoku-event-rock-lost = Gone from the garden: { $what }.
bitoku-step-a = A, a contested crossing for the card shown
bitoku-step-b = B, a locked die to the region of the card
bitoku-step-c = C, an unlocked die to the region of the card
bitoku-step-d = D, the action of the region for a resource
bitoku-step-e = E, the last cell of a contested crossing
bitoku-step-f = F, a die to the Home
bitoku-step-g = G, a die unlocked and a resource
bitoku-step-h = H, a crossing for the card shown
bitoku-step-i = I, an unlocked die to another region
bitoku-step-j = J, he bides his time and takes a resource
bitoku-step-k = K, any crossing
bitoku-step-l = L, he passes

## Refusals

bitoku-breach-somethingelse = Something else is asked now.
bitoku-breach-compulsory = This cannot be declined.
bitoku-breach-nosuchpart = That part was done or can do nothing now.
bitoku-breach-notinhand = That card is not in your hand.
bitoku-breach-slotfull = A card lies on that slot already.
bitoku-breach-dienotready = That die is locked, and no pilgrim is there to free it.
bitoku-breach-cannotstrengthen = You have no such amulet, or the die shows 6.
bitoku-breach-nocell = No cell is empty there.
bitoku-breach-toolowtocopy = The copy cell wants a die of 2 or more.
bitoku-breach-cannotcross = That die cannot cross to that hill.
bitoku-breach-rewardcovered = That reward is covered.
bitoku-breach-cannotpass = Play three cards and place three dice first.
bitoku-breach-noforestaction = The die is too low for that, or the action is done.
bitoku-breach-nobuildingaction = That building cannot be used now.
bitoku-breach-nothingtocopy = No die of another player allows that.
bitoku-breach-notoffered = That resource is not offered.
bitoku-breach-kodamastays = That kodama cannot move.
bitoku-breach-notlocked = That die is not locked.
bitoku-breach-nosuchstep = Nobody can walk like this.
bitoku-breach-endofpath = No bitoku lies ahead of the marker.
bitoku-breach-norock = That iwakura is not there, or your slots are full.
bitoku-breach-nostone = No pilgrim can go to that cell.
bitoku-breach-cannotbuild = That cannot be built: counter, price, tile or cell is missing.
bitoku-breach-nocrystal = That crystal cannot be taken there.
bitoku-breach-nomitama = That mitama is not there or cannot be paid.
bitoku-breach-nodragonfly = That dragonfly is not there or cannot be paid.
bitoku-breach-wrongpayment = The price is another.
bitoku-breach-notlookedat = That card is not among those looked at.
bitoku-breach-nothingtopair = There is nothing to pair.
bitoku-breach-nothingtoharvest = That crystal has nothing to give now.
bitoku-breach-cannotremove = That card cannot be removed.
bitoku-breach-nosuchorder = The dice cannot return like this.
bitoku-breach-noroom = The chain of effects has grown too long.

## The table as text

bitoku-draw-year = Year { $round }, { $season }. Turn order: { $order }.
bitoku-draw-region = { $region }: { $dice }
bitoku-draw-treasure = kodamas { $cells }; treasure { $rewards }
bitoku-draw-site = { $what }, { $owner }
bitoku-draw-hill = { $hill }: { $bitoku }; { $yokai }; third { $third }
bitoku-draw-covered = covered
bitoku-draw-open = open
bitoku-draw-market = { $what }, the cheapest first:
bitoku-draw-garden = Rock garden: { $rocks }.
bitoku-draw-player = { $who }: { $points } (virtue { $virtue }). { $goods }. Amulets +1 { $one }, +2 { $two }, +3 { $three }. Pilgrims { $pilgrims }.
bitoku-draw-dice = dice { $dice }
bitoku-draw-locked = { $value } locked
bitoku-draw-ready = { $value } ready
bitoku-draw-away = { $value } in { $spot }
bitoku-draw-on-hill = { $value } on a hill
bitoku-draw-path = bitoku { $path }; visited { $visited }
bitoku-draw-pieces = buildings { $houses }, crystals { $crystals }, mitama { $mitama }, pairs { $pairs }
bitoku-draw-stones = rocks { $rocks }; pilgrims beside them { $stones }
bitoku-draw-wisdom = wisdom paths: walking { $walking }, enlightenment { $enlightenment }, torii { $torii }
bitoku-draw-cards = hand { $hand }, deck { $deck }; played { $played }
bitoku-draw-hand = in hand: { $cards }
bitoku-draw-tengu = Row of the tengu: { $row }; behaviour { $tile }.
bitoku-draw-tile-on = active
bitoku-draw-tile-off = inactive

## On the screen

bitoku-status = year { $round } of 4 · { $season }
bitoku-area-chain = This turn
bitoku-area-hills = Hills
bitoku-area-forest = Forest
bitoku-area-paths = Paths
bitoku-area-market = Markets
bitoku-area-own = Mine
bitoku-area-tengu = Tengu
bitoku-see-chain = This turn
bitoku-see-nth = { $what } (no. { $n })
bitoku-see-no-dice = no dice
bitoku-see-no-card = no card
bitoku-see-no-rock = no iwakura yet
bitoku-see-covered = covered
bitoku-see-leave = leave
bitoku-see-two-of = 2 of 4
bitoku-see-third = two of four: vision, iwakura, pilgrim beside an iwakura, kodama step
bitoku-see-order = Turn order
bitoku-see-region-yomi = Yomi
bitoku-see-region-steps = Steps
bitoku-see-region-home = Great Spirit
bitoku-see-region-glade = Glade
bitoku-see-region-forges = Forges
bitoku-see-track = Kodama track, { $region }: now { $n }
bitoku-see-mitama = Mitama
bitoku-see-dragonflies = Dragonflies
bitoku-see-buildings = Buildings
bitoku-see-crystals = Crystals
bitoku-see-garden = Rock garden
bitoku-see-empty = empty slot
bitoku-see-left = { $n } more
bitoku-see-cell = path { $path }, cell { $cell }
bitoku-see-bridge = bridge: needs visited bitoku, { $n }
bitoku-see-enlightenment = enlightenment
bitoku-see-own = Your board
bitoku-see-board-of = Board of { $who }
bitoku-see-amulets = amulets +{ $value }: { $n }
bitoku-see-amulet-count = amulets: { $n }
bitoku-see-pilgrims = pilgrims at hand: { $n }
bitoku-see-slot = empty card slot { $slot }
bitoku-see-die-locked = die { $die }: { $value }, locked
bitoku-see-die-ready = die { $die }: { $value }, ready
bitoku-see-die-placed = die { $die }: { $value }, in the forest
bitoku-see-die-on-hill = die { $die }: { $value }, on a hill
bitoku-see-hand = Hand { $hand } · deck { $deck }, discard { $discard }
bitoku-see-crystal-slot = empty crystal slot { $n }
bitoku-see-counter = building { $n }: costs { $cost }
bitoku-see-stones = Stone path
bitoku-see-stone = cell { $n } of the stone path
bitoku-see-visions = Visions, best use now
bitoku-see-bitoku = Bitoku path
bitoku-see-kinds = different kinds: { $n }
bitoku-see-spirits = Spirits
bitoku-see-pairs = pairs: { $n }
bitoku-see-higher = a higher die is there: { $value }
bitoku-name-higher = Higher die
bitoku-see-passed = passed
bitoku-see-tengu-card = Card of the tengu
bitoku-see-behaviour = Behaviour tile: { $tile }
bitoku-ask-place = Place the die of { $value }, or strengthen it.
bitoku-ask-locked = Give up a pilgrim: place the locked die of { $value }, or strengthen it.
bitoku-ask-cross = Cross the river with the die of { $value }.
bitoku-more-cross = Touch a lit reward of the hill. The die loses 1, a 6 becomes a 3.
bitoku-more-after = This brings: { $goods }.
bitoku-more-call = Touch a card in your hand to put it off.
bitoku-more-dice = Each die belongs to the card slot above it in the next year.
bitoku-more-die = Touch a place in the forest, or an amulet to strengthen the die.
bitoku-more-card = Touch the card slot where it shall lie: its die is unlocked.
bitoku-more-turn = Touch a card of your hand or a die of your board.
bitoku-more-placed = Both in either order: one line of the region, one building of its populated area.
bitoku-more-take = Lit is what you can pay for.
bitoku-more-finish = Until then everything can be taken back.
bitoku-more-reveal = What is seen cannot be taken back.
bitoku-more-chain = { $n ->
    [0] This is the last step.
    [one] { $n } more step after this.
   *[other] { $n } more steps after this.
}
bitoku-name-hill = Hill
bitoku-help-hill = A die from the forest crosses to the hill of its region, loses value and takes one reward that is not covered.
bitoku-name-third = Third reward
bitoku-help-third = Two different ones of vision, iwakura, pilgrim beside an iwakura, kodama step.
bitoku-name-leave = Leave the card
bitoku-help-leave = The reward is covered, the card is not taken.
bitoku-name-spot = Forest
bitoku-help-spot = A die placed here does one line of the region that it is high enough for, and uses one building.
bitoku-name-order = Turn order
bitoku-help-order = In autumn the dice in the Home decide the order of the next year, from the top; what they show does not matter.
bitoku-name-path = Path of wisdom
bitoku-help-path = A movement point starts a pilgrimage, moves a pilgrim one cell on, or leads it to the side path.
bitoku-name-pilgrim = Pilgrim
bitoku-help-pilgrim = Walks the paths of wisdom or stands beside an iwakura; one is given up to use a locked die.
bitoku-name-kodama = Kodama
bitoku-help-kodama = At the end the first three of each track share its treasure.
bitoku-name-market = Market
bitoku-help-market = The cheapest slot is emptied in winter; the others move up.
bitoku-name-slot = Card slot
bitoku-help-slot = A yokai played here unlocks the die below it; a mastery crystal above it acts as well.
bitoku-name-stone = Stone path
bitoku-help-stone = Costs { $cost }. A pilgrim here counts for every iwakura beside it.
bitoku-name-rocks = Place for an iwakura
bitoku-help-rocks = It counts matching things times the pilgrims beside it.
bitoku-name-points = Points now
bitoku-help-points = As if the Ascension came now, with all that can be seen:
bitoku-name-tengu = The tengu
bitoku-help-tengu = In his turn he rolls two will dice. The lower one names a card of his row; then the first step of his table from A to L that is possible happens. If the game ended now:
bitoku-name-die-locked = Locked die
bitoku-help-die-locked = A card on its slot unlocks it; a pilgrim can be given up for it.
bitoku-name-die-ready = Die
bitoku-help-die-ready = Place it in the forest; amulets strengthen it.
bitoku-name-die-placed = Die in the forest
bitoku-help-die-placed = It can cross the river to the hill of its region.
bitoku-name-die-on-hill = Die on a hill
bitoku-help-die-on-hill = It returns in winter.
bitoku-name-amulet = Amulet
bitoku-help-amulet = Strengthens a die that is about to be placed, up to 6.
bitoku-name-crystals = Crystal slot
bitoku-help-crystals = A crystal put here wakes the pilgrim, and the slot counts { $n } at the end.
bitoku-name-side = Side path
bitoku-name-counter = Building counter
bitoku-help-counter = The building costs { $cost }; at the end its place counts { $n }.
bitoku-help-winter = Removed in winter: { $what }. Now { $n }.
bitoku-help-virtue = Visiting brings virtue { $n } and { $effect }. Cards of this kind in the game: { $copies }.
bitoku-help-vision = Each thing serves one vision; the best assignment is computed.
bitoku-help-owner-point = If another player uses it, its owner gets 1 point.
bitoku-help-owner-either = If another player uses it, its owner gets 1 point or an amulet +1.
bitoku-help-owner-both = If another player uses it, its owner gets 1 point and an amulet +1.
bitoku-help-owner = It belongs to { $who }.
bitoku-help-needs = Needs a die of { $die } or more.
bitoku-help-site = A cell for a building of this type.
bitoku-help-dream = Pays every spring and at the Ascension.
bitoku-help-memory = Points each time you do this.
bitoku-help-mastery = Acts when a card lands on the slot below.
bitoku-help-mitama = Its action is done when it is taken; then it may be paired with a dragonfly.
bitoku-help-dragonfly = It acts when it is paired with a mitama.
bitoku-help-rock = At the end: matching things times the pilgrims beside it.
bitoku-help-line = Not if another die in the region is higher.
bitoku-help-line-strict = Only if the die is higher than all others there.
bitoku-help-home-any = Any die.
bitoku-help-home-copy = Takes a die of 2 or more, and lowers the die by 1.
bitoku-help-home = In autumn the owner of the topmost die here goes first, whatever it shows.
bitoku-help-track = Places one to three: { $first }, { $second }, { $third }; who is level shares.
bitoku-help-track-now = Now this is worth { $n }.
bitoku-help-good = Pays for buildings, crystals, mitama and dragonflies.
bitoku-help-torii = Who enters first gets the best place; the tile acts as well.
bitoku-help-enlightenment = Points and an amulet by the place that is still free.
bitoku-help-bridge = Only who has visited so many bitoku may cross. Visited now: { $n }.
bitoku-help-answer = Touch it to choose it.
bitoku-see-first = 1st in autumn
bitoku-see-wished = one more of these serves your vision
bitoku-see-likes = Likes
bitoku-name-wished = A vision wants it
bitoku-help-wished = One more of these, and what one of the visions asks for is there.
bitoku-name-behaviour = Behaviour tile
bitoku-help-behaviour = Inactive: the leftmost card may let him use a locked die at once (step B), and the tile turns. Active: without dice on his board he takes a resource (step J), and it turns back.
bitoku-name-count-building = Buildings
bitoku-help-count-building = Built so far; each uncovers points on the own board.
bitoku-name-count-crystal = Crystals
bitoku-help-count-crystal = Taken so far.
bitoku-name-count-mitama = Mitama
bitoku-help-count-mitama = Taken so far, paired or not.
bitoku-name-count-pair = Pairs
bitoku-help-count-pair = Mitama paired with dragonflies.
bitoku-name-count-bitoku = Visited bitoku
bitoku-help-count-bitoku = The cards of the path that the marker has reached.
bitoku-help-side-next = Who enters now gets { $n } { $amulet ->
    [0] virtue and no amulet.
   *[other] virtue and an amulet +{ $amulet }.
}
bitoku-help-side-full = All places are taken: this side path is closed.
bitoku-more-pass = No passing yet: empty slots { $cards }, dice at hand { $dice }.
bitoku-more-closed = No forest action: { $who } has a { $value } there.
bitoku-more-line = Forest line { $die }+: { $what }.
bitoku-more-houses = Building: { $what }
bitoku-help-price = { $pays ->
    [0] { $can ->
        [0] Costs { $cost }: too dear just now. Virtue { $points }.
       *[other] Costs { $cost }, which can be paid. Virtue { $points }.
    }
   *[other] This slot pays out: resources of choice, { $pays }.
}
bitoku-bonus = { $kind ->
    [0] { $who } gets 1 point
    [1] { $who } gets 1 point or an amulet +1
   *[other] { $who } gets 1 point and an amulet +1
}
bitoku-tengu-named = His when the lower will die shows { $dice }.
bitoku-tengu-top = { $top ->
    [1] Crossing (A, H) he takes a yokai: one that he likes, else a random one.
    [2] Crossing (A, H) he takes the rarest bitoku of a kind that he lacks.
   *[other] Crossing (A, H) a will die decides: a yokai (one that he likes first) or the rarest bitoku that he lacks.
}
bitoku-tengu-region = In { $region } (B, C, D): { $does ->
    [0] a random dragonfly, free; a pair at once, and 2 movement points.
    [1] a random crystal, free.
    [2] 3 movement points.
    [3] { $goods }, and his most promising kodama 1 step.
    [4] a mitama that he likes, else a random one, free; a pair at once, and 2 movement points.
   *[other] a building that he likes, else a random one, free; the kodama of its region 1 step.
}
bitoku-tengu-standard = { $pays ->
    [0] Shows no resource: he pays nothing (D) and takes what he has least of (G, J).
   *[other] Pays (D) or takes (G, J): { $standard }. Held now: { $n }.
}
bitoku-help-beside = Pilgrims beside it now: { $n }.
bitoku-table-a = If a die of his and one of yours could cross to the same hills, and a card of the kind shown above lies there: his highest such die crosses and takes it.
bitoku-table-b = If the card lay leftmost, its region has a free cell, the behaviour tile is inactive and all his dice at hand are locked: the tile turns, his lowest die is unlocked and placed there; kodama 1 step, action of the region.
bitoku-table-c = If the card's region has a free cell and he has an unlocked die: the lowest one goes there; kodama 1 step, action of the region.
bitoku-table-d = If he has a locked die and the card's resource (or it shows none): he unlocks the lowest, pays, and does the action of the region without placing a die.
bitoku-table-e = If a die of his and one of yours could cross to the same hills and only one cell is left there: he crosses and takes a yokai that he likes, else the rarest bitoku that he lacks, else a random yokai.
bitoku-table-f = If he has an unlocked die and none in the Home: the lowest goes there, kodama 1 step; 3 points, and 2 more for each of your dice of 5 or 6 in the four river regions.
bitoku-table-g = If he has a locked die: he unlocks the lowest and takes the card's resource.
bitoku-table-h = If a die of his could cross to hills where a card of the kind shown above lies: the highest one crosses and takes it.
bitoku-table-i = If the card's region is full and he has an unlocked die: the lowest goes to the free region with his most promising kodama; kodama 1 step, action of that region.
bitoku-table-j = If the behaviour tile is active and no die is left on his board: the tile turns, he takes the card's resource.
bitoku-table-k = If any die of his can cross: the highest crosses and takes as in E.
bitoku-table-l = Nothing else is possible: he passes until winter.
bitoku-pad-points = Points
bitoku-pad-board = Own board
bitoku-pad-bitoku = Bitoku path
bitoku-pad-virtue = virtue points
bitoku-pad-first = first in turn order
bitoku-pad-lakes = points of the lake treasures
bitoku-pad-iwakura = points of the iwakura
bitoku-pad-visions = points of the visions
bitoku-pad-lost = points lost for visions
bitoku-pad-dice = sum of the dice
bitoku-pad-resources = resources
bitoku-pad-buildings = buildings
bitoku-pad-crystal = crystal slot { $n }: { $kind }
bitoku-pad-more = { $what }: up to { $n }
bitoku-pad-less = { $what }: down to { $n }
bitoku-pad-too-many = This cannot be one table: there are too many of something.
