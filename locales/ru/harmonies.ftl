# Гармония

harmonies-title = Гармония
harmonies-about = Стройте ландшафты из цветных жетонов, и животные поселятся там, где сложился их ареал.

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
harmonies-event-spirits-seen = { $who }, два духа на выбор: «{ $one }» и «{ $other }».
harmonies-event-spirit-kept = { $who } оставляет духа «{ $card }».
harmonies-event-tokens-taken = { $who } берёт: { $tokens }.
harmonies-event-token-placed = { $who }: { $token } на { $cell }, высота { $height }.
harmonies-event-card-taken = { $who } берёт карту «{ $card }».
harmonies-event-cube-placed = { $who }: куб «{ $card }» на { $cell }, +{ $gain }.
harmonies-event-last-cube-placed = { $who }: последний куб «{ $card }» на { $cell }, +{ $gain }. Карта отыграна.
harmonies-event-last-round-board = { $who }: пустых клеток не больше двух, это последний круг.
harmonies-event-last-round-bag = В мешке не хватает жетонов: партия заканчивается.
harmonies-event-card-swapped = { $who } убирает карту «{ $card }» из игры.
harmonies-event-row-left = { $who } оставляет ряд как есть.
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
