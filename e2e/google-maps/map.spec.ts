import type { Page } from "@playwright/test";
import { openSettled } from "@/e2e/support/settled";
import { cardOffset, expect, test, type Maps } from "@/e2e/support/map-fixtures";

const FIRST = "Little Tendril, rated 4.5";
const LOWER_RIGHT = "Basil Street Noodle Bar, rated 3.6";
const KEY = "AIza-visitor";
const GOOGLE_MAP = "[data-fake-map]";

const NOT_ACTIVATED =
  "Google Maps API is not activated. Please enable the Maps JavaScript API in your Google Cloud Console.";
const INVALID = "Invalid Google Maps API key. Please check your API key.";
const OTHER = "Failed to load Google Maps. Please check your API key and try again.";

/** Near me's map for a visitor whose kept key works. */
async function openGoogle(maps: Maps) {
  await maps.keepKey(KEY);
  await maps.serveGoogle();
  return maps.open();
}

function keyOf(page: Page) {
  return page.evaluate(() => localStorage.getItem("googleMapsApiKey"));
}

test("the key panel names an empty, a blank and an impossible key, and stays folded for the session", async ({
  maps,
  page,
}) => {
  const map = await maps.open();
  const field = map.getByLabel("Google Maps API key");
  const load = map.getByRole("button", { name: "Load Map" });
  const refusal = map.getByText("Please enter a valid API key");
  await expect(map.getByRole("heading", { name: "Google Maps Integration" })).toBeVisible();
  await expect(load).toBeDisabled();
  await expect(refusal).toBeHidden();
  await field.focus();
  await page.keyboard.press("Enter");
  await expect(refusal).toBeVisible();
  await field.fill("AIza");
  await expect(refusal).toBeHidden();
  await field.fill("   ");
  await expect(load).toBeDisabled();
  await expect(refusal).toBeVisible();
  await field.fill("two words");
  await load.click();
  await expect(field).toHaveAccessibleDescription("Please enter a valid API key");
  await expect(field).toHaveValue("two words");
  expect(await keyOf(page)).toBeNull();

  await map.getByRole("button", { name: "Hide this panel" }).click();
  await expect(load).toBeHidden();
  await page.reload();
  await expect(map.getByRole("button", { name: "Show this panel" })).toBeVisible();
  await expect(load).toBeHidden();
});

test.describe("Google's map", () => {
  test("takes a key, loads once and shows the same pins @core", async ({ maps, page }) => {
    const asked = await maps.serveGoogle();
    const map = await maps.open();
    await map.getByLabel("Google Maps API key").fill(`  ${KEY} `);
    await map.getByRole("button", { name: "Load Map" }).click();
    await expect(page.locator(GOOGLE_MAP)).toBeVisible();
    expect(await keyOf(page)).toBe(KEY);
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      key: KEY,
      v: "weekly",
      libraries: "places,marker",
    });
    await expect(map.getByText("Google Maps Integration")).toBeHidden();

    const pin = map.getByRole("button", { name: FIRST });
    await pin.focus();
    await page.keyboard.press("Enter");
    const card = map.getByRole("dialog", { name: "Little Tendril" });
    await expect(card.getByRole("link", { name: "Little Tendril" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(map.getByRole("button", { name: /rated/ }).nth(1)).toBeFocused();
    expect(asked).toHaveLength(1);
  });

  test("requests the script when its map comes into view, not before", async ({ maps, page }) => {
    await maps.keepKey(KEY);
    const asked = await maps.serveGoogle();
    await openSettled(page, "/restaurants/1");
    expect(asked).toHaveLength(0);
    const map = page.getByRole("region", { name: "Map of Radish & Rye" });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole("button", { name: "Radish & Rye" })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("uses the kept key, which can be removed, the map id and the theme, another of which keeps the open card and the focus", async ({
    maps,
    page,
  }) => {
    const map = await openGoogle(maps);
    await map.getByRole("button", { name: FIRST }).focus();
    await page.keyboard.press("Enter");
    await expect(map.getByRole("dialog").getByRole("link")).toBeFocused();
    const theme = page.getByRole("button", { name: "Dark theme" });
    await theme.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-fake-map=DARK]")).toBeVisible();
    await expect(map.getByRole("dialog", { name: "Little Tendril" })).toBeVisible();
    await expect(theme).toBeFocused();
    const made = await page.evaluate(() => window.googleMapsFake?.maps);
    expect(made?.[0]).toEqual({ mapId: "DEMO_MAP_ID", colorScheme: "LIGHT" });
    expect(made?.at(-1)).toEqual({ mapId: "DEMO_MAP_ID", colorScheme: "DARK" });
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();

    await map.getByRole("dialog").getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(map.getByRole("dialog")).toBeHidden();
    await map.getByRole("button", { name: "Your Google Maps key" }).click();
    await map.getByRole("button", { name: "Remove key" }).click();
    await expect(map.getByRole("heading", { name: "Google Maps Integration" })).toBeVisible();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
    await expect(page.locator(GOOGLE_MAP)).toBeHidden();
    expect(await keyOf(page)).toBeNull();
  });

  test("puts the card where the open map does, lets Google close it, closes it when the map is pressed, and zooms by button", async ({
    maps,
    page,
  }) => {
    const map = await openGoogle(maps);
    const first = map.getByRole("button", { name: FIRST });
    await first.click();
    const card = map.getByRole("dialog", { name: "Little Tendril" });
    await expect(card).toBeVisible();
    expect(await cardOffset(first, card)).toEqual({ x: 8, y: 12 });
    await map.getByRole("button", { name: LOWER_RIGHT }).click();
    const other = map.getByRole("dialog", { name: "Basil Street Noodle Bar" });
    await expect(other).toBeVisible();
    expect(await cardOffset(map.getByRole("button", { name: LOWER_RIGHT }), other)).toMatchObject({
      x: 8 - 280,
    });
    await expect(card).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(other).toBeHidden();
    await expect(map.getByRole("button", { name: LOWER_RIGHT })).toBeFocused();

    await first.click();
    await expect(map.getByRole("dialog")).toBeVisible();
    await page.locator(GOOGLE_MAP).click({ position: { x: 900, y: 30 } });
    await expect(map.getByRole("dialog")).toBeHidden();
    for (let step = 0; step < 4; step += 1)
      await map.getByRole("button", { name: "Zoom out" }).click();
    await map
      .getByRole("button", { name: /places close together/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(map.locator("button:focus")).toHaveAccessibleName(/rated|places close together/);
  });
});

test.describe("when Google fails", () => {
  // What each refusal means: tests/lib/google-maps/messages.test.ts.
  test("says what a refusal means, over the open map", async ({ maps, allow }) => {
    allow.console(/MapError/);
    await maps.keepKey(KEY);
    await maps.serveGoogle({
      kind: "refuses",
      error: "Google Maps JavaScript API error: ApiNotActivatedMapError https://example.org",
    });
    const map = await maps.open();
    const panel = map.getByRole("alert");
    await expect(panel.getByRole("heading", { name: "Map Loading Error" })).toBeVisible();
    await expect(panel).toContainText(NOT_ACTIVATED);
    await expect(panel.getByRole("listitem")).toHaveCount(3);
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
  });

  test("has a message for a refusal without a reason", async ({ maps }) => {
    await maps.keepKey(KEY);
    await maps.serveGoogle({ kind: "refuses silently" });
    const map = await maps.open();
    await expect(map.getByRole("alert")).toContainText(OTHER);
  });

  test("survives a map that throws", async ({ maps, allow, page }) => {
    allow.console(/InvalidKeyMapError/);
    await maps.keepKey(KEY);
    await maps.serveGoogle({ kind: "throws", error: "InvalidKeyMapError" });
    const map = await maps.open();
    await expect(map.getByRole("alert")).toContainText(INVALID);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(map.getByRole("button", { name: FIRST })).toBeVisible();
  });

  test("tries a script four times, then takes another key at once", async ({
    maps,
    page,
    allow,
  }) => {
    const tries: string[] = [];
    allow.host("maps.googleapis.com");
    page.on("request", (request) => {
      if (request.url().includes("maps.googleapis.com")) tries.push(request.url());
    });
    await maps.keepKey("AIza-wrong");
    const map = await maps.open();
    await expect(map.getByRole("alert")).toContainText(OTHER);
    expect(tries).toHaveLength(4);

    await map.getByRole("button", { name: "Retry" }).click();
    const field = map.getByLabel("Google Maps API key");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("AIza-wrong");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("AIza-wrong");

    await maps.serveGoogle();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.keyboard.type(KEY);
    await page.keyboard.press("Enter");
    await expect(page.locator(GOOGLE_MAP)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  });

  test("starts the page again with a new key once a script ran", async ({ maps, page, allow }) => {
    allow.console(/MapError/);
    await maps.keepKey("AIza-wrong");
    await maps.serveGoogle({ kind: "refuses", error: "InvalidKeyMapError" });
    const map = await maps.open();
    await map.getByRole("button", { name: "Retry" }).click();
    const asked = await maps.serveGoogle();
    await map.getByLabel("Google Maps API key").fill(KEY);
    await map.getByRole("button", { name: "Load Map" }).click();
    await expect(page.locator(GOOGLE_MAP)).toBeVisible();
    expect(asked.at(-1)?.searchParams.get("key")).toBe(KEY);
    await expect(map.getByRole("alert")).toBeHidden();
  });
});
