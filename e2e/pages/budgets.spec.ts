import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listPages, weigh, weighEmptyPage } from "@/bench/pages/page-scripts.mjs";
import { htmlBudgetOf, MEAN_HTML_BUDGET } from "@/e2e/support/checks/html-budgets";
import { LIBRARIES, librariesByScript } from "@/e2e/support/checks/libraries";
import { scriptBudgetOf } from "@/e2e/support/checks/script-budgets";
import { expect, test } from "@/e2e/support/fixtures";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BUILD = join(ROOT, ".next");

test("no page's first JavaScript exceeds its budget over an empty page @core", () => {
  test.setTimeout(120_000);
  const empty = weighEmptyPage(ROOT).gzip;
  const pages = listPages(BUILD).map((page) => ({
    route: page.route,
    ratio: Number((weigh(BUILD, page).gzip / empty).toFixed(3)),
  }));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ route, ratio }) => ratio > scriptBudgetOf(route))).toEqual([]);
});

test("no page's HTML exceeds its budget before compression @core", () => {
  const pages = listPages(BUILD).map(({ route, file }) => ({ route, bytes: statSync(file).size }));
  const heavy = pages.filter(({ route, bytes }) => bytes > htmlBudgetOf(route));
  expect(heavy).toEqual([]);
  const sum = pages.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum / pages.length).toBeLessThan(MEAN_HTML_BUDGET);
});

test("a text loads no more JavaScript than the list of food guides @core", () => {
  const pages = listPages(BUILD).map((page) => ({ ...page, gzip: weigh(BUILD, page).gzip }));
  const list = pages.find(({ route }) => route === "/guides/veg-food");
  const texts = pages.filter(({ route }) =>
    /^\/(guides\/(veg-food|travel|city|health)|community\/blog)\/./.test(route),
  );
  expect(texts).toHaveLength(19);
  const heavier = texts.filter(({ gzip }) => gzip > (list?.gzip ?? 0));
  expect(heavier.map(({ route }) => route)).toEqual([]);
});

test("the marks by which e2e/pages/every-page.spec.ts finds libraries are still in their code @core", () => {
  const found = new Set([...librariesByScript().values()].flat());
  expect(LIBRARIES.filter((library) => !found.has(library))).toEqual([]);
});
