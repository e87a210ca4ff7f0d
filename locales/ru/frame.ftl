# Рамка: что говорит стол, какая бы игра на нём ни лежала.

list-none = ничего
list-and = { $most } и { $last }

refused-not-asked = Сейчас решает другой игрок.
refused-unreadable = В этой игре такого хода нет.
refused-by-rules = Это против правил.
refused-by-rule = { $why } (правило { $rule })

result-won = { $count ->
    [one] Победа: { $who }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] Победу делят { $who }: по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
result-lost = Победил соперник; у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

total = Итого
place = { $place }-й
exact = точно
reconstructed = восстановлено

player = Игрок { $number }
bot-random = Случайный { $number }
bot-calm = Спокойный { $number }
bot-greedy = Жадный { $number }

play-welcome = { $title }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}. Введите номер, чтобы выбрать; «help» покажет подсказку.
play-choose = Ваш выбор
play-page = { $from }–{ $to } из { $total }. «more» покажет ещё; или введите часть текста, чтобы видеть только подходящее.
play-no-match = Ни в одном варианте нет «{ $text }».
play-filtered = { $count ->
    [one] { $count } вариант содержит
    [few] { $count } варианта содержат
   *[many] { $count } вариантов содержат
} «{ $text }»:
play-not-understood = «{ $text }» — такого варианта нет. Введите номер или «help».
play-reveals = откроется новое, дальше не отменить
play-undone = Отменено.
play-redone = Возвращено.
play-nothing-to-undo = Отменить нечего: что-то уже открылось или решали не вы.
play-nothing-to-redo = Возвращать нечего.
play-save-offer = Сохранить партию? Имя файла, или Enter, чтобы выйти без сохранения:
play-save-how = Допишите имя файла: save партия.json
play-saved = Сохранено в { $file }. Посмотреть снова: engawa replay { $file }
play-not-saved = Не сохранено.
play-save-failed = Не удалось сохранить в { $file }: { $reason }
play-over = Партия окончена.
play-help =
    номер               выбрать этот вариант
    текст               показать только варианты с этим текстом
    more, ещё           показать ещё варианты
    all, все            снова показать все варианты
    board, доска        снова показать стол
    log, журнал         показать, что произошло
    score, очки         показать очки на этот момент
    undo, отмена        отменить своё последнее решение
    redo, вернуть       вернуть отменённое
    save, сохранить F   сохранить партию в файл F
    quit, выход         выйти из-за стола (предложит сохранить)
play-hidden = (до конца партии вам не видно)
play-hand-over = Передайте клавиатуру: { $who }. Нажмите Enter.
play-score = Очки на этот момент

replay-position = { $title }: после { $at } из { $total ->
    [one] { $total } решения
   *[other] { $total } решений
}
replay-good = Запись цела, все решения в ней по правилам.
replay-unfinished = Партия не окончена.
replay-parted = Запись сходится с нынешней игрой до решения { $at } из { $total }: её сделала другая версия, или её изменили.
replay-recorded = Результат, как он записан:
parted-illegal = решение { $number } теперь не по правилам: { $reason }
parted-other-position = после решения { $after } позиция уже другая
parted-other-end = все решения по правилам, но последняя позиция другая
parted-other-outcome = всё сходится, кроме результата: теперь он считается иначе

rerun-all = { $records ->
    [one] Переиграна { $records } запись
    [few] Переиграны { $records } записи
   *[many] Переиграно { $records } записей
}, расхождений нет.
rerun-some = { $records ->
    [one] Переиграна { $records } запись
    [few] Переиграны { $records } записи
   *[many] Переиграно { $records } записей
}, { $parted ->
    [one] { $parted } больше не сходится
   *[other] { $parted } больше не сходятся
}.

simulate-title = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с; партий в секунду: { $rate }
simulate-seat = место
simulate-bot = бот
simulate-wins = победы
simulate-mean = среднее
simulate-sd = откл.
simulate-min = мин.
simulate-max = макс.
simulate-decisions = решений за партию: { $decisions }, в секунду: { $rate }; состояние: { $bytes } Б
simulate-signature = подпись { $signature }

games-seats = Игроков: { $seats }
games-data = данные
games-tested = проверено: правил { $rules }, разобранных примеров { $examples }, эталонных партий { $golden }, законов { $laws }
games-speed = скорость: { $speed } случайных партий в секунду на одном потоке
games-default = обычно

serve-open = Игры открыты: { $address } (Ctrl-C — закрыть)
serve-near = Для других устройств в этой сети: { $address }
serve-closed = Закрыто.

# Говорится где угодно.
page-title = { $room } — Engawa
take-back = Вернуть

# Как давно.
when-now = только что
when-minutes = { $n ->
    [one] { $n } минуту назад
    [few] { $n } минуты назад
   *[many] { $n } минут назад
}
when-hours = { $n ->
    [one] { $n } час назад
    [few] { $n } часа назад
   *[many] { $n } часов назад
}
when-yesterday = вчера
when-days = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}

# Полка.
shelf-name = Полка
shelf-home = Engawa: к полке
shelf-title = Присаживайтесь и берите игру с полки.
shelf-says = Играйте сразу: с ботами или вместе за одним экраном, даже без сети.
shelf-players = Игроков: { $players }
shelf-open-file = Открыть запись
shelf-go-on = Продолжить последнюю
shelf-waiting = Продолжить
shelf-waiting-says = сохраняется в этом браузере после каждого хода
shelf-nothing-waits = Здесь ждут начатые партии: они сохраняются после каждого хода, и если закрыть страницу, ничего не пропадёт.
shelf-your-turn = ваш ход
shelf-turn-of = { $you ->
    [1] ваш ход
   *[other] ход: { $who }
}
shelf-unknown = Партия
shelf-round = Раунд { $round }
shelf-decisions = { $n ->
    [0] Партия только началась
    [one] Принято { $n } решение
    [few] Принято { $n } решения
   *[many] Принято { $n } решений
}
shelf-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $rating ->
    [0] .
   *[other] , оценка: { $rating }.
}
shelf-replay = Посмотреть снова
shelf-forget = Удалить партию: { $game }
shelf-forget-short = Удалить
shelf-forgotten = Партия удалена: { $game }.
shelf-history = Сыгранные
shelf-history-all = Показать все { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[many] { $n } партий
}
shelf-pads = Подсчёт очков
shelf-pads-says = Играете в коробку? Отметьте, что лежит на столе в конце, — очки посчитаются сами.
shelf-install = Установить на это устройство
shelf-kept = Партии остаются в этом браузере. Никуда ничего не отправляется.

# Новый стол.
new-title = Новый стол
new-rules = Правила на одной странице
new-first = Впервые за этой игрой?
new-first-do = Так и сделать
new-quick = Быстрый старт
new-play = Играть
new-seats = За столом · { $count } из { $most }
new-add = Добавить место
new-remove = Убрать место
new-remove-of = Убрать место { $n }
new-person = Человек
new-bot = Бот
new-who-of = Кто сидит на месте { $n }
new-name-of = Имя на месте { $n }
new-level-of = Уровень бота на месте { $n }
new-crest = Цвет и знак
new-crest-of = Цвет и знак места { $n }
new-crest-1 = Азалия
new-crest-2 = Патина
new-crest-3 = Умбра
new-crest-4 = Сланец
new-here = за этим экраном
new-you = Вы
new-guest = Гость
new-guest-number = Гость { $n }
new-bot-1 = Сора
new-bot-2 = Юра
new-bot-3 = Мира
new-bot-4 = Кай
new-level-calm = Спокойный
new-level-greedy = Жадный
new-level-calm-says = кое-что упускает
new-level-greedy-says = берёт лучшее от каждого хода
new-you-says = кто начнёт, решит жребий
new-alone-says = в одиночку, на результат
new-guest-says = экран передают по кругу
new-advanced = Ещё
new-seed = Зерно
new-seed-says = Одинаковое зерно — одинаковый расклад: слово, число или зерно из записи.
new-seed-any = любое
new-only-bots = За столом одни боты: они играют, а вы смотрите.
new-same-name = Двоих зовут { $name }: их будет не различить. Поменяйте одно из имён.

# Настройки.
settings-title = Настройки
settings-lang = Язык
settings-lang-says = Всех слов сразу, и в начатых партиях тоже.
settings-theme = Тема
settings-theme-says = Бумага, ночь или как на устройстве.
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-auto = Как на устройстве
settings-motion = Движение
settings-motion-says = Фигуры едут, панели выезжают. Если меньше движения просит само устройство, его не будет.
settings-pace = Темп ботов
settings-pace-says = Как долго показывать их ходы.
settings-pace-instant = Сразу
settings-pace-calm = Спокойно
settings-pace-slow = Медленно
settings-confirm = Подтверждать конец хода
settings-confirm-says = Ход перейдёт дальше, только когда вы скажете; до этого всё можно отменить. Большинство игр спрашивают об этом сами, настройка — для остальных.
settings-kept = Хранится в этом браузере. Цвета везде различаются и формой, отдельной настройки для этого нет.
settings-more = Куда ещё

# Клавиши.
keys-title = Клавиши
keys-deciding = Ход
keys-looking = Обзор
keys-forest = Лес в «Хозяине леса»
keys-everywhere = Везде
keys-arrows = стрелки
keys-walk = по подсвеченным местам
keys-touch = нажать то, что в фокусе
keys-options = варианты ответа
keys-back = шаг назад в выборе; ход не отменяет
keys-forward = дальше, завершить
keys-undo = отменить шаг
keys-undo-turn = отменить весь ход
keys-redo = вернуть отменённое
keys-explain = объяснить то, что в фокусе
keys-log = журнал
keys-boards = доски игроков
keys-turn = повернуть карту
keys-clan = тайный клан, пока держите
keys-zoom = ближе, дальше, всё целиком
keys-wheel = колесо
keys-wheel-does = поворачивает выбранную карту, иначе меняет масштаб; с Ctrl — всегда масштаб
keys-tab = от одной части стола к другой
keys-this = этот список
keys-touching = Мышью: наведите — увидите, что будет; щёлкните — сделаете. Пальцем: первое касание выбирает, второе делает, долгое объясняет.

# Правила.
rules-name = Правила
rules-title = { $game }: правила
rules-contents = Содержание
rules-find = Искать в правилах
rules-coming = Правила загружаются…
rules-missing = Правила не загрузились. Проверьте связь и попробуйте ещё раз.
rules-nothing = Про «{ $text }» ничего нет. Попробуйте другое слово или его часть.
rules-none = Правил этой игры здесь нет

# О программе.
about-name = О программе
about-title = Что такое Engawa
about-what = Современные настольные игры в браузере: в одиночку против ботов или с друзьями за одним экраном. Все правила соблюдаются, все очки считаются, а сыгранную партию можно пересмотреть и передать файлом или ссылкой.
about-name-says = Энгава — деревянная веранда японского дома: место между комнатами и садом, где садятся вместе.
about-privacy = Всё остаётся на устройстве
about-privacy-says = Игры работают в самом браузере. Партии, настройки и имена хранятся только в нём: нет ни учётных записей, ни cookie, ни статистики. После первого визита сеть не нужна.
about-games = Насколько точны игры
about-games-says = Фишки и карты описаны в файлах, которые может проверить и поправить любой, у кого есть коробка. «Точно» — известны все напечатанные значения, «восстановлено» — часть значений мы вывели сами.
about-owners = Игры принадлежат их авторам и издателям. Их рисунков здесь нет: картинки наши, правила пересказаны своими словами. Понравилась игра — купите коробку.
about-component = Что в коробке
about-count = Сколько
about-sure = Наши данные
about-game-version = Версия правил { $rules }, данные { $data }
about-icons = Значки
about-icons-credit = Icons made by Lorc, Delapouite, Caro Asercion, Cathelineau, Sparker and Skoll, game-icons.net, CC BY 3.0
about-icons-says = Перекрашены и изменены в размере, формы прежние. Всё остальное нарисовано для Engawa.
about-fonts = Шрифты
about-licence = Лицензия
about-licence-says = Engawa — свободная программа: MIT или Apache 2.0, как вам удобнее.
about-version = Engawa { $version }

minutes = { $minutes } мин

# Стол
table-rules = Правила
table-log = Журнал
table-menu = Ещё
table-prompt = Что нужно сделать
table-your-turn = ваш ход
table-thinking = думает
table-their-turn = ходит
table-bot-thinks = { $you ->
    [1] За вас думает бот
   *[other] { $who } думает
}
table-waiting = { $you ->
    [1] Ваш ход
   *[other] Ход: { $who }
}
table-look-around = Осмотритесь: чужое поле можно увеличить нажатием
table-do-it = Подтвердить
table-undo = Отменить
table-undo-how = Отменить один шаг (U), весь ход (Shift+U)
table-undo-off = Открылось новое, дальше не отменить
table-undo-nothing = Возвращать нечего
table-done = Сделано в этот ход
table-back = Вернуться к этому шагу:
table-undo-further = Вернуть мой последний ход
table-redo = Повторить (Y)
table-not-yet = Пока нельзя: посмотрите, что подсвечено
table-confirm-ask = Ход закончен?
table-confirm-more = Его ещё можно отменить
table-confirm = Завершить мой ход
table-request = { $you ->
    [1] Вы просите вернуть ход
   *[other] { $who } просит вернуть ход
}
table-agree = Согласиться
table-disagree = Отказать
table-withdraw = Отозвать
table-leave = Отойти от стола
table-left = За вас играет бот
table-left-waits = Игра ждёт: за столом никого нет
table-left-several = Игра ждёт. Кто вернулся?
table-left-more = Место остаётся вашим: вернуться можно в любой момент
table-return = Вернуться в игру
table-return-as = { $you ->
    [1] Вернуться на своё место
   *[other] Вернуться: { $who }
}
table-parted = Правила с тех пор уточнились: партия продолжается с последней позиции, которая им не противоречит (решений: { $n }).
table-awaiting-confirm = Ход ещё не подтверждён
table-awaiting-answers = Кто-то просит вернуть ход: сначала ответьте
table-full = За этим столом столько возвращали ходы, что теперь можно только играть дальше
table-over = Партия окончена
table-to-sheet = Подсчёт очков
table-since = С вашего прошлого хода
table-board-of = { $you ->
    [1] Ваше поле
   *[other] Поле: { $who }
}
table-own-board = К своему полю
table-pass-to = { $you ->
    [1] Передайте устройство: ходите вы
   *[other] Передайте устройство: ходит { $who }
}
table-pass-why = Остальные отворачиваются: дальше — только для одних глаз.
table-i-am = { $you ->
    [1] Это я
   *[other] Это я, { $who }
}
table-busy = Эта партия открыта в другой вкладке
table-busy-more = Две вкладки за одним столом мешали бы друг другу. Продолжайте там или перенесите партию сюда.
table-taken-over = Партия продолжилась в другой вкладке
table-taken-over-more = Ничего не пропало: всё сыгранное там сохранено. Партию можно вернуть сюда.
table-play-here = Играть здесь
table-lost = Этой партии здесь нет
table-lost-more = Партии хранятся в том браузере, где в них играли. Возможно, она удалена или осталась на другом устройстве.
table-again = Стол пришлось накрыть заново. Сохранённое не пропало.
table-replay = Посмотреть партию сначала
keep-impossible = Этот браузер ничего не хранит: после закрытия страницы партии пропадут
missing-title = Игра не загрузилась
missing-why = Часть её файлов не пришла. Всё сыгранное цело: проверьте связь и попробуйте ещё раз.
missing-again = Попробовать ещё раз
missing-coming = Игра загружается…
missing-bots = Боты не загрузились и скоро попробуют ещё раз
missing-words = Этот язык не загрузился. Проверьте связь и попробуйте ещё раз.
line-misfit = Вышла новая версия Engawa: обновите страницу
line-broken = Стол не накрывается: обновите страницу
holder-calm = спокойный бот
holder-greedy = жадный бот
holder-stand-in = замена
close = Закрыть
to-shelf = К полке

# Конец партии.
end-status = партия окончена
end-sheet = Подсчёт очков
end-rival = Соперник
end-you-won = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-you-share = Победу делят вы и { $who }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
end-won = Победа: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-share = Победу делят { $who }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
end-rival-won = Победил соперник; у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-source = Главный источник очков — { $line }: { $points }.
end-source-of-winner = Главный источник очков победителя — { $line }: { $points }.
end-shared = Всё поровну, поэтому победа общая.
end-missing = До победы вам не хватило { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.
end-bars = Откуда очки
end-lost = Потеряно
end-over-time = Очки по ходу партии
end-turn-points = Ход { $turn } · { $points }
end-start = начало
end-turn-look = Ход, очки которого показаны
end-replay = Повтор
end-board = К доске
end-again = Ещё партию
end-other = Другой стол
end-more = Сохранить и поделиться
end-shelf = К полке

# Сохранить партию, послать её.
share-file = Файл партии
share-csv = Таблица CSV
share-link = Скопировать ссылку
share-link-copied = Ссылка скопирована: в ней вся партия
share-link-here = Ссылка на партию: скопируйте её отсюда
share-link-how = Эта страница открыта без защищённого соединения, поэтому браузер не даёт скопировать ссылку сам. Она выделена: осталось нажать Ctrl+C или «Копировать».
share-failed = Браузер не дал сохранить файл

# Повтор. Ключи replay-position, replay-good, replay-unfinished, replay-parted и replay-recorded выше говорит терминал.
replay-room = Повтор
replay-status = повтор
replay-board = Поле
replay-boards = Доски
replay-time = Время партии
replay-at-start = расстановка
replay-turn = ход { $turn } из { $turns }
replay-value = { $turn }, { $step }: { $told }
replay-step = решение { $at } из { $all }
replay-first = В начало (Home)
replay-back = Шаг назад (←), с Shift — на ход
replay-forward = Шаг вперёд (→), с Shift — на ход
replay-last = В конец (End)
replay-play = Показывать (пробел)
replay-pause = Остановить (пробел)
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-of = { $you ->
    [1] Видите вы
   *[other] Видит { $who }
}
replay-eyes-spectator = Видит зритель
replay-moves = Ходы
replay-table = Стол
replay-filter = Какие ходы показать
replay-filter-all = Все ходы
replay-filter-points = Только с очками
replay-filter-none = Таких ходов нет.
replay-setup = Расстановка
replay-sheet = Подсчёт очков
replay-keep = Сохранить у себя
replay-kept = Партия сохранена в этом браузере
replay-fork = Играть отсюда
replay-fork-short = Играть
replay-fork-title = Играть отсюда?
replay-fork-says = Новый стол начнётся с этого места: { $turn }. Эта партия останется как есть.
replay-fork-over = Партия здесь уже окончена. Вернитесь на ход назад, и её можно будет переиграть.
replay-fork-who = Кто за кого играет
replay-fork-name = Имя: { $who }
replay-fork-holder = Кто играет за { $who }
replay-fork-person = Человек
replay-fork-calm = Спокойный бот
replay-fork-greedy = Жадный бот
replay-fork-start = Начать
replay-fork-cancel = Отмена
replay-waiting = Ищем партию…

replay-lost = Эта партия не открывается
replay-lost-missing = В этом браузере такой партии нет. Возможно, её удалили или она на другом устройстве.
replay-lost-unreadable = Это не запись партии, или она повреждена. Если это ссылка, проверьте, что она скопирована целиком.
replay-lost-format = Запись сделана другой версией Engawa. Обновите страницу и попробуйте ещё раз.
replay-lost-game = Это запись игры «{ $game }», а её на полке нет.
replay-lost-seats = { $seats ->
    [one] { $seats } игрок не может
    [few] { $seats } игрока не могут
   *[many] { $seats } игроков не могут
} играть в эту игру: запись повреждена.
replay-lost-option = В записи есть настройка, которой эта игра не знает.
replay-lost-move = Решение { $number } в записи против правил: запись изменили, или изменились правила.
replay-lost-end = Партия повторяется, но приходит не туда, куда должна: запись изменили, или изменились правила.
replay-older = Правила с тех пор изменились: партию можно посмотреть до этого места.
replay-older-end = Правила с тех пор изменились: по сегодняшним партия закончилась бы другой позицией.
replay-older-result = Правила с тех пор изменились: сегодня очки посчитали бы иначе.
replay-older-then = Результат по правилам того дня: { $result }.

# Блокнот для подсчёта очков.
pad-room = Подсчёт очков
pad-status = блокнот для настольной партии
pad-reset = Начать заново
pad-again = Вернуть
pad-cleared = Блокнот чист
pad-not-yet = Подсчёта пока нет
pad-lost = Такой игры на полке нет

# Адрес, по которому ничего нет.
nowhere-name = Нигде
nowhere-title = Такой страницы нет
nowhere-why = Возможно, адрес скопирован не целиком. Всё сыгранное лежит на полке.
