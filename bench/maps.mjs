// The map view beside a bare MapLibre page with the same markers: time to the first pin, the main thread's work until the map
// rests and while it is dragged, and memory. Google's script is the tests' stand-in, which draws no map: what is measured there
// is our part of that engine alone. Runs of all pages take turns, each in a fresh profile; the table shows medians.
import { chromium } from "@playwright/test";
import { createJiti } from "jiti";
import { join } from "node:path";
import { ensureChromium } from "../scripts/test/chromium.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";
import { withMapSite } from "./map-site.mjs";
import { median } from "./median.mjs";
import { printTable } from "./table.mjs";

const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });
const { googleMapsScript } = await jiti.import(join(ROOT, "tests/fakes/google-maps-api.ts"));

const SIZES = [8, 600, 50_000];
const RUNS = 5;
const PIN = 'button[id*="-marker-"], button[id*="-count-"]';
const PAGES = [
  { name: "bare MapLibre", path: "/bare-map/index.html", canBeDragged: true },
  { name: "ours, MapLibre", path: "/", canBeDragged: true },
  { name: "ours, Google's stand-in", path: "/", key: "AIza-bench", canBeDragged: false },
];

/** WebGL from the software renderer, so that the bench runs on machines without a graphics card. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
];

/** The main thread rests once it worked less than this in the time after it, ms. */
const REST_WORK_MS = 25;
const REST_MS = 500;
const REST_TRIES = 40;

async function workOf(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const { TaskDuration, ScriptDuration, LayoutDuration, RecalcStyleDuration } = Object.fromEntries(
    metrics.map(({ name, value }) => [name, value * 1000]),
  );
  return {
    total: TaskDuration,
    script: ScriptDuration,
    layout: LayoutDuration + RecalcStyleDuration,
  };
}

async function rest(page, session) {
  let before = await workOf(session);
  for (let tries = 0; tries < REST_TRIES; tries += 1) {
    await page.waitForTimeout(REST_MS);
    const now = await workOf(session);
    if (now.total - before.total < REST_WORK_MS) return now;
    before = now;
  }
  throw new Error("The map did not come to rest.");
}

/** Commands for the page's workers, which Playwright's own sessions do not reach. */
async function workerSessions(session) {
  const workers = [];
  const answers = new Map();
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.push(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let last = 0;
  const send = (sessionId, method) =>
    new Promise((resolve) => {
      last += 1;
      answers.set(last, resolve);
      const message = JSON.stringify({ id: last, method });
      void session.send("Target.sendMessageToTarget", { sessionId, message });
    });
  return { workers, send };
}

/** Bytes of JavaScript after a collection: the page's and its workers'. */
async function heapOf(session, { workers, send }) {
  const heaps = [
    (method) => session.send(method),
    ...workers.map((id) => (method) => send(id, method)),
  ];
  let bytes = 0;
  for (const ask of heaps) {
    await ask("HeapProfiler.collectGarbage");
    bytes += (await ask("Runtime.getHeapUsage")).usedSize;
  }
  return bytes;
}

/** Runs in the page: notes when the first pin is painted. The bare page notes it itself. */
function watchForPins(pin) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(pin)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.firstPinMs = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function drag(page) {
  await page.mouse.move(900, 150);
  await page.mouse.down();
  for (let x = 900; x > 300; x -= 20) await page.mouse.move(x, 150 + (900 - x) / 4);
  await page.mouse.up();
}

async function measure(browser, origin, { path, key, canBeDragged }, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (key) {
    await context.route("https://maps.googleapis.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: googleMapsScript() }),
    );
    await context.addInitScript((value) => localStorage.setItem("googleMapsApiKey", value), key);
  }
  await context.addInitScript(watchForPins, PIN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const workers = await workerSessions(session);
  try {
    await page.goto(`${origin}${path}#${count}`, { waitUntil: "commit" });
    const firstPin = await (
      await page.waitForFunction(() => window.firstPinMs, undefined, { timeout: 60_000 })
    ).jsonValue();
    const work = await rest(page, session);
    const heap = await heapOf(session, workers);
    const pins = await page.locator(PIN).count();
    const before = await workOf(session);
    if (canBeDragged) await drag(page);
    const dragged = canBeDragged ? (await rest(page, session)).total - before.total : undefined;
    return { firstPin, ...work, heap: heap / 2 ** 20, pins, dragged };
  } finally {
    await context.close();
  }
}

function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [
      name,
      runs[0][name] === undefined ? undefined : median(runs.map((run) => run[name])),
    ]),
  );
}

function cells(result, limit) {
  const ratio = (name) => (result[name] / limit[name]).toFixed(2);
  const dragged = result.dragged === undefined;
  return [
    result.firstPin.toFixed(0),
    ratio("firstPin"),
    result.total.toFixed(0),
    ratio("total"),
    result.script.toFixed(0),
    result.layout.toFixed(0),
    dragged ? "-" : result.dragged.toFixed(0),
    dragged ? "-" : ratio("dragged"),
    result.heap.toFixed(1),
    ratio("heap"),
    result.pins || "-",
  ];
}

/** Prints the table. */
export async function benchMaps() {
  const results = new Map(
    SIZES.flatMap((size) => PAGES.map(({ name }) => [`${size} ${name}`, []])),
  );
  await withMapSite(async (origin) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
    for (let run = 1; run <= RUNS; run += 1) {
      say(`Maps, run ${run} of ${RUNS}.`);
      for (const size of SIZES)
        for (const page of PAGES)
          results.get(`${size} ${page.name}`).push(await measure(browser, origin, page, size));
    }
    await browser.close();
  });
  const rows = SIZES.flatMap((size) => {
    const [limit, ...rest] = PAGES.map(({ name }) => medians(results.get(`${size} ${name}`)));
    return [limit, ...rest].map((result, index) => [
      size.toLocaleString("en"),
      PAGES[index].name,
      ...cells(result, limit),
    ]);
  });
  printTable(
    "Maps: from the address to a map at rest, and one drag (ms, MB; ratios to the bare page)",
    [
      "markers",
      "page",
      "first pin",
      "ratio",
      "main thread",
      "ratio",
      "script",
      "layout",
      "drag",
      "ratio",
      "heap",
      "ratio",
      "pins in DOM",
    ],
    rows,
  );
}
