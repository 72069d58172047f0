/** @jest-environment node */
import { toHtml } from "hast-util-to-html";
import { parseText, readTexts, readTextsInTurns } from "@/lib/texts/read-texts";

const PATH = "data/texts/veg-food/noodles.md";

const COMMON: Record<string, string> = {
  title: "Noodles",
  order: "2",
  summary: "The noodle is rarely the problem.",
  description: "Which noodles are vegan, which broths are not, and what to ask for instead.",
  published: "2026-09-03",
  updated: "2026-11-18",
  picture: "/pictures/guides/food-2-noodles.svg",
  pictureAlt: "Four bowls of noodles",
};
const FRONT = { ...COMMON, author: "Jun Takeda" };

const BODY = "The broth is the question.\n\n## What to ask\n\nAsk about dashi.";

function fileOf(front: Record<string, string>, body = BODY) {
  const lines = Object.entries(front).map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

const htmlOf = (body: string) => toHtml(parseText("veg-food", PATH, fileOf(FRONT, body)).body.tree);

test("a text has the fields of its front matter, the name of its file and its body", () => {
  const text = parseText("veg-food", PATH, fileOf(FRONT));
  expect(text).toMatchObject({
    slug: "noodles",
    title: "Noodles",
    order: 2,
    published: "2026-09-03",
    body: { contents: [{ id: "what-to-ask", title: "What to ask" }], words: 11 },
  });
});

test.each([
  ["title", { ...FRONT, title: "" }],
  ["order", { ...FRONT, order: "first" }],
  ["description", { ...FRONT, description: "Too short." }],
  ["published", { ...FRONT, published: "3 September 2026" }],
  ["updated", { ...FRONT, updated: "2026-02-30" }],
  ["picture", { ...FRONT, picture: "noodles.jpg" }],
  ["picture", { ...FRONT, picture: "/pictures/guides/none.svg" }],
  ["readTime", { ...FRONT, readTime: "8" }],
])("a fault in %s is an error that names the file and the field", (field, front) => {
  expect(() => parseText("veg-food", PATH, fileOf(front))).toThrow(
    new RegExp(`^${PATH}: .*${field}`),
  );
});

test("a missing field and YAML that cannot be read name the file", () => {
  expect(() => parseText("veg-food", PATH, fileOf(COMMON))).toThrow(`${PATH}: author: `);
  expect(() => parseText("veg-food", PATH, "---\ntitle: [\n---\n")).toThrow(`${PATH}: `);
  expect(() => parseText("veg-food", PATH, fileOf(FRONT, ""))).toThrow(`${PATH}: body: is empty`);
});

test("a text in another language says so in its name, and is checked like the others", () => {
  const path = "data/texts/veg-food/noodles.de.md";
  const body = "Die Brühe.[^1]\n\n## Das Wichtigste in Kürze\n\n- Frag.\n\n[^1]: Das Meer.";
  const text = parseText("veg-food", path, fileOf(FRONT, body));
  expect(text).toMatchObject({ slug: "noodles", language: "de" });
  expect(text.body.contents.at(-1)).toEqual({ id: "sources", title: "Quellen" });
  const html = toHtml(text.body.tree);
  expect(html).toContain('aria-label="Quelle 1"');
  expect(html).toContain('aria-label="Zurück zu Quelle 1"');
  expect(html).toContain('<div class="short-version">');
  expect(() => parseText("veg-food", path, fileOf(COMMON, body))).toThrow(`${path}: author: `);
});

test.each(["noodles.nl.md", "noodles.de.fr.md"])("no text has the name %s", (name) => {
  const path = `data/texts/veg-food/${name}`;
  expect(() => parseText("veg-food", path, fileOf(FRONT))).toThrow(/name one language of the site/);
});

test("phrases in a translated table have the language that it names", () => {
  const body =
    "| Sprache | Satz |\n| --- | --- |\n| Englisch | no milk |\n| Hebräisch | בלי חלב |\n| Deutsch | ohne Milch |";
  const path = "data/texts/veg-food/noodles.de.md";
  const html = toHtml(parseText("veg-food", path, fileOf(FRONT, body)).body.tree);
  expect(html).toContain('lang="en">no milk');
  expect(html).toMatch(/lang="he" dir="rtl">בלי חלב/);
  expect(html).not.toContain('lang="de"');
});

test("the picture has the size that its file states", () => {
  expect(parseText("veg-food", PATH, fileOf(FRONT)).image).toEqual({
    src: "/pictures/guides/food-2-noodles.svg",
    alt: "Four bowls of noodles",
    width: 800,
    height: 600,
  });
});

test("a file whose name cannot be part of a URL is an error", () => {
  expect(() => parseText("veg-food", "data/texts/veg-food/My Noodles.md", fileOf(FRONT))).toThrow(
    "My Noodles.md: file name: ",
  );
});

describe("a recipe", () => {
  const recipe = (steps: string, items: string) =>
    parseText(
      "recipes",
      "data/texts/recipes/soup.md",
      fileOf({
        ...COMMON,
        difficulty: "Easy",
        servings: "4",
        prepMinutes: "15",
        cookMinutes: "30",
        allergens: "[celery]",
        ingredients: `[{ items: [${items}] }]`,
        steps: `[${steps}]`,
      }),
    );
  const CUT = "{ title: Cut, text: Cut it., minutes: 15, kind: active }";
  const ROAST = "{ title: Roast, text: Roast it., minutes: 30, kind: passive }";
  const TOAST = "{ title: Toast, text: Toast them., minutes: 10, kind: active, parallel: true }";
  const PUMPKIN = "{ name: pumpkin, grams: 800, cups: 6 }";

  it("takes as long as its steps, but for those that go on beside another", () => {
    expect(recipe([CUT, ROAST, TOAST].join(), PUMPKIN).steps).toHaveLength(3);
    expect(() => recipe(CUT, PUMPKIN)).toThrow(
      "soup.md: steps: take 15 minutes together, but prepMinutes and cookMinutes are 45",
    );
  });

  it("has each weight in cups or spoons as well", () => {
    const steps = [CUT, ROAST].join();
    expect(() => recipe(steps, "{ name: pumpkin, grams: 800 }")).toThrow(
      "soup.md: ingredients.0.items.0: needs one metric amount",
    );
    expect(
      recipe(steps, "{ name: lime, plural: limes, count: 1 }, { name: salt, note: to taste }"),
    ).toBeTruthy();
    expect(() => recipe(steps, "{ name: lime, count: 1 }")).toThrow("needs plural");
  });
});

test("footnotes are numbered sources at the end, which the words leave out and the contents name", () => {
  const body =
    "Plants lack it.[^b12] Really.[^b12]\n\n[^b12]: [Fact sheet](https://ods.od.nih.gov/), NIH.";
  const text = parseText("veg-food", PATH, fileOf(FRONT, body)).body;
  expect(text).toMatchObject({ contents: [{ id: "sources", title: "Sources" }], words: 4 });
  const html = toHtml(text.tree);
  expect(html).toContain(
    '<a href="#fn-b12" id="fnref-b12" data-footnote-ref aria-label="Source 1">1</a>',
  );
  expect(html).toContain('<li id="fn-b12">');
  expect(html).not.toContain("aria-describedby");
});

test("phrases have their language, by the header of the column or the first cell of the row", () => {
  const columns = htmlOf(
    "| English | Hebrew | Say it |\n| --- | --- | --- |\n| Milk | חלב | halav |",
  );
  expect(columns).toContain('<td data-label="Hebrew" lang="he" dir="rtl">חלב</td>');
  expect(columns).toContain('<td data-label="Say it">halav</td>');
  const rows = htmlOf("| Language | Say |\n| --- | --- |\n| German | ohne Milch |");
  expect(rows).toContain('<td data-label="Say" lang="de">ohne Milch</td>');
  expect(rows).toContain('<td data-label="Language">German</td>');
});

test("the short version is a box of its own", () => {
  const html = htmlOf("Lead.\n\n## The short version\n\n- Ask.\n- Eat.\n\n## More\n\nText.");
  expect(html).toMatch(
    /<div class="short-version"><h2 [^>]+>The short version<\/h2>\s*<ul>[^]*<\/ul><\/div>/,
  );
  expect(html).toMatch(/<\/div>\s*<h2 id="more">/);
});

test("HTML in a text is left out", () => {
  expect(htmlOf("Before <script>alert(1)</script> after.")).not.toContain("<script");
});

test("a server answers other requests between two texts that it parses", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setTimeout(count);
  };
  setTimeout(count);
  const texts = await readTextsInTurns("recipes");
  isDone = true;
  expect(texts.length).toBeGreaterThan(1);
  expect(turns).toBeGreaterThanOrEqual(texts.length - 1);
  expect(await readTextsInTurns("recipes")).toEqual(readTexts("recipes"));
});
