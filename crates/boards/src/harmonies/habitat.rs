//! Cells to outline: where a habitat stands or nearly stands, and what a score line counts.

use engawa_harmonies::{Card, Cell, Colour, Landscape, Pile, Player, Side, Spot};

/// Where the habitat of a card is on a board.
#[derive(Default)]
pub(super) struct Habitats {
    /// The cells of every habitat that stands and has no cube yet.
    pub(super) stand: Vec<Cell>,
    /// The cells where one token completes a habitat.
    pub(super) near: Vec<Cell>,
    /// How many cubes could go somewhere: the cells for them.
    pub(super) places: usize,
}

/// Where the habitat of a card is.
pub(super) fn habitats(player: &Player, card: Card) -> Habitats {
    let mut found = Habitats::default();
    for cell in player.side().cells().filter(|&cell| player.cube(cell).is_none()) {
        let mut stands = false;
        for turns in 0..6 {
            let Some(cells) = turned(player.side(), cell, card.habitat(), turns) else { continue };
            let lacks = |&(at, landscape): &(Cell, Landscape)| {
                player.pile(at).and_then(|pile| pile.landscape()) != Some(landscape)
            };
            let lacking: Vec<_> = cells.iter().copied().filter(lacks).collect();
            match lacking[..] {
                [] => {
                    found.stand.extend(cells.iter().map(|(at, _)| at));
                    stands = true;
                }
                [(at, landscape)] if one_token_away(player, at, landscape) => found.near.push(at),
                _ => {}
            }
        }
        found.places += usize::from(stands);
    }
    found.near.retain(|cell| !found.stand.contains(cell));
    found
}

/// The cells of a habitat around the one for the cube, turned so many sixths; nothing if it reaches over the edge.
fn turned(side: Side, cell: Cell, habitat: &[Spot], turns: usize) -> Option<Vec<(Cell, Landscape)>> {
    let (q, r) = cell.axial();
    let place = |spot: &Spot| {
        let (dq, dr) = (0..turns).fold((spot.q, spot.r), |(dq, dr), _| (-dr, dq + dr));
        Some((Cell::at(side, q + dq, r + dr)?, spot.landscape))
    };
    habitat.iter().map(place).collect()
}

/// Whether one token makes the landscape of what lies there.
fn one_token_away(player: &Player, cell: Cell, landscape: Landscape) -> bool {
    let height = player.pile(cell).map_or(0, |pile| pile.height());
    height + 1 == landscape.height() && player.token_cells(landscape.colour()).any(|free| free == cell)
}

/// The cells that a score line counts.
pub(super) fn counted(player: &Player, line: &str) -> Vec<Cell> {
    let topped = |colour: Colour| -> Vec<Cell> {
        player.piles().filter(|(_, pile)| pile.top() == colour).map(|(cell, _)| cell).collect()
    };
    // Those that have a neighbour of their own kind.
    let together = |cells: Vec<Cell>| -> Vec<Cell> {
        cells.iter().copied().filter(|cell| cell.neighbours().any(|next| cells.contains(&next))).collect()
    };
    match line {
        "trees" => topped(Colour::Green),
        "mountains" => together(topped(Colour::Gray)),
        "fields" => together(topped(Colour::Yellow)),
        "buildings" => {
            topped(Colour::Red).into_iter().filter(|&cell| building_counts(player, cell)).collect()
        }
        "water" if player.side() == Side::A => river(&topped(Colour::Blue)),
        "water" => topped(Colour::Blue),
        "animals" => player.cubes().filter(|(_, card)| !card.is_spirit()).map(|(cell, _)| cell).collect(),
        "spirits" => player.cubes().filter(|(_, card)| card.is_spirit()).map(|(cell, _)| cell).collect(),
        _ => Vec::new(),
    }
}

/// Whether three colours are seen around a building.
fn building_counts(player: &Player, cell: Cell) -> bool {
    let tops: Vec<Colour> = cell.neighbours().filter_map(|next| Some(player.pile(next)?.top())).collect();
    let colours = Colour::ALL.iter().filter(|colour| tops.contains(colour)).count();
    player.pile(cell).is_some_and(|pile: Pile| pile.height() == 2) && colours >= 3
}

/// The longest of the shortest ways over water from one token to another.
fn river(water: &[Cell]) -> Vec<Cell> {
    let mut longest = Vec::new();
    for &source in water {
        // Cells in the order of their distance, each with the place of the one before it.
        let mut reached = vec![(source, 0)];
        let mut next = 0;
        while let Some(&(cell, _)) = reached.get(next) {
            for beside in cell.neighbours().filter(|beside| water.contains(beside)) {
                if reached.iter().all(|&(known, _)| known != beside) {
                    reached.push((beside, next));
                }
            }
            next += 1;
        }
        let mut place = reached.len() - 1;
        let mut way = vec![reached[place].0];
        while place != 0 {
            place = reached[place].1;
            way.push(reached[place].0);
        }
        if way.len() > longest.len() {
            longest = way;
        }
    }
    // One token is no river.
    if longest.len() > 1 { longest } else { Vec::new() }
}
