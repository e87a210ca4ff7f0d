# Обложки: что говорит об играх полка, пока не загружены их собственные слова.

grandbois-title = Хозяин леса
grandbois-tagline = Накрывайте и прячьте свой клан
grandbois-minutes = 20

harmonies-title = Гармония
harmonies-tagline = Стройте пейзаж, зовите зверей
harmonies-minutes = 30

white-castle-title = Белый замок
white-castle-tagline = Девять ходов, три моста, один замок
white-castle-minutes = 80

bamboo-title = Бамбук
bamboo-tagline = Храните дом от весны к весне
bamboo-minutes = 90
bamboo-round = Год { $round }

bitoku-title = Битоку
bitoku-tagline = Четыре года в лесу
bitoku-minutes = 120
bitoku-round = Год { $round }
