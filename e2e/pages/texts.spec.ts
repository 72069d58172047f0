import { prerenderedRoutes, readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml, wordsOf } from "@/e2e/support/http/page-document";

const TEXTS = prerenderedRoutes().filter((route) =>
  /^\/(guides\/(?!phrases\/)[^/]+|community\/blog)\/./.test(route),
);
const listOf = (path: string) => path.split("/").slice(0, 3).join("/");

test("every guide, recipe and post is a page, and its list leads to each", async () => {
  expect(TEXTS).toHaveLength(23);
  const listed = await readDocuments([...new Set(TEXTS.map(listOf))]);
  const linked = listed.flatMap(({ route, anchors }) =>
    anchors.filter((href) => href.startsWith(`${route}/`)),
  );
  expect(linked.toSorted()).toEqual(TEXTS.toSorted());
});

test("the card that leads to a text is one link with its title", async () => {
  for (const text of await readDocuments(TEXTS)) {
    const list = await readDocument(listOf(text.route));
    const cards = list.namedLinks.filter(({ href }) => href === text.route);
    expect(cards).toEqual([{ words: text.heading, href: text.route }]);
  }
});

test("a card leads to its text", async ({ page }) => {
  await page.goto("/guides/travel");
  await page.getByRole("link", { name: "Tokyo", exact: true }).click();
  await expect(page).toHaveURL("/guides/travel/tokyo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tokyo");
});

test("the contents lead to every heading of a text, and a number to its source and back", async ({
  page,
}) => {
  await page.goto("/guides/health/the-balanced-plate");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const all = await page.locator(".prose h2").allTextContents();
  // The box at the top is seen without being looked for.
  const headings = all.filter((heading) => heading !== "The short version");
  await expect(contents.getByRole("link")).toHaveText(headings);
  await contents.getByRole("link", { name: "Sources" }).click();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeInViewport();
  await page.getByRole("link", { name: "Source 1", exact: true }).first().click();
  await expect(page.locator(":target")).toHaveCount(1);
  await page
    .locator(":target")
    .getByRole("link", { name: "Back to source 1", exact: true })
    .first()
    .click();
  await expect(page.locator(":target")).toHaveAccessibleName("Source 1");
});

/** The words of a part, those of neighboring elements apart. */
function countWords(part: Element | null): number {
  if (!part) return 0;
  return [...part.childNodes]
    .map((node) =>
      node.nodeType === node.TEXT_NODE
        ? (node.textContent?.match(/\S+/g) ?? []).length
        : countWords(node as Element),
    )
    .reduce((sum, count) => sum + count, 0);
}

test("what the list says of the reading time, the page says too", async () => {
  const list = parseHtml((await readDocument("/guides/veg-food")).html);
  const cards = [...list.querySelectorAll("main article")];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const time = /\d+ min read/.exec(wordsOf(card))?.[0] ?? "";
    const route = card.querySelector("a")?.getAttribute("href") ?? "";
    const document = await readDocument(route);
    expect(document.text, route).toMatch(new RegExp(`Updated .* ${time}`));
    const words = countWords(parseHtml(document.html).querySelector(".prose"));
    const minutes = Number.parseInt(time, 10);
    expect(minutes, route).toBeGreaterThanOrEqual(Math.floor(words / 250));
    expect(minutes, route).toBeLessThanOrEqual(Math.ceil(words / 200));
  }
});

test("previous and next lead through a list from its first to its last", async () => {
  const way: string[] = [];
  for (let route: string | null = "/guides/travel/berlin"; route;) {
    const page = parseHtml((await readDocument(route)).html);
    const links = [...page.querySelectorAll('nav[aria-label="Vegan Travel Guides"] a')];
    way.push([wordsOf(page.querySelector("h1")), ...links.map(wordsOf)].join(" | "));
    route = links.find((link) => /^Next/.test(wordsOf(link)))?.getAttribute("href") ?? null;
  }
  expect(way).toEqual([
    "Berlin | NextTokyo",
    "Tokyo | PreviousBerlin | NextMexico City",
    "Mexico City | PreviousTokyo | NextTel Aviv",
    "Tel Aviv | PreviousMexico City",
  ]);
});

test("a recipe counts for as many as there are, in both measures", async ({ page }) => {
  await page.goto("/guides/recipes/roasted-pumpkin-soup");
  const ingredients = page.getByRole("region", { name: "Ingredients" });
  const pumpkin = ingredients.getByRole("listitem").filter({ hasText: "pumpkin, weighed" });
  const onions = ingredients.getByRole("listitem").filter({ hasText: /onion/ });
  await expect(pumpkin.getByText("900 g")).toBeVisible();
  for (let servings = 5; servings <= 8; servings += 1) {
    await ingredients.getByRole("button", { name: "One serving more" }).click();
    await expect(ingredients.locator("[aria-live=polite]")).toHaveText(String(servings));
  }
  await expect(pumpkin.getByText("1.8 kg")).toBeVisible();
  await expect(onions).toContainText("4 onions");
  await expect(ingredients.getByText("Amounts in the method are for 4.")).toBeVisible();
  await ingredients.getByText("US cups").click();
  await expect(pumpkin.getByText("15 cups")).toBeVisible();
  await expect(pumpkin.getByText("1.8 kg")).toBeHidden();
  for (let servings = 7; servings >= 2; servings -= 1)
    await ingredients.getByRole("button", { name: "One serving less" }).click();
  await expect(onions).toContainText("1 onion, in quarters");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a recipe shows its base amounts in both measures, and no control without effect", async ({
    page,
  }) => {
    await page.goto("/guides/recipes/roasted-pumpkin-soup");
    const ingredients = page.getByRole("region", { name: "Ingredients" });
    await expect(ingredients.getByText("900 g")).toBeVisible();
    await expect(ingredients.getByRole("button")).toHaveCount(0);
    await ingredients.getByText("US cups").click();
    await expect(ingredients.getByText("7½ cups")).toBeVisible();
  });
});

test("a recipe prints its ingredients and its method, without the site around them", async ({
  page,
}) => {
  await page.goto("/guides/recipes/plum-galette");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button", "checkbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});
