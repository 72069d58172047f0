import { brightness, expect, test } from "@/e2e/map-fixtures";

const FIRST = "Little Tendril, rated 4.5";

test.describe("the open map", () => {
  test("opens and closes a pin by keyboard, and gives the focus back", async ({ page, maps }) => {
    await maps.serveStreets();
    const map = await maps.open();
    const pins = map.getByRole("button", { name: /, rated \d\.\d$/ });
    await expect(pins).toHaveCount(3);
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
  });

  test("opens a pin by mouse, closes it on the map, and follows its link", async ({
    page,
    maps,
  }) => {
    await maps.serveStreets();
    const map = await maps.open();
    await map.getByRole("button", { name: FIRST }).click();
    const card = map.getByRole("dialog");
    await expect(card).toBeVisible();
    await map.locator("canvas").click({ position: { x: 900, y: 60 } });
    await expect(card).toBeHidden();
    await map.getByRole("button", { name: FIRST }).click();
    await card.getByRole("link", { name: "Little Tendril" }).click();
    await expect(page).toHaveURL(/\/restaurants\/\d$/);
  });

  test("merges pins that would overlap, and parts them again", async ({ page, maps }) => {
    const map = await maps.open();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await map.getByRole("button", { name: "Zoom out" }).click();
      await page.waitForTimeout(500);
    }
    const count = map.getByRole("button", { name: /^\d places close together$/ });
    await expect(count.first()).toBeVisible();
    await count.first().focus();
    await page.keyboard.press("Enter");
    await expect(map.locator("button:focus")).toHaveAccessibleName(/rated|places close together/);
  });

  test("shows the streets and their credit, in both themes", async ({ page, maps }) => {
    await maps.serveStreets();
    const map = await maps.open();
    await expect(map.getByText("© OpenMapTiles")).toBeVisible();
    await expect(map.getByText("OpenStreetMap", { exact: false }).first()).toBeVisible();
    await expect(map.getByText("Street map unavailable")).toBeHidden();
    const canvas = map.locator("canvas");
    await expect.poll(() => brightness(page, canvas)).toBeGreaterThan(180);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await expect.poll(() => brightness(page, canvas)).toBeLessThan(110);
  });

  test("keeps coast, pins and credit when no street map can be reached", async ({ maps, page }) => {
    const map = await maps.open();
    await expect(map.getByText("Street map unavailable")).toBeVisible();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    await expect(map.getByText("© OpenStreetMap contributors")).toBeVisible();
    const answer = await page.request.get("/map/coast/-80_40.json");
    expect(answer.ok()).toBe(true);
  });

  test("lists the places where the browser has no WebGL", async ({ page, maps }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, type: string) {
          return type === "webgl2" ? null : getContext.call(this, type);
        },
      });
    });
    const map = await maps.open();
    await expect(map.getByText("This browser cannot draw the map.")).toBeVisible();
    await expect(map.getByRole("listitem")).toHaveCount(8);
    await expect(map.getByRole("listitem").first().getByRole("link")).toBeVisible();
    await expect(map.getByRole("listitem").first()).toContainText(/\d+ /);
  });

  test("loads neither engine before a map is in view", async ({ page, maps }) => {
    const bodies: Promise<string>[] = [];
    page.on("response", (response) => {
      // A body that a navigation took away has been asked for again by the page that stays.
      if (response.request().resourceType() === "script")
        bodies.push(response.text().catch(() => ""));
    });
    await page.goto("/restaurants/near-me");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const isEngine = /maplibregl-map|AdvancedMarkerElement/;
    expect((await Promise.all(bodies)).some((body) => isEngine.test(body))).toBe(false);
    await maps.open();
    await page.reload();
    await expect(page.getByRole("button", { name: FIRST })).toBeVisible();
    expect((await Promise.all(bodies)).some((body) => isEngine.test(body))).toBe(true);
  });

  test("moves nothing while it loads @everywhere", async ({ page, maps }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value") as number);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await maps.serveStreets();
    const map = await maps.open();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    await page.waitForTimeout(500);
    const shifts: unknown = await page.evaluate(() => Reflect.get(window, "shifts"));
    expect(shifts).toEqual([]);
  });
});
