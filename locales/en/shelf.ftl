# The covers: what the shelf says of each game before its own words are fetched.

grandbois-title = GrandBois
grandbois-tagline = Lay, cover, keep your clan secret
grandbois-minutes = 20

harmonies-title = Harmonies
harmonies-tagline = Stack a landscape, invite animals
harmonies-minutes = 30

white-castle-title = The White Castle
white-castle-tagline = Nine turns, three bridges, one castle
white-castle-minutes = 80

bamboo-title = Bamboo
bamboo-tagline = Tend a home through the seasons
bamboo-minutes = 90
bamboo-round = Year { $round }

bitoku-title = Bitoku
bitoku-tagline = Four years in the forest
bitoku-minutes = 120
bitoku-round = Year { $round }
