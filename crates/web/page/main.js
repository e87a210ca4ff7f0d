// Opens the page: one module compiled once, for the page and (sent along) for the worker.
import init, { page } from "./engawa.js";

const here = new URL(".", import.meta.url);

async function compile() {
  const url = new URL("engawa_bg.wasm", here);
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    // Old browsers, and servers that do not call it application/wasm.
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

// A trap inside the module is thrown past every promise: it is heard here, while the door is closed.
const broken = () => { document.documentElement.dataset.door ??= "broken"; }; // door.js may know better why
addEventListener("error", broken);
try {
  const module = await compile();
  await init({ module_or_path: module });
  await page(here.href, module);
  document.getElementById("door").remove();
} catch (error) {
  broken();
  throw error;
}
removeEventListener("error", broken);

// Only in a secure context; over http in a home network the games play without it.
navigator.serviceWorker?.register(new URL("../sw.js", here)).catch((error) => console.warn(error));
