import type { Locator, Page } from "@playwright/test";
import { findBarriers } from "@/e2e/axe";
import { expect, test } from "@/e2e/map-fixtures";
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
  /** Brings the map into the state and waits until it shows. */
  reach: (map: Locator, page: Page) => Promise<void>;
};

const NEAR_ME = "/restaurants/near-me#view=map";
const MAP = "/restaurants/map";
const CITIES = "/restaurants/by-city";
const DETAIL = "/restaurants/1";

const pinsOf = (map: Locator) => map.getByRole("button", { name: /, rated \d\.\d$/ });

async function showsPins(map: Locator) {
  await expect(pinsOf(map).first()).toBeVisible();
}

async function opensCard(map: Locator) {
  await pinsOf(map).first().focus();
  await map.page().keyboard.press("Enter");
  await expect(map.getByRole("dialog").getByRole("link")).toBeFocused();
}

async function selectsCity(map: Locator, page: Page) {
  await page
    .getByRole("button", { name: /^New York/ })
    .first()
    .click();
  await showsPins(map);
}

async function showsError(map: Locator) {
  await expect(map.getByRole("heading", { name: "Map Loading Error" })).toBeVisible();
}

const STATES: State[] = [
  { name: "pins on streets", path: MAP, hasStreets: true, reach: showsPins },
  { name: "an open card", path: MAP, hasStreets: true, reach: opensCard },
  { name: "an open card, with distance and hours", path: NEAR_ME, reach: opensCard },
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
    },
  },
  {
    name: "the folded key panel",
    path: MAP,
    hasStreets: true,
    async reach(map) {
      await map.getByRole("button", { name: "Hide this panel" }).click();
      await showsPins(map);
    },
  },
  {
    name: "a refused key",
    path: MAP,
    hasStreets: true,
    async reach(map) {
      await map.getByLabel("Google Maps API key").fill("two words");
      await map.getByRole("button", { name: "Load Map" }).click();
      await expect(map.getByText("Please enter a valid API key")).toBeVisible();
      await showsPins(map);
    },
  },
  {
    name: "Street map unavailable",
    path: MAP,
    async reach(map) {
      await expect(map.getByText("Street map unavailable")).toBeVisible();
      await showsPins(map);
    },
  },
  {
    name: "no WebGL",
    path: MAP,
    hasWebGl: false,
    reach: (map) => expect(map.getByRole("listitem")).toHaveCount(5),
  },
  { name: "a selected city", path: CITIES, hasStreets: true, reach: selectsCity },
  {
    name: "a restaurant's own map",
    path: DETAIL,
    hasStreets: true,
    async reach(map) {
      await map.scrollIntoViewIfNeeded();
      await expect(map.getByRole("button", { name: "Radish & Rye" })).toBeVisible();
    },
  },
  {
    name: "Google loading",
    path: MAP,
    google: { kind: "never loads" },
    async reach(map, page) {
      await expect(page.locator('script[src*="maps.googleapis.com"]')).toBeAttached();
      await expect(map.getByText("Loading map...")).toBeVisible();
      // It fades in.
      await expect(map.locator("[aria-live]")).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "Google failing",
    path: MAP,
    google: REFUSAL,
    async reach(map) {
      await showsError(map);
      await showsPins(map);
    },
  },
  {
    name: "Google failing on a restaurant's own map",
    path: DETAIL,
    google: REFUSAL,
    async reach(map) {
      await map.scrollIntoViewIfNeeded();
      await showsError(map);
    },
  },
  { name: "Google's pins", path: MAP, google: { kind: "works" }, reach: showsPins },
  { name: "a card on Google's map", path: NEAR_ME, google: { kind: "works" }, reach: opensCard },
  {
    name: "what is said about the key in use",
    path: MAP,
    google: { kind: "works" },
    async reach(map) {
      await map.getByRole("button", { name: "Your Google Maps key" }).click();
      await expect(map.getByRole("button", { name: "Remove key" })).toBeVisible();
    },
  },
];

for (const { name, path, hasStreets, hasWebGl = true, google, reach } of STATES)
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds no barrier: ${name}, ${colorScheme} @everywhere`, async ({
      page,
      maps,
      allow,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      allow.console(/MapError/);
      if (hasStreets) await maps.serveStreets();
      if (!hasWebGl) await maps.removeWebGl();
      if (google) {
        await maps.keepKey(KEY);
        await maps.serveGoogle(google);
      }
      await page.goto(path);
      const map = page.getByRole("region", { name: /^Map of / });
      await reach(map, page);
      expect(await findBarriers(page)).toEqual([]);
    });
