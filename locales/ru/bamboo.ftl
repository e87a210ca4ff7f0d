# Бамбук

bamboo-about = Сажайте бамбук, приносите в храмы благовония и обставляйте дом так, чтобы в нём было равновесие.
bamboo-intro-1 = Посетите область: её ростки — ваши действия
bamboo-intro-2 = Обставляйте обе половины дома поровну
bamboo-intro-3 = Зимой кормите семью; всего четыре года
bamboo-quick = Дневная сторона, один спокойный бот: минут 30. Всё, что можно нажать, подсвечено.

bamboo-option-side = Сторона личных планшетов
bamboo-option-side-day = День: жетоны дома кладут на любые клетки.
bamboo-option-side-night = Ночь: некоторые клетки принимают только один вид жетонов.

bamboo-component-home-tiles = жетоны дома
bamboo-component-harmony-tokens = жетоны гармонии
bamboo-component-shoots = ростки бамбука
bamboo-component-spirits = духи леса
bamboo-component-food = жетоны еды
bamboo-component-sticks = ароматические палочки
bamboo-component-gifts = дары леса
bamboo-component-temple-tokens = жетоны храмов
bamboo-component-prices = цены на поле
bamboo-component-boards = личные планшеты

bamboo-line-happiness = Счастье
bamboo-line-start = Начало
bamboo-line-tokens = Жетоны гармонии
bamboo-line-single = По одному счастью
bamboo-line-tiles = Жетоны дома
bamboo-line-hunger = Голод
bamboo-line-spirits = Духи
bamboo-line-imbalance = Неравновесие
bamboo-line-unscored = Несыгранные жетоны
bamboo-line-night = Ночные клетки
bamboo-line-comfort = Комфорт (при равенстве)

bamboo-help-line-happiness = Где стоит фишка счастья перед итоговым подсчётом.
bamboo-help-line-start = Каждый начинает с 5 счастья.
bamboo-help-line-tokens = Жетоны гармонии, сыгранные за партию.
bamboo-help-line-single = Действия гармонии, взятые ради 1 счастья.
bamboo-help-line-tiles = Счастье, указанное у мест, с которых куплены жетоны дома.
bamboo-help-line-hunger = За каждую недостающую еду на трапезе теряется 1 счастье.
bamboo-help-line-spirits = 2 счастья за каждый вид духов, спят они или нет.
bamboo-help-line-imbalance = Комфорт столбцов 1 и 2 против столбцов 4 и 5: теряется удвоенная разница.
bamboo-help-line-unscored = Жетоны на планшете, условие которых выполнено, приносят половину с округлением вверх.
bamboo-help-line-night = На ночной стороне каждая пустая клетка с указанием стоит 1.
bamboo-help-line-comfort = При равенстве решает комфорт всех жетонов дома.

bamboo-tie-comfort = Счастья поровну, победу решил комфорт: { $best } против { $other }.

bamboo-kind-decoration = украшение
bamboo-kind-faith = вера
bamboo-kind-garden = сад
bamboo-kind-item = вещь
bamboo-kind-any = любой
bamboo-tile = { $kind } { $comfort }

bamboo-zone-left = слева
bamboo-zone-house = весь дом
bamboo-zone-right = справа

bamboo-wish-kind = { $kind }
bamboo-wish-sum = { $kind }, всего комфорта { $comfort }
bamboo-wish-comfort = { $rows }, вместе комфорта { $comfort }
bamboo-token = { $zone }: { $wish } (счастье { $happiness })

bamboo-temple-red = красный
bamboo-temple-blue = синий
bamboo-temple-green = зелёный
bamboo-temple-yellow = жёлтый
bamboo-deed-harmony = гармония
bamboo-deed-improve = улучшение дома
bamboo-deed-cook = приготовление пищи
bamboo-deed-income = доход
bamboo-deed-joker = джокер
bamboo-shoot = { $temple }, { $symbol }
bamboo-sticks-to = { $temple } — { $count }

bamboo-food-tea = чай
bamboo-food-rice = рис
bamboo-food-ramen = рамен
bamboo-food-none = ничего

bamboo-spirit-kappa = Каппа
bamboo-spirit-tanuki = Тануки
bamboo-spirit-rokurokubi = Рокурокуби
bamboo-spirit-kitsune = Кицунэ
bamboo-spirit-okami = Оками
bamboo-spirit-tengu = Тэнгу
bamboo-spirit-bakeneko = Бакэнэко
bamboo-help-kappa = действие гармонии
bamboo-help-tanuki = улучшение дома
bamboo-help-rokurokubi = действие дохода
bamboo-help-kitsune = ростки, которые вы активируете дальше в этом ходу, — джокеры
bamboo-help-okami = 4 еды на семейной трапезе
bamboo-help-tengu = новая еда на поле и один жетон вам, до или после
bamboo-help-bakeneko = в этом ходу палочки в другие храмы — бесплатно

bamboo-season-spring = Весна
bamboo-season-summer = Лето
bamboo-season-autumn = Осень
bamboo-season-winter = Зима

bamboo-prompt-draft = Возьмите один из ростков.
bamboo-prompt-gift = Выберите дар леса: его действие выполняется сразу.
bamboo-prompt-visit = Посетите другую область: её ростки — ваши действия.
bamboo-prompt-offer = { $sticks ->
    [one] Поднесите { $sticks } палочку
    [few] Поднесите { $sticks } палочки
   *[many] Поднесите { $sticks } палочек
} (храм: { $temple }); каждая в другой храм стоит 1 монету.
bamboo-prompt-offer-free = { $sticks ->
    [one] Поднесите { $sticks } палочку
    [few] Поднесите { $sticks } палочки
   *[many] Поднесите { $sticks } палочек
} (храм: { $temple }, в другие — бесплатно).
bamboo-prompt-plant = Посадите ростки области: осталось { $left }.
bamboo-prompt-activate = { $left ->
    [0] Соберите урожай.
   *[other] Активируйте посаженный росток (не больше { $left }) или соберите урожай.
}
bamboo-prompt-place = Разложите собранные ростки: осталось { $left }.
bamboo-prompt-end-turn = Примените духа или завершите ход.
bamboo-prompt-harmony = Гармония: возьмите или сыграйте жетон либо получите 1 счастье.
bamboo-prompt-harmony-second = Гармония: возьмите или сыграйте ещё один жетон либо остановитесь.
bamboo-prompt-improve = Улучшение дома: купите жетон дома или получите 1 монету.
bamboo-prompt-cook = Возьмите жетон еды.
bamboo-prompt-tengu = Возьмите еду сейчас или после обновления.
bamboo-prompt-sweep = Обновите еду: откроются новые жетоны.
bamboo-prompt-refill-tokens = Пополните поле: откроется новый жетон гармонии.
bamboo-prompt-refill-tiles = Пополните поле: откроется новый жетон дома.
bamboo-prompt-refill-food = Пополните поле: откроется новая еда.
bamboo-prompt-autumn = Дальше — осень: храмы отдают духов.
bamboo-prompt-year = Дальше — год { $round }: новые жетоны, еда и дары.
bamboo-prompt-wake = Разбудите духов или остановитесь.
bamboo-prompt-meal = Семейная трапеза: сбросьте еду, нужно { $owed }.
bamboo-prompt-spirits = Можно ещё применить духа.
bamboo-prompt-okami = Можно ещё применить Оками.

bamboo-act-go-on = Дальше
bamboo-act-end-turn = Завершить ход
bamboo-act-refill = Пополнить
bamboo-act-draft = Взять росток: { $shoot }
bamboo-act-take-gift = Дар: { $deed }
bamboo-act-visit = Посетить область, { $temple }: { $symbols }
bamboo-act-offer = Поднести: { $sticks }{ $coins ->
    [0] { "" }
    [one] , за { $coins } монету
    [few] , за { $coins } монеты
   *[many] , за { $coins } монет
}
bamboo-act-plant = Посадить: { $shoot }, прорезь { $slot } (вытолкнет: { $out })
bamboo-act-activate = Активировать: { $shoot } — { $deed }
bamboo-act-harvest = Собрать урожай
bamboo-act-place-shoot = { $shoot } — в область: { $temple }
bamboo-act-gain-happiness = Получить 1 счастье
bamboo-act-take-token = Взять жетон: { $token }
bamboo-act-score-token = Сыграть жетон: { $token }
bamboo-act-stop-harmony = На этом остановиться
bamboo-act-gain-coin = Получить 1 монету
bamboo-act-buy-tile = Купить: { $tile } на { $cell }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, счастье +{ $gain }
bamboo-act-take-food = Взять: { $food }
bamboo-act-sweep = Обновить еду
bamboo-act-use-spirit = { $spirit }: { $effect }
bamboo-act-wake = Разбудить: { $spirit } ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
})
bamboo-act-stop-waking = Больше не будить
bamboo-act-eat = Сбросить: { $food }{ $hunger ->
    [0] { "" }
   *[other] , счастье −{ $hunger }
}

bamboo-event-set-up = Первый игрок: { $who }.
bamboo-event-drafted = { $who }: росток { $shoot }.
bamboo-event-season = { $season }, год { $round }.
bamboo-event-gifts = Дары леса: { $gifts }.
bamboo-event-gift-taken = { $who }: дар — { $deed }.
bamboo-event-visited = { $who }: область — { $temple }.
bamboo-event-offered = { $who }: палочки, { $sticks }{ $coins ->
    [0] { "" }
    [one] , за { $coins } монету
    [few] , за { $coins } монеты
   *[many] , за { $coins } монет
}.
bamboo-event-planted = { $who }: посажен росток { $shoot }, прорезь { $slot }.
bamboo-event-activated = { $who }: росток { $shoot } — { $deed }.
bamboo-event-shoot-placed = { $who }: { $shoot } — в область: { $temple }.
bamboo-event-spirit-used = { $who }: помогает дух { $spirit }.
bamboo-event-happiness = { $who }: +1 счастье.
bamboo-event-token-taken = { $who }: взят жетон { $token }.
bamboo-event-token-scored = { $who }: сыгран жетон { $token }, +{ $gain }.
bamboo-event-coin = { $who }: +1 монета.
bamboo-event-tile-bought = { $who }: { $tile } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, клетка { $cell }: +{ $gain }.
bamboo-event-income = { $who }: доход, +{ $coins }.
bamboo-event-food-taken = { $who }: еда — { $food }.
bamboo-event-nothing-to-cook = { $who }: еды на поле нет.
bamboo-event-food-swept = { $who }: кухня обновлена, сброшено: { $food }.
bamboo-event-supply-anew = Сброшенная еда перемешана в новый запас.
bamboo-event-food-laid-out = Новая еда: { $food }.
bamboo-event-token-dealt = Новый жетон гармонии: { $token }.
bamboo-event-tile-dealt = Новый жетон дома: { $tile }.
bamboo-event-spirit-won = { $who }: новый дух { $spirit } (храм: { $temple }).
bamboo-event-spirit-boxed = Призрак получает духа: { $spirit } (храм: { $temple }); дух уходит в коробку.
bamboo-event-spirit-stayed = В храме нет палочек ({ $temple }): { $spirit } остаётся.
bamboo-event-ghost-dealt = Палочки призрака: { $sticks }.
bamboo-event-spirit-shown = В храме ждёт дух: { $spirit } ({ $temple }).
bamboo-event-spirit-woken = { $who }: разбужен дух { $spirit } ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}).
bamboo-event-ate = { $who }: семейная трапеза, { $food }{ $hunger ->
    [0] .
   *[other] ; счастье −{ $hunger }.
}
bamboo-event-first-passed = Жетон первого игрока переходит: { $who }.
bamboo-event-tile-retired = С поля уходит жетон дома: { $tile }.
bamboo-event-token-retired = С поля уходит жетон гармонии: { $token }.
bamboo-event-ended = Партия окончена.

bamboo-breach-refill-first = Сначала пополните поле.
bamboo-breach-go-on-first = Год идёт дальше: сначала подтвердите.
bamboo-breach-nothing-waits = Сейчас этого ничто не ждёт.
bamboo-breach-action-first = Сначала закончите начатое действие.
bamboo-breach-no-such-action = Такое действие не начато.
bamboo-breach-other-step = Сейчас нужно другое.
bamboo-breach-not-laid-out = Этого ростка среди выложенных нет.
bamboo-breach-no-such-gift = Этого дара нет.
bamboo-breach-same-area = Фишка должна перейти в другую область.
bamboo-breach-empty-area = В этой области нет ростков.
bamboo-breach-other-number = Поднесите ровно по палочке за росток, насколько хватает запаса.
bamboo-breach-too-poor-to-redirect = Каждая палочка в другой храм стоит 1 монету.
bamboo-breach-not-in-area = Этот росток лежит не в посещённой области.
bamboo-breach-slot-full = В эту прорезь уже посажено два ростка.
bamboo-breach-not-ready = Этот росток сейчас не активировать.
bamboo-breach-other-symbol = На этом ростке другой символ.
bamboo-breach-not-harvested = Этот росток в этом ходу не вытолкнут.
bamboo-breach-own-area-first = В области его цвета есть место: он идёт туда.
bamboo-breach-area-full = Эта область заполнена.
bamboo-breach-no-single-happiness = После первой части 1 счастье уже не взять.
bamboo-breach-nothing-done = Возьмите или сыграйте жетон либо получите 1 счастье.
bamboo-breach-not-on-display = Этого на поле нет.
bamboo-breach-no-space = Обе клетки для жетонов этого типа заняты.
bamboo-breach-not-your-token = Этого жетона на вашем планшете нет.
bamboo-breach-not-fulfilled = Условие этого жетона не выполнено.
bamboo-breach-too-poor = Не хватает монет.
bamboo-breach-cell-taken = На этой клетке уже лежит жетон.
bamboo-breach-other-kind = Эта клетка принимает другой вид жетонов.
bamboo-breach-no-such-food = Такой еды на поле нет.
bamboo-breach-food-taken = Вы взяли еду до обновления.
bamboo-breach-not-awake = Такой дух у вас не бодрствует.
bamboo-breach-no-window = Сейчас духов применять нельзя.
bamboo-breach-no-effect = Этот дух сейчас ничего не даст.
bamboo-breach-not-asleep = Такой дух у вас не спит.
bamboo-breach-too-poor-to-wake = Разбудить его стоит дороже.
bamboo-breach-other-meal = Сбросьте столько еды, сколько нужно, без лишних жетонов.

bamboo-sign-decoration = У
bamboo-sign-faith = В
bamboo-sign-garden = С
bamboo-sign-item = Щ
bamboo-draw-player = { $who }: сейчас было бы { $points }, счастье { $happiness }, монеты { $coins }, палочки { $sticks }, еда: { $food }, едоков { $eaters }, комфорт слева { $left }, справа { $right }
bamboo-draw-spirits = Духи бодрствуют: { $awake }; спят: { $asleep }; жетонов сыграно: { $scored }
bamboo-draw-legend = a1 пустая клетка (столбец, ряд)  [У2] жетон и его комфорт: У украшение, В вера, С сад, Щ вещь  a1:У клетка для одного вида  * фишка действий  ✓ условие выполнено
bamboo-draw-grove = Бамбуковая роща (первым стоит тот, кто выйдет первым)
bamboo-draw-temples = Храмы (дух, духов под ним, палочки снизу вверх)
bamboo-draw-ghost = призрак
bamboo-draw-tiles = Жетоны дома (с нижнего ряда)
bamboo-draw-tile = { $tile } ({ $coins } м., +{ $gain })
bamboo-draw-tokens = Жетоны гармонии (с нижнего ряда)
bamboo-draw-food = Еда на поле: { $food }
bamboo-draw-draft = Ростки на выбор: { $shoots }
bamboo-draw-round = Год { $round } из 4

bamboo-area-stores = Запасы: { $who }
bamboo-area-grove = Роща
bamboo-area-temples = Храмы
bamboo-area-market = Рынок
bamboo-area-house = Дом

bamboo-status = Год { $round } из 4 · { $season }
bamboo-status-draft = Перед первым годом

bamboo-see-grove = Бамбуковая роща
bamboo-see-leaves = пунктир: достанется вам
bamboo-see-fields = Области
bamboo-see-here = здесь
bamboo-see-tiles = Жетоны дома
bamboo-see-tokens = Жетоны гармонии
bamboo-see-kitchen = Кухня
bamboo-see-kitchen-hint = пополняется зимой и когда пуста
bamboo-see-winter = Уйдёт зимой
bamboo-see-ready = Готово
bamboo-see-free = свободно
bamboo-see-left = Слева
bamboo-see-right = Справа
bamboo-see-coins = Монеты
bamboo-see-sticks = Ароматические палочки
bamboo-see-meal = Семейная трапеза
bamboo-see-stacks = Стопки
bamboo-see-happiness = Счастье
bamboo-see-first = Первый игрок
bamboo-see-over = { $count } — в другую область
bamboo-see-fee = палочка: { $coins ->
    [0] 0 монет
   *[other] { $coins } монета
}
bamboo-see-lead = Впереди: { $who }
bamboo-see-tie = Поровну, выше: { $who }
bamboo-see-nobody = Пока ничей
bamboo-see-no-food = Еды нет
bamboo-see-eats = нужно { $need }, есть { $food }
bamboo-see-forecast = Итог сейчас
bamboo-see-wake = { $coins ->
    [0] разбудить даром
    [one] разбудить: { $coins } монета
    [few] разбудить: { $coins } монеты
   *[many] разбудить: { $coins } монет
}
bamboo-short-kappa = гармония
bamboo-short-tanuki = улучшение
bamboo-short-rokurokubi = 2 монеты
bamboo-short-kitsune = джокеры
bamboo-short-okami = 4 еды
bamboo-short-tengu = новая кухня
bamboo-short-bakeneko = даром в храмы
bamboo-see-offer = Поднести { $coins ->
    [0] бесплатно
    [one] за { $coins } монету
    [few] за { $coins } монеты
   *[many] за { $coins } монет
}

bamboo-name-nth = { $what } (№ { $nth })
bamboo-name-marked = Прорезь { $slot }, { $place }-й сверху
bamboo-name-slot = Прорезь { $slot }: место для посадки
bamboo-name-activate = Активировать: { $shoot }; выберите действие
bamboo-name-plant = Посадить: { $shoot }; выберите прорезь
bamboo-name-place = Урожай: { $shoot }; выберите область
bamboo-name-redirect = Храм: { $temple }, { $count ->
    [one] { $count } палочка
    [few] { $count } палочки
   *[many] { $count } палочек
}{ $coins ->
    [0] { "" }
    [one] : { $coins } монета
    [few] : { $coins } монеты
   *[many] : { $coins } монет
}
bamboo-name-cell = Пустая клетка { $cell }
bamboo-name-tile = Столбец { $column }, ряд { $row }: { $tile } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, счастье +{ $gain }
bamboo-name-stacks = Осталось в стопках: { $left }
bamboo-name-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
bamboo-name-sticks = { $count ->
    [one] { $count } палочка
    [few] { $count } палочки
   *[many] { $count } палочек
} в запасе
bamboo-name-meal = Еды { $food }, на трапезу нужно { $need }
bamboo-name-happiness = Счастье: { $count }
bamboo-name-awake = { $spirit }: бодрствует
bamboo-name-asleep = { $spirit }: спит
bamboo-name-first = Первый игрок
bamboo-name-temple = Храм: { $temple }
bamboo-name-area = Область: { $temple } храм

bamboo-more-ready = Можно сыграть: { $count ->
    [one] { $count } жетон гармонии.
    [few] { $count } жетона гармонии.
   *[many] { $count } жетонов гармонии.
}
bamboo-more-plant = Вытолкнет росток ({ $shoot }): при сборе урожая он ваш, { $over ->
    [0] область — { $temple }.
   *[other] но область ({ $temple }) полна: он ляжет в другую.
}
bamboo-more-balance = Комфорт слева { $left }, справа { $right }: в конце { $loss }.
bamboo-more-winter = Зимой нужно { $need }, еды { $food }{ $lost ->
    [0] .
   *[other] : счастье −{ $lost }.
}
bamboo-more-completes = Выполнит жетоны: +{ $gain }.
bamboo-more-visit = Палочек: { $sticks }, посадить: { $shoots }, действий: до { $sticks }.
bamboo-more-last = Последнее лето: несыгранный принесёт половину.
bamboo-more-year = Нижние ряды рынка уходят.

bamboo-say-lack = { $kind }{ $comfort ->
    [1] { "" }
   *[other] , комфорт от { $comfort }
}: { $cells }
bamboo-say-lacks = Не хватает одного жетона: { $tiles }.
bamboo-say-shown = На рынке есть: { $tiles }.
bamboo-say-not-shown = На рынке такого сейчас нет.
bamboo-say-holds = Условие выполнено.
bamboo-say-far = Не хватает больше одного жетона.
bamboo-say-completes = Выполнит жетон «{ $token }»: { $cells }.

bamboo-help-shoot = Вытесненный из рощи росток достаётся тому, кто собирает урожай, и идёт в область своего храма ({ $temple }).
bamboo-help-deed-harmony = 1 счастье либо до двух раз: взять жетон гармонии или сыграть свой.
bamboo-help-deed-improve = 1 монета либо купить жетон дома, получить его счастье и разместить.
bamboo-help-deed-cook = Возьмите один жетон еды с кухни.
bamboo-help-deed-income = Получите 2 монеты.
bamboo-help-deed-joker = Любое из четырёх действий.
bamboo-help-tile = Комфорт { $comfort }. Зимой каждый жетон в доме требует 1 еды.
bamboo-help-price = Стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, счастье { $gain }.
bamboo-help-token = Сыгранный приносит счастья: { $happiness }. Если условие лишь выполнено к концу партии: { $half }.
bamboo-help-food = На семейной трапезе считается за { $value }.
bamboo-help-waking = Разбудить зимой: { $coins ->
    [0] бесплатно.
    [one] { $coins } монета.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
bamboo-help-temple = Осенью духа получает тот, чьих палочек больше; при равенстве — чья палочка выше.
bamboo-help-under = Духов под верхним: { $count }.
bamboo-help-ghost = Духа призрака убирают в коробку.
bamboo-help-when = Когда: в свой ход летом, между шагами.
bamboo-help-when-okami = Когда: на своей трапезе зимой.
bamboo-help-when-bakeneko = Когда: в свой ход, пока палочки не поднесены.
bamboo-help-forecast = Столько было бы, кончись партия сейчас. Голод этой зимы не учтён.
bamboo-help-area = Вмещает ростков: { $cells }. Посетите её, чтобы поднести по палочке и посадить каждый из них.
bamboo-help-night-cell = Принимает только { $kind }. Пустая в конце стоит 1 счастье.
bamboo-help-coins = Для жетонов дома, палочек в другие храмы и пробуждения духов.
bamboo-help-sticks = За каждый росток посещённой области подносят одну.
bamboo-help-meal = Зимой каждый жетон дома требует 1 еды. Каждая недостающая стоит 1 счастье.
bamboo-help-spring = Каждый берёт один дар леса, и его действие выполняется сразу.
bamboo-help-summer = Ходы по кругу, пока у всех не кончатся палочки.
bamboo-help-autumn = Храмы отдают духов, палочки возвращаются.
bamboo-help-winter = Зимой нижний ряд уходит под свои стопки.
bamboo-help-stacks = Сколько ещё осталось, по столбцам.
bamboo-help-happiness = У кого его больше после четвёртой зимы, тот победил.
bamboo-help-ready = Жетоны гармонии, условие которых выполнено, но которые ещё не сыграны.
bamboo-help-first = Ходит первым во всех сезонах этого года.

bamboo-pad-player = Игрок
bamboo-pad-happiness = Фишка счастья
bamboo-pad-night = Пустые ночные клетки
bamboo-pad-house = Дом: комфорт на каждой клетке
bamboo-pad-tokens = Несыгранные жетоны с выполненным условием
bamboo-pad-cell = Клетка { $cell }: комфорт { $comfort }
bamboo-pad-token = Жетон на { $happiness }
bamboo-pad-erase = Убрать последний жетон
bamboo-pad-wrong = Это не сосчитать.
