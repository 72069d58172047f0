import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM().window;

/** A page as a search engine reads it: without running it. */
export type PageDocument = {
  route: string;
  status: number;
  headers: Headers;
  html: string;
  title: string;
  /** By `name` or `property`. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string; type: string; title: string }[];
  /** The texts of the structured data. */
  structuredData: string[];
  /** The words of `main` with single spaces. */
  text: string;
  /** The words of the first h1. */
  heading: string;
  /** How many there are. */
  count: { h1: number; main: number; articles: number };
  /** Addresses of the links and pictures of `main`, and every id. */
  anchors: string[];
  pictures: string[];
  ids: string[];
  /** Every link of the page, with what it says. */
  namedLinks: { words: string; href: string }[];
  /** What does nothing without scripts, and does not say so. */
  silentControls: string[];
  /** Drawings without a size of their own, which fill the screen of a browser that does not take the styles. */
  unsizedDrawings: string[];
};

/** Half of a page is what scripts and styles say, which no test reads in a document. */
const CODE = /(<(script|style)\b(?![^>]*ld\+json)[^>]*>)[^]*?(<\/\2>)/gi;

export const withoutCode = (html: string) => html.replace(CODE, "$1$3");

export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(withoutCode(html), "text/html");
}

export function parseXml(xml: string): XMLDocument {
  return new DOMParser().parseFromString(xml, "application/xml");
}

export function wordsOf(element: Element | null) {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What a page says of what does nothing without JavaScript, in the languages of the site. */
export const NEEDS_SCRIPTS =
  /(?:needs?|brauch(?:t|en)|nécessite(?:nt)?|necesitan?|דורש(?:ים|ת|ות)?|需要) JavaScript/;

/** What does nothing without a script, unless a form sends it: no popover, no dialog opened by a command, no choice that styles follow. */
const CONTROL =
  "button:not([popovertarget], [commandfor]), select, input:not([type=radio], [type=checkbox]), textarea, [role=tab]";
export const DEAD_CONTROL = `:is(${CONTROL}):not(form[action] *, form[method=post] *)`;

/** Whether the styles show none of it without scripts (app/globals.css; e2e/pages/without-javascript.spec.ts sees that they do). */
function isHiddenWithoutScripts(element: Element) {
  const classes = [...element.classList];
  const isShown = classes.some((name) => /^noscript:(block|flex|grid|inline)/.test(name));
  return (
    classes.some((name) => /^noscript:hidden!?$/.test(name)) ||
    (!isShown && classes.some((name) => /^hidden!?$/.test(name))) ||
    element.matches("[hidden], dialog:not([open])")
  );
}

/** The controls that do nothing without scripts, as far as classes hide them, and have no note that says so. */
export function findSilentControls(document: Document) {
  const around = [...document.querySelectorAll("form, main")].filter((part) =>
    NEEDS_SCRIPTS.test(part.textContent ?? ""),
  );
  const isHidden = (element: Element | null): boolean =>
    element !== null && (isHiddenWithoutScripts(element) || isHidden(element.parentElement));
  // jsdom takes far longer for all elements that the whole selector fits.
  return [...document.querySelectorAll("button, input, select, textarea, [role=tab]")]
    .filter((control) => control.matches(DEAD_CONTROL))
    .filter((control) => !isHidden(control) && !around.some((part) => part.contains(control)))
    .map((control) => control.outerHTML.slice(0, 100));
}

function nameLink(link: Element) {
  const pictures = [...link.querySelectorAll("img")].map(({ alt }) => alt).join(" ");
  const words = link.getAttribute("aria-label") ?? `${link.textContent ?? ""} ${pictures}`;
  return { words: words.replace(/\s+/g, " ").trim(), href: link.getAttribute("href") ?? "" };
}

function readMeta(document: Document) {
  const meta: Record<string, string[]> = {};
  for (const tag of document.querySelectorAll("meta[name], meta[property]")) {
    const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "";
    (meta[name] ??= []).push(tag.getAttribute("content") ?? "");
  }
  return meta;
}

type Response = { status: number; headers: Headers; html: string };

export function readPage(route: string, { status, headers, html }: Response): PageDocument {
  const document = parseHtml(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const values = (selector: string, attribute: string) =>
    all(selector).map((tag) => tag.getAttribute(attribute) ?? "");
  const structuredData = all('script[type="application/ld+json"]').map(
    (script) => script.textContent ?? "",
  );
  for (const script of all("script, style, template")) script.remove();
  return {
    route,
    status,
    headers,
    html,
    title: document.title,
    meta: readMeta(document),
    links: all("link[rel]").map((link) => {
      const [rel, href, type, title] = ["rel", "href", "type", "title"].map(
        (name) => link.getAttribute(name) ?? "",
      ) as [string, string, string, string];
      return { rel, href, type, title };
    }),
    structuredData,
    text: wordsOf(document.querySelector("main")),
    heading: wordsOf(document.querySelector("h1")),
    count: {
      h1: all("h1").length,
      main: all("main").length,
      articles: all("main article").length,
    },
    anchors: values("main a[href]", "href"),
    pictures: values("main img", "src"),
    ids: values("[id]", "id"),
    namedLinks: all("a[href]").map(nameLink),
    silentControls: findSilentControls(document),
    unsizedDrawings: all("svg:not([width][height])").map((one) => one.outerHTML.slice(0, 100)),
  };
}
