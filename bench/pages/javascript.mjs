// JavaScript per page, in KB of 1,024 bytes: what the HTML names, as a ratio to an empty page of the same Next, and what a
// real Chromium loads after that without any input (the toaster and prefetched pages, for instance).
import { chromium } from "@playwright/test";
import { join } from "node:path";
import { ensureChromium } from "../../scripts/test/chromium.mjs";
import { ROOT } from "../../scripts/run/process.mjs";
import { listPages, measureEmptyPage, sizeOf, weigh } from "./page-scripts.mjs";
import { withSite } from "../site.mjs";
import { printTable } from "../table.mjs";

const BUILD = join(ROOT, ".next");

/** One page for each set of first scripts: the home page has fifteen other URLs. */
function distinctPages() {
  const pages = new Map();
  for (const page of listPages(BUILD)) {
    const weight = weigh(BUILD, page);
    const key = weight.scripts.join();
    const known = pages.get(key);
    if (known) known.alike += 1;
    else pages.set(key, { ...page, ...weight, alike: 0 });
  }
  return [...pages.values()];
}

/** The scripts that the browser fetches beyond those of the HTML, until the network is idle. */
async function loadedLater(browser, url, scripts) {
  const page = await browser.newPage();
  const loaded = new Set();
  page.on("response", (response) => {
    const path = /\/_next\/(.+\.js)$/.exec(new URL(response.url()).pathname)?.[1];
    if (path) loaded.add(path);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return [...loaded].filter((path) => !scripts.includes(path));
}

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** Prints the table. */
export async function benchJavaScript() {
  const rows = await withSite(async (origin) => {
    const empty = measureEmptyPage(ROOT);
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const result = [
      ["an empty page", kilobytes(empty.gzip), kilobytes(empty.brotli), "1.00", "0.0"],
    ];
    for (const { route, scripts, gzip, brotli, alike } of distinctPages()) {
      const later = await loadedLater(browser, origin + route, scripts);
      const laterGzip = later.reduce((sum, path) => sum + sizeOf(join(BUILD, path)).gzip, 0);
      result.push([
        alike > 0 ? `${route} and ${alike} alike` : route,
        kilobytes(gzip),
        kilobytes(brotli),
        (gzip / empty.gzip).toFixed(2),
        kilobytes(laterGzip),
      ]);
    }
    await browser.close();
    return result;
  });
  printTable(
    "JavaScript before any interaction (KB)",
    ["page", "gzip", "brotli", "ratio", "later, gzip"],
    rows,
  );
}
