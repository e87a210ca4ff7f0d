//! The table, its bots and its people, each at their own pace: a bot that thinks for seconds keeps nobody waiting, workers that
//! trap are replaced, who leaves can come back, and what waits still waits after a reload.

use engawa_kernel::{Action, Rules};
use engawa_shelf::{GameId, Harmonies};
use engawa_visit::clicker::{Now, board, same};
use engawa_visit::{Clicker, NewTable, Screen, Tab, Trouble, Visit, Wishes, visit};
use engawa_wire::pack;

const PERSON: bool = true;
const BOT: bool = false;

/// A page whose bots think as long as it takes to notice: whatever they hear, they first do nothing for so many milliseconds.
/// Either worker can be made to trap: it throws what it cannot catch.
fn with_helpers(slow: u32) -> String {
    format!(
        r#"(() => {{
            window.helpers = {{}};
            const text = (source) => URL.createObjectURL(new Blob([source], {{ type: "text/javascript" }}));
            const trap = text(`addEventListener("message", ({{ data }}) => {{
                if (data === "trap") setTimeout(() => {{ throw new Error("a trap"); }});
            }});`);
            const slow = text(`
                const {{ set }} = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
                Object.defineProperty(MessagePort.prototype, "onmessage", {{ set(hear) {{
                    set.call(this, (event) => {{
                        const until = Date.now() + {slow};
                        while (Date.now() < until);
                        hear(event);
                    }});
                }} }});
            `);
            const Plain = window.Worker;
            window.Worker = class extends Plain {{
                constructor(url, options) {{
                    const bots = options.name === "bots";
                    const parts = [trap, ...(bots ? [slow] : []), String(new URL(url, location))];
                    super(text(parts.map((part) => `import ${{JSON.stringify(part)}};`).join("\n")), options);
                    window.helpers[bots ? "bots" : "tables"] = this;
                }}
            }};
        }})();"#
    )
}

/// A table whose bots are slow, or that can be made to trap.
fn table(visit: &Visit, game: GameId, slow: u32) -> Result<Tab, Trouble> {
    let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
    tab.allow_own_workers()?;
    tab.before_loading(&with_helpers(slow))?;
    tab.reload()?;
    tab.find("main[data-known]")?;
    NewTable::new(game, &[PERSON, BOT]).sit_down(&tab)?;
    Ok(tab)
}

/// Plays until the bot is asked and somebody waits for it.
fn until_the_bot_thinks(tab: &Tab, clicker: &mut Clicker<'_>) -> Result<(), Trouble> {
    let thinks = "document.querySelector('.prompt.wait') !== null && visit.now().lit === 0";
    for _ in 0..60 {
        clicker.decide()?;
        if tab.see(thinks)? {
            return Ok(());
        }
    }
    Err(Trouble::Page("the bot was never asked".to_owned()))
}

#[test]
fn a_slow_bot_keeps_nobody_waiting() {
    visit("slow_bot", |visit| {
        let tab = table(visit, GameId::Bamboo, 3000)?;
        visit.with(&tab, |tab| {
            let mut clicker = Clicker::new(tab, 21);
            let begun = board(tab)?;
            until_the_bot_thinks(tab, &mut clicker)?;
            // Taking the whole turn back is answered while the bot still thinks: nothing of the bot is ever seen.
            tab.touch("button[aria-label='Ещё']")?;
            tab.touch(".sheet button:has([href='#ic-undo'])")?;
            tab.until::<bool>("visit.now().lit > 0 || null")?;
            while tab.has("[data-act=undo]:not([aria-disabled=true])")? {
                let revision = tab.until::<Now>("visit.ready()")?.revision;
                tab.touch("[data-act=undo]")?;
                tab.until::<bool>(&format!("visit.now().revision > {revision} || null"))?;
            }
            same(&begun, &board(tab)?)?;
            // So is leaving, and the table is there again at once.
            until_the_bot_thinks(tab, &mut clicker)?;
            let address: String = tab.see("location.hash")?;
            tab.see::<String>("location.hash = '#/'")?;
            tab.find("main[data-known] .waiting .ct-card")?;
            tab.see::<String>(&format!("location.hash = '{address}'"))?;
            tab.find(".tbl[data-revision] .prompt.wait")?;
            // And in the end the bot has thought.
            tab.until::<Now>("visit.ready()").map(drop)
        })
    });
}

/// What only the trap itself complains of.
fn but_for_the_trap(tab: &Tab) -> Result<(), Trouble> {
    match tab.complaints()?.into_iter().find(|complaint| !complaint.contains("a trap")) {
        Some(complaint) => Err(Trouble::Page(complaint)),
        None => Ok(()),
    }
}

#[test]
fn a_worker_that_traps_is_replaced() {
    visit("trap", |visit| {
        for game in GameId::ALL {
            let tab = table(visit, game, 0)?;
            let mut clicker = Clicker::new(&tab, 5);
            clicker.play_some(4)?;
            let before = board(&tab)?;
            let revision = tab.until::<Now>("visit.ready()")?.revision;
            tab.see::<()>("void window.helpers.tables.postMessage('trap')")?;
            tab.find(".toast")?;
            same(&before, &board(&tab)?)?;
            let again = tab.until::<Now>("visit.ready()")?.revision;
            if again != revision {
                return Err(Trouble::Page(format!("{game}: revision {revision} became {again}")));
            }
            // The bots trap while nobody asks them, and the next ones answer.
            tab.see::<()>("void window.helpers.bots.postMessage('trap')")?;
            clicker.play_some(6)?;
            but_for_the_trap(&tab)?;
        }
        Ok(())
    });
}

#[test]
fn a_bot_that_traps_while_it_thinks_is_asked_again() {
    visit("trap_thinking", |visit| {
        let tab = table(visit, GameId::Harmonies, 1500)?;
        until_the_bot_thinks(&tab, &mut Clicker::new(&tab, 8))?;
        tab.see::<()>("void window.helpers.bots.postMessage('trap')")?;
        tab.until::<Now>("visit.ready()")?;
        but_for_the_trap(&tab)
    });
}

#[test]
fn a_turn_that_waits_still_waits_after_a_reload() {
    visit("waits", |visit| {
        for game in GameId::ALL {
            let tab = visit.shelf(Screen::DESK, Wishes::instant("ru").confirming())?;
            visit.with(&tab, |tab| {
                NewTable::new(game, &[PERSON, BOT]).sit_down(tab)?;
                let waits = "document.querySelector('.prompt h2')?.textContent === 'Ход закончен?'";
                let mut clicker = Clicker::new(tab, 13);
                let mut held = 0;
                // What reveals something at the end of a turn is not held: some turns of some games never are.
                for _ in 0..40 {
                    clicker.decide()?;
                    if tab.see(waits)? {
                        held += 1;
                        let before = tab.until::<Now>("visit.ready()")?;
                        tab.reload()?;
                        let after = tab.until::<Now>("visit.ready()")?;
                        if !tab.see(waits)? || before.revision != after.revision {
                            return Err(Trouble::Page(format!("{game}: the turn passed on by itself")));
                        }
                        tab.touch("[data-act=forward]")?;
                        tab.until::<bool>(&format!("visit.now().revision > {} || null", after.revision))?;
                    }
                    if held == 2 {
                        break;
                    }
                }
                println!("{game}: {held} turns waited");
                Ok(())
            })?;
        }
        Ok(())
    });
}

#[test]
fn who_leaves_has_a_bot_in_the_seat_until_the_return() {
    visit("leaving", |visit| {
        let tab = visit.shelf(Screen::PHONE, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::Harmonies, &[PERSON, BOT]).sit_down(tab)?;
            Clicker::new(tab, 2).play_some(3)?;
            tab.touch("button[aria-label='More']")?;
            tab.touch(".sheet [data-act=leave]")?;
            // Nobody is left: the game waits, also after a reload.
            let waits = "document.querySelector('.prompt h2')?.textContent.includes('nobody is at the table') || null";
            tab.until::<bool>(waits)?;
            let revision: u64 = tab.see("visit.now().revision")?;
            tab.reload()?;
            tab.until::<bool>(waits)?;
            let after: u64 = tab.see("visit.now().revision")?;
            if after != revision {
                return Err(Trouble::Page(format!("revision {revision} became {after} with nobody there")));
            }
            tab.touch(".prompt [data-act=forward]")?;
            Clicker::new(tab, 3).play()
        })
    });
}

#[test]
fn two_at_one_device_leave_and_come_back() {
    visit("leaving_both", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::Harmonies, &[PERSON, PERSON]).sit_down(tab)?;
            let mut clicker = Clicker::new(tab, 4);
            let leave = |clicker: &mut Clicker<'_>| {
                clicker.play_some(2)?;
                tab.touch("button[aria-label='More']")?;
                tab.touch(".sheet [data-act=leave]")
            };
            leave(&mut clicker)?;
            // A bot plays for the one, the other goes on.
            leave(&mut clicker)?;
            let waits = "document.querySelector('.prompt h2')?.textContent.includes('Who is back') || null";
            tab.until::<bool>(waits)?;
            tab.reload()?;
            tab.until::<bool>(waits)?;
            // Each of them can come back: the one here, the other later from the menu.
            tab.find(".prompt .acts [data-nth='1']")?;
            tab.touch(".prompt .acts [data-nth='0']")?;
            clicker.play_some(1)?;
            tab.touch("button[aria-label='More']")?;
            tab.touch(".sheet [data-act=return]")?;
            tab.until::<bool>(
                "!document.querySelector('.players').textContent.includes('stand-in') || null",
            )?;
            clicker.play()
        })
    });
}

#[test]
fn a_game_is_played_on_from_a_moment_without_its_secrets() {
    visit("fork", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::GrandBois, &[PERSON, BOT]).sit_down(tab)?;
            let mut clicker = Clicker::new(tab, 17);
            clicker.play_some(8)?;
            tab.touch("button[aria-label='Ещё']")?;
            tab.touch(".sheet a:has([href='#ic-history'])")?;
            tab.find("[data-room=replay]")?;
            // Of a game that goes on there is neither file nor link.
            for offer in ["ic-download", "ic-link", "ic-share"] {
                if tab.has(&format!("[data-room=replay] button:has([href='#{offer}'])"))? {
                    return Err(Trouble::Page(format!("{offer} is offered for a running game")));
                }
            }
            tab.press("End")?;
            tab.touch("[data-room=replay] button:has([href='#ic-fork'])")?;
            tab.touch("dialog .pri")?;
            tab.find(".tbl[data-room=table] [data-lit]")?;
            // There is no way back behind it, and a reload changes nothing.
            let before = board(tab)?;
            tab.find("[data-act=undo][aria-disabled=true]")?;
            tab.reload()?;
            same(&before, &board(tab)?)?;
            Clicker::new(tab, 18).play()
        })
    });
}

#[test]
fn bots_alone_are_watched() {
    visit("watched", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::GrandBois, &[BOT, BOT]).sit_down(tab)?;
            tab.find("[data-room=end]")
        })
    });
}

/// A page that decides on this action instead of the one that was touched, once, as no honest page does: the action is the last number
/// of a command.
fn deciding_instead(action: Action) -> String {
    format!(
        r"(() => {{
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (message, ...rest) {{
                if (window.forging && message instanceof Uint8Array) {{
                    window.forging = false;
                    let end = message.length - 1;
                    while (end > 0 && message[end - 1] >= 128) end -= 1;
                    message = Uint8Array.from([...message.slice(0, end), ...{:?}]);
                }}
                return post.call(this, message, ...rest);
            }};
        }})();",
        pack(&action)
    )
}

#[test]
fn who_breaks_a_rule_is_told_which_in_words() {
    visit("who_breaks_a_rule", |visit| {
        let named = |kind: <Harmonies as Rules>::Kind| format!("{kind:?}") == "Finish";
        let finish = (0..1 << 16).map(Action).find(|&action| Harmonies::kind(action).is_some_and(named));
        let finish = finish.ok_or_else(|| Trouble::Page("no action ends a turn".to_owned()))?;
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        tab.before_loading(&deciding_instead(finish))?;
        tab.reload()?;
        tab.find("main[data-known]")?;
        NewTable::new(GameId::Harmonies, &[PERSON, BOT]).sit_down(&tab)?;
        visit.with(&tab, |tab| {
            let before = board(tab)?;
            tab.see::<()>("window.forging = true, null")?;
            tab.touch(".tbl [data-lit]")?;
            let said: String = tab.until("document.querySelector('.toast.wrong')?.textContent ?? null")?;
            if !said.contains("(rule HA-") || said.len() < 20 {
                return Err(Trouble::Page(format!("the refusal only says «{said}»")));
            }
            same(&before, &board(tab)?)
        })
    });
}
