import type { Locator, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/map-fixtures";
import type { Behavior } from "@/tests/fakes/google-maps-api";

const KEY = "AIza-visitor";
const REFUSAL: Behavior = {
  kind: "refuses",
  error: "Google Maps JavaScript API error: InvalidKeyMapError",
};

type State = {
  name: string;
  path: string;
  hasStreets?: boolean;
  hasWebGl?: boolean;
  /** What Google's script does with the key that the visitor left here. */
  google?: Behavior;
  /** Brings the map into the state, and returns what shows it. */
  reach: (map: Locator, page: Page) => Promise<Locator>;
  /** On a phone the button that leads to the list floats over pins; the map can be moved under it. */
  hasFloatingButton?: boolean;
};

const NEAR_ME = "/restaurants/near-me#view=map";
const MAP = "/restaurants/map";
const CITIES = "/restaurants/by-city";
const DETAIL = "/restaurants/1";

const pinsOf = (map: Locator) => map.getByRole("button", { name: /, rated \d\.\d$/ });

async function showsPins(map: Locator) {
  const pin = pinsOf(map).first();
  await expect(pin).toBeVisible();
  return pin;
}

async function opensCard(map: Locator) {
  await pinsOf(map).first().focus();
  await map.page().keyboard.press("Enter");
  const card = map.getByRole("dialog");
  await expect(card.getByRole("link")).toBeFocused();
  return card;
}

async function selectsCity(map: Locator, page: Page) {
  await page
    .getByRole("button", { name: /^New York/ })
    .first()
    .click();
  return showsPins(map);
}

async function showsError(map: Locator) {
  const heading = map.getByRole("heading", { name: "Map Loading Error" });
  await expect(heading).toBeVisible();
  return heading;
}

const STATES: State[] = [
  { name: "pins on streets", path: MAP, hasStreets: true, reach: showsPins },
  { name: "an open card", path: MAP, hasStreets: true, reach: opensCard },
  {
    name: "an open card, with distance and hours",
    path: NEAR_ME,
    reach: opensCard,
    hasFloatingButton: true,
  },
  {
    name: "count pins",
    path: NEAR_ME,
    hasStreets: true,
    async reach(map) {
      const count = map.getByRole("button", { name: /places close together$/ });
      await showsPins(map);
      await expect(async () => {
        await map.getByRole("button", { name: "Zoom out" }).click();
        await expect(count.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      return count.first();
    },
  },
  {
    name: "the folded key panel",
    path: MAP,
    hasStreets: true,
    async reach(map) {
      await map.getByRole("button", { name: "Hide this panel" }).click();
      return showsPins(map);
    },
  },
  {
    name: "a refused key",
    path: MAP,
    hasStreets: true,
    async reach(map) {
      await map.getByLabel("Google Maps API key").fill("two words");
      await map.getByRole("button", { name: "Load Map" }).click();
      await showsPins(map);
      return map.getByText("Please enter a valid API key");
    },
  },
  {
    name: "Street map unavailable",
    path: MAP,
    async reach(map) {
      await showsPins(map);
      return map.getByText("Street map unavailable");
    },
  },
  {
    name: "no WebGL",
    path: MAP,
    hasWebGl: false,
    async reach(map) {
      const places = map.getByRole("listitem");
      await expect(places).toHaveCount(5);
      return places.first();
    },
  },
  { name: "a selected city", path: CITIES, hasStreets: true, reach: selectsCity },
  {
    name: "a restaurant's own map",
    path: DETAIL,
    hasStreets: true,
    async reach(map) {
      await map.scrollIntoViewIfNeeded();
      return map.getByRole("button", { name: "Radish & Rye" });
    },
  },
  {
    name: "Google loading",
    path: MAP,
    google: { kind: "never loads" },
    async reach(map, page) {
      await expect(page.locator('script[src*="maps.googleapis.com"]')).toBeAttached();
      // It fades in.
      await expect(map.locator("[aria-live]")).toHaveCSS("opacity", "1");
      return map.getByText("Loading map...");
    },
  },
  {
    name: "Google failing",
    path: MAP,
    google: REFUSAL,
    async reach(map) {
      await showsPins(map);
      return showsError(map);
    },
  },
  {
    name: "Google failing on a restaurant's own map",
    path: DETAIL,
    google: REFUSAL,
    async reach(map) {
      await map.scrollIntoViewIfNeeded();
      return showsError(map);
    },
  },
  { name: "Google's pins", path: MAP, google: { kind: "works" }, reach: showsPins },
  {
    name: "a card on Google's map",
    path: NEAR_ME,
    google: { kind: "works" },
    reach: opensCard,
    hasFloatingButton: true,
  },
  {
    name: "what is said about the key in use",
    path: MAP,
    google: { kind: "works" },
    async reach(map) {
      await map.getByRole("button", { name: "Your Google Maps key" }).click();
      return map.getByRole("button", { name: "Remove key" });
    },
  },
];

for (const { name, path, hasStreets, hasWebGl = true, google, reach, hasFloatingButton } of STATES)
  test(`axe finds no barrier: ${name} @everywhere`, async ({ page, isMobile, maps, allow }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    allow.console(/MapError/);
    if (hasStreets) await maps.serveStreets();
    if (!hasWebGl) await maps.removeWebGl();
    if (google) {
      await maps.keepKey(KEY);
      await maps.serveGoogle(google);
    }
    await page.goto(path);
    const map = page.getByRole("region", { name: /^Map of / });
    const part = isMobile && hasFloatingButton ? { exclude: "[data-pin]" } : {};
    await expectNoBarriersInBothThemes(page, part, await reach(map, page));
  });
