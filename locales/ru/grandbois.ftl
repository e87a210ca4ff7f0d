# Хозяин леса

grandbois-about = Лес растёт карта на карту; каждый тайно ведёт клан и хочет, чтобы его было видно, чтобы он держался вместе и поближе к вышке.
grandbois-intro-1 = Кладите карту на карту: лес растёт
grandbois-intro-2 = Ведите свой клан тайно от всех
grandbois-intro-3 = Очки — за клетки, группу и вышку
grandbois-quick = Вы и один спокойный бот: минут 10. Всё, что можно нажать, подсвечено.

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
grandbois-event-dealt = { $who }: { $count ->
    [one] клан
   *[other] кланы
} { $clans }.
grandbois-event-laid = { $who }: карта { $card } на ({ $x }, { $y }). Под ней: { $covered }.
grandbois-event-turned-up = Открыта карта { $card }; { $deck ->
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
grandbois-event-opened = { $who }: { $count ->
    [one] клан
   *[other] кланы
} { $clans }.
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

# Что это такое, одним предложением.
grandbois-help-toad = Лягушки, синий клан: их накрывает большее число { $expert ->
    [on] зверей другого клана
   *[off] любых зверей
} или медведь.
grandbois-help-rabbit = Мыши, розовый клан: их накрывает большее число { $expert ->
    [on] зверей другого клана
   *[off] любых зверей
} или медведь.
grandbois-help-fox = Лисы, зелёный клан: их накрывает большее число { $expert ->
    [on] зверей другого клана
   *[off] любых зверей
} или медведь.
grandbois-help-raccoon = Еноты, красный клан: их накрывает большее число { $expert ->
    [on] зверей другого клана
   *[off] любых зверей
} или медведь.
grandbois-help-lizard = Ящерицы, жёлтый клан: их накрывает большее число { $expert ->
    [on] зверей другого клана
   *[off] любых зверей
} или медведь.
grandbois-help-bear = Медведь накрывает всё, кроме медведей и вышек, сам не накрывается ничем и никому не приносит очков.
grandbois-help-clearing = Поляну накрывает что угодно, а сама она — только поляну; на поляну только что положенной карты можно поставить вышку.
grandbois-help-tower = Вышка стоит до конца, и её ничем не накрыть; из восьми клеток вокруг каждая клетка клана её хозяина приносит 2 очка, каждая клетка чужого клана — 1.

grandbois-help-line-cells = 1 за каждую видимую клетку своего клана, сколько бы зверей на ней ни было.
grandbois-help-line-group = 2 за каждую клетку самой большой группы своего клана; клетки соединяются сторонами, а не углами.
grandbois-help-line-tower_own = 2 за каждую клетку своего клана из восьми вокруг своей вышки.
grandbois-help-line-tower_other = 1 за каждую клетку любого другого клана из восьми вокруг своей вышки; медведи ничего не дают.

grandbois-help-cover-1 = поляна — чем угодно
grandbois-help-cover-2 = звери — большим числом любых зверей или медведем
grandbois-help-cover-2-expert = звери — большим числом зверей другого клана или медведем
grandbois-help-cover-3 = медведь и вышка — ничем
grandbois-help-secret = Тайна от всех. Чтобы посмотреть, держите карту или клавишу C.

# Стол на экране.
grandbois-area-forest = Лес
grandbois-area-clans = Видимые клетки
grandbois-area-covers = Что чем закрывается
grandbois-area-secret = { $count ->
    [one] Ваш тайный клан
   *[other] Ваши тайные кланы
}
grandbois-largest = в группе
grandbois-hold = держите
grandbois-my-clan = { $count ->
    [one] мой клан
   *[other] мои кланы
}
grandbois-if-now = если закончить сейчас
grandbois-short-cells = клетки
grandbois-short-group = группа, вдвойне
grandbois-short-tower_own = вышка: свои
grandbois-short-tower_other = вышка: чужие
grandbois-turned = поворот { $degrees }°
grandbois-sign-covers = накрывает
grandbois-sign-grows = новая земля
grandbois-sign-blocked = нельзя
grandbois-status = ход { $turn } из { $all }
grandbois-status-expert = для опытных
grandbois-panel-towers = { $left ->
    [0] { $all ->
        [one] вышка стоит
       *[other] обе вышки стоят
    }
    [one] вышка в запасе
    [few] { $left } вышки в запасе
   *[many] { $left } вышек в запасе
}
grandbois-panel-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
grandbois-panel-first = Первый ход был здесь

grandbois-more-choose = Выберите карту из открытого ряда
grandbois-more-places = { $places ->
    [one] Так подходит к { $places } месту
   *[other] Так подходит к { $places } местам
} · поворот R и Q
grandbois-more-lay = Накрывает { $covers }, добавляет { $grows } · поворот R · Enter — положить
grandbois-more-confirm = Затем откроется следующая карта, и вернуть эту будет нельзя
grandbois-more-confirm-last = Колода кончилась: новых карт не будет
grandbois-more-tower = Вокруг сейчас { $around ->
    [0] нет клеток со зверями
    [one] { $around } клетка со зверями
    [few] { $around } клетки со зверями
   *[many] { $around } клеток со зверями
} · { $left ->
    [one] последняя вышка
    [few] осталось { $left } вышки
   *[many] осталось { $left } вышек
}
grandbois-more-sweep = Новые карты назад не вернуть
grandbois-more-finish = Открытое назад не вернуть

grandbois-name-card = Карта { $card }: { $cells }
grandbois-name-held = Карта { $card }, у вас в руке
grandbois-name-turn = Повернуть карту: { $degrees }°
grandbois-name-turn-left = Повернуть налево: { $degrees }°
grandbois-name-turn-right = Повернуть направо: { $degrees }°
grandbois-name-turn-none = Иначе она не подходит
grandbois-name-place = Положить карту { $card } сюда ({ $x }, { $y }): накрывает { $covers ->
    [one] { $covers } клетку
    [few] { $covers } клетки
   *[many] { $covers } клеток
} ({ $covered }), { $grows ->
    [one] { $grows } новая
    [few] { $grows } новые
   *[many] { $grows } новых
}
grandbois-name-clan = { $clan }: { $cells ->
    [one] видна { $cells } клетка
    [few] видны { $cells } клетки
   *[many] видно { $cells } клеток
}, самая большая группа { $group }
grandbois-name-hold = { $title }: держите, чтобы посмотреть
grandbois-name-tower-hand = { $tower }, в запасе
grandbois-name-tower-stands = { $tower }, в лесу

grandbois-not-here = Сюда нельзя
grandbois-animals = Звери
grandbois-card = Карта { $card }
grandbois-card-fits = { $places ->
    [0] Сейчас её никуда не положить.
    [one] Сейчас её можно положить { $places } способом.
   *[other] Сейчас её можно положить { $places } способами.
}
grandbois-deck-rule = Когда карта подтверждена, её место в ряду занимает следующая.
grandbois-deck-known = { $cards ->
    [one] Нижняя { $cards } карта уже была в ряду.
    [few] Нижние { $cards } карты уже были в ряду.
   *[many] Нижние { $cards } карт уже были в ряду.
}
grandbois-secret-now = Ваши { $clans }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если закончить сейчас.
grandbois-tower-stands = { $who }: стоит в лесу, вокруг { $around ->
    [0] нет клеток со зверями
    [one] { $around } клетка со зверями
    [few] { $around } клетки со зверями
   *[many] { $around } клеток со зверями
}.
grandbois-tower-waits = { $who }: пока в запасе.
grandbois-laid-by = Карта { $card }. Положена: { $who }.
grandbois-laid-first = Стартовая карта.

# Блокнот.
grandbois-pad-player = Вы
grandbois-pad-seats = Сколько было игроков?
grandbois-pad-two = Двое
grandbois-pad-more = Трое или четверо
grandbois-pad-clans = { $count ->
    [one] Ваш клан
   *[other] Два ваших клана
}
grandbois-pad-palette = Что на клетке?
grandbois-pad-how = Коснитесь клетки, чтобы записать, что на ней; ещё раз — чтобы стереть
grandbois-pad-own-tower = ваша вышка
grandbois-pad-other-tower = чужая вышка
grandbois-pad-own = своя
grandbois-pad-other = чужая
grandbois-pad-erase = стереть
grandbois-pad-nothing = пусто
grandbois-pad-spot = Столбец { $x }, ряд { $y }: { $cell }
grandbois-pad-empty = Сначала запишите лес.
grandbois-pad-no-clan = { $missing ->
    [one] Выберите недостающий клан.
   *[other] Выберите два своих клана.
}
grandbois-pad-too-large = В лесу не бывает больше 38 рядов или столбцов.
grandbois-pad-wrong = Такой лес не сосчитать.
