import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { PATHS } from "@/e2e/text-faults";

/** The widths of A4 and Letter inside the margins of app/print.css, in CSS pixels. */
const PAPER_WIDTHS = [688, 710];

async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
}

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
  await page.setViewportSize({ width: PAPER_WIDTHS[0] ?? 688, height: 1000 });
});

test("nothing that is fixed or that only a screen can use is printed, and ink is dark on white", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const path of PATHS) {
    await openPrinted(page, path);
    const found = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1;
      const shown = [...document.querySelectorAll("body *")].filter(isShown);
      const nameOf = (element: Element) =>
        `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
      const stuck = shown.filter((element) =>
        ["fixed", "sticky"].includes(getComputedStyle(element).position),
      );
      const controls = shown.filter((element) =>
        element.matches("button:not([data-print]), select, [role=search], header nav, footer nav"),
      );
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
      return [
        ...stuck.map((element) => `stuck: ${nameOf(element)}`),
        ...controls.map((element) => `control: ${nameOf(element)}`),
        ...(/oklch\(1 0 0\)|#fff/.test(paper) ? [] : [`paper: ${paper} ${backgroundColor}`]),
      ];
    });
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("a restaurant prints all opening hours, its links' addresses and no map that did not load", async ({
  page,
}) => {
  await openPrinted(page, "/restaurants/1");
  await expect(page.getByText("Wednesday")).toBeVisible();
  await expect(page.getByText("Sunday")).toBeVisible();
  await expect(page.getByText("Loading map...")).toBeHidden();
  const website = page.getByRole("complementary").locator("a[href^=http]").first();
  const written = await website.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("http");
});

for (const format of ["A4", "Letter"])
  test(`on ${format} paper no page is wider than the paper`, async ({ page }) => {
    test.setTimeout(180_000);
    const width = PAPER_WIDTHS[format === "A4" ? 0 : 1] ?? 688;
    await page.setViewportSize({ width, height: 1000 });
    const wide: string[] = [];
    for (const path of PATHS) {
      await openPrinted(page, path);
      // Cards below the window are laid out (`content-visibility`) one frame later.
      await page.evaluate(
        () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) wide.push(`${path}: ${overflow} px`);
    }
    expect(wide).toEqual([]);
  });

test("a card, a recipe or a row is never divided between two sheets", async ({ page }) => {
  const divided: string[] = [];
  for (const path of [
    "/guides/recipes",
    "/restaurants/near-me",
    "/restaurants/1",
    "/guides/health",
  ]) {
    await openPrinted(page, path);
    const count = await page.evaluate(
      () =>
        [...document.querySelectorAll("article")].filter(
          (article) => getComputedStyle(article).breakInside !== "avoid",
        ).length,
    );
    if (count > 0) divided.push(`${path}: ${count}`);
  }
  expect(divided).toEqual([]);
});
