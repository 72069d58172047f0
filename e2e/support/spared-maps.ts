import type { BrowserContext } from "@playwright/test";

// Without a graphics card a map takes seconds to draw. What maps do is in e2e/map, e2e/restaurants and e2e/world; other tests spare them.

/** On a slow line a map stays the picture that the server drew until it is pressed (P14.750). */
export function waitWithMaps(context: BrowserContext) {
  return context.addInitScript(() => {
    const connection = Reflect.get(navigator, "connection") as object | undefined;
    if (!connection) return;
    const get = () => "3g";
    Object.defineProperty(Object.getPrototypeOf(connection) as object, "effectiveType", { get });
  });
}

/** A browser that cannot draw maps lists their places. */
export function drawNoMaps(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { value: () => null });
  });
}
