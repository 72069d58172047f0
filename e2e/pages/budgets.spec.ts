import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listPages, weigh, weighEmptyPage } from "@/bench/pages/page-scripts.mjs";
import { distinctRoutes } from "@/e2e/support/documents";
import { htmlBudgetOf, MEAN_HTML_BUDGET } from "@/e2e/support/checks/html-budgets";
import { scriptBudgetOf } from "@/e2e/support/checks/script-budgets";
import { expect, test } from "@/e2e/support/fixtures";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BUILD = join(ROOT, ".next");
const CHUNKS = "static/chunks";

/** A text that only the library's own code holds, and the pages that show what it is for without being asked. */
const VENDORS = [
  { name: "Supabase", mark: "X-Supabase-Api-Version", shownOn: /^(?:\/[a-z-]+)?\/auth/ },
  { name: "MapLibre", mark: "maplibregl-map", shownOn: /^(?:\/[a-z-]+)?\/restaurants\/(map|\d+)$/ },
  { name: "Google Maps", mark: "visgl.github.io/react-google-maps", shownOn: /^never$/ },
  { name: "Embla", mark: "slideFocusStart", shownOn: /^(?:\/[a-z-]+)?\/community\/ai-gallery$/ },
];

function vendorsIn(scripts: string[]) {
  const texts = scripts.map((path) => readFileSync(join(BUILD, path), "utf8"));
  return VENDORS.filter(({ mark }) => texts.some((text) => text.includes(mark)));
}

test("no page's first JavaScript exceeds its budget over an empty page", () => {
  test.setTimeout(120_000);
  const empty = weighEmptyPage(ROOT).gzip;
  const pages = listPages(BUILD).map((page) => ({
    route: page.route,
    ratio: Number((weigh(BUILD, page).gzip / empty).toFixed(3)),
  }));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ route, ratio }) => ratio > scriptBudgetOf(route))).toEqual([]);
});

test("no page's HTML exceeds its budget before compression", () => {
  const pages = listPages(BUILD).map(({ route, file }) => ({ route, bytes: statSync(file).size }));
  const heavy = pages.filter(({ route, bytes }) => bytes > htmlBudgetOf(route));
  expect(heavy).toEqual([]);
  const sum = pages.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum / pages.length).toBeLessThan(MEAN_HTML_BUDGET);
});

test("a text loads no more JavaScript than the list of food guides", () => {
  const pages = listPages(BUILD).map((page) => ({ ...page, gzip: weigh(BUILD, page).gzip }));
  const list = pages.find(({ route }) => route === "/guides/veg-food");
  const texts = pages.filter(({ route }) =>
    /^\/(guides\/(veg-food|travel|city|health)|community\/blog)\/./.test(route),
  );
  expect(texts).toHaveLength(19);
  const heavier = texts.filter(({ gzip }) => gzip > (list?.gzip ?? 0));
  expect(heavier.map(({ route }) => route)).toEqual([]);
});

test("the marks by which libraries are found are still in their code", () => {
  const chunks = readdirSync(join(BUILD, CHUNKS)).filter((name) => name.endsWith(".js"));
  const found = vendorsIn(chunks.map((name) => `${CHUNKS}/${name}`));
  expect(found.map(({ name }) => name)).toEqual(VENDORS.map(({ name }) => name));
});

test("no page that is left alone loads Supabase, a map or a carousel that it does not show", async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000);
  allow.host("tiles.openfreemap.org");
  const unasked: string[] = [];
  for (const route of distinctRoutes()) {
    const scripts = new Set<string>();
    const note = (url: string) => {
      const path = /\/_next\/(static\/chunks\/[^?]+\.js)/.exec(url)?.[1];
      if (path) scripts.add(path);
    };
    page.on("response", (response) => note(response.url()));
    await page.goto(route, { waitUntil: "networkidle" });
    page.removeAllListeners("response");
    for (const { name, shownOn } of vendorsIn([...scripts]))
      if (!shownOn.test(route)) unasked.push(`${route} loads ${name}`);
  }
  expect(unasked).toEqual([]);
});
