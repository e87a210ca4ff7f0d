// The eyes of the visitor inside the page. Nothing here acts: touches are real input from outside.
(() => {
  // What the tables' worker says to the page, to be read outside: bytes as they came.
  const told = [];
  for (const name of ["Worker", "BroadcastChannel"].filter((name) => name in window)) {
    const Plain = window[name];
    window[name] = class extends Plain {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => data instanceof Uint8Array && told.push({ at: performance.now(), data }));
      }
    };
  }

  // Looks again whenever the page changes; null when it took too long.
  const until = (test, patience) =>
    new Promise((done) => {
      const found = test();
      if (found != null) return done(found);
      const end = (found) => {
        observer.disconnect();
        clearTimeout(late);
        done(found ?? null);
      };
      const observer = new MutationObserver(() => {
        const found = test();
        if (found != null) end(found);
      });
      const late = setTimeout(() => end(test()), patience);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  // What moves and will come to rest has done so. What only fades or glows can be touched meanwhile.
  const places = ["translate", "transform", "scale", "rotate", "left", "top", "width", "height"];
  const still = async () => {
    // What the page left for the next frame, as where its camera looks, is done.
    await new Promise(requestAnimationFrame);
    const moves = ({ effect }) =>
      effect?.getComputedTiming().endTime !== Infinity &&
      effect?.getKeyframes().some((frame) => places.some((place) => place in frame));
    const running = document.getAnimations().filter(moves);
    return Promise.all(running.map((animation) => animation.finished.catch(() => {})));
  };

  // Drawn twice: what the page does with the next frame is done.
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
  };

  // The middle of a thing, if a touch there reaches it.
  const seen = (element) => {
    const place = middle(element);
    const hit = place && document.elementFromPoint(place.x, place.y);
    return hit && (element.contains(hit) || hit.closest("label")?.contains(element)) ? place : null;
  };

  // The same, brought into sight if it is not.
  const brought = (element) => {
    const place = seen(element);
    if (place) return place;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return seen(element);
  };

  // The same for the first of all that a selector finds.
  const reach = (selector) => {
    for (const one of document.querySelectorAll(selector)) {
      const place = brought(one);
      if (place) return place;
    }
    return null;
  };

  const table = () => document.querySelector(".tbl");
  const number = (text) => (text == null ? null : Number(text));

  // Where the game is: everything that a visitor needs to know before the next touch.
  const now = () => {
    const { dataset } = table() ?? { dataset: {} };
    const can = (act) => document.querySelector(`[data-act=${act}]:not([aria-disabled=true])`) !== null;
    return {
      room: document.querySelector("[data-room]")?.dataset.room ?? "",
      cover: number(document.querySelector("[data-cover]")?.dataset.cover),
      revision: number(dataset.revision) ?? 0,
      choice: dataset.choice ?? "",
      eyes: dataset.eyes ?? "",
      lit: document.querySelectorAll("[data-lit]").length,
      undo: can("undo"),
      redo: can("redo"),
    };
  };

  // The same, once somebody here is asked something or there is nothing to wait for.
  const ready = () => {
    const at = now();
    return at.room === "end" || at.room === "trouble" || at.cover !== null || at.lit > 0 ? at : null;
  };

  // A small dice of the page's own, so that a choice among many is one question.
  const shuffled = (list, seed) => {
    let state = seed >>> 0 || 1;
    for (let last = list.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = Math.floor((state / 2 ** 32) * (last + 1));
      [list[last], list[other]] = [list[other], list[last]];
    }
    return list;
  };

  const name = (element) =>
    element.getAttribute("aria-label") ?? element.textContent.trim().replace(/\s+/g, " ").slice(0, 80);

  // Something lit that can be reached; or, on a phone, the tab that it lies behind.
  const pick = (seed, wanted) => {
    const lit = [...document.querySelectorAll("[data-lit]")];
    const list = wanted ? lit.filter((one) => one.dataset.t === wanted) : shuffled(lit, seed);
    for (const one of list) {
      const place = brought(one);
      if (place) return { ...place, target: one.dataset.t ?? "", name: name(one), tab: null };
      const tab = one.closest("[data-tab][data-off]")?.dataset.tab;
      const button = tab && reach(`[data-tab-of=${tab}]`);
      if (button) return { ...button, target: "", name: "", tab };
    }
    return null;
  };

  // Where the game is when somebody here is asked, everything stands still and there is something to touch. What is
  // lit may go out again before it is touched: then the next moment is waited for.
  const next = async (seed, wanted, patience) => {
    const late = performance.now() + patience;
    for (;;) {
      const at = await until(ready, late - performance.now());
      if (!at || at.room !== "table" || at.cover !== null) return { now: at ?? now(), pick: null };
      await still();
      const found = pick(seed, wanted) ?? (wanted && pick(seed));
      if (found || performance.now() >= late) return { now: now(), pick: found };
      let first = true;
      await until(() => (first ? ((first = false), null) : true), late - performance.now());
    }
  };

  // What lies on the table, without what only says where the pointer or the focus is, and without the marks of what
  // happened last: the page forgets these when it is loaded anew.
  const passing = ["tabindex", "style", "data-fresh", "data-off"];
  const marks = ["last", "land-in", "hov"];
  const drawn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(":is(path, rect, circle, ellipse, polygon).last")) return "";
    const classes = [...node.classList].filter((name) => !marks.includes(name)).join(" ");
    const attributes = [...node.attributes].filter(({ name }) => name !== "class" && !passing.includes(name));
    const written = attributes.map(({ name, value }) => ` ${name}="${value}"`).sort();
    return `<${node.localName} .${classes}${written.join("")}>${[...node.childNodes].map(drawn).join("")}`;
  };
  const board = () => {
    const areas = [...document.querySelectorAll(".tbl .area, .tbl .players")].map(drawn);
    const prompt = document.querySelector(".prompt h2")?.textContent ?? "";
    return [prompt, ...areas].join("\n");
  };

  // What has the focus.
  const focus = () => {
    const at = document.activeElement;
    return { lit: at?.hasAttribute("data-lit") ?? false, lost: !at || at === document.body, name: at ? name(at) : "" };
  };

  // What the worker said since the last time somebody asked, and when.
  const heard = () =>
    told.splice(0).map(({ at, data }) => {
      let bytes = "";
      for (const byte of data) bytes += String.fromCharCode(byte);
      return { at, bytes: btoa(bytes) };
    });

  // The clock of the page when the first room stands and is drawn.
  const stands = until(() => document.querySelector("main, .tbl"), 60_000).then(frames).then(() => performance.now());

  // How long touches take: from when the page hears the pointer that acts to the last change of the view that it leads
  // to, and the frames until that is drawn.
  const timed = [];
  const watch = () => {
    let touch = null;
    const end = () => {
      timed.push({ took: touch.done - touch.at, frames: touch.frames, decides: touch.decides });
      touch = null;
    };
    const state = () => [table()?.dataset.revision, table()?.dataset.choice];
    addEventListener("pointerup", () => (touch = { at: performance.now(), frames: 0, before: state(), after: null }), true);
    // What comes to lie under a resting pointer is another view too.
    addEventListener("pointerover", () => touch?.after && end(), true);
    const frame = () => {
      if (touch) touch.frames += 1;
      if (touch?.after) end();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new MutationObserver(() => {
      if (!touch) return;
      const now = state();
      const differs = (other) => now[0] !== other[0] || now[1] !== other[1];
      // What bots do next is another view.
      if (touch.after && now[0] !== touch.after[0]) return end();
      if (!touch.after && !differs(touch.before)) return;
      touch.after ??= now;
      touch.decides = now[0] !== touch.before[0];
      touch.done = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };

  window.visit = { until, still, frames, reach, now, ready, next, board, focus, heard, stands, watch, timed: () => timed.splice(0) };
})();
