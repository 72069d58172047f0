// Near me with many restaurants: when a phone shows it (Lighthouse) beside near me with the samples alone, how long it and the gallery
// block the main thread beside an empty page of the same Next, and how long after a press the next frame is painted.
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/test/chromium.mjs";
import { say } from "../../scripts/run/process.mjs";
import { audit } from "./audit.mjs";
import { BERLIN, withBerlin } from "./berlin.mjs";
import { cpuBlockingTime } from "./blocking.mjs";
import { serveEmptyPage } from "./limit-pages.mjs";
import { median } from "../median.mjs";
import { withSite } from "../site.mjs";
import { printTable } from "../table.mjs";

/** Fewer while one works on the pages: BENCH_WEB_RUNS=1. */
const RUNS = Number(process.env.BENCH_WEB_RUNS ?? 5);
const SOME = 450;
const MANY = 5000;
const NEAR_ME = "/restaurants/near-me";
const AROUND_BERLIN = `${NEAR_ME}#around=Berlin@${BERLIN.lat},${BERLIN.lng}`;

/** So often each press is timed. */
const TURNS = 20;
const CPU_SLOWDOWN = 4;
const SIZES = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
/** The browser reports no shorter ones. */
const SHORTEST_MS = 16;

const button = (page, name) => page.getByRole("button", { name, exact: true });
const press = (page, control) => (page.isPhone ? control.tap() : control.click());

/** Each brings the page back to where it was with the second press, but for the cards. */
const PRESSES = {
  "Fully vegan": (page) => press(page, button(page, "Fully vegan")),
  "Open now": (page) => press(page, button(page, "Open now").first()),
  "Sort by": async (page, turn) => {
    await page.getByLabel("Sort by").focus();
    await page.keyboard.press(turn % 2 === 0 ? "End" : "Home");
  },
  "a letter": async (page, turn) => {
    await page.getByRole("searchbox").focus();
    await page.keyboard.press(turn % 2 === 0 ? "g" : "Backspace");
  },
  "Show more restaurants": (page) => press(page, button(page, "Show more restaurants")),
};

async function auditAll(executablePath, subjects) {
  const runs = subjects.map(() => []);
  for (let run = 1; run <= RUNS; run += 1) {
    say(`Lighthouse, run ${run} of ${RUNS}`);
    for (const [index, { url }] of subjects.entries()) {
      const { audits, traceEvents } = await audit(executablePath, url, ["performance"]);
      runs[index].push({
        lcp: audits["largest-contentful-paint"].numericValue,
        tbt: audits["total-blocking-time"].numericValue,
        cpu: cpuBlockingTime(traceEvents),
      });
    }
  }
  return subjects.map(({ name }, index) => ({
    name,
    lcp: median(runs[index].map(({ lcp }) => lcp)),
    tbt: median(runs[index].map(({ tbt }) => tbt)),
    cpu: median(runs[index].map(({ cpu }) => cpu)),
  }));
}

function printAudits([empty, samples, ...others]) {
  const row = ({ name, lcp, tbt, cpu }) => [
    name,
    lcp.toFixed(0),
    (lcp / samples.lcp).toFixed(2),
    tbt.toFixed(0),
    (tbt / empty.tbt).toFixed(2),
    cpu.toFixed(0),
    (cpu / empty.cpu).toFixed(2),
  ];
  printTable(
    `Lighthouse, mobile, medians of ${RUNS} runs, ms`,
    ["page", "LCP", "LCP / samples", "TBT", "TBT / empty", "CPU TBT", "CPU TBT / empty"],
    [empty, samples, ...others].map(row),
  );
}

/** Collects how long each press takes from its first event to the frame that shows it. */
function watchPresses() {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.presses.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Waits until the page has nothing to do, and the browser has reported what it measured. */
async function settle(page) {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => requestIdleCallback(resolve), 300);
        }),
    );
}

async function timePresses(executablePath, url, device) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ ...SIZES[device], serviceWorkers: "block" });
    page.isPhone = device === "phone";
    await page.addInitScript(watchPresses);
    await page.goto(url);
    await page.getByText(`${MANY.toLocaleString("en")} restaurants found`).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const rows = [];
    for (const [name, act] of Object.entries(PRESSES)) {
      const times = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        await settle(page);
        await page.evaluate(() => void (window.presses = []));
        await act(page, turn);
        await settle(page);
        times.push(await page.evaluate((least) => Math.max(least, ...window.presses), SHORTEST_MS));
      }
      rows.push([name, device, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Prints both tables; nothing is asserted. */
export async function benchInteractions() {
  const executablePath = await ensureChromium();
  const empty = await serveEmptyPage();
  try {
    await withSite(
      (samples) =>
        withBerlin(SOME, (some) =>
          withBerlin(MANY, async (many) => {
            const pages = [
              { name: "empty page", url: `${empty.origin}/` },
              { name: "near me, samples", url: samples + NEAR_ME },
              { name: `near me, ${SOME} in Berlin`, url: some + AROUND_BERLIN },
              { name: `near me, ${MANY} in Berlin`, url: many + AROUND_BERLIN },
              { name: "AI gallery", url: `${samples}/community/ai-gallery` },
            ];
            printAudits(await auditAll(executablePath, pages));
            const rows = [];
            for (const device of Object.keys(SIZES))
              rows.push(...(await timePresses(executablePath, many + AROUND_BERLIN, device)));
            printTable(
              `From a press to the next frame, ${MANY} restaurants, CPU slowed ${CPU_SLOWDOWN} times, ${TURNS} presses each, ms`,
              ["press", "device", "median", "longest"],
              rows,
            );
          }),
        ),
      { CHARD_DATABASE: "none" },
    );
  } finally {
    empty.close();
  }
}
