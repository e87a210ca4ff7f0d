//! Charts of a game: points over the turns, and the bar of time that a replay is moved by.
//!
//! Everything is measured in percent, so that a chart is as wide as its place while its words, crests and strokes keep
//! their size; only the lines themselves are stretched, and their strokes are not.

use crate::order::in_order;
use crate::scene::{Element, Node, el, path, short, symbol};

/// One line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// Whose it is.
    pub name: String,
    /// Colour, dash and crest, 1 to 4.
    pub crest: u8,
    /// A value for every turn, the setting up first; nothing where it is not known.
    pub values: Vec<Option<i32>>,
}

impl Series {
    fn last(&self) -> Option<i32> {
        self.values.iter().rev().copied().flatten().next()
    }
}

/// The numbers at an axis: round and few.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Axis {
    /// The lowest mark, where the axis begins.
    pub low: i32,
    /// From one mark to the next.
    pub step: i32,
    /// The highest value, where the axis ends.
    pub high: i32,
}

impl Axis {
    /// An axis of about five steps that begins at zero, or below it if a value does.
    pub fn around(values: impl IntoIterator<Item = i32>) -> Axis {
        let (low, high) =
            values.into_iter().fold((0, 1), |(low, high), value| (low.min(value), high.max(value)));
        let span = i64::from(high) - i64::from(low);
        let tens = (0..9).map(|power| 10_i64.pow(power));
        let mut steps = tens.flat_map(|ten| [ten, 2 * ten, ten * 5 / 2, ten * 5]);
        let step = steps.find(|step| span <= step * 5).unwrap_or(1_000_000_000) as i32;
        Axis { low: low.div_euclid(step).saturating_mul(step), step, high }
    }

    /// Every mark, the lowest first.
    pub fn marks(self) -> impl Iterator<Item = i32> {
        (self.low..=self.high).step_by(self.step.max(1) as usize)
    }

    /// How far down a value stands, in percent of the height.
    pub fn down(self, value: i32) -> f32 {
        let [low, value, high] = [self.low, value, self.high].map(|number| number as f32);
        (high - value) * 100.0 / (high - low).max(1.0)
    }
}

/// Moves what stands too close apart, as little as possible and without leaving `0..=most`; the order stays.
pub fn apart(wanted: &[f32], gap: f32, most: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    in_order(&mut order, |&a, &b| wanted[a] < wanted[b]);
    // Neighbours that would touch become one block; each block stands where its members want to be on average.
    let mut blocks: Vec<(f32, Vec<usize>)> = Vec::new();
    let stands = |members: &[usize]| {
        let height = gap * (members.len() - 1) as f32;
        let middle = members.iter().map(|&one| wanted[one]).sum::<f32>() / members.len() as f32;
        (middle - height / 2.0).min(most - height).max(0.0)
    };
    for one in order {
        let mut members = vec![one];
        let mut top = stands(&members);
        while let Some((above, before)) = blocks.pop() {
            if above + gap * before.len() as f32 <= top {
                blocks.push((above, before));
                break;
            }
            members.splice(0..0, before);
            top = stands(&members);
        }
        blocks.push((top, members));
    }
    let mut placed = vec![0.0; wanted.len()];
    for (top, members) in blocks {
        for (nth, one) in members.into_iter().enumerate() {
            placed[one] = top + gap * nth as f32;
        }
    }
    placed
}

/// The numbers below a chart: after which turn each stands. At most about a dozen.
///
/// `rounds` has for every turn the round it belongs to; a game that counts no rounds has its turns counted.
pub fn numbers(rounds: &[Option<u32>]) -> Vec<(usize, u32)> {
    let turns = rounds.len();
    let all: Vec<(usize, u32)> = if rounds.iter().any(Option::is_some) {
        let ends = |turn: &usize| rounds.get(turn + 1).is_none_or(|next| *next != rounds[*turn]);
        (0..turns).filter(ends).filter_map(|turn| Some((turn + 1, rounds[turn]?))).collect()
    } else {
        (1..=turns).map(|turn| (turn, turn as u32)).collect()
    };
    let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| all.len() <= 12 * step).unwrap_or(500);
    all.into_iter().filter(|(_, number)| (*number as usize).is_multiple_of(step)).collect()
}

fn percent(share: f32) -> String {
    short(share) + "%"
}

/// How far along a turn stands, in percent of the width.
pub fn along(turn: f32, turns: usize) -> f32 {
    turn * 100.0 / turns.max(1) as f32
}

/// The lines of all series: stretched to the place they get, their strokes not.
fn lines(series: &[Series], axis: Axis) -> Element {
    let line = |(nth, one): (usize, &Series)| {
        let turns = one.values.len().saturating_sub(1);
        let mut way = String::new();
        let mut drawn = false;
        for (turn, value) in one.values.iter().enumerate() {
            let Some(value) = value else {
                drawn = false;
                continue;
            };
            way.push(if drawn { 'L' } else { 'M' });
            drawn = true;
            // Stretched by different factors, so a tenth of a unit would be seen: two digits more.
            way.push_str(&short(along(turn as f32, turns) * 100.0));
            way.push(' ');
            way.push_str(&short(axis.down(*value) * 100.0));
        }
        let class = format!("line s{}", one.crest);
        path(way).key(nth as u32).attr("class", class).attr("vector-effect", "non-scaling-stroke")
    };
    el("svg")
        .class("stretch")
        .attr("viewBox", "0 0 10000 10000")
        .attr("preserveAspectRatio", "none")
        .attr("width", "100%")
        .attr("height", "100%")
        .children(series.iter().enumerate().map(line))
}

/// A crest that stands on a line.
fn crest(number: u8, along: f32, down: f32) -> Element {
    let mark = symbol(format_args!("seat-{number}"))
        .attr("x", "-8")
        .attr("y", "-8")
        .attr("width", "16")
        .attr("height", "16");
    el("svg")
        .attr("class", format!("on s{number}"))
        .attr("x", percent(along))
        .attr("y", percent(down))
        .attr("overflow", "visible")
        .child(el("circle").class("under").attr("r", "9"))
        .child(mark)
}

/// So much of the height a name at the end of a line needs, in percent.
const NAME: f32 = 9.0;

/// Points over the turns: lines with crests, names at their ends, numbers at the axes, and a rule at the turn that is
/// looked at. What is inside a `.plot`.
pub fn plot(series: &[Series], numbers: &[(usize, u32)], looked_at: Option<usize>) -> Vec<Node> {
    let axis = Axis::around(series.iter().flat_map(|one| one.values.iter().copied().flatten()));
    let turns = series.first().map_or(0, |one| one.values.len().saturating_sub(1));
    let rule = |mark: i32| {
        let y = percent(axis.down(mark));
        el("line").class("rule").attr("x2", "100%").attr("y1", y.clone()).attr("y2", y)
    };
    let on_line = |(nth, one): (usize, &Series)| {
        // Each crest at another turn, so that lines that run together keep theirs apart.
        let turn = (turns * (nth + 1) + turns / 2) / (series.len() + 1);
        let value = one.values.get(turn).copied().flatten()?;
        Some(crest(one.crest, along(turn as f32, turns), axis.down(value)))
    };
    let now = looked_at.map(|turn| {
        let x = percent(along(turn as f32, turns));
        let rule = el("line").class("now").attr("x1", x.clone()).attr("x2", x).attr("y2", "100%");
        let dots = series.iter().filter_map(move |one| {
            let value = one.values.get(turn).copied().flatten()?;
            Some(crest(one.crest, along(turn as f32, turns), axis.down(value)))
        });
        el("g").child(rule).children(dots)
    });
    let crests: Vec<Element> = if looked_at.is_some() {
        Vec::new()
    } else {
        series.iter().enumerate().filter_map(on_line).collect()
    };
    let picture = el("svg")
        .class("chart")
        .attr("aria-hidden", "true")
        .children(axis.marks().map(rule))
        .child(lines(series, axis))
        .children(crests)
        .children(now);
    let at_left = axis.marks().map(|mark| {
        el("span").attr("style", format!("top:{}", percent(axis.down(mark)))).text(mark.to_string())
    });
    let below = numbers.iter().enumerate().map(|(nth, (turn, number))| {
        let style = format!("left:{}", percent(along(*turn as f32, turns)));
        el("span").class_if(nth % 2 == 0, "odd").attr("style", style).text(number.to_string())
    });
    let ends: Vec<(&Series, i32)> = series.iter().filter_map(|one| Some((one, one.last()?))).collect();
    let wanted: Vec<f32> = ends.iter().map(|(_, value)| axis.down(*value)).collect();
    let names = ends.iter().zip(apart(&wanted, NAME, 100.0)).map(|((one, value), down)| {
        el("span")
            .attr("class", format!("s{}", one.crest))
            .attr("style", format!("top:{}", percent(down)))
            .child(el("span").class("clip").text(one.name.clone()))
            .child(el("b").text(value.to_string()))
    });
    let beside = |class, spans: Vec<Element>| {
        Node::from(el("div").class(class).attr("aria-hidden", "true").children(spans))
    };
    vec![
        picture.into(),
        beside("ys", at_left.collect()),
        beside("xs", below.collect()),
        beside("ends", names.collect()),
    ]
}

/// The bar of time: a tick a turn, numbered rounds, the points above, and a handle with the crest of who moved.
/// What is inside a `.track`. `at` is where the handle stands, in turns.
pub fn track(
    series: &[Series],
    turns: usize,
    numbers: &[(usize, u32)],
    at: f32,
    mover: Option<u8>,
) -> Vec<Node> {
    let axis = Axis::around(series.iter().flat_map(|one| one.values.iter().copied().flatten()));
    let x = percent(along(at, turns));
    let way =
        |class, to: &str| el("line").class(class).attr("x2", to.to_owned()).attr("y1", WAY).attr("y2", WAY);
    let tick = |turn: usize| {
        let x = percent(along(turn as f32, turns));
        el("line")
            .key(turn as u32)
            .class("tick")
            .class_if(turn as f32 <= at, "past")
            .attr("x1", x.clone())
            .attr("x2", x)
            .attr("y1", "64%")
            .attr("y2", "74%")
    };
    let number = |(nth, (turn, number)): (usize, &(usize, u32))| {
        el("text")
            .class_if(nth % 2 == 0, "odd")
            .attr("x", percent(along(*turn as f32, turns)))
            .attr("y", "97%")
            .attr("text-anchor", "middle")
            .text(number.to_string())
    };
    let handle = match mover {
        Some(number) => {
            let mark = symbol(format_args!("seat-{number}"));
            let mark = mark.attr("x", "-7").attr("y", "-7").attr("width", "14").attr("height", "14");
            mark.attr("class", format!("s{number}"))
        }
        None => el("circle").class("dot").attr("r", "4"),
    };
    let handle = el("svg")
        .attr("x", x.clone())
        .attr("y", WAY)
        .attr("overflow", "visible")
        .child(el("circle").class("handle").attr("r", "12"))
        .child(handle);
    // A tick for every turn is too many where there are hundreds.
    let every = turns / 160 + 1;
    let upper = el("svg").attr("y", "3%").attr("width", "100%").attr("height", "50%");
    let picture = el("svg")
        .class("chart")
        .attr("aria-hidden", "true")
        .child(upper.attr("overflow", "visible").child(lines(series, axis)))
        .child(
            el("line")
                .class("now")
                .attr("x1", x.clone())
                .attr("x2", x.clone())
                .attr("y1", "3%")
                .attr("y2", WAY),
        )
        .child(way("way", "100%"))
        .child(way("gone", &x))
        .child(el("g").children((0..=turns).step_by(every).map(tick)))
        .child(el("g").children(numbers.iter().enumerate().map(number)))
        .child(handle);
    vec![picture.into()]
}

/// How far down the bar of time its way runs.
const WAY: &str = "69%";

/// How far the bars of a chart reach to both sides of zero.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    /// What somebody lost, at most.
    pub lost: i32,
    /// The best total.
    pub total: i32,
}

impl Reach {
    /// Wide enough for all of these bars.
    pub fn of<'a>(bars: impl IntoIterator<Item = &'a [i32]>) -> Reach {
        bars.into_iter().fold(Reach::default(), |reach, parts| Reach {
            lost: reach.lost.max(lost(parts.iter().copied())),
            total: reach.total.max(parts.iter().sum()),
        })
    }

    /// How far from the left so many points are, in percent of the width.
    fn along(self, points: i32) -> f32 {
        (points + self.lost) as f32 * 100.0 / (self.total + self.lost).max(1) as f32
    }
}

fn lost(parts: impl Iterator<Item = i32>) -> i32 {
    -parts.map(|points| points.min(0)).sum::<i32>()
}

/// The pattern of what was lost.
pub const LOST: &str = "url(#pat-lost)";

/// A bar of parts one behind the other, each with its pattern and, where there is room, its number. It ends at the total: what
/// was won begins so far left of zero as was lost, and is hatched there.
pub fn bar(parts: &[(&'static str, i32)], reach: Reach, name: String) -> Element {
    let lost = lost(parts.iter().map(|(_, points)| *points));
    let zero = reach.along(0);
    let mut from = -lost;
    let mut drawn: Vec<Element> = Vec::new();
    let mut written: Vec<Element> = Vec::new();
    let mut part = |fill: &'static str, from: f32, to: f32| {
        let rect = el("rect").class("part").attr("fill", fill).attr("x", percent(from));
        drawn.push(rect.attr("width", percent(to - from)).attr("height", "100%"));
    };
    for (fill, points) in parts.iter().filter(|(_, points)| *points > 0) {
        let (left, right) = (reach.along(from), reach.along(from + points));
        part(fill, left, right);
        written.extend(written_on(*points, left.max(zero), right));
        from += points;
    }
    if lost > 0 {
        part(LOST, reach.along(-lost), zero);
        written.extend(written_on(-lost, reach.along(-lost), zero));
    }
    let rule = (reach.lost > 0).then(|| {
        let x = percent(zero);
        el("line").class("zero").attr("x1", x.clone()).attr("x2", x).attr("y1", "-8%").attr("y2", "108%")
    });
    let chart = el("svg").class("chart").attr("role", "img").attr("aria-label", name);
    chart.attr("overflow", "visible").children(drawn).children(rule).children(written)
}

/// The number of a part; narrower, and it would hide the pattern of its neighbours.
fn written_on(points: i32, from: f32, to: f32) -> Option<Element> {
    let said = points.to_string().replace('-', "−");
    let (width, letters) = (to - from, said.chars().count() as i32);
    if width <= 2.0 + 3.2 * letters as f32 {
        return None;
    }
    let half = 4 + 4 * letters;
    let pill = el("rect").class("pill").attr("x", (-half).to_string()).attr("y", "-9");
    let pill = pill.attr("width", (2 * half).to_string()).attr("height", "18").attr("rx", "8");
    let number = el("svg")
        .class_if(width < 5.0 + 4.5 * letters as f32, "tight")
        .attr("x", percent(f32::midpoint(from, to)))
        .attr("y", "50%")
        .attr("overflow", "visible")
        .child(pill)
        .child(el("text").class("val").attr("y", "4.5").text(said));
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_is_round_and_holds_every_value() {
        let axis = |values: &[i32]| {
            let axis = Axis::around(values.iter().copied());
            assert!(axis.marks().count() <= 7 && axis.low <= 0, "{axis:?}");
            assert!(values.iter().all(|value| (axis.low..=axis.high).contains(value)), "{axis:?}");
            axis.marks().collect::<Vec<_>>()
        };
        assert_eq!(axis(&[0, 106]), [0, 25, 50, 75, 100]);
        assert_eq!(axis(&[0, 93]), [0, 20, 40, 60, 80]);
        assert_eq!(axis(&[]), [0, 1]);
        assert_eq!(axis(&[5]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(axis(&[-3, 12]), [-5, 0, 5, 10]);
        for high in 0..700 {
            axis(&[high]);
            axis(&[-high, 7]);
        }
        axis(&[i32::MAX, i32::MIN / 4]);
        assert!((Axis::around([0, 106]).down(106) - 0.0).abs() < 0.01);
        assert!((Axis::around([0, 106]).down(0) - 100.0).abs() < 0.01);
    }

    #[test]
    fn names_never_touch_and_stay_in_order() {
        assert_eq!(apart(&[10.0, 50.0], 9.0, 100.0), [10.0, 50.0]);
        assert_eq!(apart(&[50.0, 50.0], 9.0, 100.0), [45.5, 54.5]);
        assert_eq!(apart(&[0.0, 1.0, 2.0], 9.0, 100.0), [0.0, 9.0, 18.0]);
        assert_eq!(apart(&[100.0, 99.0], 9.0, 100.0), [100.0, 91.0]);
        assert_eq!(apart(&[], 9.0, 100.0), Vec::<f32>::new());
        for a in 0..20 {
            for b in 0..20 {
                for c in 0..20 {
                    let wanted = [a, b, c].map(|n| n as f32 * 5.0);
                    let placed = apart(&wanted, 9.0, 100.0);
                    let mut sorted = placed.clone();
                    sorted.sort_by(f32::total_cmp);
                    assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] > 8.99), "{wanted:?} {placed:?}");
                    assert!(sorted[0] >= 0.0 && sorted[2] <= 100.01, "{wanted:?} {placed:?}");
                }
            }
        }
    }

    #[test]
    fn numbers_stand_behind_the_last_turn_of_their_round() {
        let rounds = [None, None, Some(1), Some(1), Some(2), Some(2), Some(3)];
        assert_eq!(numbers(&rounds), [(4, 1), (6, 2), (7, 3)]);
        assert_eq!(numbers(&[None; 3]), [(1, 1), (2, 2), (3, 3)]);
        let many = numbers(&[None; 60]);
        assert_eq!((many.len(), many[0], many[11]), (12, (5, 5), (60, 60)));
        assert_eq!(numbers(&[]), []);
    }

    #[test]
    fn a_line_stops_where_nothing_is_known() {
        let series = [Series { name: "A".into(), crest: 1, values: vec![Some(0), Some(5), None, Some(10)] }];
        let drawn = lines(&series, Axis { low: 0, step: 5, high: 10 });
        let Node::Element(line) = &drawn.children[0] else { panic!("a line") };
        assert_eq!(line.get("d"), Some("M0 10000L3333.3 5000M10000 0"));
        // Nothing to draw is drawn as nothing.
        assert_eq!(plot(&[], &[], None).len(), 4);
        assert_eq!(track(&[], 0, &[], 0.0, None).len(), 1);
    }

    /// Where the parts of a bar begin and end, in percent, with their patterns.
    fn stretches(parts: &[(&'static str, i32)], reach: Reach) -> Vec<(String, f32, f32)> {
        let bar = bar(parts, reach, String::new());
        let rects = bar.children.iter().filter_map(|node| match node {
            Node::Element(one) if one.tag == "rect" => Some(one),
            _ => None,
        });
        let at = |one: &Element, name| one.get(name)?.strip_suffix('%')?.parse::<f32>().ok();
        rects
            .map(|one| {
                let (x, width) = (at(one, "x").unwrap(), at(one, "width").unwrap());
                (one.get("fill").unwrap().to_owned(), x, x + width)
            })
            .collect()
    }

    #[test]
    fn a_bar_ends_at_the_total_and_losses_are_left_of_zero() {
        let reach = Reach::of([&[12, -4, 12][..], &[10, 6]]);
        assert_eq!(reach, Reach { lost: 4, total: 20 });
        let stretch = |fill: &str, from: i32, to: i32| {
            (fill.to_owned(), (from + 4) as f32 * 100.0 / 24.0, (to + 4) as f32 * 100.0 / 24.0)
        };
        let check = |parts: &[(&'static str, i32)], wanted: &[(String, f32, f32)]| {
            let drawn = stretches(parts, reach);
            assert_eq!(drawn.len(), wanted.len(), "{drawn:?}");
            for (drawn, wanted) in drawn.iter().zip(wanted) {
                let near = (drawn.1 - wanted.1).abs() < 0.2 && (drawn.2 - wanted.2).abs() < 0.2;
                assert!(drawn.0 == wanted.0 && near, "{drawn:?} is not {wanted:?}");
            }
        };
        check(
            &[("a", 12), ("b", -4), ("c", 12)],
            &[stretch("a", -4, 8), stretch("c", 8, 20), stretch(LOST, -4, 0)],
        );
        check(&[("a", 10), ("c", 6)], &[stretch("a", 0, 10), stretch("c", 10, 16)]);
        // Below zero in all: the bar ends there, and what is missing to zero is lost without having been won.
        check(&[("a", 1), ("b", -3)], &[stretch("a", -3, -2), stretch(LOST, -3, 0)]);
        // Nobody lost: zero is the left edge.
        let reach = Reach::of([&[3, 5][..], &[4, 0]]);
        assert_eq!(stretches(&[("a", 3), ("c", 5)], reach)[1].2.round() as i32, 100);
        assert_eq!(stretches(&[("a", 0)], Reach::of([&[0][..]])), []);
    }
}
