/** @jest-environment node */
import { existsSync } from "node:fs";
import { visit } from "unist-util-visit";
import { listPosts } from "@/lib/community/queries";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { listPhraseCards } from "@/lib/phrases/queries";
import { recordHref, ROUTES } from "@/lib/routes";
import type { Collection } from "@/lib/texts/front-matter";
import { listRelated } from "@/lib/texts/queries";
import { readTexts } from "@/lib/texts/read-texts";

const COLLECTIONS: Collection[] = ["veg-food", "travel", "city", "recipes", "health", "blog"];
const FOLDERS: Record<string, string> = {
  "/guides/": "data/texts/",
  "/community/blog/": "data/texts/blog/",
};
const texts = COLLECTIONS.flatMap((collection) =>
  readTexts(collection).map((text) => ({ collection, text })),
);

function linksIn({ text }: (typeof texts)[number]) {
  const links: string[] = [];
  visit(text.body.tree, "element", ({ properties }) => {
    if (typeof properties.href === "string") links.push(properties.href);
  });
  return links;
}

async function leadsSomewhere(path: string) {
  const [page = ""] = path.split("#");
  const cards = (await listPhraseCards()).map(({ id }) => recordHref(ROUTES.phrases, id));
  if ([...Object.values<string>(ROUTES), ...cards].includes(page)) return true;
  return Object.entries(FOLDERS).some(
    ([start, folder]) =>
      page.startsWith(start) && existsSync(`${folder}${page.slice(start.length)}.md`),
  );
}

test("every text can be read, and each list has its own", async () => {
  expect(texts).toHaveLength(23);
  for (const list of [
    listFoodGuides,
    listTravelGuides,
    listCityGuides,
    listRecipes,
    listHealthTopics,
  ])
    expect(await list()).toHaveLength(4);
  expect(await listPosts()).toHaveLength(3);
});

test.each(texts.filter(({ collection }) => collection !== "recipes"))(
  "$collection/$text.slug has 600 to 1,200 words under several headings",
  ({ text }) => {
    expect(text.body.words).toBeGreaterThanOrEqual(600);
    expect(text.body.words).toBeLessThanOrEqual(1200);
    expect(text.body.contents.length).toBeGreaterThan(3);
  },
);

test.each(texts)("$collection/$text.slug links to pages that are there", async (entry) => {
  const links = linksIn(entry);
  const within = links.filter((link) => link.startsWith("/"));
  for (const link of within) expect([link, await leadsSomewhere(link)]).toEqual([link, true]);
  for (const link of links.filter((other) => !/^[/#]/.test(other)))
    expect(new URL(link).protocol).toBe("https:");
});

test.each(texts)(
  "$collection/$text.slug was changed on or after the day it was written",
  ({ text }) => {
    expect(text.updated >= text.published).toBe(true);
  },
);

test.each(texts.filter(({ collection }) => collection === "health"))(
  "$text.slug has at least three sources elsewhere and is no medical advice",
  (entry) => {
    const elsewhere = linksIn(entry).filter((link) => link.startsWith("https://"));
    expect(new Set(elsewhere.map((link) => new URL(link).href)).size).toBeGreaterThanOrEqual(3);
    let prose = "";
    visit(entry.text.body.tree, "text", ({ value }) => {
      prose += value;
    });
    expect(prose).toMatch(/not medical advice/i);
  },
);

test.each(texts)(
  "$collection/$text.slug leads to two other texts",
  async ({ collection, text }) => {
    const related = await listRelated(collection, text.slug);
    expect(new Set(related.map(({ href }) => href)).size).toBe(2);
    expect(
      related.filter(
        ({ title }) => title === text.title && collection !== "travel" && collection !== "city",
      ),
    ).toEqual([]);
  },
);
