import type { Page } from "@playwright/test";
import { FONTS_ALONE, watchShifts } from "@/e2e/support/checks/layout-shift";
import { zoomOutUntil } from "@/e2e/support/map-pins";
import { brightness, cardOffset, expect, test, type Maps } from "@/e2e/support/map-fixtures";

const FIRST = "Little Tendril, rated 4.5";
const LOWER_RIGHT = "Basil Street Noodle Bar, rated 3.6";

test.describe("the open map", () => {
  test("marks the location by its name, opens and closes a pin by keyboard and by mouse, gives the focus back, and follows a card's link @core", async ({
    page,
    maps,
  }) => {
    await maps.serveStreets();
    const map = await maps.open();
    const pins = map.getByRole("button", { name: /, rated \d\.\d$/ });
    await expect(pins).toHaveCount(3);
    // The visitor's only when a device said so.
    await expect(map.getByRole("img", { name: "Midtown" })).toBeVisible();
    await expect(map.getByRole("img", { name: "Your location" })).toHaveCount(0);
    await pins.first().focus();
    await page.keyboard.press("Tab");
    await expect(pins.nth(1)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");

    const card = map.getByRole("dialog", { name: "Little Tendril" });
    await expect(card.getByRole("link", { name: "Little Tendril" })).toBeFocused();
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\/restaurants\/\d$/);
    await expect(card).toContainText(/\d+ .+ New York|\d+ .+(Street|Avenue|Road)/);
    await expect(map.getByRole("button", { name: FIRST })).toHaveAttribute("aria-expanded", "true");

    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(map.getByRole("button", { name: FIRST })).toBeFocused();

    await map.getByRole("button", { name: FIRST }).click();
    await expect(card).toBeFocused();
    await map.locator("canvas").click({ position: { x: 900, y: 60 } });
    await expect(card).toBeHidden();
    await map.getByRole("button", { name: FIRST }).click();
    await card.getByRole("link", { name: "Little Tendril" }).click();
    await expect(page).toHaveURL(/\/restaurants\/\d$/);
  });

  /** Opens the map and expects that nothing moves while it loads. */
  async function opensStill(page: Page, maps: Maps) {
    const shifted = await watchShifts(page);
    await maps.serveStreets();
    const map = await maps.open();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    await expect(map.getByText("© OpenMapTiles")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shifted()).toBeLessThan(FONTS_ALONE);
    return map;
  }

  test("moves nothing while it loads @phone", async ({ page, maps }) => {
    await opensStill(page, maps);
  });

  test("keeps the credit in sight below a card on phones of 320 to 412 px @phone", async ({
    page,
    maps,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await maps.serveStreets();
    const map = await maps.open();
    const credit = map.getByText("© OpenMapTiles");
    const card = map.getByRole("dialog");
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(credit).toBeVisible();
      await map.getByRole("button", { name: FIRST }).click();
      await expect(card).toBeVisible();
      const room = async () => {
        const [above, below] = [await card.boundingBox(), await credit.boundingBox()];
        return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
      };
      await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
    }
  });

  test("brings a pin out from under the panel when Tab reaches it", async ({ page, maps }) => {
    await maps.serveStreets();
    await page.goto("/restaurants/map");
    const map = page.getByRole("region", { name: "Map of restaurants" });
    const pins = map.getByRole("button", { name: /, rated/ });
    await expect(pins).toHaveCount(5);
    const last = pins.last();
    const before = await last.boundingBox();
    const canvas = await map.locator("canvas").boundingBox();
    const start = { x: (canvas?.x ?? 0) + 900, y: (canvas?.y ?? 0) + 100 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 400, start.y, { steps: 8 });
    await page.mouse.up();
    await expect
      .poll(async () => (await last.boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 300);

    const isOnTop = (pin: Element) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(await last.evaluate(isOnTop)).toBe(false);
    const name = await last.getAttribute("aria-label");
    await pins.nth(3).focus();
    await page.keyboard.press("Tab");
    const focused = map.locator("button:focus");
    await expect(focused).toHaveAccessibleName(name ?? "");
    await expect.poll(() => focused.evaluate(isOnTop)).toBe(true);
  });

  test("moves nothing while it loads, then moves and zooms by keyboard", async ({ page, maps }) => {
    const map = await opensStill(page, maps);
    const [first, second] = [FIRST, LOWER_RIGHT].map((name) => map.getByRole("button", { name }));
    const left = async (pin = first) => (await pin?.boundingBox())?.x ?? NaN;
    const apart = async () => (await left(second)) - (await left(first));
    const [before, distance] = [await left(), await apart()];
    await map.getByRole("region", { name: /arrow keys/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => left()).toBeLessThan(before - 50);
    await page.keyboard.press("Minus");
    await expect.poll(apart).toBeLessThan(distance * 0.6);
  });

  test("keeps coast, pins and credit when no street map can be reached; a card is 12 px below its pin, on the side that has room; merges pins that would overlap, and parts them again", async ({
    page,
    maps,
  }) => {
    const map = await maps.open();
    await expect(map.getByText("Street map unavailable")).toBeVisible();
    await expect(map.getByText("© OpenStreetMap contributors")).toBeVisible();
    const response = await page.request.get("/map/coast/-80_40.json");
    expect(response.ok()).toBe(true);

    const card = map.getByRole("dialog");
    const first = map.getByRole("button", { name: FIRST });
    await first.click();
    expect(await cardOffset(first, card)).toEqual({ x: 8, y: 12 });
    const right = map.getByRole("button", { name: LOWER_RIGHT });
    await right.click();
    await expect(card).toHaveAccessibleName("Basil Street Noodle Bar");
    const { x, y } = await cardOffset(right, card);
    expect(x).toBe(8 - 280);
    expect(y).toBeLessThan(-44 - 12);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();

    const count = map.getByRole("button", { name: /^\d places close together$/ });
    await zoomOutUntil(map, count.first());
    await count.first().focus();
    await page.keyboard.press("Enter");
    await expect(map.locator("button:focus")).toHaveAccessibleName(/rated|places close together/);
  });

  test("lists the places where the browser has no WebGL", async ({ maps }) => {
    await maps.removeWebGl();
    const map = await maps.open();
    await expect(map.getByText("This browser cannot draw the map.")).toBeVisible();
    await expect(map.getByRole("listitem")).toHaveCount(8);
    await expect(map.getByRole("listitem").first().getByRole("link")).toBeVisible();
    await expect(map.getByRole("listitem").first()).toContainText(/\d+ /);
  });
});

test.describe("the open map, drawn", () => {
  test.use({ drawsMaps: true });

  test("shows the streets and their credit in both themes, lists the places while the browser has taken WebGL away, and draws again after that", async ({
    page,
    maps,
  }) => {
    await maps.serveStreets();
    const map = await maps.open();
    await expect(map.getByText("© OpenMapTiles")).toBeVisible();
    await expect(map.getByText("OpenStreetMap", { exact: false }).first()).toBeVisible();
    await expect(map.getByText("Street map unavailable")).toBeHidden();
    const canvas = map.locator("canvas");
    await expect.poll(() => brightness(canvas)).toBeGreaterThan(180);
    const lost = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
      const context = element.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      context?.loseContext();
      return context;
    });
    await expect(map.getByText(/^The browser has stopped drawing the map\./)).toBeVisible();
    await expect(map.getByRole("listitem")).toHaveCount(8);
    await expect(map.getByRole("button", { name: FIRST })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await lost.evaluate((context) => context?.restoreContext());
    await expect(map.getByRole("listitem")).toHaveCount(0);
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    await expect.poll(() => brightness(canvas)).toBeGreaterThan(180);
    await page.getByRole("button", { name: "Dark theme" }).click();
    await expect.poll(() => brightness(canvas)).toBeLessThan(110);
  });
});
