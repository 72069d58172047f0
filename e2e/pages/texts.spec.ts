import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { prerenderedRoutes, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";

const TEXTS = prerenderedRoutes().filter((route) =>
  /^\/(guides\/[^/]+|community\/blog)\/./.test(route),
);
/** One page of each kind. */
const KINDS = [
  "/guides/veg-food/the-beginners-guide-to-eating-vegan-out",
  "/guides/travel/tokyo",
  "/guides/city/berlin",
  "/guides/recipes/plum-galette",
  "/guides/health/the-balanced-plate",
  "/community/blog/down-among-the-jars",
];

const listOf = (path: string) => path.split("/").slice(0, 3).join("/");

test("every guide, recipe and post is a page, and its list leads to each", async ({ page }) => {
  expect(TEXTS).toHaveLength(23);
  const listed = await readDocuments(page, [...new Set(TEXTS.map(listOf))]);
  const linked = listed.flatMap(({ route, anchors }) =>
    anchors.filter((href) => href.startsWith(`${route}/`)),
  );
  expect(linked.toSorted()).toEqual(TEXTS.toSorted());
});

for (const path of KINDS)
  test(`the card that leads to ${path} is one link with its title`, async ({ page }) => {
    const [text] = await readDocuments(page, [path]);
    await page.goto(listOf(path));
    await page.getByRole("link", { name: text?.heading ?? "", exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text?.heading ?? "");
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

test("what the list says of the reading time, the page says too", async ({ page }) => {
  await page.goto("/guides/veg-food");
  const times = await page.getByText(/^\d+ min read$/).allTextContents();
  expect(times).toHaveLength(4);
  for (const [index, time] of times.entries()) {
    await page.goto("/guides/veg-food");
    await page.getByRole("article").nth(index).getByRole("link").click();
    await expect(page.getByText(new RegExp(`Updated .* ${time}`))).toBeVisible();
    const words = (await page.locator(".prose").innerText()).split(/\s+/).length;
    const minutes = Number.parseInt(time, 10);
    expect(minutes).toBeGreaterThanOrEqual(Math.floor(words / 250));
    expect(minutes).toBeLessThanOrEqual(Math.ceil(words / 200));
  }
});

test("previous and next lead through a list from its first to its last", async ({ page }) => {
  await page.goto("/guides/travel/berlin");
  const way = page.getByRole("navigation", { name: "Vegan Travel Guides" });
  await expect(way.getByRole("link")).toHaveCount(1);
  for (const city of ["Tokyo", "Mexico City", "Tel Aviv"]) {
    await way.getByRole("link", { name: `Next ${city}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(city);
  }
  await expect(way.getByRole("link")).toHaveText("PreviousMexico City");
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

for (const path of KINDS)
  test(`${path} has no barrier that axe finds, and nothing wider than the window @everywhere`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectNoBarriersInBothThemes(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
