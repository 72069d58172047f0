// From a press to the next paint at a quarter of this machine's speed, by the browser's own Event Timing: the near-me list and the
// gallery, each on a page of the bench (bench/list-app), with the samples and with 5,000 records, beside a list without a framework
// (bench/by-hand). Not asserted, since times flicker.
import { chromium } from "@playwright/test";
import { createJiti } from "jiti";
import { join } from "node:path";
import { ensureChromium } from "../scripts/test/chromium.mjs";
import { ROOT } from "../scripts/run/process.mjs";
import { exportApp, fileAnswer, withServer } from "./app-site.mjs";
import { printTable } from "./table.mjs";

const jiti = createJiti(import.meta.url, {
  alias: { "@": ROOT, "server-only": join(ROOT, "tests/fakes/server-only.ts") },
});
const { listExampleRestaurants } = await jiti.import(join(ROOT, "lib/restaurants/queries.ts"));
const { listGalleryImages } = await jiti.import(join(ROOT, "lib/gallery/queries.ts"));

const APP = join(ROOT, "bench/list-app");
const BY_HAND = join(ROOT, "bench/by-hand");
const SLOW_DOWN = 4;
const REPEATS = 12;
/** The browser tells of nothing that is shorter. */
const SHORTEST_MS = 16;
const SETTLE_MS = 400;

const SAMPLES = { restaurants: await listExampleRestaurants(8), images: await listGalleryImages() };

/** The samples over and over, under ids and names of their own. */
function makeRecords(kind, count) {
  const samples = SAMPLES[kind];
  return Array.from({ length: count }, (_, index) => {
    const record = samples[index % samples.length];
    return kind === "images"
      ? { ...record, id: index + 1, title: `${record.title} ${index + 1}` }
      : { ...record, id: String(index + 1), name: `${record.name} ${index + 1}` };
  });
}

const press = (name, options) => (page) =>
  page
    .getByRole("button", { name, exact: true, ...options })
    .first()
    .click();
const focusSort = (page) => page.getByLabel("Sort by").focus();
const sortOtherwise = (page, turn) => page.keyboard.press(turn % 2 ? "ArrowUp" : "ArrowDown");
const type = (page, turn) => page.keyboard.type("radish and rye "[turn % 15]);
const focusSearch = (page) => page.getByRole("searchbox").first().focus();

const LIST_ACTIONS = [
  { name: "Filters", act: press("Filters") },
  { name: "a cuisine", before: press("Filters"), act: press("Italian") },
  { name: "sort", before: focusSort, act: sortOtherwise },
  { name: "a letter", before: focusSearch, act: type },
];

const SUBJECTS = [
  { path: "/by-hand", counts: [8, 5_000], actions: LIST_ACTIONS },
  { path: "/near-me", counts: [8, 5_000], actions: LIST_ACTIONS },
  {
    path: "/gallery",
    counts: [50, 5_000],
    actions: [
      { name: "chip", act: press("evening") },
      { name: "grid or list", act: (page, turn) => press(turn % 2 ? "Grid" : "List")(page) },
      { name: "sort", before: focusSort, act: sortOtherwise },
      { name: "a letter", before: focusSearch, act: type },
      {
        name: "open an image",
        before: (page) => page.getByRole("searchbox").first().fill(""),
        act: (page) => page.getByRole("article").first().getByRole("link").first().click(),
        after: (page) => page.keyboard.press("Escape"),
      },
    ],
  },
];

function observeInteractions() {
  const durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) durations.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
  Object.assign(window, { takeLongest: () => Math.max(0, ...durations.splice(0)) });
}

async function measure(page, { before, act, after }) {
  const values = [];
  if (before) await before(page);
  for (let turn = 0; turn < REPEATS; turn += 1) {
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.takeLongest());
    await act(page, turn);
    await page.waitForTimeout(SETTLE_MS);
    values.push(Math.max(SHORTEST_MS, await page.evaluate(() => window.takeLongest())));
    if (after) await after(page);
  }
  return values.toSorted((a, b) => a - b);
}

/** Prints the times from a press to the next paint. */
export async function benchInteractions() {
  const pages = exportApp(APP);
  const answer = (path) => {
    const [, kind, count] = /^\/records\/(\w+)\/(\d+)$/.exec(path) ?? [];
    if (kind)
      return {
        contentType: "application/json",
        body: JSON.stringify(makeRecords(kind, Number(count))),
      };
    return (
      fileAnswer(join(pages, `${path}.html`)) ??
      fileAnswer(join(BY_HAND, `${path}.html`)) ??
      fileAnswer(join(pages, path)) ??
      fileAnswer(join(ROOT, "public", path))
    );
  };
  const executablePath = await ensureChromium();
  const rows = [];
  await withServer(answer, async (origin) => {
    for (const { path, counts, actions } of SUBJECTS)
      for (const count of counts) {
        const browser = await chromium.launch({
          executablePath,
          args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
        });
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await page.addInitScript(observeInteractions);
        await page.goto(`${origin}${path}?count=${count}`, { waitUntil: "networkidle" });
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
        for (const action of actions) {
          const values = await measure(page, action);
          const at = (share) => values[Math.ceil(values.length * share) - 1];
          rows.push([path, count, action.name, at(0.5), at(0.75), values.at(-1)]);
        }
        await browser.close();
      }
  });
  printTable(
    `From a press to the next paint, ms, at ${SLOW_DOWN} times slower (steps of 8; ${SHORTEST_MS} is "or less")`,
    ["page", "records", "press", "p50", "p75", "longest"],
    rows,
  );
}
