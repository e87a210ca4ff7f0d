// The client without a network. One cache a build: a page that stands keeps the build it came from,
// so a new worker waits until the last of them is closed (no skipWaiting).
const HASH = "{{hash}}";
const FILES = "{{files}}".split(" ");
const FRONT = new URL("./", location.href).pathname;
const OURS = `engawa ${FRONT} `;
const CACHE = OURS + HASH;
const PATIENCE = 2500; // milliseconds a visit waits for the network before the kept page is shown

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forget()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode !== "navigate") event.respondWith(fromCache(request));
  else if (pathname === FRONT || pathname === `${FRONT}index.html`) event.respondWith(visit(request));
});

async function keep() {
  const front = await fetch("./", { cache: "no-cache" });
  // Between two builds the server may already have the next page: its own worker will keep that one.
  if (!front.ok || !(await front.clone().text()).includes(HASH)) throw new Error("the page is of another build");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put("./", front);
}

async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Network first, so that a new build is seen at once.
async function visit(request) {
  const kept = async () => (await caches.open(CACHE)).match("./");
  const network = fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  try {
    const response = await Promise.race([network, late]);
    return response?.ok ? response : ((await kept()) ?? network);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

// Everything else has the build in its address and never changes.
async function fromCache(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}
