import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { watchShifts } from "@/e2e/support/checks/layout-shift";

declare global {
  interface Window {
    refuseLocation?: () => void;
    findLocation?: () => void;
  }
}

// A restaurant's page fetches the streets of its map.
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

const TIMES_SQUARE = { latitude: 40.7589, longitude: -73.9851 };

test.describe("with a device position", () => {
  test.use({ permissions: ["geolocation"], geolocation: TIMES_SQUARE });

  test("restores scroll position, list and location", async ({ page }) => {
    await page.goto("/restaurants/near-me");
    await expect(page.getByText("Around Your location")).toBeVisible();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Highest Rated");
    const cards = page.getByRole("region", { name: "Restaurants", exact: true }).getByRole("link");
    await expect(cards.first()).toContainText("Maitake House");
    const last = cards.last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(/restaurants\/\d$/);
    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("rating");
    await expect(page.getByText("Around Your location")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("lists around it and says so; a reload keeps the location, and notifies no more @core", async ({
    page,
  }) => {
    await page.goto("/restaurants/near-me");
    await expect(page.getByText("Location found")).toBeVisible();
    await expect(page.getByText("Showing restaurants near your current location")).toBeVisible();
    await expect(page.getByText("Around Your location")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Around Your location")).toBeVisible();
    await expect(page.getByText("Location found")).toHaveCount(0);
  });
});

test.describe("when geolocation resolves late", () => {
  const LIST = "/restaurants/near-me#q=ramen&sort=rating";
  const refuse = (page: Page) => page.evaluate(() => window.refuseLocation?.());

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) => {
        window.refuseLocation = () => failed?.({ code: 1 } as GeolocationPositionError);
      };
    });
  });

  test("its result does not keep the visitor from the page that is loading", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/restaurants\/2\?_rsc/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(LIST);
    await page.getByRole("link", { name: "Maitake House" }).click();
    await expect(page.getByText("Loading restaurant details...")).toBeVisible();
    await refuse(page);
    await expect(page.getByText("Location unavailable")).toBeVisible();
    release();
    await expect(page).toHaveURL("/restaurants/2");
    await expect(page.getByRole("heading", { level: 1, name: "Maitake House" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(LIST);
  });

  test("its result does not reach the next page", async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole("link", { name: "Maitake House" }).click();
    await expect(page).toHaveURL("/restaurants/2");
    const state = () => page.evaluate(() => JSON.stringify(window.history.state));
    const before = await state();
    await refuse(page);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/restaurants/2");
    expect(await state()).toBe(before);
    await expect(page.getByText("Location unavailable")).toHaveCount(0);
  });
});

for (const width of [390, 1440])
  test(`the note of a place that is far away moves nothing at ${width} px`, async ({ page }) => {
    const note = page.getByText(/The nearest listing is [\d,]+ miles away/);
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    await page.goto("/restaurants/near-me#around=Berlin@52.52,13.405");
    await expect(note).toBeVisible();
    expect(await shifted()).toBeLessThan(0.05);
    await page.reload();
    await expect(note).toBeVisible();
    expect(await shifted()).toBeLessThan(0.05);
    await page.evaluate(() =>
      sessionStorage.setItem("searchLocation", '{"name":"Berlin","lat":52.52,"lng":13.405}'),
    );
    await page.goto("/");
    await page.goto("/restaurants/near-me");
    await expect(note).toBeVisible();
    expect(await shifted()).toBeLessThan(0.05);
  });

for (const width of [390, 1440])
  test(`a device position that arrives late moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = { latitude: 52.52, longitude: 13.405 } as GeolocationCoordinates;
        window.findLocation = () => found({ coords, timestamp: 0 } as GeolocationPosition);
      };
    });
    await page.goto("/restaurants/near-me");
    await page.waitForFunction(() => window.findLocation);
    const list = page.getByRole("region", { name: "Restaurants", exact: true });
    await list.getByRole("link").first().focus();
    // What the fonts move is not what the position moves.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await laidOut(page);
    const before = await shifted();
    await page.evaluate(() => window.findLocation!());
    await expect(page.getByText(/The nearest listing is [\d,]+ miles away/)).toBeVisible();
    await expect(list).toBeFocused();
    expect((await shifted()) - before).toBeLessThan(0.05);
  });

test("a refused device ends at the default place with a notice that stays", async ({ page }) => {
  await page.goto("/restaurants/near-me");
  const notice = page.getByRole("alert").filter({ hasText: "Location unavailable" });
  await expect(notice).toContainText(
    "Using default location. Please allow location access for better results.",
  );
  await expect(page.getByText("Around New York")).toBeVisible();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
});

test("a browser without geolocation says so", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "geolocation", { get: () => undefined }),
  );
  await page.goto("/restaurants/near-me");
  await expect(page.getByText("Geolocation is not supported")).toBeVisible();
  await expect(page.getByText("Around New York")).toBeVisible();
});

test("a visitor who denies storage still gets the list", async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await page.goto("/restaurants/near-me");
  await expect(page.getByText("8 restaurants found")).toBeVisible();
  await expect(page.getByText("Around New York")).toBeVisible();
});

test("a stored place that is none is removed and passed over", async ({ page }) => {
  for (const stored of ["{", '{"name":"x","lat":"1","lng":2}', '{"name":"x","lat":91,"lng":2}'])
    await test.step(stored, async () => {
      await page.addInitScript((text) => {
        if (!window.history.state) window.sessionStorage.setItem("searchLocation", text);
      }, stored);
      await page.goto("/restaurants/near-me");
      await expect(page.getByText("Around New York")).toBeVisible();
      expect(await page.evaluate(() => window.sessionStorage.getItem("searchLocation"))).toBeNull();
    });
});

test("the query is neither read nor touched", async ({ page }) => {
  await page.goto("/restaurants/near-me?country=France");
  await expect(page.getByText("8 restaurants found")).toBeVisible();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name A-Z");
  await expect(page).toHaveURL("/restaurants/near-me?country=France#sort=name");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the eight cards are there to read and to follow", async ({ page }) => {
    await page.goto("/restaurants/near-me");
    const list = page.getByRole("region", { name: "Restaurants", exact: true });
    await expect(list.getByRole("link")).toHaveCount(8);
    await list.getByRole("link", { name: "Radish & Rye" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Radish & Rye" })).toBeVisible();
  });
});
