# Хозяин леса

grandbois-title = Хозяин леса
grandbois-about = Лес растёт карта на карту; каждый тайно ведёт клан и хочет, чтобы его было видно, чтобы он держался вместе и поближе к вышке.

grandbois-option-expert = Ограничение для опытных
grandbois-option-expert-off = Зверей накрывает большее число зверей любого клана.
grandbois-option-expert-on = Клан никогда не накрывает сам себя.

grandbois-component-forest-cards = карты леса
grandbois-component-clan-cards = карты кланов
grandbois-component-watchtowers = вышки
grandbois-component-tower-badges = значки вышек
grandbois-component-score-pad = блокнот

grandbois-line-cells = Клетки
grandbois-line-group = Самая большая группа
grandbois-line-tower_own = Свой клан у вышки
grandbois-line-tower_other = Чужие кланы у вышки

grandbois-clan-toad = лягушки
grandbois-clan-rabbit = мыши
grandbois-clan-fox = лисы
grandbois-clan-raccoon = еноты
grandbois-clan-lizard = ящерицы

grandbois-cell-ground = пустое место
grandbois-cell-clearing = поляна
grandbois-cell-bear = медведь
grandbois-cell-tower-white = белая вышка
grandbois-cell-tower-black = чёрная вышка
grandbois-cell-tower-blue = синяя вышка
grandbois-cell-tower-brown = коричневая вышка
grandbois-cell-toad = { $count ->
    [one] { $count } лягушка
    [few] { $count } лягушки
   *[many] { $count } лягушек
}
grandbois-cell-rabbit = { $count ->
    [one] { $count } мышь
    [few] { $count } мыши
   *[many] { $count } мышей
}
grandbois-cell-fox = { $count ->
    [one] { $count } лиса
    [few] { $count } лисы
   *[many] { $count } лис
}
grandbois-cell-raccoon = { $count ->
    [one] { $count } енот
    [few] { $count } енота
   *[many] { $count } енотов
}
grandbois-cell-lizard = { $count ->
    [one] { $count } ящерица
    [few] { $count } ящерицы
   *[many] { $count } ящериц
}

grandbois-tower-white = белая вышка
grandbois-tower-black = чёрная вышка
grandbois-tower-blue = синяя вышка
grandbois-tower-brown = коричневая вышка

grandbois-prompt-place = Положите карту: накройте от 1 до 3 клеток леса.
grandbois-prompt-confirm = Подтвердите карту или верните её.
grandbois-prompt-tower = Поставить вышку на эту поляну?
grandbois-prompt-finish-turn = Завершите ход.
grandbois-prompt-finish-sweep = Завершите ход: ни одна открытая карта не подходит, откроются четыре новые.
grandbois-prompt-finish-last-card = Завершите ход: это была последняя карта, кланы откроются.
grandbois-prompt-finish-nothing-fits = Завершите ход: больше ни одну карту не положить, кланы откроются.

grandbois-act-place = Карта { $card } [{ $face }] на ({ $x }, { $y }): накроет { $covers ->
    [one] { $covers } клетку
    [few] { $covers } клетки
   *[many] { $covers } клеток
}
grandbois-act-confirm = Подтвердить карту
grandbois-act-tower = Поставить вышку
grandbois-act-no-tower = Без вышки
grandbois-act-finish = Завершить ход

grandbois-event-began = Первый ход: { $who }.
grandbois-event-dealt = { $who }, { $count ->
    [one] клан
   *[other] кланы
}: { $clans }.
grandbois-event-laid = { $who }: карта { $card } на ({ $x }, { $y }). Под ней: { $covered }.
grandbois-event-turned-up = Открыта карта { $card } [{ $face }]; { $deck ->
    [0] колода кончилась
    [one] осталась { $deck } карта
    [few] осталось { $deck } карты
   *[many] осталось { $deck } карт
}.
grandbois-event-tower = { $who }: { $tower } на ({ $x }, { $y }).
grandbois-event-no-tower = { $who }: без вышки.
grandbois-event-swept = Ни одна открытая карта не подходит: ряд уходит под колоду, открываются четыре новые.
grandbois-event-over-turn = Партия окончена.
grandbois-event-over-sweep = Партия окончена.
grandbois-event-over-last-card = Последняя карта положена: партия окончена.
grandbois-event-over-nothing-fits = Больше ни одну карту не положить: партия окончена.
grandbois-event-opened = { $who }, { $count ->
    [one] клан
   *[other] кланы
}: { $clans }.
grandbois-event-scored = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $parts }).

grandbois-breach-lay-first = Сначала положите карту.
grandbois-breach-laid-already = В этом ходу карта уже лежит.
grandbois-breach-confirm-first = Сначала подтвердите карту.
grandbois-breach-confirmed-already = Карта уже подтверждена.
grandbois-breach-no-clearing = На карте этого хода нет поляны.
grandbois-breach-no-tower-left = Все ваши вышки уже в лесу.
grandbois-breach-tower-decided = С вышкой уже решено.
grandbois-breach-nothing-to-finish = Завершать пока нечего.
grandbois-breach-not-in-row = Карты { $card } нет в открытом ряду.
grandbois-breach-covers-nothing = Карта должна накрыть хотя бы одну клетку леса.
grandbois-breach-no-growth = Лес должен вырасти: хотя бы одна клетка на пустом месте.
grandbois-breach-bear = Медведя не накрыть.
grandbois-breach-tower = Вышку не накрыть.
grandbois-breach-clearing-on-animals = Поляна не накрывает зверей.
grandbois-breach-too-few-animals = Не закрыть: лежит { $below }, а сверху { $above }. Нужно больше зверей.
grandbois-breach-same-clan = В игре для опытных клан не накрывает сам себя.

grandbois-draw-row = Открытый ряд
grandbois-draw-deck = { $deck ->
    [0] колода кончилась
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[many] в колоде { $deck } карт
}
grandbois-draw-legend = T лягушки  M мыши  F лисы  R еноты  L ящерицы  B медведь  . поляна  - пусто  # вышка (белая, чёрная, синяя, коричневая: #w #k #b #n)
grandbois-draw-clans = Видно клеток (самая большая группа): { $clans }
grandbois-draw-player = { $who }: { $towers ->
    [0] вышек не осталось
    [one] осталась { $towers } вышка
    [few] осталось { $towers } вышки
   *[many] осталось { $towers } вышек
}
grandbois-draw-own = { $count ->
    [one] клан
   *[other] кланы
}: { $clans }
