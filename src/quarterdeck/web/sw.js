// Without a line to the house: the page itself, rules, words and the games that were looked at last still open.
// What belongs to an edition is kept under its own address; everything else is asked of the house first.

const PAGE = "page";
const EDITION = "edition"; // files whose addresses say what is in them
const READ = "read"; // rules, words, finished games
const MOST = /** @type {Record<string, number>} */ ({ [EDITION]: 120, [READ]: 60 });
const SHELL = "/shell"; // any of our pages: each reads its own address
const READABLE = /^\/api\/(games$|games\/[a-z]+\/(rules|puzzles\/\d+)$|puzzles\/today$|words\/|tables\/[a-z0-9-]+\/(replay|course|account)$)|^\/games\/pages\.json$/;

const worker = /** @type {any} */ (self);

/** The oldest give way. @param {string} name */
async function trim(name) {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((key) => cache.delete(key)));
}

/** @param {string} name @param {RequestInfo} under @param {Response} answer */
async function keep(name, under, answer) {
  const cache = await caches.open(name);
  await cache.delete(under); // so that it is the newest
  await cache.put(under, answer);
  if (MOST[name]) await trim(name);
}

/** The page from the house, else the one that was kept. @param {Request} request */
async function openPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(PAGE, SHELL, answer.clone());
    return answer;
  } catch (down) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw down;
  }
}

/** A file of an edition never changes under its address. @param {Request} request */
async function fromEdition(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.headers.get("cache-control")?.includes("immutable")) await keep(EDITION, request, answer.clone());
  return answer;
}

/** @param {Request} request */
async function fromHouse(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(READ, request, answer.clone());
    return answer;
  } catch (down) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw down;
  }
}

/** Who answers a request; nobody where the house must. @param {Request} request */
function answererOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (request.mode === "navigate") return pathname.startsWith("/schema") ? null : openPage;
  if (READABLE.test(pathname)) return fromHouse;
  return /^\/(page|art|fonts)[./]/.test(pathname) ? fromEdition : null;
}

/** What the house has sent, sealed for this browser. @param {any} data @returns {{title: string, body?: string, table?: string}} */
function readNotice(data) {
  try {
    return data.json();
  } catch {
    return { title: "quarterdeck" };
  }
}

/** @param {any} data */
function showNotice(data) {
  const { title, body, table } = readNotice(data);
  const way = /^[a-z0-9-]{1,40}$/.test(table ?? "") ? `/t/${table}` : "/";
  return worker.registration.showNotification(title, { body, tag: way, icon: "/art/icon-192.png", data: way });
}

/** The table it is about, where it is open already or in a window of its own. @param {string} way */
async function openTable(way) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === way);
  return open ? open.focus() : worker.clients.openWindow(way);
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showNotice(event.data)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const answerer = answererOf(event.request);
  if (answerer) event.respondWith(answerer(event.request));
});
