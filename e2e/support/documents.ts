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

const read = new Map<string, Promise<PageDocument>>();

/** A page as the site sends it, parsed. A worker asks for it once, for all tests. */
export function readDocument(route: string) {
  const document = read.get(route) ?? request(route);
  read.set(route, document);
  return document;
}

export async function readDocuments(routes: string[]) {
  const documents: PageDocument[] = [];
  for (const route of routes) documents.push(await readDocument(route));
  return documents;
}
