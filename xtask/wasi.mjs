// Runs the signature example, whose file is named, under Node's WASI, so that native and WebAssembly can be compared.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const file = process.argv[2];
const wasi = new WASI({ version: 'preview1', args: ['signature'] });
const module = await WebAssembly.compile(await readFile(file));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
