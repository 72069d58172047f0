import { HtmlValidate, type ConfigData, type Message } from "html-validate";
import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { LANGUAGES } from "@/lib/languages/languages";
import { languageOfPath } from "@/lib/languages/paths";

/** All rules of the checker except those of style, and of what HTML leaves open. */
const CONFIG: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React writes attributes in the case of its properties, closes void elements and gives booleans an empty value.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore, which HTML allows and style sheets can name.
    "valid-id": ["error", { relaxed: true }],
    // Boxes whose size a product rule fixes; the policy that forbids foreign styles is the header's.
    "no-inline-style": "off",
    // A list may have a name (ARIA 1.2); the rule would keep names to landmarks and controls.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // How a telephone number breaks is the style sheet's.
    "tel-non-breaking": "off",
    // Scripts and styles of the site itself need no hash.
    "require-sri": ["error", { target: "crossorigin" }],
    "heading-level": ["error", { allowMultipleH1: false, minInitialRank: "h1" }],
  },
};

/** What is left to React, and what the first script corrects. */
const ALLOWED: [why: string, is: (message: Message) => boolean][] = [
  [
    "the account's button is not shown before a session gives it the visitor's address",
    ({ ruleId, selector }) =>
      ruleId === "text-content" && /^html > body > header .* > button$/.test(selector ?? ""),
  ],
  [
    "React's mark of a form whose submit it replays; it never is an address to go to",
    ({ ruleId, message }) =>
      ruleId === "attribute-allowed-values" &&
      message.includes("React form unexpectedly submitted"),
  ],
  [
    "a form of a server action is sent to the page's own address, for which React writes an empty one",
    ({ ruleId, message }) =>
      ruleId === "attribute-allowed-values" &&
      message === 'Attribute "action" has invalid value ""',
  ],
];

/** Words that say nothing of where a link leads. */
const VAGUE = /^(click here|here|this|link|more|read more|learn more|see more|details|go)$/i;

const pages = [...prerenderedRoutes(), "/no-such-page"];

// Both tests read all pages, which a worker parses once.
test.describe.configure({ mode: "default" });

/** What runs and what styles, which no rule looks into. */
const withoutCode = (html: string) =>
  html.replace(/(<(script|style)\b[^>]*>)[^]*?(<\/\2>)/gi, "$1$3");

/**
 * What the rules look at: elements and attributes, their values, where there is text, and which names are the same. Pages that differ
 * in no more than texts, addresses, language and sizes have the same.
 */
function shapeOf(html: string) {
  const names: string[] = [];
  const said = (value: string) => (value.trim() === "" ? value : "x");
  const named = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  return withoutCode(html)
    .replace(/<!--[^]*?-->/g, "")
    .replace(/ aria-current="(true|page)"| dir="(ltr|rtl|auto)"/g, "")
    .replace(
      /\s(alt|aria-label|title|placeholder|content|href|src|srcset|imagesrcset|lang|hreflang|action|value|class|style)="([^"]*)"/gi,
      (_, attribute: string, value: string) =>
        ` ${attribute}="${attribute === "aria-label" ? named(value) : said(value)}"`,
    )
    .replace(/>([^<]+)</g, (_, text: string) => `>${said(text)}<`);
}

/** Bar and footer, in three parts: pages have one of a few shapes of each. */
const FRAME = /(<(header|footer)\b[^>]*class="site-\2[^>]*>)([^]*?)(<\/\2>)/g;

/** A page without what is in its bar and footer, where `seen` has their shapes already. Names that are twice in a page are found before. */
function withoutSeenFrame(html: string, seen: Set<string>) {
  return html.replace(FRAME, (whole, begin: string, _, inner: string, end: string) => {
    const shape = shapeOf(inner);
    if (seen.has(shape)) return begin + end;
    seen.add(shape);
    return whole;
  });
}

function repeatedIds(html: string) {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

test("every page is valid HTML with one h1, its headings in order and no id twice", async () => {
  test.setTimeout(180_000);
  const checker = new HtmlValidate(CONFIG);
  const faults = new Set<string>();
  const [shapes, frames] = [new Set<string>(), new Set<string>()];
  for (const { route, html } of await readDocuments(pages)) {
    const { tag } = LANGUAGES[languageOfPath(route)];
    expect(html, route).toMatch(new RegExp(`^<!DOCTYPE html><html [^>]*\\blang="${tag}"`, "i"));
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    const markup = withoutCode(html);
    expect(repeatedIds(markup), route).toEqual([]);
    const page = withoutSeenFrame(markup, frames);
    const shape = shapeOf(page);
    if (shapes.has(shape)) continue;
    shapes.add(shape);
    const { results } = await checker.validateString(page);
    for (const [button] of html.matchAll(/<button[^>]*\spopovertarget=[^>]*>/gi))
      if (/\saria-expanded=/i.test(button))
        faults.add(
          `${route}: aria-expanded on a button of a popover, whose state the browser says`,
        );
    for (const message of results.flatMap(({ messages }) => messages))
      if (!ALLOWED.some(([, is]) => is(message)))
        faults.add(`${route}: ${message.ruleId}: ${message.message} (${message.selector})`);
  }
  expect([...faults]).toEqual([]);
});

test("every link says where it leads, and links of one page that say the same lead to one place", async () => {
  const faults: string[] = [];
  for (const { route, namedLinks } of await readDocuments(pages)) {
    const places = new Map<string, string>();
    for (const { words, href } of namedLinks) {
      const known = places.get(words);
      if (words === "" || VAGUE.test(words)) faults.push(`${route}: "${words}" to ${href}`);
      if (known !== undefined && known !== href)
        faults.push(`${route}: "${words}" to ${known} and to ${href}`);
      places.set(words, href);
    }
  }
  expect(faults).toEqual([]);
});
