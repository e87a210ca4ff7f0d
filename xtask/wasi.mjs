// Runs the signature example under Node's WASI, so that native and WebAssembly can be compared.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const file = new URL('../target/wasm32-wasip1/release/examples/signature.wasm', import.meta.url);
const wasi = new WASI({ version: 'preview1', args: ['signature'] });
const module = await WebAssembly.compile(await readFile(file));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
