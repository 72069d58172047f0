import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { listPages } from "@/bench/page-scripts.mjs";

const BUILD = fileURLToPath(new URL("../../.next", import.meta.url));

/** A page as a search engine reads it: without running it. */
export type PageDocument = {
  route: string;
  title: string;
  /** By `name` or `property`. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string; type: string; title: string }[];
  /** The texts of the structured data. */
  structuredData: string[];
  /** The words of `main` with single spaces. */
  text: string;
  heading: string;
  /** Addresses of the links and pictures of `main`, and every id. */
  anchors: string[];
  pictures: string[];
  ids: string[];
};

/** The paths of all prerendered pages but the not-found page. */
export function prerenderedRoutes() {
  return listPages(BUILD).map(({ route }) => route);
}

/** Reads pages as the server sends them: parsed by the browser, not run. */
export async function readDocuments(page: Page, routes: string[]): Promise<PageDocument[]> {
  const sources = [];
  for (const route of routes)
    sources.push({ route, html: await (await page.request.get(route)).text() });
  return page.evaluate(
    (texts) =>
      texts.map(({ route, html }) => {
        const document = new DOMParser().parseFromString(html, "text/html");
        const meta: Record<string, string[]> = {};
        for (const tag of document.querySelectorAll("meta[name], meta[property]")) {
          const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "";
          (meta[name] ??= []).push(tag.getAttribute("content") ?? "");
        }
        const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel]")].map((link) => ({
          rel: link.rel,
          href: link.getAttribute("href") ?? "",
          type: link.type,
          title: link.title,
        }));
        const structuredData = [
          ...document.querySelectorAll('script[type="application/ld+json"]'),
        ].map((script) => script.textContent ?? "");
        for (const script of document.querySelectorAll("script, style, template")) script.remove();
        const words = (selector: string) =>
          (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
        const values = (selector: string, attribute: string) =>
          [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? "");
        return {
          route,
          title: document.title,
          meta,
          links,
          structuredData,
          text: words("main"),
          heading: words("h1"),
          anchors: values("main a[href]", "href"),
          pictures: values("main img", "src"),
          ids: values("[id]", "id"),
        };
      }),
    sources,
  );
}
