import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/map-fixtures";
import { zoomOutUntil } from "@/e2e/support/map-pins";
import type { Behavior } from "@/tests/fakes/google-maps-api";

const KEY = "AIza-visitor";
const REFUSAL: Behavior = {
  kind: "refuses",
  error: "Google Maps JavaScript API error: InvalidKeyMapError",
};

/** What a map looks like, and what brings it there from the step before; it returns what shows it. */
type Step = [name: string, reach: (map: Locator, page: Page) => Promise<Locator>];

/** A map that is loaded once, and what it looks like one after the other. */
type Visit = {
  path: string;
  hasStreets?: boolean;
  hasWebGl?: boolean;
  /** What Google's script does with the key that the visitor left here. */
  google?: Behavior;
  steps: Step[];
  /** What a phone shows elsewhere or otherwise: panels, cards and lists, not a text in the middle of the map. */
  isOtherOnPhone?: boolean;
  /** The step that changes the page around the map, too. */
  changesPage?: string;
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

async function countsPins(map: Locator, page: Page) {
  const count = map.getByRole("button", { name: /places close together$/ });
  await page.keyboard.press("Escape");
  await showsPins(map);
  await zoomOutUntil(map, count.first());
  return count.first();
}

async function foldsPanel(map: Locator) {
  await map.getByRole("button", { name: "Hide this panel" }).click();
  return showsPins(map);
}

async function refusesKey(map: Locator) {
  await map.getByLabel("Google Maps API key").fill("two words");
  await map.getByRole("button", { name: "Load Map" }).click();
  await showsPins(map);
  return map.getByText("Please enter a valid API key");
}

async function listsPlaces(map: Locator) {
  const places = map.getByRole("listitem");
  await expect(places).toHaveCount(5);
  return places.first();
}

async function saysStreetsAreMissing(map: Locator) {
  await showsPins(map);
  return map.getByText("Street map unavailable");
}

async function showsOwnPin(map: Locator) {
  await map.scrollIntoViewIfNeeded();
  return map.getByRole("button", { name: "Radish & Rye" });
}

async function waitsForGoogle(map: Locator, page: Page) {
  await expect(page.locator('script[src*="maps.googleapis.com"]')).toBeAttached();
  // It fades in.
  await expect(map.locator("[aria-live]")).toHaveCSS("opacity", "1");
  return map.getByText("Loading map...");
}

async function opensKeyInUse(map: Locator) {
  await map.getByRole("button", { name: "Your Google Maps key" }).click();
  return map.getByRole("button", { name: "Remove key" });
}

const VISITS: Visit[] = [
  {
    path: MAP,
    hasStreets: true,
    isOtherOnPhone: true,
    changesPage: "an open card",
    steps: [
      ["pins on streets", showsPins],
      ["a refused key", refusesKey],
      ["the folded key panel", foldsPanel],
      ["an open card", opensCard],
    ],
  },
  {
    path: NEAR_ME,
    hasStreets: true,
    steps: [
      ["an open card, with distance and hours", opensCard],
      ["count pins", countsPins],
    ],
    isOtherOnPhone: true,
    hasFloatingButton: true,
  },
  { path: MAP, hasWebGl: false, isOtherOnPhone: true, steps: [["no WebGL", listsPlaces]] },
  {
    path: CITIES,
    isOtherOnPhone: true,
    changesPage: "a selected city",
    steps: [
      ["a selected city", selectsCity],
      ["Street map unavailable", saysStreetsAreMissing],
    ],
  },
  { path: DETAIL, hasStreets: true, steps: [["a restaurant's own map", showsOwnPin]] },
  { path: MAP, google: { kind: "never loads" }, steps: [["Google loading", waitsForGoogle]] },
  {
    path: MAP,
    google: REFUSAL,
    steps: [
      [
        "Google failing",
        async (map) => {
          await showsPins(map);
          return showsError(map);
        },
      ],
    ],
  },
  {
    path: DETAIL,
    google: REFUSAL,
    steps: [
      [
        "Google failing on a restaurant's own map",
        async (map) => {
          await map.scrollIntoViewIfNeeded();
          return showsError(map);
        },
      ],
    ],
  },
  {
    path: MAP,
    google: { kind: "works" },
    steps: [
      ["Google's pins", showsPins],
      ["what is said about the key in use", opensKeyInUse],
      ["a card on Google's map", opensCard],
    ],
    isOtherOnPhone: true,
  },
];

const REGION = '[aria-label^="Map of "]';

for (const visit of VISITS)
  test(
    `axe finds no barrier: ${visit.steps.map(([name]) => name).join(", then ")}`,
    { tag: visit.isOtherOnPhone ? "@everywhere" : [] },
    async ({ page, isMobile, maps, allow }) => {
      const { path, hasStreets, hasWebGl = true, google, steps } = visit;
      test.setTimeout(240_000);
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
      const partAt = (step: string) => ({
        // e2e/pages/every-page.spec.ts looks at the page around it.
        ...(visit.changesPage !== step && { include: REGION }),
        ...(isMobile && visit.hasFloatingButton && { exclude: "[data-pin]" }),
      });
      // A theme changes colors alone, which a phone has as the desktop has them.
      const look = isMobile ? expectNoBarriers : expectNoBarriersInBothThemes;
      for (const [name, reach] of steps)
        await test.step(name, async () => look(page, partAt(name), await reach(map, page)));
    },
  );
