import type { Locator } from "@playwright/test";
import { test as base } from "@/e2e/support/fixtures";
import { pixelsOf } from "@/e2e/support/checks/pixels";
import { googleMapsScript, type Behavior } from "@/tests/fakes/google-maps-api";
import { streetResponse, STREET_HOST } from "@/tests/fakes/street-map";

export { expect } from "@/e2e/support/fixtures";

const GOOGLE_HOST = "maps.googleapis.com";
/** Near me keeps its view in the fragment; a stored place spares the question for the device's. */
const MAP_ADDRESS = "/restaurants/near-me#view=map";
const PLACE = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });

/** What the map can reach: a street map and a Google that a test arranges. Without, both are unreachable. */
export type Maps = {
  /** Serves streets from here on. */
  serveStreets(): Promise<void>;
  /** Serves a stand-in for Google's script from here on; returns the URLs that were requested. */
  serveGoogle(behavior?: Behavior): Promise<URL[]>;
  /** A visitor who left a key here before. */
  keepKey(key: string): Promise<void>;
  /** A browser that cannot draw with WebGL. */
  removeWebGl(): Promise<void>;
  /** Opens the map of near me and returns it. */
  open(): Promise<Locator>;
};

export const test = base.extend<{ maps: Maps }>({
  maps: async ({ page, context, allow }, provide) => {
    allow.host(STREET_HOST);
    await context.addInitScript((place) => {
      if (location.pathname.endsWith("near-me")) sessionStorage.setItem("searchLocation", place);
    }, PLACE);
    await provide({
      async serveStreets() {
        await context.route(
          ({ host }) => host === STREET_HOST,
          (route) => {
            const response = streetResponse(new URL(route.request().url()));
            return response ? route.fulfill(response) : route.fulfill({ status: 404 });
          },
        );
      },
      async serveGoogle(behavior) {
        const asked: URL[] = [];
        allow.host(GOOGLE_HOST);
        await context.route(
          ({ host }) => host === GOOGLE_HOST,
          (route) => {
            asked.push(new URL(route.request().url()));
            return route.fulfill({
              contentType: "text/javascript",
              body: googleMapsScript(behavior),
            });
          },
        );
        return asked;
      },
      async keepKey(key) {
        await context.addInitScript((value) => {
          // A blank page has no storage.
          if (window.origin === "null") return;
          if (!sessionStorage.getItem("hadKey")) localStorage.setItem("googleMapsApiKey", value);
          sessionStorage.setItem("hadKey", "1");
        }, key);
      },
      async removeWebGl() {
        await context.addInitScript(() => {
          const getContext = HTMLCanvasElement.prototype.getContext;
          Object.assign(HTMLCanvasElement.prototype, {
            getContext(this: HTMLCanvasElement, type: string) {
              return type === "webgl2" ? null : getContext.call(this, type);
            },
          });
        });
      },
      async open() {
        await page.goto(MAP_ADDRESS);
        return page.getByRole("region", { name: "Map of restaurants" });
      },
    });
  },
});

/** Pixels from a pin's lower left corner to the card's upper left corner. */
export async function cardOffset(pin: Locator, card: Locator) {
  const [from, to] = [await pin.boundingBox(), await card.boundingBox()];
  if (!from || !to) throw new Error("Pin or card is not shown.");
  return { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y - from.height) };
}

/** The mean brightness of what is drawn, 0 to 255. */
export async function brightness(target: Locator) {
  const colors = (await pixelsOf(target)).filter((_, i) => i % 4 < 3);
  return colors.reduce((sum, value) => sum + value, 0) / colors.length;
}
