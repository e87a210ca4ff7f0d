# Рамка: что говорит стол, какая бы игра на нём ни лежала.

list-none = ничего
list-and = { $most } и { $last }

refused-not-asked = Сейчас решает другой игрок.
refused-unreadable = В этой игре такого хода нет.

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
exact = точно
reconstructed = восстановлено

player = Игрок { $number }
bot-random = Случайный { $number }
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

games-seats = Игроков: { $from }–{ $to }
games-data = данные
games-default = обычно
