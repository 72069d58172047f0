import type { Page } from "@playwright/test";
import { findBarriers } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";

const box = (page: Page) => page.getByRole("combobox", { name: "City or address" });
const button = (page: Page) => page.getByRole("button", { name: "Find Vegan Food" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** Everything that was ever written under searchLocation; near-me removes it as it reads it. */
async function rememberStored(page: Page) {
  const stored: unknown[] = [];
  await page.exposeFunction("remember", (value: string) => stored.push(JSON.parse(value)));
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === "searchLocation" && this === window.sessionStorage)
        (window as unknown as { remember(text: string): void }).remember(value);
      setItem.call(this, key, value);
    };
  });
  return stored;
}

test("goes from a typed city to the list around it @core", async ({ page }) => {
  const stored = await rememberStored(page);
  await page.goto("/");
  await box(page).fill("Brooklyn");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/restaurants/near-me");
  await expect(page.getByText(/^Around\s+Brooklyn$/)).toBeVisible();
  expect(stored).toEqual([{ name: "Brooklyn", lat: 40.65, lng: -73.95 }]);
  expect(await page.evaluate(() => sessionStorage.getItem("searchLocation"))).toBeNull();
});

test("takes a text that was typed before the page was ready @everywhere", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await box(page).fill("Chicago");
  await box(page).press("Enter");
  await expect(page.getByText(/^Around\s+Chicago$/)).toBeVisible();
});

/** The list of suggestions, with the first one selected, has no barriers. */
async function expectOpenListWithoutBarriers(page: Page) {
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  expect(await findBarriers(page, { include: "form[role=search]" })).toEqual([]);
}

test("does nothing for blank text, and is used by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await box(page).fill("   ");
  await box(page).press("Enter");
  await button(page).click();
  await expect(page).toHaveURL("/");

  await box(page).fill("");
  await box(page).focus();
  await page.keyboard.type("sao");
  await expect(options(page).first()).toHaveText(/São Paulo\s*Brazil/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expectOpenListWithoutBarriers(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Around\s+São Paulo, Brazil$/)).toBeVisible();
});

test("shows suggestions over the page, none moved, and takes a tap @phone", async ({ page }) => {
  await page.goto("/");
  const claims = page.getByText("Trusted by 10,000+ vegan food enthusiasts");
  const place = await claims.boundingBox();
  await box(page).tap();
  await page.keyboard.type("Brook");
  await expect(options(page)).toHaveCount(5);
  expect(await claims.boundingBox()).toEqual(place);
  const list = await page.getByRole("listbox").locator("..").boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(place?.y ?? 0);
  await page.keyboard.press("ArrowDown");
  await expectOpenListWithoutBarriers(page);
  await options(page).first().tap();
  await expect(page.getByText(/^Around\s+Brooklyn, NY, USA$/)).toBeVisible();
});

test("requests one small file per three letters", async ({ page }) => {
  const sizes: number[] = [];
  page.on("requestfinished", async (request) => {
    if (request.url().includes("/gazetteer/")) sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto("/");
  await box(page).pressSequentially("Sa");
  expect(sizes).toEqual([]);
  await box(page).pressSequentially("n Francisco");
  await expect(options(page).first()).toHaveText(/San Francisco\s*CA, USA/);
  await expect.poll(() => sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(20 * 1024);
});

const HOSTILE = {
  "nobody can place": "no such place at all",
  "is markup": '<script>document.title = "!"</script>',
  "is a pattern": "(.*)+[",
  "runs from right to left": "מקום שאינו קיים",
  "has 10,000 characters": "x".repeat(10_000),
};

test("ends at the default location for text that is no place", async ({ page }) => {
  const stored = await rememberStored(page);
  await page.goto("/");
  for (const [what, text] of Object.entries(HOSTILE))
    await test.step(`text that ${what}`, async () => {
      await box(page).fill(text);
      await button(page).click();
      await expect(page).toHaveURL("/restaurants/near-me");
      expect(stored.splice(0)).toEqual([{ name: text, lat: 40.7128, lng: -74.006 }]);
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
});

test("works on without the gazetteer", async ({ page, allow }) => {
  allow.console(/404 \(Not Found\)/);
  await page.route("**/gazetteer/**", (route) => route.fulfill({ status: 404 }));
  const stored = await rememberStored(page);
  await page.goto("/");
  await box(page).fill("Brooklyn");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/restaurants/near-me");
  expect(stored).toEqual([{ name: "Brooklyn", lat: 40.7128, lng: -74.006 }]);
});

test("hands the place over also where storage is denied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await box(page).fill("Brooklyn");
  await box(page).press("Enter");
  await expect(page.getByText(/^Around\s+Brooklyn$/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says that it needs it, and leads to the list", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("This search needs JavaScript.")).toBeVisible();
    await page.getByRole("search").getByRole("link").click();
    await expect(page).toHaveURL("/restaurants/near-me");
  });
});
