// A worker's half: the first message names the role and brings the compiled module; what the role says of itself answers it.
import init, { bots, table } from "./engawa.js";

addEventListener("message", async ({ data: [role, module] }) => {
  try {
    await init({ module_or_path: module });
    postMessage(role === "bots" ? bots() : table());
  } catch (error) {
    // Out of the promise, so that the page's `onerror` hears of it.
    setTimeout(() => { throw error; });
  }
}, { once: true });
