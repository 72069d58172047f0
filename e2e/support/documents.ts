import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listPages, weigh } from "@/bench/pages/page-scripts.mjs";
import { readPage, type PageDocument } from "@/e2e/support/http/page-document";
import { siteServer } from "@/e2e/support/servers/site-server";

const BUILD = fileURLToPath(new URL("../../.next", import.meta.url));

/** The paths of all prerendered pages but the not-found page. */
export function prerenderedRoutes() {
  return listPages(BUILD).map(({ route }) => route);
}

/** One page for each set of first scripts. */
export function distinctRoutes() {
  const byScripts = new Map(
    listPages(BUILD).map((page) => [weigh(BUILD, page).scripts.join(), page.route]),
  );
  return [...byScripts.values()];
}

async function request(route: string) {
  const response = await fetch(siteServer.url + route, { redirect: "manual" });
  const { status, headers } = response;
  return readPage(route, { status, headers, html: await response.text() });
}

/** Where the workers of this run (scripts/test/e2e.mjs) share what they have read; it goes with the run. */
const SHARED = process.env.E2E_DATA_DIR && join(dirname(process.env.E2E_DATA_DIR), "documents");

/** To parse all pages takes a worker longer than all that tests ask of them: the first that reads one leaves it to the others. */
async function requestOnce(route: string): Promise<PageDocument> {
  if (!SHARED) return request(route);
  const file = join(SHARED, `${encodeURIComponent(route)}.json`);
  if (existsSync(file)) {
    const { headers, ...document } = JSON.parse(readFileSync(file, "utf8"));
    return { ...document, headers: new Headers(headers) };
  }
  const document = await request(route);
  mkdirSync(SHARED, { recursive: true });
  const own = `${file}-${process.pid}`;
  writeFileSync(own, JSON.stringify({ ...document, headers: [...document.headers] }));
  renameSync(own, file);
  return document;
}

const read = new Map<string, Promise<PageDocument>>();

/** A page as the site sends it, parsed. It is asked for once, for all tests. */
export function readDocument(route: string) {
  const document = read.get(route) ?? requestOnce(route);
  read.set(route, document);
  return document;
}

/** Two workers begin at either end, so that they do not parse the same pages at the same time. */
const isFromTheEnd = Number(process.env.TEST_PARALLEL_INDEX) % 2 === 1;

export async function readDocuments(routes: string[]) {
  for (const route of isFromTheEnd ? routes.toReversed() : routes) await readDocument(route);
  return Promise.all(routes.map(readDocument));
}
