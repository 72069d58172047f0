/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { visit } from "unist-util-visit";
import { TRANSLATED_COLLECTIONS, translatedTexts } from "@/lib/env/translated-texts";
import { listFoodGuides } from "@/lib/guides/queries";
import { FRONT_MATTER, type Collection } from "@/lib/texts/front-matter";
import { listRelated } from "@/lib/texts/queries";
import { parseText, readTexts, type TextFile } from "@/lib/texts/read-texts";
import { ODD_MARKS } from "@/tests/lib/messages/odd-marks";

const FOLDER = "data/texts";
const COLLECTIONS = Object.keys(FRONT_MATTER) as Collection[];

const pathsIn = (collection: Collection) =>
  readdirSync(`${FOLDER}/${collection}`)
    .filter((name) => /\..+\.md$/.test(name))
    .map((name) => `${FOLDER}/${collection}/${name}`);

const TRANSLATIONS = TRANSLATED_COLLECTIONS.flatMap((collection) =>
  pathsIn(collection).map((path) => ({ collection, path })),
);

const read = (collection: Collection, path: string) =>
  parseText(collection, path, readFileSync(path, "utf8"));

function linksOf({ body }: TextFile<Collection>) {
  const links: string[] = [];
  visit(body.tree, "element", ({ properties }) => {
    if (typeof properties.href === "string" && !properties.href.startsWith("#"))
      links.push(properties.href);
  });
  return links;
}

/** How many elements of a kind the text has. */
function count({ body }: TextFile<Collection>, name: string) {
  let found = 0;
  visit(body.tree, "element", ({ tagName }) => void (found += Number(tagName === name)));
  return found;
}

/** What is the same in every language: all but words. */
function factsOf(text: TextFile<Collection>) {
  const { slug, order, published, picture, related, image } = text;
  return {
    ...{ slug, order, published, picture, related, width: image.width },
    ...("author" in text && { author: text.author }),
    ...("rating" in text && { rating: text.rating, highlights: text.highlights.length }),
    ...("restaurants" in text && { restaurants: text.restaurants, population: text.population }),
    ...("sources" in text && { sources: text.sources.map(({ url }) => url) }),
    links: linksOf(text),
    elements: ["h2", "li", "table", "tr", "sup"].map((name) => count(text, name)),
  };
}

test("the build knows every translation by the name of its file", () => {
  expect(translatedTexts(process.cwd()).map((name) => `${FOLDER}/${name}.md`)).toEqual(
    TRANSLATIONS.map(({ path }) => path),
  );
  const others = COLLECTIONS.filter(
    (name) => !TRANSLATED_COLLECTIONS.some((each) => each === name),
  );
  expect(others.flatMap(pathsIn)).toEqual([]);
});

test.each(TRANSLATIONS)("$path has the facts of its English original", ({ collection, path }) => {
  const original = path.replace(/\.[a-z-]+\.md$/, ".md");
  expect([original, existsSync(original)]).toEqual([original, true]);
  const [text, english] = [read(collection, path), read(collection, original)];
  expect(factsOf(text)).toEqual(factsOf(english));
  expect(text.updated >= text.published).toBe(true);
  expect(text.title).not.toBe(english.title);
});

test.each(TRANSLATIONS)("$path has the marks of its language", ({ collection, path }) => {
  const { language, body, title, summary, description } = read(collection, path);
  const words = [title, summary, description];
  visit(body.tree, "text", (node, _, parent) => {
    // Phrases in a table have the marks of their own.
    const isPhrase = parent?.type === "element" && parent.properties.lang !== undefined;
    if (!isPhrase) words.push(node.value);
  });
  const odd = ODD_MARKS[language];
  expect(words.filter((text) => odd?.test(text))).toEqual([]);
  expect(words.filter((text) => text.includes("**"))).toEqual([]);
});

test("a page lists each guide in its language where it has been translated, else in English", async () => {
  const guides = await listFoodGuides("de");
  const translated = guides.filter(({ language }) => language === "de").map(({ id }) => id);
  expect(translated).toContain("the-beginners-guide-to-eating-vegan-out");
  expect(guides.map(({ id }) => id)).toEqual(readTexts("veg-food").map(({ slug }) => slug));
  expect((await listFoodGuides()).every(({ language }) => language === "en")).toBe(true);
});

test("related texts are in the language where they have been translated", async () => {
  const [guide] = (await listRelated("city", "new-york", "de")).slice(1);
  expect(guide).toMatchObject({ language: "de", title: "Vegan essen gehen: so fängst du an" });
  expect(guide?.detail).toMatch(/^Vegan essen, \d+ Min\. Lesezeit$/);
});
