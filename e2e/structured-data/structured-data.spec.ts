import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, wordsOf, type PageDocument } from "@/e2e/support/http/page-document";
import { SITE } from "@/e2e/support/servers/site-server";
import { formatDay } from "@/lib/dates";
import { PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { englishPath } from "@/lib/languages/paths";
import { findFaults, type Thing } from "@/tests/lib/structured-data/google-rules";

const WITHOUT = [
  "/auth",
  "/auth/confirm",
  "/auth/confirm/replace",
  "/auth/reset",
  "/favorites",
  "/offline",
];
const routes = prerenderedRoutes().filter((route) => !WITHOUT.includes(englishPath(route)));

const TRANSLATED_HOME_PAGES = PREFIXED_LANGUAGES.map((language) => `/${language}`);

/** Besides the way to the page; pages of other families have the way alone. */
const TYPES: [pattern: RegExp, type: string][] = [
  [/^\/restaurants\/(near-me|map|top-rated)$/, "ItemList"],
  [/^\/restaurants\/\d+$/, "Restaurant"],
  [/^\/community\/blog$/, "Blog"],
  [/^\/community\/blog\/./, "BlogPosting"],
  [/^\/guides\/[^/]+$/, "ItemList"],
  [/^\/guides\/(veg-food|travel|city|health|phrases)\/./, "Article"],
  [/^\/guides\/recipes\/./, "Recipe"],
];

/** Sample claims and opinions that search engines are not told (P1.7, P1.8). */
const CLAIMS = [
  /10,000|2,500|40\s?%/,
  /(?<![\d.])4\.9(?!\d)/,
  /Trusted by|40% increase|eight years|side salad/,
  /aggregateRating|"Review"|"review"|"Event"|interactionStatistic/i,
];

function graphOf({ structuredData: [text = "{}"] }: PageDocument): Thing[] {
  return JSON.parse(text)["@graph"];
}

/** The only thing of a type on a page. */
function thingOf(document: PageDocument, type: string): Thing {
  const things = graphOf(document).filter((thing) => thing["@type"] === type);
  expect(things, `${type} on ${document.route}`).toHaveLength(1);
  return things[0] ?? {};
}

function partsOf(thing: Thing, name: string): Thing[] {
  const parts = thing[name];
  return Array.isArray(parts) ? parts : [];
}

function partOf(thing: Thing, name: string): Thing {
  return Object(thing[name]);
}

/** Texts of the structured data must be on the page. */
function expectShown(document: PageDocument, ...values: unknown[]) {
  for (const value of values.flat()) expect(document.text, document.route).toContain(String(value));
}

function expectPictured(document: PageDocument, images: unknown) {
  const addresses = [images].flat().map((address) => String(address).slice(SITE.length));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !document.pictures.includes(address))).toEqual([]);
}

test("every page has the structured data of its kind, with what Google requires @core", async () => {
  const documents = await readDocuments(routes);
  expect(documents.length).toBeGreaterThan(40);
  for (const document of documents) {
    expect(document.structuredData, document.route).toHaveLength(1);
    expect(JSON.parse(document.structuredData[0] ?? "")["@context"]).toBe("https://schema.org");
    const graph = graphOf(document);
    expect(findFaults(graph), document.route).toEqual([]);
    const isHome =
      document.heading === "Good vegan food is closer than you think" ||
      TRANSLATED_HOME_PAGES.includes(document.route);
    const path = englishPath(document.route);
    const own = TYPES.filter(([pattern]) => pattern.test(path)).map(([, type]) => type);
    expect([document.route, ...graph.map((thing) => thing["@type"])]).toEqual([
      document.route,
      ...(isHome ? ["Organization", "WebSite"] : ["BreadcrumbList", ...own]),
      ...(isHome || path === document.route ? [] : ["WebPage"]),
    ]);
  }
});

test("structured data say the language of a page", async () => {
  for (const [language, tag] of [
    ["de", "de"],
    ["zh-hant", "zh-Hant"],
  ]) {
    const home = await readDocument(`/${language}`);
    expect(thingOf(home, "WebSite").inLanguage).toBe(tag);
    expect([thingOf(home, "WebSite").description]).toEqual(home.meta.description);
    const place = await readDocument(`/${language}/restaurants/1`);
    expect(thingOf(place, "WebPage")).toMatchObject({
      name: place.heading,
      url: SITE + place.route,
      inLanguage: tag,
    });
  }
});

test("accounts and missing pages have none", async () => {
  const documents = await readDocuments(["/auth", "/auth/reset", "/no-such-page"]);
  expect(documents.flatMap(({ structuredData }) => structuredData)).toEqual([]);
});

test("the breadcrumbs of a page end with its URL and its heading", async () => {
  const documents = await readDocuments(routes);
  const inner = documents.filter(
    (document) => graphOf(document)[0]?.["@type"] === "BreadcrumbList",
  );
  expect(inner.length).toBeGreaterThan(25);
  for (const document of inner) {
    const way = partsOf(thingOf(document, "BreadcrumbList"), "itemListElement");
    expect(way[0]).toMatchObject({ name: "Chard", item: `${SITE}/` });
    const { name: last, item } = way.at(-1)!;
    // Headings are read with plain spaces; French has narrow ones before a colon.
    const words = String(last).replace(/\s+/g, " ");
    expect([words, item]).toEqual([document.heading, SITE + document.route]);
    for (const { name } of way.slice(1, -1)) expectShown(document, name);
  }
});

test("lists name the restaurants in the order in which the page shows them", async () => {
  for (const route of ["near-me", "map", "top-rated"].map((name) => `/restaurants/${name}`)) {
    const document = await readDocument(route);
    const items = partsOf(thingOf(document, "ItemList"), "itemListElement");
    const linked = document.anchors.filter((href) => /^\/restaurants\/\d+$/.test(href));
    expect(items.map(({ url }) => String(url).slice(SITE.length))).toEqual([...new Set(linked)]);
    expectShown(document, ...items.map(({ name }) => name));
  }
});

/** Facts that a visitor could act on. */
const ACTED_ON = [
  "telephone",
  "sameAs",
  "openingHoursSpecification",
  "hasMenu",
  "acceptsReservations",
];

test("a sample restaurant's data are those of its page, without facts that a visitor could act on @core", async () => {
  const pages = routes.filter((path) => /^\/restaurants\/\d+$/.test(path));
  expect(pages).toHaveLength(8);
  for (const route of pages) {
    const document = await readDocument(route);
    const data = thingOf(document, "Restaurant");
    expect(data.name).toBe(document.heading);
    expect(data.url).toBe(SITE + route);
    expect(Object.keys(partOf(data, "address"))).toEqual(["@type", "addressLocality"]);
    expectShown(document, partOf(data, "address").addressLocality);
    expectShown(document, data.servesCuisine, data.priceRange, "Sample listing");
    expect(ACTED_ON.filter((name) => name in data)).toEqual([]);
    const { latitude, longitude } = partOf(data, "geo");
    expect(document.anchors.join(" ")).toContain(
      `mlat=${String(latitude)}&mlon=${String(longitude)}`,
    );
  }
});

/** The rows of a recipe, in the measures that are chosen first: the others are in the page, too, and hidden. */
function ingredientsOn({ html }: PageDocument) {
  const page = parseHtml(html);
  for (const amount of page.querySelectorAll("b.hidden")) amount.remove();
  return [...page.querySelectorAll("section[aria-labelledby=ingredients] li")].map(wordsOf);
}

test("a recipe's data match its page: every ingredient, every step, all minutes", async () => {
  const pages = routes.filter((path) => /^\/guides\/recipes\/./.test(path));
  expect(pages).toHaveLength(4);
  for (const route of pages) {
    const document = await readDocument(route);
    const recipe = thingOf(document, "Recipe");
    expect([recipe.name, recipe.url]).toEqual([document.heading, SITE + route]);
    const minutes = (name: string) => Number(/^PT(\d+)M$/.exec(String(recipe[name]))?.[1]);
    expect(minutes("prepTime") + minutes("cookTime")).toBe(minutes("totalTime"));
    expectShown(document, recipe.description, `${minutes("totalTime")} min`);
    expect(recipe.recipeIngredient, route).toEqual(ingredientsOn(document));
    for (const step of partsOf(recipe, "recipeInstructions")) {
      expectShown(document, step.name, step.text);
      const { pathname, hash } = new URL(String(step.url));
      expect(pathname).toBe(route);
      expect(document.ids).toContain(hash.slice(1));
    }
    expectPictured(document, recipe.image);
  }
});

test("the data of posts and articles match their pages", async () => {
  const pages = routes.filter((path) =>
    /^\/(community\/blog|guides\/(veg-food|travel|city|health))\/./.test(path),
  );
  expect(pages).toHaveLength(19);
  for (const route of pages) {
    const document = await readDocument(route);
    const article = thingOf(document, route.startsWith("/guides") ? "Article" : "BlogPosting");
    expect([article.headline, article.url]).toEqual([document.heading, SITE + route]);
    expectShown(document, article.description);
    const day = route.startsWith("/guides") ? article.dateModified : article.datePublished;
    expectShown(document, formatDay(String(day)));
    expectPictured(document, article.image);
  }
});

test("lists name their guides and posts by their pages, in the order of the page", async () => {
  for (const name of ["veg-food", "travel", "city", "recipes", "health"]) {
    const document = await readDocument(`/guides/${name}`);
    const items = partsOf(thingOf(document, "ItemList"), "itemListElement");
    const linked = document.anchors.filter((href) => href.startsWith(`/guides/${name}/`));
    expect(items.map(({ url }) => String(url).slice(SITE.length))).toEqual(linked);
    expect(items).toHaveLength(4);
    expectShown(document, ...items.map(({ name }) => name));
  }
  const blog = await readDocument("/community/blog");
  const posts = partsOf(thingOf(blog, "Blog"), "blogPost");
  expect(posts.map(({ url }) => String(url).slice(SITE.length))).toEqual(
    blog.anchors.filter((href) => href.startsWith("/community/blog/")),
  );
});

test("no page tells search engines a sample's claims, ratings, reviews or events @core", async () => {
  const documents = await readDocuments(prerenderedRoutes());
  for (const { route, title, meta, structuredData } of documents) {
    const told = [title, ...Object.values(meta).flat(), ...structuredData].join("\n");
    expect(CLAIMS.filter((claim) => claim.test(told)).map(String), route).toEqual([]);
  }
});

test("the claims that structured data leaves out are on the home page", async () => {
  const { text } = await readDocument("/");
  expect(CLAIMS.filter((claim) => claim.test(text)).length).toBeGreaterThanOrEqual(3);
});
