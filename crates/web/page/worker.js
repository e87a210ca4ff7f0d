// The table's half: the first message is the compiled module, the word "ready" answers it.
import init, { table } from "./engawa.js";

addEventListener("message", async ({ data: module }) => {
  try {
    await init({ module_or_path: module });
    table();
    postMessage("ready");
  } catch (error) {
    // Out of the promise, so that the page's `onerror` hears of it.
    setTimeout(() => { throw error; });
  }
}, { once: true });
