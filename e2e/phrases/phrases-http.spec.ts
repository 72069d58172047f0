import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, wordsOf } from "@/e2e/support/http/page-document";

const LIST = "/guides/phrases";
const CARDS = prerenderedRoutes().filter((route) => route.startsWith(`${LIST}/`));

test("the list leads to every card, by its language and by its country", async () => {
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

test("every card is in its language and direction, and says how it is read in English", async () => {
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
