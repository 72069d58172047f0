import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, wordsOf } from "@/e2e/support/http/page-document";
import { SITE } from "@/e2e/support/servers/site-server";
import { LANGUAGES, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

const LIST = "/guides/phrases";
const CARDS = prerenderedRoutes().filter((route) => route.startsWith(`${LIST}/`));

test("the list leads to every card, by its language and by its country @core", async () => {
  expect(CARDS).toHaveLength(30);
  const { anchors, html } = await readDocument(LIST);
  expect([...new Set(anchors.filter((href) => href.startsWith(`${LIST}/`)))].toSorted()).toEqual(
    CARDS.toSorted(),
  );
  const countries = [...parseHtml(html).querySelectorAll("[aria-labelledby=by-country] li")];
  const switzerland = countries.find((row) => wordsOf(row).startsWith("Switzerland"));
  expect(
    [...(switzerland?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
  ).toEqual([`${LIST}/fr`, `${LIST}/de`, `${LIST}/it`]);
});

test("every card is in its language and direction, and says how it is read in English @core", async () => {
  for (const { route, html, anchors } of await readDocuments(CARDS)) {
    const page = parseHtml(html);
    const card = page.querySelector("#card [lang]");
    expect(card?.getAttribute("lang")?.toLowerCase(), route).toBe(route.slice(LIST.length + 1));
    expect(card?.getAttribute("dir"), route).toBe(/\/(ar|fa|he)$/.test(route) ? "rtl" : "ltr");
    expect(card?.querySelectorAll("p"), route).toHaveLength(6);
    expect(page.querySelectorAll("[aria-labelledby=sentences] li"), route).toHaveLength(6);
    expect(anchors, route).toEqual(expect.arrayContaining(["#card", "#show-large", LIST]));
  }
});

test("there is no card in a language that has none", async ({ request }) => {
  expect((await request.get(`${LIST}/tlh`)).status()).toBe(404);
});

test("the phrases of a travel guide lead to the card of its language", async () => {
  const guides = ["berlin", "mexico-city", "tel-aviv", "tokyo"].map(
    (city) => `/guides/travel/${city}`,
  );
  const found = (await readDocuments(guides)).map(({ anchors }) =>
    anchors.filter((href) => href.startsWith(LIST)),
  );
  expect(found).toEqual([[`${LIST}/de`], [`${LIST}/es`], [`${LIST}/he`], [`${LIST}/ja`]]);
});

for (const language of PREFIXED_LANGUAGES)
  test(`/${language}${LIST} leads to every card in the language`, async () => {
    const route = `/${language}${LIST}`;
    const { status, heading, title, anchors, namedLinks } = await readDocument(route);
    expect(status).toBe(200);
    expect(title).toBe(`${heading} | Chard`);
    const cards = CARDS.map((card) => `/${language}${card}`);
    expect([...new Set(anchors.filter((href) => href.startsWith(`${route}/`)))].toSorted()).toEqual(
      cards.toSorted(),
    );
    const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: "language" });
    const words = namedLinks.filter(({ href }) => href === `${route}/ja`).map((link) => link.words);
    expect(new Set(words.map((word) => word.toLowerCase()))).toEqual(
      new Set([names.of("ja")?.toLowerCase()]),
    );
    // The menu and the footer lead by the name of the language to this page in it.
    const own = namedLinks.filter(({ href }) => href === `${route}/${language}`);
    expect(own.map((link) => link.words)).not.toContain(LANGUAGES[language].name);
  });

for (const [language, sentence] of [
  ["de", "Welche Gerichte können Sie so zubereiten?"],
  ["fr", "Quels plats pouvez-vous préparer de cette façon\u202f?"],
  ["es", "¿Qué platos pueden preparar así?"],
  ["zh-hant", "請問哪些菜可以這樣做？"],
  ["he", "אילו מנות אפשר להכין כך?"],
] as const)
  test(`in ${language} a card says the same, and what it means in the language`, async () => {
    const { tag } = LANGUAGES[language];
    const [english, card, own] = await readDocuments([
      `${LIST}/ar`,
      `/${language}${LIST}/ar`,
      `/${language}${LIST}/${language}`,
    ]);
    const shown = (html = "") => parseHtml(html).querySelector("#card .phrase")?.outerHTML;
    expect(shown(card?.html)).toBe(shown(english?.html));
    const meanings = (html = "") =>
      [...parseHtml(html).querySelectorAll("[aria-labelledby=sentences] li > p:not([lang])")].map(
        (meaning) => meaning.textContent,
      );
    expect(meanings(card?.html)).toHaveLength(6);
    expect(meanings(card?.html)).toContain(sentence);
    // Whoever reads the page reads the card of its language.
    expect(meanings(own?.html)).toEqual([]);
    const { "@graph": graph } = JSON.parse(card?.structuredData[0] ?? "{}");
    expect(graph).toEqual([
      expect.objectContaining({ "@type": "BreadcrumbList" }),
      expect.objectContaining({
        "@type": "Article",
        headline: card?.heading,
        url: `${SITE}/${language}${LIST}/ar`,
        inLanguage: [tag, "ar"],
      }),
      expect.objectContaining({ "@type": "WebPage", inLanguage: tag }),
    ]);
    const others = (card?.links ?? []).filter(({ rel }) => rel === "alternate");
    expect(others.map(({ href }) => new URL(href).pathname)).toEqual(
      expect.arrayContaining([`${LIST}/ar`, `/fr${LIST}/ar`]),
    );
  });

test("no language has a card that there is not in English", async ({ request }) => {
  for (const [path, status] of [
    ["/he/guides/phrases", 200],
    ["/he/guides/phrases/nb", 200],
    ["/de/guides/phrases/tlh", 404],
    ["/nl/guides/phrases", 404],
    ["/nl/guides/phrases/de", 404],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status]);
});
