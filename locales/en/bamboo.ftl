# Bamboo

bamboo-about = Plant bamboo, offer incense in the temples, and furnish a house in balance while the years go by.
bamboo-intro-1 = Visit an area: its shoots are your actions
bamboo-intro-2 = Furnish both halves of the house alike
bamboo-intro-3 = Feed the family in winter; four years in all
bamboo-quick = Day side, one calm bot: about 30 minutes. Whatever you can touch is lit.

bamboo-option-side = Side of the player boards
bamboo-option-side-day = Day: tiles go on any cell of the house.
bamboo-option-side-night = Night: some cells take one kind of tile only.

bamboo-component-home-tiles = home tiles
bamboo-component-harmony-tokens = harmony tokens
bamboo-component-shoots = bamboo shoots
bamboo-component-spirits = spirits
bamboo-component-food = food tokens
bamboo-component-sticks = incense sticks
bamboo-component-gifts = gifts of the forest
bamboo-component-temple-tokens = temple tokens
bamboo-component-prices = prices beside the display
bamboo-component-boards = player boards

bamboo-line-happiness = Happiness
bamboo-line-start = Start
bamboo-line-tokens = Harmony tokens
bamboo-line-single = Single happiness
bamboo-line-tiles = Home tiles
bamboo-line-hunger = Hunger
bamboo-line-spirits = Spirits
bamboo-line-imbalance = Imbalance
bamboo-line-unscored = Unscored tokens
bamboo-line-night = Night cells
bamboo-line-comfort = Comfort (tie-break)

bamboo-help-line-happiness = Where the happiness marker stands before the final scoring.
bamboo-help-line-start = Everybody begins with 5 happiness.
bamboo-help-line-tokens = Harmony tokens scored in the course of the game.
bamboo-help-line-single = Harmony actions that were used for 1 happiness.
bamboo-help-line-tiles = The happiness beside the spaces that home tiles were bought from.
bamboo-help-line-hunger = 1 happiness lost for every food missing at a family meal.
bamboo-help-line-spirits = 2 happiness for each different spirit, awake or asleep.
bamboo-help-line-imbalance = Comfort of columns 1 and 2 against columns 4 and 5: twice the difference is lost.
bamboo-help-line-unscored = Tokens on the board whose condition holds bring half, rounded up.
bamboo-help-line-night = On the night side every empty marked cell costs 1.
bamboo-help-line-comfort = The comfort of all home tiles breaks ties.

bamboo-tie-comfort = Level on happiness; comfort decides: { $best } to { $other }.

bamboo-kind-decoration = decoration
bamboo-kind-faith = faith
bamboo-kind-garden = garden
bamboo-kind-item = item
bamboo-kind-any = any
bamboo-tile = { $kind } { $comfort }

bamboo-zone-left = left
bamboo-zone-house = whole house
bamboo-zone-right = right

bamboo-wish-kind = one { $kind }
bamboo-wish-sum = { $kind } tiles with { $comfort } comfort in all
bamboo-wish-comfort = { $rows } with { $comfort } comfort in all
bamboo-token = { $zone }: { $wish } ({ $happiness } happiness)

bamboo-temple-red = red
bamboo-temple-blue = blue
bamboo-temple-green = green
bamboo-temple-yellow = yellow
bamboo-deed-harmony = harmony
bamboo-deed-improve = improve
bamboo-deed-cook = cook
bamboo-deed-income = income
bamboo-deed-joker = joker
bamboo-shoot = { $temple } { $symbol }
bamboo-sticks-to = { $count } to { $temple }

bamboo-food-tea = tea
bamboo-food-rice = rice
bamboo-food-ramen = ramen
bamboo-food-none = nothing

bamboo-spirit-kappa = Kappa
bamboo-spirit-tanuki = Tanuki
bamboo-spirit-rokurokubi = Rokurokubi
bamboo-spirit-kitsune = Kitsune
bamboo-spirit-okami = Okami
bamboo-spirit-tengu = Tengu
bamboo-spirit-bakeneko = Bakeneko
bamboo-help-kappa = a harmony action
bamboo-help-tanuki = an improve action
bamboo-help-rokurokubi = an income action
bamboo-help-kitsune = shoots activated from now on in this turn are jokers
bamboo-help-okami = 4 food at the family meal
bamboo-help-tengu = new food on the board, and one token for you before or after
bamboo-help-bakeneko = redirecting sticks is free in this turn

bamboo-season-spring = Spring
bamboo-season-summer = Summer
bamboo-season-autumn = Autumn
bamboo-season-winter = Winter

bamboo-prompt-draft = Take one of the shoots.
bamboo-prompt-gift = Choose a gift of the forest: its action comes at once.
bamboo-prompt-visit = Visit another area: its shoots will be your actions.
bamboo-prompt-offer = Offer { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
} ({ $temple } temple); each one sent elsewhere costs 1 coin.
bamboo-prompt-offer-free = Offer { $sticks ->
    [one] { $sticks } stick
   *[other] { $sticks } sticks
} ({ $temple } temple, or any other for free).
bamboo-prompt-plant = Plant the shoots of the area: { $left } left.
bamboo-prompt-activate = { $left ->
    [0] Harvest what is pushed out.
   *[other] Activate a planted shoot ({ $left } at most), or harvest.
}
bamboo-prompt-place = Place the harvested shoots: { $left } left.
bamboo-prompt-end-turn = Use a spirit, or end the turn.
bamboo-prompt-harmony = Harmony: take or score a token, or gain 1 happiness.
bamboo-prompt-harmony-second = Harmony: take or score one more token, or stop.
bamboo-prompt-improve = Improve: buy a home tile, or gain 1 coin.
bamboo-prompt-cook = Take a food token.
bamboo-prompt-tengu = Take food now, or sweep the board first and take afterwards.
bamboo-prompt-sweep = Sweep the food: new tokens will be drawn.
bamboo-prompt-refill-tokens = Refill: a new harmony token will be drawn.
bamboo-prompt-refill-tiles = Refill: a new home tile will be drawn.
bamboo-prompt-refill-food = Refill: new food will be laid out.
bamboo-prompt-autumn = Go on to autumn: the temples give their spirits.
bamboo-prompt-year = Go on to year { $round }: new tiles, tokens, food and gifts.
bamboo-prompt-wake = Wake used spirits, or stop.
bamboo-prompt-meal = Family meal: discard food, { $owed } owed.
bamboo-prompt-spirits = You may also use a spirit.
bamboo-prompt-okami = You may also use Okami.

bamboo-act-go-on = Go on
bamboo-act-end-turn = End the turn
bamboo-act-refill = Refill
bamboo-act-draft = Take the shoot: { $shoot }
bamboo-act-take-gift = Gift: { $deed }
bamboo-act-visit = Visit the { $temple } area: { $symbols }
bamboo-act-offer = Offer { $sticks }{ $coins ->
    [0] { "" }
    [one] , for { $coins } coin
   *[other] , for { $coins } coins
}
bamboo-act-plant = Plant { $shoot } in slot { $slot } (pushes out { $out })
bamboo-act-activate = Activate { $shoot }: { $deed }
bamboo-act-harvest = Harvest
bamboo-act-place-shoot = { $shoot } into the { $temple } area
bamboo-act-gain-happiness = Gain 1 happiness
bamboo-act-take-token = Take the token: { $token }
bamboo-act-score-token = Score the token: { $token }
bamboo-act-stop-harmony = Stop here
bamboo-act-gain-coin = Gain 1 coin
bamboo-act-buy-tile = Buy { $tile } for { $cell }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, +{ $gain } happiness
bamboo-act-take-food = Take { $food }
bamboo-act-sweep = Sweep the food
bamboo-act-use-spirit = Use { $spirit }: { $effect }
bamboo-act-wake = Wake { $spirit } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
bamboo-act-stop-waking = Wake no more
bamboo-act-eat = Discard { $food }{ $hunger ->
    [0] { "" }
   *[other] , lose { $hunger } happiness
}

bamboo-event-set-up = Start player: { $who }.
bamboo-event-drafted = { $who }: shoot { $shoot }.
bamboo-event-season = { $season } of year { $round }.
bamboo-event-gifts = Gifts of the forest: { $gifts }.
bamboo-event-gift-taken = { $who }: gift of { $deed }.
bamboo-event-visited = { $who }: to the { $temple } area.
bamboo-event-offered = { $who }: incense, { $sticks }{ $coins ->
    [0] { "" }
    [one] { " " }for { $coins } coin
   *[other] { " " }for { $coins } coins
}.
bamboo-event-planted = { $who }: { $shoot } planted in slot { $slot }.
bamboo-event-activated = { $who }: { $shoot } — { $deed }.
bamboo-event-shoot-placed = { $who }: { $shoot } into the { $temple } area.
bamboo-event-spirit-used = { $who }: { $spirit } helps.
bamboo-event-happiness = { $who }: +1 happiness.
bamboo-event-token-taken = { $who }: token { $token }.
bamboo-event-token-scored = { $who }: token { $token } scored, +{ $gain }.
bamboo-event-coin = { $who }: +1 coin.
bamboo-event-tile-bought = { $who }: { $tile } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, on { $cell }: +{ $gain }.
bamboo-event-income = { $who }: income, +{ $coins }.
bamboo-event-food-taken = { $who }: { $food }.
bamboo-event-nothing-to-cook = { $who }: no food to cook.
bamboo-event-food-swept = { $who }: kitchen renewed, discarded: { $food }.
bamboo-event-supply-anew = The discarded food is shuffled into a new supply.
bamboo-event-food-laid-out = New food: { $food }.
bamboo-event-token-dealt = New token: { $token }.
bamboo-event-tile-dealt = New tile: { $tile }.
bamboo-event-spirit-won = { $who }: { $spirit } comes from the { $temple } temple.
bamboo-event-spirit-boxed = The ghost wins { $spirit } in the { $temple } temple; it goes to the box.
bamboo-event-spirit-stayed = Nobody offered in the { $temple } temple: { $spirit } stays.
bamboo-event-ghost-dealt = The ghost's sticks: { $sticks }.
bamboo-event-spirit-shown = { $spirit } waits in the { $temple } temple.
bamboo-event-spirit-woken = { $who }: { $spirit } is woken ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}).
bamboo-event-ate = { $who }: the family eats, { $food }{ $hunger ->
    [0] .
   *[other] ; { $hunger } happiness lost.
}
bamboo-event-first-passed = The start player token goes to { $who }.
bamboo-event-tile-retired = { $tile } leaves the display.
bamboo-event-token-retired = The token { $token } leaves the display.
bamboo-event-ended = The game is over.

bamboo-breach-refill-first = Refill first.
bamboo-breach-go-on-first = The year goes on: confirm first.
bamboo-breach-nothing-waits = Nothing waits for this now.
bamboo-breach-action-first = Finish the action that has begun.
bamboo-breach-no-such-action = No such action has begun.
bamboo-breach-other-step = Something else is asked now.
bamboo-breach-not-laid-out = That shoot is not laid out.
bamboo-breach-no-such-gift = That gift is not there.
bamboo-breach-same-area = The marker must move to another area.
bamboo-breach-empty-area = There is no shoot in that area.
bamboo-breach-other-number = Offer exactly one stick for each shoot, as far as you have them.
bamboo-breach-too-poor-to-redirect = Each redirected stick costs 1 coin.
bamboo-breach-not-in-area = That shoot does not lie in the visited area.
bamboo-breach-slot-full = Two shoots were planted in that slot already.
bamboo-breach-not-ready = That shoot cannot be activated now.
bamboo-breach-other-symbol = That shoot has another symbol.
bamboo-breach-not-harvested = That shoot was not pushed out in this turn.
bamboo-breach-own-area-first = The area of its colour has a free cell: it goes there.
bamboo-breach-area-full = That area is full.
bamboo-breach-no-single-happiness = After a first part the single happiness is no longer to be had.
bamboo-breach-nothing-done = Take or score a token, or gain 1 happiness.
bamboo-breach-not-on-display = That is not on display.
bamboo-breach-no-space = Both spaces for tokens of that type are taken.
bamboo-breach-not-your-token = That token does not lie on your board.
bamboo-breach-not-fulfilled = The condition of that token does not hold.
bamboo-breach-too-poor = You have too few coins.
bamboo-breach-cell-taken = A tile lies on that cell.
bamboo-breach-other-kind = That cell takes another kind of tile.
bamboo-breach-no-such-food = No such food lies on the board.
bamboo-breach-food-taken = You took your food before the sweep.
bamboo-breach-not-awake = No such spirit of yours is awake.
bamboo-breach-no-window = Spirits cannot be used at this moment.
bamboo-breach-no-effect = That spirit would have no effect now.
bamboo-breach-not-asleep = No such spirit of yours is asleep.
bamboo-breach-too-poor-to-wake = Waking it costs more coins.
bamboo-breach-other-meal = Discard enough food, and no token that could be left out.

bamboo-sign-decoration = D
bamboo-sign-faith = F
bamboo-sign-garden = G
bamboo-sign-item = I
bamboo-draw-player = { $who }: { $points } if it ended now, happiness { $happiness }, coins { $coins }, sticks { $sticks }, food: { $food }, eaters { $eaters }, comfort { $left } left and { $right } right
bamboo-draw-spirits = Spirits awake: { $awake }; asleep: { $asleep }; tokens scored: { $scored }
bamboo-draw-legend = a1 empty cell (column, row)  [D2] tile with its comfort: D decoration, F faith, G garden, I item  a1:D cell for one kind  * action marker  ✓ condition holds
bamboo-draw-grove = Grove (what leaves first stands first)
bamboo-draw-temples = Temples (spirit, spirits below, sticks bottom to top)
bamboo-draw-ghost = ghost
bamboo-draw-tiles = Home tiles (bottom row first)
bamboo-draw-tile = { $tile } ({ $coins } c, +{ $gain })
bamboo-draw-tokens = Harmony tokens (bottom row first)
bamboo-draw-food = Food on the board: { $food }
bamboo-draw-draft = Shoots to choose from: { $shoots }
bamboo-draw-round = Year { $round } of 4

bamboo-area-stores = Stores of { $who }
bamboo-area-grove = Grove
bamboo-area-temples = Temples
bamboo-area-market = Market
bamboo-area-house = House

bamboo-status = Year { $round } of 4 · { $season }
bamboo-status-draft = Before the first year

bamboo-see-grove = Bamboo grove
bamboo-see-leaves = dashed: what you will get
bamboo-see-fields = Areas
bamboo-see-here = here
bamboo-see-tiles = Home tiles
bamboo-see-tokens = Harmony tokens
bamboo-see-kitchen = Kitchen
bamboo-see-kitchen-hint = refilled when empty and in winter
bamboo-see-winter = Leaves in winter
bamboo-see-ready = Ready
bamboo-see-free = free
bamboo-see-left = Left
bamboo-see-right = Right
bamboo-see-coins = Coins
bamboo-see-sticks = Incense sticks
bamboo-see-meal = Family meal
bamboo-see-stacks = Stacks
bamboo-see-happiness = Happiness
bamboo-see-first = Start player
bamboo-see-over = { $count } to another area
bamboo-see-fee = a stick: { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
bamboo-see-lead = Leads: { $who }
bamboo-see-tie = Tie, higher: { $who }
bamboo-see-nobody = Nobody yet
bamboo-see-no-food = No food
bamboo-see-eats = needs { $need }, has { $food }
bamboo-see-forecast = Score now
bamboo-see-wake = { $coins ->
    [0] wake for free
    [one] wake: { $coins } coin
   *[other] wake: { $coins } coins
}
bamboo-short-kappa = harmony
bamboo-short-tanuki = improve
bamboo-short-rokurokubi = 2 coins
bamboo-short-kitsune = jokers
bamboo-short-okami = 4 food
bamboo-short-tengu = new kitchen
bamboo-short-bakeneko = redirect free
bamboo-see-offer = Offer { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}

bamboo-name-nth = { $what } (no. { $nth })
bamboo-name-marked = Slot { $slot }, { $place } from the top
bamboo-name-slot = Slot { $slot }: a cell to plant in
bamboo-name-activate = Activate { $shoot }: choose an action
bamboo-name-plant = Plant { $shoot }: choose a slot
bamboo-name-place = Harvested: { $shoot }; choose an area
bamboo-name-redirect = { $temple } temple: { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}
bamboo-name-cell = Empty cell { $cell }
bamboo-name-tile = Column { $column }, row { $row }: { $tile } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, +{ $gain } happiness
bamboo-name-stacks = Left in the stacks: { $left }
bamboo-name-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
bamboo-name-sticks = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
} in the reserve
bamboo-name-meal = Food { $food }; the family meal takes { $need }
bamboo-name-happiness = Happiness { $count }
bamboo-name-awake = { $spirit }, awake
bamboo-name-asleep = { $spirit }, used
bamboo-name-first = Start player
bamboo-name-temple = The { $temple } temple
bamboo-name-area = The { $temple } area

bamboo-more-ready = Ready to score: { $count ->
    [one] { $count } harmony token.
   *[other] { $count } harmony tokens.
}
bamboo-more-plant = Pushes out { $shoot }: yours at the harvest, { $over ->
    [0] for the { $temple } area.
   *[other] but the { $temple } area is full: it goes to another one.
}
bamboo-more-balance = Comfort { $left } left, { $right } right: { $loss } at the end.
bamboo-more-winter = Winter needs { $need }, food { $food }{ $lost ->
    [0] .
   *[other] : −{ $lost } happiness.
}
bamboo-more-completes = Completes tokens: +{ $gain }.
bamboo-more-visit = Sticks: { $sticks }, to plant: { $shoots }, actions: up to { $sticks }.
bamboo-more-last = The last summer: what is not scored brings half.
bamboo-more-year = The lowest rows of the market leave.

bamboo-say-lack = { $kind }{ $comfort ->
    [1] { "" }
   *[other] , comfort { $comfort } or more
}: { $cells }
bamboo-say-lacks = One tile is missing: { $tiles }.
bamboo-say-shown = On display: { $tiles }.
bamboo-say-not-shown = There is none on display now.
bamboo-say-holds = The condition holds.
bamboo-say-far = More than one tile is missing.
bamboo-say-completes = Completes the token “{ $token }”: { $cells }.

bamboo-help-shoot = Pushed out of the grove, it comes to the { $temple } area of whoever harvests.
bamboo-help-deed-harmony = Gain 1 happiness; or up to twice: take a harmony token, score one of yours.
bamboo-help-deed-improve = Gain 1 coin; or buy a home tile, gain its happiness and place it.
bamboo-help-deed-cook = Take one food token of the kitchen.
bamboo-help-deed-income = Gain 2 coins.
bamboo-help-deed-joker = Any one of the four actions.
bamboo-help-tile = Comfort { $comfort }. Every tile in the house takes 1 food in winter.
bamboo-help-price = Costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, brings { $gain } happiness.
bamboo-help-token = Brings { $happiness } happiness when scored. If it only holds at the end, { $half }.
bamboo-help-food = Worth { $value } food at the family meal.
bamboo-help-waking = Waking it in winter costs { $coins ->
    [0] nothing.
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
bamboo-help-temple = Most sticks in autumn take the spirit; in a tie the highest stick.
bamboo-help-under = Spirits below: { $count }.
bamboo-help-ghost = A spirit that the ghost wins goes to the box.
bamboo-help-when = When: in your turn in summer, between steps.
bamboo-help-when-okami = When: at your family meal in winter.
bamboo-help-when-bakeneko = When: in your turn, before the sticks are offered.
bamboo-help-forecast = What it would be if the game ended now. The hunger of this winter is not counted.
bamboo-help-area = Holds { $cells } shoots. Visit it to offer a stick and plant for each of them.
bamboo-help-night-cell = Takes only this kind: { $kind }. Left empty, it costs 1 happiness.
bamboo-help-coins = For home tiles, redirected sticks and waking spirits.
bamboo-help-sticks = One is offered for each shoot of the visited area.
bamboo-help-meal = In winter every home tile takes 1 food. Each one missing costs 1 happiness.
bamboo-help-spring = Everybody takes one gift of the forest, and its action is performed at once.
bamboo-help-summer = Turns go round until all sticks are offered.
bamboo-help-autumn = The temples give away their spirits, the sticks come back.
bamboo-help-winter = The lowest row goes under its stack in winter.
bamboo-help-stacks = What is left to be drawn, by column.
bamboo-help-happiness = Whoever has the most after the fourth winter wins.
bamboo-help-ready = Harmony tokens whose condition holds and that are not scored yet.
bamboo-help-first = Goes first in every season of this year.

bamboo-pad-player = Player
bamboo-pad-happiness = Happiness marker
bamboo-pad-night = Empty night cells
bamboo-pad-house = House: comfort on each cell
bamboo-pad-tokens = Unscored tokens that hold
bamboo-pad-cell = Cell { $cell }: comfort { $comfort }
bamboo-pad-token = A token worth { $happiness }
bamboo-pad-erase = Take the last token away
bamboo-pad-wrong = This cannot be counted.
