# Битоку

bitoku-about = Разыгрывайте ёкаев, ставьте кубики, пересекайте реку, стройте и идите путями мудрости: один из духов станет Великим Духом леса.
bitoku-intro-1 = Разыграйте ёкая, поставьте кубик, пересеките реку
bitoku-intro-2 = Пусть одно действие ведёт к другому
bitoku-intro-3 = Четыре года, затем Избрание
bitoku-quick = С одним спокойным ботом: около часа. Всё, чего можно коснуться, подсвечено.
bitoku-option-strict = Сравнение кубиков
bitoku-option-strict-off = Кубик может быть равен другим в регионе.
bitoku-option-strict-on = Строже: кубик должен быть выше всех других в регионе.
bitoku-option-tengu-dragonflies = Стрекозы тэнгу
bitoku-option-tengu-dragonflies-one = В начале у него одна.
bitoku-option-tengu-dragonflies-none = Легче: ни одной.
bitoku-option-tengu-dragonflies-two = Труднее: две.
bitoku-option-tengu-no-yokai = Ёкаи тэнгу
bitoku-option-tengu-no-yokai-off = В начале у него пять.
bitoku-option-tengu-no-yokai-on = Легче: в начале ни одного.
bitoku-option-tengu-no-resources = Ресурсы тэнгу
bitoku-option-tengu-no-resources-off = В начале у него два.
bitoku-option-tengu-no-resources-on = Легче: в начале ни одного.
bitoku-option-tengu-slow-kodamas = Кодамы тэнгу
bitoku-option-tengu-slow-kodamas-off = Шаг за каждый его кубик.
bitoku-option-tengu-slow-kodamas-on = Легче: только там, где ваш впереди.
bitoku-option-tengu-no-spring = Весна тэнгу
bitoku-option-tengu-no-spring-off = Очко перемещения за каждый кристалл.
bitoku-option-tengu-no-spring-on = Легче: ничего.
bitoku-option-tengu-early-pilgrim = Паломники тэнгу
bitoku-option-tengu-early-pilgrim-off = В начале все на планшете.
bitoku-option-tengu-early-pilgrim-on = Труднее: один уже в пути.
bitoku-option-tengu-early-kodamas = Начало его кодам
bitoku-option-tengu-early-kodamas-off = На первых ячейках.
bitoku-option-tengu-early-kodamas-on = Труднее: на ячейку дальше.
bitoku-option-tengu-lead-points = Первенство тэнгу
bitoku-option-tengu-lead-points-off = Очков не даёт.
bitoku-option-tengu-lead-points-on = Труднее: 3 очка за каждый регион, где он впереди.
bitoku-component-dice = кубики
bitoku-component-forest-lines = строки регионов
bitoku-component-home-cells = ячейки Дома
bitoku-component-boards = поля
bitoku-component-yokai-cards = карты ёкаев
bitoku-component-bitoku-cards = карты битоку
bitoku-component-vision-cards = карты видений
bitoku-component-building-tiles = жетоны зданий
bitoku-component-lake-treasures = озёрные сокровища
bitoku-component-crystals = кристаллы
bitoku-component-mitama = митама
bitoku-component-dragonflies = стрекозы
bitoku-component-torii-tiles = жетоны торий
bitoku-component-iwakura = ивакуры
bitoku-component-tengu-cards = карты тэнгу
bitoku-line-virtue = Добродетель
bitoku-help-line-virtue = Очки, полученные за игру.
bitoku-line-first = Первый ход
bitoku-help-line-first = Первый в порядке хода: 3 очка.
bitoku-line-bitoku = Битоку
bitoku-help-line-bitoku = От 1 до 7 разных типов: 1, 2, 4, 7, 11, 16, 22 очка.
bitoku-line-lakes = Озёрные сокровища
bitoku-help-line-lakes = По месту кодамы в каждом регионе.
bitoku-line-iwakura = Ивакуры
bitoku-help-line-iwakura = Совпадения, умноженные на паломников рядом с камнем.
bitoku-line-guardians = Стражи
bitoku-help-line-guardians = Кубики и ресурсы, делённые на 4; тэнгу: 1 за каждый ресурс.
bitoku-line-visions = Видения
bitoku-help-line-visions = Исполненные видения минус штрафы остальных при лучшем распределении.
bitoku-line-board = Планшет
bitoku-help-line-board = Что открыто на местах зданий и кристаллов.
bitoku-line-yokai = Ёкаи тэнгу
bitoku-help-line-yokai = 3 за начального ёкая, 6 за другого.
bitoku-line-crystals = Кристаллы тэнгу
bitoku-help-line-crystals = По 2 за каждый.
bitoku-tie-visions = Очков поровну; решают исполненные видения.
    { $best } против { $other }.
bitoku-tie-order = Видений тоже поровну; решает порядок хода.
    { $best } против { $other }.
bitoku-line-order = Порядок хода (при равенстве)
bitoku-help-line-order = При равных очках и видениях побеждает ходящий раньше.

## Names

bitoku-rival = Тэнгу
bitoku-tengu = тэнгу
bitoku-nothing = ничего
bitoku-resource-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
}
bitoku-resource-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
bitoku-resource-jade = { $n ->
    [one] { $n } нефрит
    [few] { $n } нефрита
   *[many] { $n } нефрита
}
bitoku-resource-sake = { $n ->
    [one] { $n } саке
    [few] { $n } саке
   *[many] { $n } саке
}
bitoku-resource-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
bitoku-amulet = амулет +{ $value }
bitoku-region-yomi = Земли Ёми
bitoku-region-steps = Ступени знаний
bitoku-region-home = Дом Великого Духа
bitoku-region-glade = Нефритовая поляна
bitoku-region-forges = Кузни
bitoku-home-cell = Дом, ячейка { $cell }
bitoku-hill = холм региона «{ $region }»
bitoku-house-temple = храм
bitoku-house-onsen = онсэн
bitoku-house-farm = ферма
bitoku-house-ryokan = рёкан
bitoku-house-ancient = древнее здание
bitoku-virtue-makoto = Макото
bitoku-virtue-chuugi = Тюуги
bitoku-virtue-yu = Ю
bitoku-virtue-jin = Дзин
bitoku-virtue-rei = Рэй
bitoku-virtue-gi = Ги
bitoku-virtue-meiyo = Мэйдзё
bitoku-yokai-kappa = Каппа
bitoku-yokai-imomushi = Имомуси
bitoku-yokai-nezumi = Нэдзуми
bitoku-yokai-kitsune = Кицунэ
bitoku-yokai-shinokami = Син оками
bitoku-yokai-yamauba = Ямауба
bitoku-mitama-ara = Ара
bitoku-mitama-nigi = Ниги
bitoku-mitama-saki = Саки
bitoku-mitama-kushi = Куси
bitoku-mitama-shinigami = Синигами
bitoku-crystal-dream = кристалл грёз
bitoku-crystal-memory = кристалл воспоминаний
bitoku-crystal-mastery = кристалл мастерства
bitoku-market-building = здания
bitoku-market-crystal = кристаллы
bitoku-market-mitama = митама
bitoku-market-dragonfly = стрекозы
bitoku-deck-yokai = ёкаи
bitoku-deck-bitoku = битоку
bitoku-deck-vision = видения
bitoku-season-spring = Весна
bitoku-season-summer = Лето
bitoku-season-autumn = Осень
bitoku-season-winter = Зима
bitoku-season-ascension = Избрание
bitoku-element-building = своё здание
bitoku-element-crystal = свой кристалл
bitoku-element-mitama = своего митаму
bitoku-element-pair = свою пару митамы и стрекозы
bitoku-element-visitedbitoku = посещённого битоку
bitoku-element-bitoku = битоку на пути
bitoku-element-enlightenment = паломника на озарении
bitoku-element-torii = паломника у торий
bitoku-element-wisdompilgrim = паломника на боковом пути
bitoku-element-iwakura = своего ивакуру
bitoku-element-iwakurapilgrim = паломника на каменной тропе
bitoku-element-vision = своё видение
bitoku-element-resource = свой ресурс
bitoku-element-amulet = свой амулет
bitoku-element-yokai = своего ёкая
bitoku-element-kodamafirst = трек, где ваш кодама один впереди
bitoku-trigger-build = строительство
bitoku-trigger-takecrystal = взятие кристалла
bitoku-trigger-takemitama = взятие митамы
bitoku-trigger-takedragonfly = взятие стрекозы
bitoku-trigger-sidepath = паломника на боковом пути
bitoku-trigger-visitbitoku = посещение битоку
bitoku-trigger-crossriver = переправу через реку
bitoku-trigger-stonepath = ивакуру или паломника каменной тропы

## Effects

bitoku-or = одно из: { $list }
bitoku-both = { $what }, одно из них на { $less } дешевле
bitoku-cheaper = { $what }, на { $less } дешевле
bitoku-effect-points = { $n ->
    [one] { $n } очко добродетели
    [few] { $n } очка добродетели
   *[many] { $n } очков добродетели
}
bitoku-effect-move = { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}
bitoku-effect-forward = { $n ->
    [one] свой кодама { $n } шаг
    [few] свои кодамы { $n } шага
   *[many] свои кодамы { $n } шагов
}
bitoku-effect-forward-here = { $n ->
    [one] свой кодама этого региона { $n } шаг
    [few] свой кодама этого региона { $n } шага
   *[many] свой кодама этого региона { $n } шагов
}
bitoku-effect-back = { $n ->
    [one] чужой кодама { $n } шаг назад
    [few] чужие кодамы { $n } шага назад
   *[many] чужие кодамы { $n } шагов назад
}
bitoku-effect-back-here = { $n ->
    [one] чужой кодама этого региона { $n } шаг назад
    [few] чужие кодамы этого региона { $n } шага назад
   *[many] чужие кодамы этого региона { $n } шагов назад
}
bitoku-effect-unlock = освободить кубик
bitoku-effect-draw = взять ёкая из своей колоды
bitoku-effect-yokai = ёкай из общей колоды
bitoku-effect-bitoku = битоку из общей колоды
bitoku-effect-vision = взять видение
bitoku-effect-rock = взять ивакуру
bitoku-effect-pilgrim = паломник к ивакуре
bitoku-effect-copy = повторить чужой кубик
bitoku-take-building = построить здание
bitoku-take-crystal = взять кристалл
bitoku-take-mitama = взять митаму
bitoku-take-dragonfly = взять стрекозу
bitoku-card-yokai = { $kind } ({ $effect })
bitoku-winter-flat = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
bitoku-winter-dice = сумма двух лучших кубиков
bitoku-winter-per = { $n } за { $what }, не больше 12
bitoku-need-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
bitoku-need-building = { $n ->
    [one] { $n } здание
    [few] { $n } здания
   *[many] { $n } зданий
}
bitoku-need-crystal = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
bitoku-need-mitama = { $n ->
    [one] { $n } митама
    [few] { $n } митамы
   *[many] { $n } митам
}
bitoku-need-pair = { $n ->
    [one] { $n } пара
    [few] { $n } пары
   *[many] { $n } пар
}
bitoku-need-enlightenment = { $n ->
    [one] { $n } паломник на озарении
    [few] { $n } паломника на озарении
   *[many] { $n } паломников на озарении
}
bitoku-need-torii = { $n ->
    [one] { $n } паломник у торий
    [few] { $n } паломника у торий
   *[many] { $n } паломников у торий
}
bitoku-need-bitoku = { $n ->
    [one] { $n } посещённый битоку
    [few] { $n } посещённых битоку
   *[many] { $n } посещённых битоку
}
bitoku-vision = видение: { $needs } (+{ $points }, иначе −{ $penalty })
bitoku-rock = ивакура «{ $what }»
bitoku-building = { $house } { $die }+ ({ $effect })
bitoku-crystal = { $kind } ({ $effect })
bitoku-memory = { $n } за { $what }
bitoku-mitama = митама «{ $kind }» ({ $effect })
bitoku-dragonfly = стрекоза ({ $effect })
bitoku-torii = тории ({ $effect })
bitoku-bitoku = битоку «{ $virtue }»
bitoku-source-game = ход
bitoku-source-line = { $region }, кубик { $die }+
bitoku-from = Откуда: { $source }.
bitoku-reward-bitoku = битоку
bitoku-reward-yokai = ёкай
bitoku-reward-leavebitoku = битоку, оставлен на месте
bitoku-reward-leaveyokai = ёкай, оставлен на месте
bitoku-reward-visionrock = видение и ивакура
bitoku-reward-visionpilgrim = видение и паломник к ивакуре
bitoku-reward-visionkodama = видение и шаг кодамы
bitoku-reward-rockpilgrim = ивакура и паломник к ней
bitoku-reward-rockkodama = ивакура и шаг кодамы
bitoku-reward-pilgrimkodama = паломник к ивакуре и шаг кодамы

## Questions

bitoku-prompt-call = { $n ->
    [one] Отложите { $n } карту, оставьте три.
    [few] Отложите { $n } карты, оставьте три.
   *[many] Отложите { $n } карт, оставьте три.
}
bitoku-prompt-dice = Верните кубики на красные ячейки в любом порядке.
bitoku-prompt-turn = Разыграйте ёкая, используйте кубик, пересеките реку или спасуйте.
bitoku-prompt-finish = Завершите ход.
bitoku-prompt-use = Поставьте кубик или усильте его ещё.
bitoku-prompt-placed = Выполните действие Леса, действие здания или завершите ход.
bitoku-prompt-played = Используйте ёкая, его кристалл или завершите ход.
bitoku-prompt-parts = Выберите, что сделать дальше.
bitoku-prompt-choose = Выберите одно.
bitoku-prompt-gain = { $n ->
    [one] Возьмите { $n } ресурс.
    [few] Возьмите { $n } ресурса.
   *[many] Возьмите { $n } ресурсов.
}
bitoku-prompt-move = { $n ->
    [one] Потратьте { $n } очко перемещения.
    [few] Потратьте { $n } очка перемещения.
   *[many] Потратьте { $n } очков перемещения.
}
bitoku-prompt-forward = { $n ->
    [one] Продвиньте своих кодам на { $n } шаг.
    [few] Продвиньте своих кодам на { $n } шага.
   *[many] Продвиньте своих кодам на { $n } шагов.
}
bitoku-prompt-back = { $n ->
    [one] Отодвиньте чужих кодам на { $n } шаг.
    [few] Отодвиньте чужих кодам на { $n } шага.
   *[many] Отодвиньте чужих кодам на { $n } шагов.
}
bitoku-prompt-unlock = Освободите кубик.
bitoku-prompt-draw = Возьмите ёкая из своей колоды или откажитесь.
bitoku-prompt-look-yokai = Посмотрите двух ёкаев общей колоды или откажитесь.
bitoku-prompt-look-bitoku = Посмотрите двух битоку общей колоды или откажитесь.
bitoku-prompt-look-vision = Посмотрите два видения или откажитесь.
bitoku-prompt-looked-yokai = Возьмите ёкая.
bitoku-prompt-looked-bitoku = Возьмите битоку.
bitoku-prompt-looked-vision = Оставьте видение или возьмите ресурс.
bitoku-prompt-rock = Возьмите ивакуру из сада камней.
bitoku-prompt-pilgrim = Поместите паломника к ивакуре.
bitoku-prompt-take-building = Постройте здание.
bitoku-prompt-take-crystal = Возьмите кристалл.
bitoku-prompt-take-mitama = Возьмите митаму.
bitoku-prompt-take-dragonfly = Возьмите стрекозу.
bitoku-prompt-both = Возьмите оба в любом порядке; скидка на одно.
bitoku-prompt-pay = Выберите, как заплатить.
bitoku-prompt-pair-mitama = Объедините митаму со стрекозой.
bitoku-prompt-pair-dragonfly = Объедините стрекозу с митамой.
bitoku-prompt-copy = Повторите кубик другого игрока.
bitoku-prompt-harvest = Пожните плоды кристаллов грёз.
bitoku-prompt-bonus = Выберите бонус своего здания.
bitoku-prompt-remove = Уберите разыгранного ёкая за очки или оставьте всех.

## Actions

bitoku-act-finish = Завершить
bitoku-act-decline = Отказаться
bitoku-act-look = Посмотреть
bitoku-act-pass = Спасовать
bitoku-act-advance = фишку на следующего битоку
bitoku-act-act = действие ёкая
bitoku-act-mastery = действие кристалла
bitoku-act-no-vision = ресурс вместо видения
bitoku-act-pair = объединить
bitoku-act-bonus-point = 1 очко добродетели
bitoku-act-bonus-amulet = амулет +1
bitoku-act-pick = взять: { $what }
bitoku-act-kodama = кодама вперёд: { $region }
bitoku-act-part = { $what }
bitoku-act-choose = { $what }
bitoku-act-take = ячейка { $slot }: { $what }
bitoku-act-arrange = кубики { $order }
bitoku-act-line = { $line }: { $effect }
bitoku-act-house = использовать: { $what }
bitoku-act-start = начать паломничество: путь { $path }, ячейка { $cell }
bitoku-act-walk = идти дальше: путь { $path }, ячейка { $cell }
bitoku-act-enter = озарение: путь { $path }, ячейка { $cell }
bitoku-act-enter-torii = { $what }: путь { $path }, ячейка { $cell }
bitoku-act-unlock = освободить кубик { $die } ({ $value })
bitoku-act-harvest = { $what }
bitoku-act-remove = убрать { $what } за { $n }
bitoku-act-copy-home = повторить ячейку { $cell } Дома
bitoku-act-back = кодама игрока { $player } назад: { $region }
bitoku-act-rock = { $what }
bitoku-act-stone = ячейка { $cell } каменной тропы
bitoku-act-build = { $what }: { $region }
bitoku-act-take-crystal = { $what } на место { $slot }
bitoku-act-place = кубик { $die } ({ $value }): { $spot }
bitoku-act-strengthen = кубик { $die } ({ $value }) амулетом +{ $amulet }
bitoku-act-cross = кубик { $die } ({ $value }) на { $hill }: { $reward }
bitoku-act-play = { $what } на место { $slot }
bitoku-act-discard = отложить: { $what }
bitoku-act-take-card = { $what }
bitoku-act-pair-with = { $what }
bitoku-act-pay = заплатить: { $what }

## Events

bitoku-event-order = Порядок хода: { $order }.
bitoku-event-season = { $season }, год { $round }.
bitoku-event-drew = { $who }: взято ёкаев из колоды: { $n }.
bitoku-event-reshuffled = { $who }: сброс перемешан в новую колоду.
bitoku-event-put-off = { $who }: отложено, { $what }.
bitoku-event-put-off-unseen = { $who }: карта отложена.
bitoku-event-discarded = { $who }: сброшено, { $what }.
bitoku-event-played = { $who }: { $what } на место { $slot }.
bitoku-event-unlocked = { $who }: кубик { $value } свободен.
bitoku-event-pilgrim-spent = { $who }: паломник сброшен ради кубика.
bitoku-event-strengthened = { $who }: амулет +{ $amulet }, на кубике { $value }.
bitoku-event-placed = { $who }: кубик { $value } — { $spot }.
bitoku-event-lowered = { $who }: кубик уменьшен до { $value }.
bitoku-event-crossed = { $who }: через реку на { $hill }, кубик { $value }: { $reward }.
bitoku-event-passed = { $who }: пас.
bitoku-event-used = { $who }: применено, { $what }.
bitoku-event-used-of = { $who }: применено, { $what }. Владелец: { $owner }.
bitoku-event-points = { $who }: добродетель { $n }.
bitoku-event-remembered = { $who }: воспоминание, { $n } за { $what }.
bitoku-event-gained = { $who }: +{ $what }.
bitoku-event-paid = { $who }: −{ $what }.
bitoku-event-kodama = { $who }: кодама, { $region }, ячейка { $cell }.
bitoku-event-built = { $who }: построено, { $what }. Регион: { $region }.
bitoku-event-took = { $who }: новое — { $what }.
bitoku-event-took-unseen = { $who }: ёкай из общей колоды.
bitoku-event-paired = { $who }: пара, { $what }.
bitoku-event-visited = { $who }: битоку «{ $what }».
bitoku-event-started = { $who }: начало паломничества, путь { $path }, ячейка { $cell }.
bitoku-event-walked = { $who }: дальше по пути { $path } с ячейки { $cell }.
bitoku-event-entered = { $who }: на боковой путь, путь { $path }, ячейка { $cell }, место { $place }.
bitoku-event-stone = { $who }: паломник на ячейке { $cell } каменной тропы.
bitoku-event-looked = { $who }: просмотр карт, { $deck }.
bitoku-event-left = { $who }: карты возвращены, { $deck }.
bitoku-event-declined = { $who }: отказ.
bitoku-event-arranged = { $who }: кубики { $values }.
bitoku-event-removed = { $who }: убрано, { $what }. Очки: { $n }.
bitoku-event-hills = На холмах новые карты.
bitoku-event-market = Ряд пополнен: { $what }.
bitoku-event-tengu-will = Воля тэнгу: { $a } и { $b }. Меньший кубик указывает на карту { $place } слева.
bitoku-event-tengu-step = Тэнгу: шаг { $what }.
bitoku-event-tengu-rolled = Решает кубик воли: { $die }.
bitoku-event-tengu-drew = Тэнгу берёт карту у торий.
bitoku-event-rock-lost = Ушёл из сада камней: { $what }.
bitoku-step-a = A (А), спорная переправа за показанной картой
bitoku-step-b = B (Б), несвободный кубик в регион карты
bitoku-step-c = C (В), свободный кубик в регион карты
bitoku-step-d = D (Г), действие региона за ресурс
bitoku-step-e = E (Д), последняя ячейка спорной переправы
bitoku-step-f = F (Е), кубик в Дом
bitoku-step-g = G (Ж), освобождает кубик и берёт ресурс
bitoku-step-h = H (З), переправа за показанной картой
bitoku-step-i = I (И), свободный кубик в другой регион
bitoku-step-j = J (К), выжидает и берёт ресурс
bitoku-step-k = K (Л), любая переправа
bitoku-step-l = L (М), пасует

## Refusals

bitoku-breach-somethingelse = Сейчас спрашивают о другом.
bitoku-breach-compulsory = От этого нельзя отказаться.
bitoku-breach-nosuchpart = Эта часть уже выполнена или ничего не даст.
bitoku-breach-notinhand = Этой карты нет на руке.
bitoku-breach-slotfull = На этом месте уже лежит карта.
bitoku-breach-dienotready = Кубик несвободен, и нет паломника, чтобы его освободить.
bitoku-breach-cannotstrengthen = Такого амулета нет, или на кубике 6.
bitoku-breach-nocell = Там нет пустой ячейки.
bitoku-breach-toolowtocopy = Для этой ячейки нужен кубик от 2.
bitoku-breach-cannotcross = Этот кубик не может перейти на тот холм.
bitoku-breach-rewardcovered = Эта награда закрыта.
bitoku-breach-cannotpass = Сначала разыграйте три карты и поставьте три кубика.
bitoku-breach-noforestaction = Кубик слишком мал, или действие уже выполнено.
bitoku-breach-nobuildingaction = Это здание сейчас нельзя использовать.
bitoku-breach-nothingtocopy = Чужого кубика для этого нет.
bitoku-breach-notoffered = Этот ресурс не предлагают.
bitoku-breach-kodamastays = Этот кодама не может двинуться.
bitoku-breach-notlocked = Этот кубик уже свободен.
bitoku-breach-nosuchstep = Так никто не может пойти.
bitoku-breach-endofpath = Впереди фишки нет битоку.
bitoku-breach-norock = Этого ивакуры нет, или все места заняты.
bitoku-breach-nostone = На эту ячейку паломнику нельзя.
bitoku-breach-cannotbuild = Построить нельзя: нет фишки, цены, жетона или ячейки.
bitoku-breach-nocrystal = Этот кристалл нельзя взять на это место.
bitoku-breach-nomitama = Этого митамы нет, или за него нечем платить.
bitoku-breach-nodragonfly = Этой стрекозы нет, или за неё нечем платить.
bitoku-breach-wrongpayment = Цена другая.
bitoku-breach-notlookedat = Этой карты нет среди просмотренных.
bitoku-breach-nothingtopair = Объединять не с чем.
bitoku-breach-nothingtoharvest = Этот кристалл сейчас ничего не даёт.
bitoku-breach-cannotremove = Эту карту нельзя убрать.
bitoku-breach-nosuchorder = Так кубики вернуть нельзя.
bitoku-breach-noroom = Цепочка действий стала слишком длинной.

## The table as text

bitoku-draw-year = Год { $round }, { $season }. Порядок хода: { $order }.
bitoku-draw-region = { $region }: { $dice }
bitoku-draw-treasure = кодамы { $cells }; сокровище { $rewards }
bitoku-draw-site = { $what }, { $owner }
bitoku-draw-hill = { $hill }: { $bitoku }; { $yokai }; третья { $third }
bitoku-draw-covered = закрыто
bitoku-draw-open = открыта
bitoku-draw-market = { $what }, сначала дешёвые:
bitoku-draw-garden = Сад камней: { $rocks }.
bitoku-draw-player = { $who }: { $points } (добродетель { $virtue }). { $goods }. Амулеты +1 { $one }, +2 { $two }, +3 { $three }. Паломники { $pilgrims }.
bitoku-draw-dice = кубики { $dice }
bitoku-draw-locked = { $value } несвободен
bitoku-draw-ready = { $value } свободен
bitoku-draw-away = { $value }: { $spot }
bitoku-draw-on-hill = { $value } на холме
bitoku-draw-path = битоку { $path }; посещено { $visited }
bitoku-draw-pieces = здания { $houses }, кристаллы { $crystals }, митама { $mitama }, пары { $pairs }
bitoku-draw-stones = ивакуры { $rocks }; паломников рядом { $stones }
bitoku-draw-wisdom = пути мудрости: в пути { $walking }, озарение { $enlightenment }, тории { $torii }
bitoku-draw-cards = на руке { $hand }, в колоде { $deck }; разыграно { $played }
bitoku-draw-hand = на руке: { $cards }
bitoku-draw-tengu = Ряд тэнгу: { $row }; поведение { $tile }.
bitoku-draw-tile-on = активно
bitoku-draw-tile-off = неактивно

## On the screen

bitoku-status = год { $round } из 4 · { $season }
bitoku-area-chain = Этот ход
bitoku-area-hills = Холмы
bitoku-area-forest = Лес
bitoku-area-paths = Пути
bitoku-area-market = Рынки
bitoku-area-own = Моё
bitoku-area-tengu = Тэнгу
bitoku-see-chain = Этот ход
bitoku-see-nth = { $what } (№ { $n })
bitoku-see-no-dice = кубиков нет
bitoku-see-no-card = карты нет
bitoku-see-no-rock = ивакуры пока нет
bitoku-see-covered = закрыто
bitoku-see-leave = оставить
bitoku-see-two-of = 2 из 4
bitoku-see-third = два из четырёх: видение, ивакура, паломник у ивакуры, шаг кодамы
bitoku-see-order = Порядок хода
bitoku-see-region-yomi = Ёми
bitoku-see-region-steps = Ступени
bitoku-see-region-home = Великий Дух
bitoku-see-region-glade = Поляна
bitoku-see-region-forges = Кузни
bitoku-see-track = Трек кодам, { $region }: сейчас { $n }
bitoku-see-mitama = Митама
bitoku-see-dragonflies = Стрекозы
bitoku-see-buildings = Здания
bitoku-see-crystals = Кристаллы
bitoku-see-garden = Сад камней
bitoku-see-empty = пустая ячейка
bitoku-see-left = ещё { $n }
bitoku-see-cell = путь { $path }, ячейка { $cell }
bitoku-see-bridge = мост: нужно посещённых битоку, { $n }
bitoku-see-enlightenment = озарение
bitoku-see-own = Ваш планшет
bitoku-see-board-of = Планшет: { $who }
bitoku-see-amulets = амулеты +{ $value }: { $n }
bitoku-see-amulet-count = амулетов: { $n }
bitoku-see-pilgrims = свободных паломников: { $n }
bitoku-see-slot = пустая ячейка карты { $slot }
bitoku-see-die-locked = кубик { $die }: { $value }, несвободен
bitoku-see-die-ready = кубик { $die }: { $value }, свободен
bitoku-see-die-placed = кубик { $die }: { $value }, в лесу
bitoku-see-die-on-hill = кубик { $die }: { $value }, на холме
bitoku-see-hand = Рука { $hand } · колода { $deck }, сброс { $discard }
bitoku-see-crystal-slot = пустая ячейка кристалла { $n }
bitoku-see-counter = здание { $n }: цена — { $cost }
bitoku-see-stones = Каменная тропа
bitoku-see-stone = каменная тропа, ячейка { $n }
bitoku-see-visions = Видения, лучший выбор сейчас
bitoku-see-bitoku = Путь битоку
bitoku-see-kinds = разных видов: { $n }
bitoku-see-spirits = Духи
bitoku-see-pairs = пар: { $n }
bitoku-see-higher = здесь есть кубик выше: { $value }
bitoku-name-higher = Кубик выше
bitoku-see-passed = спасовал
bitoku-see-tengu-card = Карта тэнгу
bitoku-see-behaviour = Жетон поведения: { $tile }
bitoku-ask-place = Поставьте кубик { $value } или усильте его.
bitoku-ask-locked = Отдайте паломника: поставьте несвободный кубик { $value } или усильте его.
bitoku-ask-cross = Перейдите реку кубиком { $value }.
bitoku-more-cross = Коснитесь подсвеченной награды холма. Кубик теряет 1, а 6 превращается в 3.
bitoku-more-after = Это даст: { $goods }.
bitoku-more-call = Коснитесь карты на руке, чтобы отложить её.
bitoku-more-dice = В следующем году каждый кубик связан с ячейкой карты над ним.
bitoku-more-die = Коснитесь места в лесу или амулета, чтобы усилить кубик.
bitoku-more-card = Коснитесь ячейки, куда её положить: её кубик освободится.
bitoku-more-turn = Коснитесь карты на руке или кубика на своём планшете.
bitoku-more-placed = И то и другое в любом порядке: одна строка региона и одно здание его населённой области.
bitoku-more-take = Подсвечено то, за что вы можете заплатить.
bitoku-more-finish = До этого всё можно вернуть.
bitoku-more-reveal = Увиденное нельзя вернуть.
bitoku-more-chain = { $n ->
    [0] Это последний шаг.
    [one] После этого ещё { $n } шаг.
    [few] После этого ещё { $n } шага.
   *[other] После этого ещё { $n } шагов.
}
bitoku-name-hill = Холм
bitoku-help-hill = Кубик из леса переходит на холм своего региона, теряет в значении и берёт одну незакрытую награду.
bitoku-name-third = Третья награда
bitoku-help-third = Два разных из четырёх: видение, ивакура, паломник у ивакуры, шаг кодамы.
bitoku-name-leave = Оставить карту
bitoku-help-leave = Награда закрывается, карта не берётся.
bitoku-name-spot = Лес
bitoku-help-spot = Кубик, поставленный сюда, выполняет одну строку региона, на которую хватает его значения, и применяет одно здание.
bitoku-name-order = Порядок хода
bitoku-name-path = Путь мудрости
bitoku-help-path = За очко перемещения паломник начинает путь, проходит одну ячейку или сворачивает на боковой путь.
bitoku-help-order = Осенью порядок следующего года определяют кубики в Доме Великого Духа, сверху вниз; их значение не важно.
bitoku-name-pilgrim = Паломник
bitoku-help-pilgrim = Идёт по путям мудрости или встаёт у ивакуры; одного отдают, чтобы применить несвободный кубик.
bitoku-name-kodama = Кодама
bitoku-help-kodama = В конце первые трое на каждом треке получают его сокровище.
bitoku-name-market = Рынок
bitoku-help-market = Зимой самая дешёвая ячейка пустеет, остальные сдвигаются.
bitoku-name-slot = Ячейка карты
bitoku-help-slot = Ёкай, сыгранный сюда, освобождает кубик под ним; кристалл мастерства над ним тоже действует.
bitoku-name-stone = Каменная тропа
bitoku-help-stone = Цена: { $cost }. Паломник здесь считается для каждого ивакуры рядом.
bitoku-name-rocks = Место для ивакуры
bitoku-help-rocks = Он приносит очки: подходящие элементы, умноженные на паломников рядом.
bitoku-name-points = Очки сейчас
bitoku-help-points = Как если бы Избрание настало сейчас, по всему, что видно:
bitoku-name-tengu = Тэнгу
bitoku-help-tengu = В свой ход он бросает два кубика воли. Меньший указывает на карту его ряда; затем выполняется первый возможный шаг таблицы от A до L. Если бы игра закончилась сейчас:
bitoku-name-die-locked = Несвободный кубик
bitoku-help-die-locked = Его освобождает карта в его ячейке; можно и отдать паломника.
bitoku-name-die-ready = Кубик
bitoku-help-die-ready = Поставьте его в лес; амулеты его усиливают.
bitoku-name-die-placed = Кубик в лесу
bitoku-help-die-placed = Он может перейти реку на холм своего региона.
bitoku-name-die-on-hill = Кубик на холме
bitoku-help-die-on-hill = Зимой он вернётся.
bitoku-name-amulet = Амулет
bitoku-help-amulet = Усиливает кубик перед размещением, не больше чем до 6.
bitoku-name-crystals = Ячейка кристалла
bitoku-name-side = Боковой путь
bitoku-help-crystals = Кристалл, положенный сюда, будит паломника, а ячейка в конце приносит { $n }.
bitoku-name-counter = Фишка здания
bitoku-help-counter = Здание стоит: { $cost }; в конце его место приносит { $n }.
bitoku-help-winter = Если убрать зимой: { $what }. Сейчас { $n }.
bitoku-help-virtue = При посещении: добродетель { $n } и { $effect }. Карт этого вида в игре: { $copies }.
bitoku-help-vision = Каждый элемент служит одному видению; лучшее распределение считается само.
bitoku-help-owner-point = Если его применит другой игрок, владелец получит 1 очко.
bitoku-help-owner-either = Если его применит другой игрок, владелец получит 1 очко или амулет +1.
bitoku-help-owner-both = Если его применит другой игрок, владелец получит 1 очко и амулет +1.
bitoku-help-owner = Владелец: { $who }.
bitoku-help-needs = Нужен кубик не меньше { $die }.
bitoku-help-site = Ячейка для здания этого типа.
bitoku-help-dream = Действует каждую весну и при Избрании.
bitoku-help-memory = Очки каждый раз, когда вы это делаете.
bitoku-help-mastery = Действует, когда карта ложится в ячейку под ним.
bitoku-help-mitama = Его действие выполняется, когда его берут; затем его можно объединить со стрекозой.
bitoku-help-dragonfly = Действует, когда её объединяют с митамой.
bitoku-help-rock = В конце: подходящие элементы, умноженные на паломников рядом.
bitoku-help-line = Нельзя, если в регионе есть другой кубик выше.
bitoku-help-line-strict = Только если кубик выше всех остальных там.
bitoku-help-home-any = Любой кубик.
bitoku-help-home-copy = Кубик со значением от 2; он становится на 1 меньше.
bitoku-help-home = Осенью первым становится владелец самого верхнего кубика, значение не важно.
bitoku-help-track = Места с первого по третье: { $first }, { $second }, { $third }; при ничьей делят.
bitoku-help-track-now = Сейчас это приносит { $n }.
bitoku-help-good = Идёт в оплату зданий, кристаллов, митамы и стрекоз.
bitoku-help-torii = Кто входит раньше, занимает лучшее место; плитка тоже действует.
bitoku-help-enlightenment = Очки и амулет — по ещё свободному месту.
bitoku-help-bridge = Перейти может только тот, кто посетил столько битоку. Посещено сейчас: { $n }.
bitoku-help-answer = Коснитесь, чтобы выбрать.
bitoku-see-first = 1-й осенью
bitoku-see-wished = ещё один такой элемент нужен вашему видению
bitoku-see-likes = Любит
bitoku-name-wished = Нужно видению
bitoku-help-wished = Ещё один такой элемент — и условие одного из видений выполнено.
bitoku-name-behaviour = Жетон поведения
bitoku-help-behaviour = Неактивен: самая левая карта позволяет ему сразу применить несвободный кубик (шаг B), и жетон переворачивается. Активен: когда кубиков на планшете не осталось, он берёт ресурс (шаг J), и жетон переворачивается обратно.
bitoku-name-count-building = Здания
bitoku-help-count-building = Построено; каждое открывает очки на планшете.
bitoku-name-count-crystal = Кристаллы
bitoku-help-count-crystal = Взято.
bitoku-name-count-mitama = Митама
bitoku-help-count-mitama = Взято, в парах и без пары.
bitoku-name-count-pair = Пары
bitoku-help-count-pair = Митама, соединённый со стрекозой.
bitoku-name-count-bitoku = Посещённые битоку
bitoku-help-count-bitoku = Карты пути, до которых дошла фишка.
bitoku-help-side-next = Кто войдёт сейчас, получит очков: { $n }, { $amulet ->
    [0] без амулета.
   *[other] и ещё амулет +{ $amulet }.
}
bitoku-help-side-full = Все места заняты: боковой путь закрыт.
bitoku-more-pass = Пас пока закрыт: пустых ячеек { $cards }, кубиков в запасе { $dice }.
bitoku-more-closed = Действия леса не будет: { $who }, кубик { $value }.
bitoku-more-line = Строка леса { $die }+: { $what }.
bitoku-more-houses = Здание: { $what }
bitoku-help-price = { $pays ->
    [0] { $can ->
        [0] Цена: { $cost } — пока не хватает. Добродетель: { $points }.
       *[other] Цена: { $cost } — хватает. Добродетель: { $points }.
    }
   *[other] Эта ячейка сама даёт ресурсы на выбор: { $pays }.
}
bitoku-bonus = { $kind ->
    [0] { $who }: +1 очко
    [1] { $who }: +1 очко или амулет +1
   *[other] { $who }: +1 очко и амулет +1
}
bitoku-tengu-named = Её выбирает меньший кубик воли { $dice }.
bitoku-tengu-top = { $top ->
    [1] Переходя реку (A, H), берёт ёкая: любимого, иначе случайного.
    [2] Переходя реку (A, H), берёт самую редкую битоку вида, которого у него нет.
   *[other] Переходя реку (A, H), бросает кубик воли: ёкай (сначала любимый) или самый редкий битоку, которого у него нет.
}
bitoku-tengu-region = Регион «{ $region }» (B, C, D): { $does ->
    [0] случайная стрекоза бесплатно; сразу пара и 2 очка перемещения.
    [1] случайный кристалл бесплатно.
    [2] 3 очка перемещения.
    [3] { $goods }, и самый перспективный кодама на 1 шаг.
    [4] любимый митама, иначе случайный, бесплатно; сразу пара и 2 очка перемещения.
   *[other] любимое здание, иначе случайное, бесплатно; кодама того региона на 1 шаг.
}
bitoku-tengu-standard = { $pays ->
    [0] Ресурса на ней нет: ничего не платит (D), а берёт то, чего у него меньше всего (G, J).
   *[other] Платит (D) или берёт (G, J): { $standard }. Сейчас есть: { $n }.
}
bitoku-help-beside = Паломников рядом сейчас: { $n }.
bitoku-table-a = Если его кубик и ваш могут перейти на одни и те же холмы и там лежит карта вида, показанного сверху: его старший такой кубик переходит и берёт её.
bitoku-table-b = Если карта лежала крайней слева, в её регионе есть место, жетон поведения неактивен, а свободных кубиков нет: жетон переворачивается, младший кубик освобождается и встаёт туда; кодама на 1 шаг, действие региона.
bitoku-table-c = Если в регионе карты есть место и у него есть свободный кубик: младший встаёт туда; кодама на 1 шаг, действие региона.
bitoku-table-d = Если есть несвободный кубик и ресурс карты (или ресурса на ней нет): освобождает младший, платит и выполняет действие региона, не ставя кубик.
bitoku-table-e = Если его кубик и ваш могут перейти на одни и те же холмы, а место там одно: переходит и берёт любимого ёкая, иначе самую редкую битоку, которой у него нет, иначе случайного ёкая.
bitoku-table-f = Если есть свободный кубик, а в Доме его кубика нет: младший встаёт в Дом, кодама на 1 шаг; 3 очка и ещё 2 за каждый ваш кубик 5 или 6 в четырёх регионах у реки.
bitoku-table-g = Если есть несвободный кубик: освобождает младший и берёт ресурс карты.
bitoku-table-h = Если его кубик может перейти на холмы, где лежит карта вида, показанного сверху: старший переходит и берёт её.
bitoku-table-i = Если в регионе карты нет места, но есть свободный кубик: младший встаёт в свободный регион с самым перспективным кодамой; кодама на 1 шаг, действие того региона.
bitoku-table-j = Если жетон поведения активен, а кубиков на планшете не осталось: жетон переворачивается, он берёт ресурс карты.
bitoku-table-k = Если хоть один кубик может перейти реку: старший переходит и берёт, как в шаге E.
bitoku-table-l = Ничего другого не возможно: он пасует до зимы.
bitoku-pad-points = Очки
bitoku-pad-board = Планшет
bitoku-pad-bitoku = Путь битоку
bitoku-pad-virtue = очки добродетели
bitoku-pad-first = первый в порядке хода
bitoku-pad-lakes = очки за сокровища озёр
bitoku-pad-iwakura = очки за ивакуры
bitoku-pad-visions = очки за видения
bitoku-pad-lost = очки, потерянные за видения
bitoku-pad-dice = сумма кубиков
bitoku-pad-resources = ресурсы
bitoku-pad-buildings = здания
bitoku-pad-crystal = ячейка { $n }: { $kind }
bitoku-pad-more = { $what }: больше, { $n }
bitoku-pad-less = { $what }: меньше, { $n }
bitoku-pad-too-many = Так не бывает: чего-то слишком много.
