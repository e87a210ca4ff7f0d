# Гармония

harmonies-about = Стройте ландшафты из цветных жетонов, и животные поселятся там, где сложился их ареал.
harmonies-intro-1 = Берите по три жетона и стройте пейзаж
harmonies-intro-2 = Складывайте ареалы и селите животных
harmonies-intro-3 = Конец, когда пустых клеток две или меньше
harmonies-quick = Сторона A, без духов, один спокойный бот: минут 15. Всё, что можно нажать, подсвечено.

harmonies-option-side = Сторона личных планшетов
harmonies-option-side-A = Сторона A: очки за самую длинную реку.
harmonies-option-side-B = Сторона B: очки за каждый остров.
harmonies-option-spirits = Духи природы
harmonies-option-spirits-off = Без духов, для первых партий.
harmonies-option-spirits-on = Каждый оставляет одного из двух духов; дух приносит очки по-своему.

harmonies-component-tokens = жетоны
harmonies-component-animal-cards = карты животных
harmonies-component-spirit-cards = карты духов природы
harmonies-component-board-sides = стороны планшета

harmonies-line-trees = Деревья
harmonies-line-mountains = Горы
harmonies-line-fields = Поля
harmonies-line-buildings = Здания
harmonies-line-water = Вода
harmonies-line-animals = Животные
harmonies-line-spirits = Дух
harmonies-line-cubes = Кубы животных (при равенстве)

harmonies-tie-cubes = Очков поровну, победу решили кубы животных: { $best } против { $other }.

harmonies-rating-points = Солнца за очки
harmonies-rating-side = Солнца за сторону планшета
harmonies-rating-spirit = Солнца за духа
harmonies-result-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $rating ->
    [one] { $rating } солнце
    [few] { $rating } солнца
   *[many] { $rating } солнц
}.

harmonies-token-blue = вода
harmonies-token-gray = гора
harmonies-token-brown = ствол
harmonies-token-green = крона
harmonies-token-yellow = поле
harmonies-token-red = здание

harmonies-landscape-water = вода
harmonies-landscape-field = поле
harmonies-landscape-tree-1 = дерево 1
harmonies-landscape-tree-2 = дерево 2
harmonies-landscape-tree-3 = дерево 3
harmonies-landscape-mountain-1 = гора 1
harmonies-landscape-mountain-2 = гора 2
harmonies-landscape-mountain-3 = гора 3
harmonies-landscape-building = здание

harmonies-prompt-keep-spirit = Оставьте одного из двух духов: другой покинет игру.
harmonies-prompt-row = Замените одну карту ряда верхней картой колоды или оставьте ряд как есть.
harmonies-prompt-take = Возьмите три жетона с одного места.
harmonies-prompt-place = { $left ->
    [one] Поставьте последний жетон.
    [few] Поставьте ещё { $left } жетона.
   *[many] Поставьте ещё { $left } жетонов.
}
harmonies-prompt-done = Всё? Завершите ход, и откроются новые жетоны.
harmonies-prompt-done-last = Всё? Завершите ход: с ним закончится партия.
harmonies-prompt-card = Можно ещё взять карту животного.
harmonies-prompt-cube = Можно ещё поставить куб.
harmonies-prompt-card-or-cube = Можно ещё взять карту животного или поставить куб.

harmonies-act-take-tokens = Взять: { $tokens }
harmonies-act-place = { $token } на { $cell }
harmonies-act-place-on = { $token } на { $cell }, сверху на: { $top }
harmonies-act-take-card = Взять карту «{ $card }»
harmonies-act-place-cube = Куб «{ $card }» на { $cell }
harmonies-act-finish = Завершить ход
harmonies-act-keep-spirit = Оставить духа «{ $card }»
harmonies-act-leave-row = Оставить ряд как есть
harmonies-act-swap-card = Заменить карту «{ $card }»

harmonies-event-space-filled = Новые жетоны: { $tokens }.
harmonies-event-card-dealt = Новая карта в ряду: «{ $card }».
harmonies-event-spirits-seen = { $who }: два духа на выбор: «{ $one }» и «{ $other }».
harmonies-event-spirit-kept = { $who }: дух «{ $card }».
harmonies-event-tokens-taken = { $who }: жетоны { $tokens }.
harmonies-event-token-placed = { $who }: { $token } на { $cell }, высота { $height }.
harmonies-event-card-taken = { $who }: новая карта «{ $card }».
harmonies-event-cube-placed = { $who }: куб «{ $card }» на { $cell }, +{ $gain }.
harmonies-event-last-cube-placed = { $who }: последний куб «{ $card }» на { $cell }, +{ $gain }. Карта отыграна.
harmonies-event-last-round-board = { $who }: пустых клеток не больше двух, это последний круг.
harmonies-event-last-round-bag = В мешке не хватает жетонов: партия заканчивается.
harmonies-event-card-swapped = { $who }: карта «{ $card }» убрана из игры.
harmonies-event-row-left = { $who }: ряд остаётся как есть.
harmonies-event-ended = Партия окончена.

harmonies-breach-spirit-first = Сначала выберите духа.
harmonies-breach-no-spirit-choice = Сейчас духа не выбирают.
harmonies-breach-not-dealt = Этого духа вам не сдавали.
harmonies-breach-row-first = Сначала решите, что делать с рядом.
harmonies-breach-no-row-choice = С рядом сейчас решать нечего.
harmonies-breach-no-such-space = На центральном планшете нет такого места.
harmonies-breach-tokens-already-taken = В этом ходу вы уже взяли жетоны.
harmonies-breach-take-tokens-first = Сначала возьмите жетоны.
harmonies-breach-not-in-hand = Такого жетона у вас на руках нет.
harmonies-breach-other-side = Эта клетка — на другой стороне планшета.
harmonies-breach-token-on-cube = На клетку с кубом жетон не поставить.
harmonies-breach-cannot-stack-blue = Вода ставится только на пустую клетку.
harmonies-breach-cannot-stack-gray = Гора ставится на пустую клетку или на одну-две горы.
harmonies-breach-cannot-stack-brown = Ствол ставится на пустую клетку или на один ствол.
harmonies-breach-cannot-stack-green = Крона ставится на пустую клетку или на один-два ствола.
harmonies-breach-cannot-stack-yellow = Поле ставится только на пустую клетку.
harmonies-breach-cannot-stack-red = Здание ставится на пустую клетку или на один жетон ствола, горы или здания.
harmonies-breach-card-already-taken = В этом ходу вы уже взяли карту.
harmonies-breach-not-in-row = Этой карты нет в ряду.
harmonies-breach-no-room-for-card = Над вашим планшетом уже четыре неотыгранные карты.
harmonies-breach-not-your-card = Эта карта лежит не над вашим планшетом.
harmonies-breach-card-finished = Все кубы этой карты поставлены.
harmonies-breach-no-habitat = Вокруг этой клетки нет ареала карты.
harmonies-breach-cube-on-cube = На этой клетке уже стоит куб.
harmonies-breach-place-tokens-first = Сначала поставьте все три жетона.

harmonies-draw-spaces = Центральный планшет
harmonies-draw-row = Ряд карт
harmonies-draw-bag = В мешке: { $tokens }; { $cards ->
    [0] колода кончилась
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
harmonies-draw-legend = 3-2 пустая клетка (столбец-ряд)  [ ~ ] вода  n/N/M гора 1/2/3  = поле  t/T/Y дерево 1/2/3  i/I ствол 1/2  r начатое здание  H здание  * куб  [5] достигнутое значение  ✓ отыграна
    Ареалы: от клетки куба по стрелкам, поворачивать можно как угодно.
harmonies-draw-hand = На руках: { $tokens }
harmonies-draw-player = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $empty ->
    [one] { $empty } пустая клетка
    [few] { $empty } пустые клетки
   *[many] { $empty } пустых клеток
}
harmonies-draw-card = { $card }: куб на: { $cube }, { $others } ({ $gives })
harmonies-draw-last-round = Последний круг: ходов у всех будет поровну.
harmonies-draw-offered = Ваши духи: { $cards }

harmonies-area-spaces = Центральный планшет
harmonies-area-land = Планшет: { $who }
harmonies-area-own = Мои карты · { $count }
harmonies-area-cards = Карты: { $who }
harmonies-area-row = Ряд · { $count }
harmonies-area-score = Счёт
harmonies-status = раунд { $round } · сторона { $side }
harmonies-status-last = раунд { $round } · сторона { $side } · последний круг

harmonies-see-bag = в мешке { $count }
harmonies-see-deck = в колоде { $count }
harmonies-see-free = свободно { $count } · конец при 2
harmonies-see-hand = Взято
harmonies-see-gone = взято
harmonies-see-card-gone = взята
harmonies-see-slot = Свободное место для карты
harmonies-see-row = Карты животных
harmonies-see-row-may = Карты животных · можно взять одну
harmonies-see-row-swap = Карты животных · можно заменить одну
harmonies-see-offer = Оставьте одного духа
harmonies-see-total = Всего
harmonies-see-suns = Солнца
harmonies-see-points = { $count ->
    [one] Сейчас { $count } очко.
    [few] Сейчас { $count } очка.
   *[many] Сейчас { $count } очков.
}
harmonies-see-gain = { $count ->
    [0] очков пока не прибавит
    [one] { $sign }{ $count } очко
    [few] { $sign }{ $count } очка
   *[many] { $sign }{ $count } очков
}
harmonies-aid-fields = группа от 2
harmonies-aid-buildings = 3 цвета рядом
harmonies-aid-islands = каждый остров

harmonies-name-at = Клетка { $cell }
harmonies-name-empty = пусто
harmonies-name-trunks = 2 ствола
harmonies-name-begun = начатое здание
harmonies-name-with-cube = { $pile }, куб «{ $card }»
harmonies-name-cell = Клетка { $cell }: { $pile }
harmonies-name-place = Клетка { $cell }: { $pile }. Поставить жетон «{ $token }»: { $made }
harmonies-name-cube = Клетка { $cell }. Поставить куб: { $brings }
harmonies-name-cubes = Клетка { $cell }. Поставить куб, затем выбрать карту: { $cards }
harmonies-name-cube-gain = «{ $card }», { $gain }
harmonies-name-cube-spirit = дух «{ $card }», { $rule }
harmonies-name-space = Место { $number }: { $tokens }
harmonies-name-space-take = Место { $number }. Взять жетоны: { $tokens }
harmonies-name-space-empty = Место { $number }: жетоны взяты
harmonies-name-token = В руке: { $token }{ $count ->
    [one] {""}
    [few] , { $count } жетона
   *[many] , { $count } жетонов
}
harmonies-name-token-choose = Выбрать жетон: { $token }{ $count ->
    [one] {""}
    [few] , { $count } штуки
   *[many] , { $count } штук
}
harmonies-name-take-card = Взять карту. { $card }
harmonies-name-swap-card = Заменить карту. { $card }
harmonies-name-keep-spirit = Оставить духа. { $card }
harmonies-name-cubes-left = { $card }: { $count ->
    [one] остался { $count } куб
    [few] осталось { $count } куба
   *[many] осталось { $count } кубов
}
harmonies-name-finished = { $card }: все кубы поставлены

harmonies-more-place = Клетка { $cell }: { $made }, { $gain }.
harmonies-more-stands = { $count ->
    [one] Ареал уже есть на этом планшете.
    [few] Ареал уже есть на этом планшете в { $count } местах.
   *[many] Ареал уже есть на этом планшете в { $count } местах.
}
harmonies-more-ready = Готово место для куба: { $cards }.
harmonies-more-soon = Появится место для куба: { $cards }.

harmonies-help-bag = Жетоны в мешке
harmonies-help-bag-end = Если жетонов не хватит, чтобы пополнить центральный планшет, партия закончится.
harmonies-help-deck = Колода карт животных
harmonies-help-deck-left = { $count ->
    [0] Карт больше нет, ряд не пополняется.
    [one] В колоде ещё { $count } карта.
    [few] В колоде ещё { $count } карты.
   *[many] В колоде ещё { $count } карт.
}
harmonies-help-free = Свободные клетки
harmonies-help-free-end = Когда после хода у кого-нибудь остаётся не больше двух пустых клеток, круг доигрывают, и партия окончена.
harmonies-help-free-solo = Когда после хода остаётся не больше двух пустых клеток, партия окончена.

harmonies-pad-palette = Что ставить
harmonies-pad-board = Ваш планшет
harmonies-pad-cards = Карты, с которых поставлены кубы
harmonies-pad-side-A = Сторона A
harmonies-pad-side-B = Сторона B
harmonies-pad-eraser = Снять верхний жетон
harmonies-pad-more = { $card }: ещё один куб, сейчас { $count }
harmonies-pad-fewer = { $card }: на один куб меньше, сейчас { $count }
harmonies-pad-first = { $card }: поставлен первый куб
harmonies-pad-bad-pile = Такую стопку построить нельзя: снимите верхний жетон.
harmonies-pad-bad-card = У карты больше кубов, чем может быть: уберите один.

harmonies-card-1 = Крокодил
harmonies-card-2 = Скат
harmonies-card-3 = Рыба
harmonies-card-4 = Выдра
harmonies-card-5 = Лягушка
harmonies-card-6 = Утка
harmonies-card-7 = Фламинго
harmonies-card-8 = Геккон
harmonies-card-9 = Землеройка
harmonies-card-10 = Павлин
harmonies-card-11 = Белка
harmonies-card-12 = Ёж
harmonies-card-13 = Шмель
harmonies-card-14 = Медведь
harmonies-card-15 = Кролик
harmonies-card-16 = Попугай
harmonies-card-17 = Кабан
harmonies-card-18 = Коала
harmonies-card-19 = Волк
harmonies-card-20 = Зимородок
harmonies-card-21 = Пингвин
harmonies-card-22 = Летучая мышь
harmonies-card-23 = Фенек
harmonies-card-24 = Японская макака
harmonies-card-25 = Орёл
harmonies-card-26 = Сурикат
harmonies-card-27 = Ворона
harmonies-card-28 = Лама
harmonies-card-29 = Песец
harmonies-card-30 = Енот
harmonies-card-31 = Божья коровка
harmonies-card-32 = Пантера
harmonies-card-33 = Лев
harmonies-card-34 = Бабочка
harmonies-card-35 = Олень
harmonies-card-36 = Сова
harmonies-card-37 = Кошка
harmonies-card-38 = Аист
harmonies-card-39 = Баран
harmonies-card-40 = Сурок
harmonies-card-41 = Стрекоза
harmonies-card-42 = Черепаха

harmonies-spirit-33 = 2 за группу из 1–2 полей, 10 за большую
harmonies-spirit-34 = 5 за каждую группу полей, даже из одного
harmonies-spirit-35 = 4 за дерево высоты 2 или 3
harmonies-spirit-36 = 3 за дерево высоты 1 или 2, 1 за дерево высоты 3
harmonies-spirit-37 = 4 за каждую группу зданий, даже из одного
harmonies-spirit-38 = 6 за группу хотя бы из 2 зданий
harmonies-spirit-39 = 4 за гору высоты 2 или 3
harmonies-spirit-40 = 3 за гору высоты 1 или 2, 1 за гору высоты 3
harmonies-spirit-41 = 7 за группу хотя бы из 2 жетонов воды
harmonies-spirit-42 = 2 за каждый жетон воды

# Что это такое, одним предложением.
harmonies-help-blue = Вода ставится только на пустую клетку; на стороне A очки приносит самая длинная река, на стороне B — каждый остров, который она отделяет.
harmonies-help-gray = Гора ставится на пустую клетку или на одну-две горы; высота 1, 2 или 3 приносит 1, 3 или 7 очков, если рядом есть другая гора.
harmonies-help-brown = Ствол ставится на пустую клетку или на один ствол; он держит крону или здание, а сам очков не приносит.
harmonies-help-green = Крона ставится на пустую клетку или на один-два ствола, и получается дерево; высота 1, 2 или 3 приносит 1, 3 или 7 очков.
harmonies-help-yellow = Поле ставится только на пустую клетку; каждая группа хотя бы из двух полей приносит 5 очков.
harmonies-help-red = Здание ставится на пустую клетку или на один жетон ствола, горы или здания; если оно стоит на другом жетоне и вокруг хотя бы три цвета, оно приносит 5 очков.

harmonies-help-line-trees = Каждое дерево: 1, 3 или 7 за высоту 1, 2 или 3. Стволы без кроны не считаются.
harmonies-help-line-mountains = Каждая гора рядом с другой горой: 1, 3 или 7 за высоту 1, 2 или 3.
harmonies-help-line-fields = 5 за каждую группу хотя бы из двух полей, какой бы большой она ни была.
harmonies-help-line-buildings = 5 за каждое здание, если верхние жетоны соседних клеток — хотя бы трёх цветов.
harmonies-help-line-water-A = Самая длинная река, по кратчайшему пути от конца до конца: 2, 5, 8, 11, 15 за 2–6 жетонов, дальше по 4 за каждый.
harmonies-help-line-water-B = 5 за каждый остров, то есть группу клеток без воды; пустые клетки — тоже суша.
harmonies-help-line-animals = Каждая карта, отыгранная или нет: число рядом с самым верхним освободившимся местом.
harmonies-help-line-spirits = Дух приносит очки так, как сказано на его карте, если его куб поставлен.
harmonies-help-line-cubes = При равенстве очков решает, у кого на планшете больше кубов животных; куб духа не считается.

harmonies-help-habitat = Куб ставится сюда: { $cube }. Ещё нужно, как на рисунке: { $others }. Ареал можно поворачивать.
harmonies-help-values = Очки по числу поставленных кубов: { $values }. Считается только последнее достигнутое число.
