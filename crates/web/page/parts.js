// Fetches the parts of the module: one a game, and what several games share. Each instance of the module (the page, its workers)
// fetches for itself; a part adds its functions to the table and its data to the memory of the instance.
// `cargo xtask web` writes behind this file what the module calls: `export const … = load("bamboo");` for each part.
import { initSync } from "./engawa.js";

async function get(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

async function compile(name) {
  const response = await get(name);
  // Not every server calls it so; what is no stream is compiled too.
  const stream = response.headers.get("content-type") === "application/wasm";
  return stream ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// Small modules in one file, each behind its length.
async function unpack(name) {
  const bytes = await (await get(name)).arrayBuffer();
  const view = new DataView(bytes);
  const modules = [];
  for (let at = 0; at < bytes.byteLength;) {
    const length = view.getUint32(at, true);
    modules.push(WebAssembly.compile(new Uint8Array(bytes, at + 4, length)));
    at += 4 + length;
  }
  return Promise.all(modules);
}

// Whatever is asked for twice is fetched once, unless it failed.
const asked = new Map();
function once(name, fetched) {
  if (!asked.has(name)) {
    const added = fetched(name).then(add);
    added.catch(() => asked.delete(name));
    asked.set(name, added);
  }
  return asked.get(name);
}

function add(modules) {
  const imports = { __wasm_split: initSync() };
  return Promise.all([modules].flat().map((module) => WebAssembly.instantiate(module, imports)));
}

function load(part) {
  return async (callback, data) => {
    let fetched = true;
    try {
      await Promise.all([once("parts/shared.pack", unpack), once(`parts/${part}.wasm`, compile)]);
    } catch (error) {
      console.warn(error);
      fetched = false;
    }
    initSync().__indirect_function_table.get(callback)(data, fetched);
  };
}
