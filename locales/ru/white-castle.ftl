# Белый замок: матча

white-castle-about = Ставьте кубики, отправляйте клан ко двору, на площадки, в сады и на чай, и пусть один эффект вызывает другой.
white-castle-intro-1 = Берите кубик с моста и ставьте его
white-castle-intro-2 = Отправляйте придворных, воинов, садовников, гейш
white-castle-intro-3 = Три раунда, потом подсчёт очков
white-castle-quick = С «Матчей» и одним спокойным ботом: минут 40. Всё, что можно нажать, подсвечено.
white-castle-option-matcha = Дополнение
white-castle-option-matcha-on = С «Матчей»: гейши, чайный сад, зелёный мост.
white-castle-option-matcha-off = Базовая игра.
white-castle-option-level = Клан Токугава
white-castle-option-level-easy = Легко: начинает без очков, вторым.
white-castle-option-level-medium = Средне: 3 очка, один шаг влияния, первым.
white-castle-option-level-hard = Трудно: 8 очков, три шага влияния, первым.
white-castle-component-dice = кубики
white-castle-component-castle-cards = карты смотрителей, дипломатов и начальных действий
white-castle-component-resource-cards = карты начальных ресурсов
white-castle-component-daimyo-cards = карты даймё
white-castle-component-garden-cards = карты садов
white-castle-component-yard-tiles = жетоны площадок
white-castle-component-die-tokens = жетоны кубиков
white-castle-component-die-spaces = ячейки для кубиков
white-castle-component-domain-rows = ряды планшета клана
white-castle-component-lily-pads = кувшинки
white-castle-component-ceremony-tokens = жетоны церемоний
white-castle-component-curtain-cards = карты икебаны и каллиграфии
white-castle-component-solo-cards = карты одиночной игры
white-castle-line-play = За игру
white-castle-help-line-play = Очки, полученные по ходу игры.
white-castle-line-coins = Монеты и печати
white-castle-help-line-coins = Монеты и печати вместе: очко за каждые 5.
white-castle-line-resources = Ресурсы
white-castle-help-line-resources = От 3 до 6 одного ресурса: 1 очко; 7: 2 очка.
white-castle-line-influence = Влияние
white-castle-help-line-influence = По секции шкалы: 0, 3, 6, затем от 10 до 15.
white-castle-line-courtiers = Придворные
white-castle-help-line-courtiers = Ворота 1, этаж смотрителей 3, дипломатов 6, комната даймё 10.
white-castle-line-warriors = Воины
white-castle-help-line-warriors = Ценность площадок, умноженная на придворных внутри замка.
white-castle-line-gardeners = Садовники
white-castle-help-line-gardeners = Сколько указано на картах садов.
white-castle-line-geishas = Гейши
white-castle-help-line-geishas = По месту; в чайном домике по 2 очка за каждого члена клана, которого считает комната.
white-castle-line-order = Очерёдность (при равенстве)
white-castle-help-line-order = При равенстве очков побеждает тот, кто выше в очерёдности.
white-castle-tie-order = Очков поровну, решила очерёдность хода.
    { $best } против { $other }.

## Блага

white-castle-good-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
white-castle-good-seal = { $n ->
    [one] { $n } печать
    [few] { $n } печати
   *[many] { $n } печатей
}
white-castle-good-food = { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
}
white-castle-good-iron = { $n ->
    [one] { $n } железо
    [few] { $n } железа
   *[many] { $n } железа
}
white-castle-good-pearl = { $n ->
    [one] { $n } перламутр
    [few] { $n } перламутра
   *[many] { $n } перламутра
}
white-castle-good-whisk = { $n ->
    [one] { $n } венчик
    [few] { $n } венчика
   *[many] { $n } венчиков
}
white-castle-good-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
white-castle-good-influence = { $n ->
    [one] { $n } шаг влияния
    [few] { $n } шага влияния
   *[many] { $n } шагов влияния
}
white-castle-good-any = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
   *[many] { $n } ресурсов на выбор
}
white-castle-good-lantern = { $n ->
    [one] { $n } фонарную награду
    [few] { $n } фонарные награды
   *[many] { $n } фонарных наград
}
white-castle-count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
white-castle-count-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
white-castle-count-lantern = { $n ->
    [one] { $n } фонарная награда
    [few] { $n } фонарные награды
   *[many] { $n } фонарных наград
}

## Места

white-castle-colour-coral = коралловый
white-castle-colour-black = чёрный
white-castle-colour-white = белый
white-castle-colour-green = зелёный
white-castle-end-left = левый край
white-castle-end-right = правый край
white-castle-end-middle = середина
white-castle-space-steward1 = комната смотрителей 1
white-castle-space-steward2 = комната смотрителей 2
white-castle-space-steward3 = комната смотрителей 3
white-castle-space-diplomat1 = комната дипломатов 1
white-castle-space-diplomat2 = комната дипломатов 2
white-castle-space-outside-left = за стенами, слева
white-castle-space-outside-right = за стенами, справа
white-castle-space-well = колодец
white-castle-space-tea-left = чайная комната, слева
white-castle-space-tea-right = чайная комната, справа
white-castle-space-himeji-upper = Химэдзи, верхняя ячейка
white-castle-space-himeji-lower = Химэдзи, нижняя ячейка
white-castle-space-domain-coral = коралловый ряд владения
white-castle-space-domain-black = чёрный ряд владения
white-castle-space-domain-white = белый ряд владения
white-castle-space-domain-green = зелёный ряд владения
white-castle-hall-daimyo = комната даймё
white-castle-floor-gate = ворота
white-castle-floor-steward = этаж смотрителей
white-castle-floor-diplomat = этаж дипломатов
white-castle-floor-daimyo = комната даймё
white-castle-yard = площадка за { $iron ->
    [one] { $iron } железо
   *[other] { $iron } железа
}
white-castle-bed-coral-plant = коралловый мост, цветы
white-castle-bed-coral-stone = коралловый мост, камни
white-castle-bed-black-plant = чёрный мост, цветы
white-castle-bed-black-stone = чёрный мост, камни
white-castle-bed-white-plant = белый мост, цветы
white-castle-bed-white-stone = белый мост, камни
white-castle-tea-entrance = вход в чайный сад
white-castle-tea-overlook = смотровая площадка
white-castle-tea-path1 = первая ячейка дорожки
white-castle-tea-path2 = вторая ячейка дорожки
white-castle-tea-room-upper = верхняя комната чайного домика (садовники)
white-castle-tea-room-middle = средняя комната чайного домика (воины)
white-castle-tea-room-lower = нижняя комната чайного домика (придворные)
white-castle-art-ikebana = икебана
white-castle-art-calligraphy = каллиграфия
white-castle-face-blue = синяя
white-castle-face-yellow = жёлтая

## Эффекты

white-castle-node-pay = { $cost }: { $then }
white-castle-node-or = { $one } или { $other }

white-castle-node-courtier = действие придворного
white-castle-node-gardener = действие садовника
white-castle-node-warrior = действие воина
white-castle-node-geisha = действие гейши
white-castle-node-lantern = фонарная награда
white-castle-node-domain-row = ряд вашего владения
white-castle-node-stroll = гейша на шаг без венчиков
white-castle-node-rise = придворный на этаж выше без перламутра
white-castle-node-take-card = взять карту икебаны или каллиграфии
white-castle-node-token-own = ваш жетон церемонии
white-castle-node-token-pond = жетон церемонии у пруда
white-castle-node-curtain-blue = синяя шторка Химэдзи
white-castle-node-curtain-blue-unsealed = синяя шторка Химэдзи без печати
white-castle-node-curtain-yellow = жёлтая шторка Химэдзи
white-castle-node-curtains-upper = верхние шторки Химэдзи
white-castle-node-curtains-lower = нижние шторки Химэдзи
white-castle-node-curtains-card = обе шторки одной карты Химэдзи
white-castle-node-curtains-yellow = обе жёлтые шторки Химэдзи
white-castle-node-well = { $n ->
    [one] колодец
   *[other] колодец, { $n } раза
}
white-castle-node-pads = { $n ->
    [one] кувшинки
   *[other] кувшинки, { $n } раза
}
white-castle-node-stones = { $n } разных сада камней
white-castle-node-row-any = { $n ->
    [one] любая строка замка
   *[other] любая строка замка, с { $n } разных карт
}
white-castle-node-row-light = { $n ->
    [one] светлая строка замка
   *[other] светлая строка замка, с { $n } разных карт
}
white-castle-node-row-dark = { $n ->
    [one] тёмная строка замка
   *[other] тёмная строка замка, с { $n } разных карт
}
white-castle-node-row-coral = { $n ->
    [one] строка замка у кораллового жетона
   *[other] строка замка у кораллового жетона, с { $n } разных карт
}
white-castle-node-row-black = { $n ->
    [one] строка замка у чёрного жетона
   *[other] строка замка у чёрного жетона, с { $n } разных карт
}
white-castle-node-row-white = { $n ->
    [one] строка замка у белого жетона
   *[other] строка замка у белого жетона, с { $n } разных карт
}
white-castle-node-tile-any = { $n ->
    [one] другой жетон площадки
   *[other] другой жетон площадки, { $n } шт.
}
white-castle-node-tile-blue = { $n ->
    [one] синий жетон площадки
   *[other] синий жетон площадки, { $n } шт.
}
white-castle-node-tile-yellow = { $n ->
    [one] жёлтый жетон площадки
   *[other] жёлтый жетон площадки, { $n } шт.
}

## Откуда взялся шаг

white-castle-source-game = игра
white-castle-source-start = начальная карта
white-castle-source-lantern = фонарная награда
white-castle-source-well = колодец
white-castle-source-pads = кувшинки
white-castle-source-slot = место у даймё
white-castle-source-row = строка «{ $effects }»
white-castle-source-line = ваша карта действий, «{ $effects }»
white-castle-source-curtain = шторка «{ $effects }»
white-castle-source-tile = жетон площадки «{ $effects }»
white-castle-source-garden = сад «{ $effects }»
white-castle-source-token = жетон церемонии «{ $effects }»
white-castle-source-card = взятая карта
white-castle-source-solo = карта Токугава { $number }
white-castle-origin-row = { $room }, строка
white-castle-origin-garden = Сад ({ $bed })
white-castle-deed-gate = придворный к воротам
white-castle-deed-up = { $n ->
    [one] нижний придворный на этаж вверх
   *[other] нижний придворный на { $n } этажа вверх
}
white-castle-deed-gardener-plant = садовник в сад цветов, где меньше всего очков
white-castle-deed-gardener-stone = садовник в сад камней, где меньше всего очков
white-castle-deed-gardener-any = садовник в сад, где меньше всего очков
white-castle-deed-warrior = воин на площадку за { $iron ->
    [one] { $iron } железо
   *[other] { $iron } железа
}
white-castle-deed-lose-coins = без всех монет
white-castle-deed-geisha = гейша, { $to }
white-castle-deed-move = вы двигаете другую гейшу клана
white-castle-coins-even = ровно
white-castle-prompt-from = { $source } — { $prompt }

## Вопросы

white-castle-prompt-pair = Возьмите начальную пару.
white-castle-prompt-keep-resource = Оставьте одну из двух карт ресурсов.
white-castle-prompt-keep-action = Оставьте одну из двух карт действий.
white-castle-prompt-keep-token = Оставьте один из двух жетонов церемоний.
white-castle-prompt-turn = Возьмите кубик и поставьте его.
white-castle-prompt-finish = Готово? Завершите ход.
white-castle-prompt-finish-last = Ваш последний ход: обменяйте печати или завершите.
white-castle-prompt-goods = Выберите, как получить остальное.
white-castle-prompt-parts = Выберите, что сделать сначала.
white-castle-prompt-pay = Заплатите или откажитесь.
white-castle-prompt-choose = Выберите одно.
white-castle-prompt-courtier = Проведите аудиенцию или поднимите придворного, каждое один раз.
white-castle-prompt-rise = Поднимите придворного на этаж без перламутра.
white-castle-prompt-warrior = Отправьте воина на площадку.
white-castle-prompt-gardener = Отправьте садовника в сад.
white-castle-prompt-geisha = Пригласите гейшу или продвиньте её, каждое один раз.
white-castle-prompt-stroll = Продвиньте гейшу на шаг без венчиков.
white-castle-prompt-light-row = Выберите светлую строку новой карты.
white-castle-prompt-go-on = Откройте новую карту.
white-castle-prompt-go-on-rival = Пусть ходит клан Токугава.
white-castle-prompt-slot = Выберите место у даймё.
white-castle-prompt-rows = Выберите, какая строка первая.
white-castle-prompt-castle-row = Выберите строку замка.
white-castle-prompt-domain-row = Выберите ряд вашего владения.
white-castle-prompt-curtain = Выберите шторку.
white-castle-prompt-art = Выберите колоду Химэдзи.
white-castle-prompt-tile = Выберите жетон площадки.
white-castle-prompt-stones = Выберите сад камней.
white-castle-prompt-gardens = Выполните свои сады или завершите.
white-castle-prompt-rival-enter = Выберите комнату, куда входит придворный Токугава.
white-castle-prompt-rival-slot = Выберите место для придворного Токугава.
white-castle-prompt-rival-garden = Выберите сад для садовника Токугава.
white-castle-prompt-rival-stroll = Продвиньте гейшу Токугава на шаг.
white-castle-prompt-rival-discard = Сбросьте верхнюю карту колоды.
white-castle-prompt-trade = Можно также обменять печати.
white-castle-ask-pay = Заплатите { $cost }: { $then }.
white-castle-ask-choose = Выберите: { $what }.
white-castle-ask-cannot = Сейчас не выполнить: { $what }. Откажитесь.
white-castle-ask-cannot-trade = Сейчас не выполнить: { $what }. Обменяйте печати или откажитесь.
white-castle-ask-place-left = Поставьте { $die } { $value }: левый край, следом фонарь.
white-castle-ask-place-right = Поставьте { $die } { $value }: правый край, без фонаря.
white-castle-ask-climb = Выберите, куда поднимется придворный.
white-castle-ask-stroll = Выберите, куда пойдёт гейша.
white-castle-ask-pick = Возьмите ресурс на выбор.
white-castle-ask-advance = Двигайте маркер влияния или оставьте его на месте.
white-castle-ask-seals = Печатей может быть пять: обменяйте лишние или берите, сколько поместится.

## Действия

white-castle-act-finish = Завершить
white-castle-act-finish-gardens = Завершить, хотя печатями ещё можно оплатить: { $gardens }
white-castle-act-go-on = Продолжить
white-castle-act-decline = Отказаться
white-castle-act-take-seals = Взять печати; сверх пяти пропадут
white-castle-act-take-lantern = Сначала фонарная награда
white-castle-act-stay = Остаться на шкале влияния
white-castle-act-pay = Заплатить
white-castle-act-audience = Аудиенция: 2 монеты, придворный к воротам
white-castle-act-overlook = Смотровая площадка
white-castle-act-invite = Пригласить гейшу: 2 монеты, ко входу
white-castle-act-take-pair = Взять пару { $number }: { $gains }; { $action }
white-castle-act-take-pair-token = Взять пару { $number }: { $gains }; { $action }; жетон: { $token }
white-castle-act-keep = Оставить: { $what }
white-castle-act-keep-action = Оставить карту { $number }: { $what }; потом фонарю: { $back }
white-castle-act-place = { $die } { $value }, { $end } → { $space } ({ $coins })
white-castle-act-trade = Обменять печати: { $good }
white-castle-act-pick = Взять { $good }
white-castle-act-advance = Влияние до { $to }
white-castle-act-advance-paid = Влияние до { $to } за { $seals }
white-castle-act-do = { $what }
white-castle-act-climb = Придворный: { $from } → { $to }
white-castle-act-castle-row = { $room }: { $effects }
white-castle-act-slot = Место: { $effects }
white-castle-act-yard = Воин: { $yard }
white-castle-act-tile = Жетон: { $effects }
white-castle-act-garden = { $bed }: { $effects }
white-castle-act-stroll = Гейша: { $from } → { $to }
white-castle-act-curtain = Шторка, { $art }: { $effects }
white-castle-act-art = Колода: { $art }
white-castle-act-rival-room = Токугава: { $room }
white-castle-act-rival-slot = Токугава: место { $number }
white-castle-act-rival-stroll = Гейша Токугава: { $from } → { $to }
white-castle-act-rival-discard = Сбросить: { $art }

## События

white-castle-rival = Токугава
white-castle-event-rolled = Раунд { $round }: кубики брошены.
white-castle-event-pair-taken = { $who }: начальная пара, { $gains }; { $action }.
white-castle-event-kept = { $who }: оставлена начальная карта или жетон.
white-castle-event-placed = { $who }: { $die } { $value } → { $space } ({ $coins }).
white-castle-event-gained = { $who }: +{ $goods } ({ $source }).
white-castle-event-lost = { $who }: потеряно: { $goods }.
white-castle-event-paid = { $who }: −{ $goods } в уплату.
white-castle-event-traded = { $who }: обмен печатей на { $goods }.
white-castle-event-gained-plain = { $who }: +{ $goods }.
white-castle-event-moved = { $who }: влияние { $from } → { $to }.
white-castle-event-audience = { $who }: придворный подходит к воротам.
white-castle-event-climbed = { $who }: придворный, { $from } → { $to }.
white-castle-event-card-taken = { $who }: взята карта, { $room }.
white-castle-event-card-gone = Карта выходит из игры: { $room }.
white-castle-event-card-dealt = Новая карта: { $room }.
white-castle-event-slot-taken = { $who }: место у даймё, { $effects }.
white-castle-event-warrior-sent = { $who }: воин, { $yard }.
white-castle-event-gardener-sent = { $who }: садовник, { $bed }.
white-castle-event-geisha-sent = { $who }: гейша, { $to }.
white-castle-event-geisha-moved = { $who }: гейша, { $from } → { $to }.
white-castle-event-art-taken = { $who }: взята карта, { $art }.
white-castle-event-art-tucked = { $who }: она теперь у фонаря.
white-castle-event-art-gone = Карта сброшена: { $art }.
white-castle-event-art-dealt = Новая сверху: { $art }, жёлтая «{ $yellow }», синяя «{ $blue }».
white-castle-event-round-over = Раунд { $round } окончен. Очерёдность: { $order }.
white-castle-event-flipped = Токугава открывает карту { $number }: { $deeds }.
white-castle-event-ended = Игра окончена.

## Отказы

white-castle-breach-something-else = Сейчас нужно другое.
white-castle-breach-compulsory = От этого нельзя отказаться.
white-castle-breach-pair-gone = Эта пара уже взята.
white-castle-breach-no-die = На этом краю нет кубика.
white-castle-breach-only-with-matcha = Это из дополнения «Матча».
white-castle-breach-wrong-colour = Ячейка не принимает кубик этого цвета.
white-castle-breach-space-full = Ячейка занята.
white-castle-breach-too-few-coins = Не хватает монет на разницу.
white-castle-breach-too-few-seals = Не хватает печатей.
white-castle-breach-limit-reached = Больше этого не поместится.
white-castle-breach-no-trade-now = Печати меняют при выборе кубика, когда не хватает на цену, перед потерей печатей и в конце последнего хода.
white-castle-breach-not-a-resource = Еда, железо или перламутр, но не венчик.
white-castle-breach-cannot-stop-there = Маркер не может остановиться там.
white-castle-breach-no-such-part = Этого среди оставшегося нет.
white-castle-breach-cannot-pay = Вам нечем заплатить.
white-castle-breach-part-done = Эта часть уже выполнена.
white-castle-breach-nobody-left = На планшете клана никого не осталось.
white-castle-breach-nobody-there = Там нет вашего представителя.
white-castle-breach-no-such-climb = Так подняться нельзя.
white-castle-breach-no-such-way = В чайном саду нет такого пути.
white-castle-breach-tea-room-full = Для ещё одной вашей гейши нет места.
white-castle-breach-row-does-not-fit = Эта строка не подходит.
white-castle-breach-still-carried-out = Этот эффект ещё выполняется.
white-castle-breach-slot-taken = Место занято.
white-castle-breach-not-the-green-row = Зелёный ряд выбрать нельзя.
white-castle-breach-tile-does-not-fit = Этот жетон не подходит.
white-castle-breach-gardener-there = Ваш садовник уже там.
white-castle-breach-garden-does-not-fit = Этот сад не подходит.
white-castle-breach-curtain-does-not-fit = Эта шторка не подходит.
white-castle-breach-not-for-the-rival = Клан Токугава так не может.
white-castle-breach-no-room = Цепочка эффектов слишком длинна.

## На экране

white-castle-status-draft = начальные пары
white-castle-status-matcha = + Матча
white-castle-status-turns = раунд { $round }/3 · { $dice ->
    [one] остался { $dice } кубик
    [few] осталось { $dice } кубика
   *[many] осталось { $dice } кубиков
}
white-castle-status-gardens = раунд { $round }/3 · сады
white-castle-status-over = партия окончена
white-castle-area-chain = Этот ход
white-castle-area-draft = Начальные пары
white-castle-area-bridges = Мосты
white-castle-area-castle = Замок
white-castle-area-yards = Площадки
white-castle-area-tea = Чай
white-castle-area-own = Моё
white-castle-area-stores = Запасы
white-castle-area-rival = Токугава
white-castle-area-track = Влияние
white-castle-more-after = После этого: { $goods }.
white-castle-more-turn = Левый край моста приносит ещё и фонарь: { $lantern }.
white-castle-more-place = На метке — сколько монет вы получите или заплатите.
white-castle-more-place-left = Фонарь принесёт: { $lantern }. На метке — монеты за это место.
white-castle-more-finish = До этого весь ход можно отменить.
white-castle-more-reveal = Когда карта открыта, отменить уже нельзя.
white-castle-more-rival = Он откроет новые карты, отменить уже нельзя.
white-castle-more-gardens = Сад срабатывает, если на его мосту остался кубик.
white-castle-more-chain = { $n ->
    [0] Больше ничего не ждёт.
    [one] Следом ждёт ещё { $n } шаг.
    [few] Следом ждут ещё { $n } шага.
   *[many] Следом ждут ещё { $n } шагов.
}
white-castle-see-bridge-coral = Коралловый мост
white-castle-see-bridge-black = Чёрный мост
white-castle-see-bridge-white = Белый мост
white-castle-see-bridge-green = Зелёный мост
white-castle-see-die = { $die } { $value }, { $end }
white-castle-see-die-lantern = { $die } { $value }, { $end }, с фонарём
white-castle-see-garden = { $bed }: { $effects }; стоит еды: { $food }, очков: { $points }
white-castle-see-pond = Вид на пруд
white-castle-see-gate = Ворота
white-castle-see-stewards = Смотрители
white-castle-see-diplomats = Дипломаты
white-castle-see-daimyo = Даймё
white-castle-see-outside-left = За стенами, слева
white-castle-see-outside-right = За стенами, справа
white-castle-see-well = Колодец
white-castle-see-space = { $space }, значение { $value }
white-castle-see-courtiers = { $place }: { $n ->
    [one] { $n } придворный
    [few] { $n } придворных
   *[many] { $n } придворных
}
white-castle-see-geishas = { $place }: { $n ->
    [one] { $n } гейша
    [few] { $n } гейши
   *[many] { $n } гейш
}
white-castle-see-tea-garden = Чайный сад
white-castle-see-yards = Площадки
white-castle-see-own = Ваше владение
white-castle-see-domain-of = Владение: { $who }
white-castle-see-stores = Запасы
white-castle-see-deck = { $art }: { $n }
white-castle-see-entrance = Вход
white-castle-see-path1 = Дорожка 1
white-castle-see-path2 = Дорожка 2
white-castle-see-domain-row = { $space }: { $goods }
white-castle-see-lantern = Фонарь сейчас
white-castle-see-lantern-cards = { $n ->
    [one] с { $n } карты
    [few] с { $n } карт
   *[many] с { $n } карт
}
white-castle-see-lantern-next = Следующая карта замка добавит
white-castle-see-score = Счёт на сейчас
white-castle-see-total = Всего
white-castle-see-chain = Этот ход
white-castle-see-track = Влияние
white-castle-see-next-order = В следующем раунде:
white-castle-see-turns = ещё ходов: { $n }
white-castle-see-rival-next = дальше: { $die } мост, { $end }
white-castle-see-rival-did = Прошлый ход Токугава
white-castle-see-rival-waits = В этом раунде клан ещё не ходил.
white-castle-see-solo-card = Карта { $number }
white-castle-see-from-row = Строка замка
white-castle-see-from-line = Карта действия
white-castle-see-from-curtain = Шторка
white-castle-see-from-tile = Жетон площадки
white-castle-see-from-garden = Сад
white-castle-see-from-token = Жетон церемонии
white-castle-see-from-finish = Конец хода
white-castle-see-from-turn = Взять и поставить кубик
white-castle-see-from-gardens = Сады в конце раунда
white-castle-see-from-start = Начальные карты
white-castle-see-from-reveal = Новая карта
white-castle-see-from-rival = Клан Токугава
white-castle-help-left = Самый низкий кубик. Кто его берёт, получает ещё и фонарную награду.
white-castle-help-right = Самый высокий кубик. Фонаря не приносит.
white-castle-help-bridge = Под мостом два сада; они срабатывают в конце раундов 1 и 2, если на мосту остался кубик. Кубиков сейчас: { $n }.
white-castle-help-bridge-green = Под мостом пруд; вид на пруд срабатывает в конце раундов 1 и 2, если на мосту остался кубик. Кубиков сейчас: { $n }.
white-castle-help-value = Значение { $value }: кубик выше приносит разницу монетами, кубик ниже её стоит.
white-castle-help-well = Принимает любой кубик. Даёт печать и то, что на двух жетонах.
white-castle-help-well-now = Колодец даёт: { $goods }.
white-castle-help-pads-now = Кувшинки дают: { $goods }.
white-castle-help-room = Принимает кубик того цвета, что лежит у карты, и выполняет все строки у жетонов этого цвета.
white-castle-help-light = Светлый фон: блага.
white-castle-help-dark = Тёмный фон: действие члена клана.
white-castle-help-fires = Срабатывает, когда сюда ставят кубик этого цвета: { $die }.
white-castle-help-slot = Первый придворный здесь занимает место и получает его эффект.
white-castle-help-slot-taken = Место занято: { $who }.
white-castle-help-floor = В конце игры придворный здесь приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
white-castle-help-deck = Карт в колоде: { $n }.
white-castle-help-courtier = Аудиенция: 2 монеты, к воротам. Подъём: 2 перламутра за этаж, 5 за два.
white-castle-help-gardener = Садовник: заплатите еду карты сада, поставьте садовника и выполните карту.
white-castle-help-warrior = Воин: заплатите 5, 3 или 1 железо, поставьте воина и выполните жетоны площадки.
white-castle-help-geisha = Приглашение: 2 монеты, ко входу. Прогулка: 2 венчика за шаг, 5 за два.
white-castle-help-yard = Воин стоит { $iron } железа и выполняет жетоны. За каждого вашего придворного внутри замка (сейчас их { $n }) он приносит в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
white-castle-help-tile = Его выполняет воин, отправленный на эту площадку.
white-castle-help-garden = Отправить сюда садовника стоит { $food } еды. В конце игры он приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
white-castle-help-tea = В конце игры гейша здесь приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
white-castle-help-tea-room = Гейша здесь приносит по 2 очка за каждого показанного члена клана, покинувшего планшет (сейчас их { $n }).
white-castle-help-art = Верхняя карта открыта. Её берёт гейша на первом месте дорожки.
white-castle-help-curtain-yellow = Жёлтая шторка бесплатна.
white-castle-help-curtain-blue = Синяя шторка оплачивается, как на ней указано.
white-castle-help-own-token = После зелёного ряда, за печать.
white-castle-help-token-room = Его выполняет гейша, пришедшая в эту комнату.
white-castle-help-token-pond = Его можно выполнить вместо кувшинок за 3 монеты.
white-castle-help-domain = Каждый ушедший член клана открывает ещё одно место ряда.
white-castle-help-gives = Сейчас даёт: { $goods }.
white-castle-help-has = Сейчас: { $n }.
white-castle-help-line = Выполняется после благ ряда на той же высоте.
white-castle-help-lantern = Всё сразу, каждый раз, когда вы получаете фонарь.
white-castle-help-lantern-now = Фонарь сейчас даёт: { $goods }.
white-castle-help-lantern-none = Фонарь пока ничего не даёт.
white-castle-help-coin = Без предела. Монеты и печати вместе: очко за каждые 5.
white-castle-help-seal = Не больше 5. Обмен: 1 на монету, 2 на еду, железо, перламутр или венчик.
white-castle-help-good = Не больше 7. В конце от 3 до 6 дают 1 очко, 7 дают 2.
white-castle-help-track = Войти на деление 6 стоит 1 печать, на 11 — 2, на 15 — 3.
white-castle-help-order = Кто дальше всех, начинает следующий раунд; на одном делении — кто пришёл последним.
white-castle-help-pair = Карта ресурсов сразу даёт блага, а её оборот — фонарю; карта действия ложится в ваше владение.
white-castle-help-pair-now = Сразу: { $what }.
white-castle-help-pair-lantern = Фонарю: { $what }.
white-castle-help-pair-action = Карта действия: { $what }.
white-castle-help-pair-token = Жетон церемонии: { $what }.
white-castle-help-answer = Ответ на шаг, о котором спрашивают.
white-castle-help-rival = Переворачивает карты, пока верхняя не укажет на кубик, который есть, берёт его и выполняет последнюю перевёрнутую карту или две последние. Вы побеждаете, если у вас больше очков.
white-castle-help-rival-next = Карта сверху колоды показывает, с какого моста и края он возьмёт кубик, если тот ещё там.
white-castle-pad-stores = Запасы
white-castle-pad-members = Члены клана
white-castle-pad-play = Очки на шкале
white-castle-pad-coin = Монеты
white-castle-pad-seal = Печати
white-castle-pad-food = Еда
white-castle-pad-iron = Железо
white-castle-pad-pearl = Перламутр
white-castle-pad-whisk = Венчики
white-castle-pad-influence = Деление влияния
white-castle-pad-gardens = Сады с вашими садовниками
white-castle-pad-garden = Сад { $n }: очки на карте
white-castle-pad-tea = Чайный сад
white-castle-pad-more = { $what }: { $n }
white-castle-pad-less = { $what }: назад к { $n }
white-castle-pad-too-many = В клане по пять членов каждого вида, и не все места вмещают столько.

## В терминале

white-castle-draw-bridges = Мосты (сначала левый конец, с фонарём) и сады:
white-castle-draw-castle = Замок (+ светлая строка, # тёмная строка, каждая за цветом своего жетона):
white-castle-draw-yards = Площадки, места за стенами, колодец:
white-castle-draw-tea = Чайный сад и Химэдзи:
white-castle-draw-pairs = Начальные пары:
white-castle-draw-space = { $space } ({ $value })
white-castle-draw-worth = { $place } (очков: { $points })
white-castle-draw-yard = { $place } (очков: { $points } за каждого придворного внутри)
white-castle-draw-decks = Карты впереди: смотрители { $stewards }, дипломаты { $diplomats }
white-castle-draw-arts = Карты Химэдзи вместе с верхними: { $decks }
white-castle-draw-pads = Кувшинки: { $pads }
white-castle-draw-clan = { $who }: сейчас было бы { $points }; влияние { $influence }; { $goods }
white-castle-draw-lantern = Фонарь: { $lantern }; осталось ходов: { $turns }
white-castle-draw-row = { $space }, дома { $home }: { $goods }
white-castle-draw-round = Раунд { $round } из 3; порядок: { $order }; следующий, как стоят маркеры: { $next }
white-castle-draw-chain = Ждёт следом: { $steps }
