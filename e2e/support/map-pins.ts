import { expect, type Locator, type Page } from "@playwright/test";

// Pins part and merge as a map zooms. Each press is answered by other pins, or by pins elsewhere: no test waits in vain for one that
// another press would bring.

const SOON = { intervals: [30], timeout: 3_000 };
const AT_ONCE = { intervals: [30], timeout: 60_000 };

/** The pin that has the focus, and where it is; "" while none has it, as between two zooms. */
const focusedPin = (page: Page) =>
  page.evaluate(() => {
    const pin = document.activeElement;
    if (!pin?.matches("[data-pin]")) return "";
    const { x, y } = pin.getBoundingClientRect();
    return [pin.getAttribute("aria-label"), Math.round(x), Math.round(y)].join();
  });

async function enterPin(page: Page) {
  const before = await focusedPin(page);
  await page.keyboard.press("Enter");
  const isElsewhere = async () => !["", before].includes(await focusedPin(page));
  await expect.poll(isElsewhere, SOON).toBe(true);
}

/** Presses Enter on `first`, which stands for several places, and on what gets the focus then, until it is parted. */
export async function partPins(page: Page, first: Locator, isParted: () => Promise<boolean>) {
  await first.focus();
  let isPressed = false;
  await expect(async () => {
    // The focus may have come to one place just before a press, which then opened its card.
    if ((await focusedPin(page)) === "") await page.keyboard.press("Escape");
    await expect.poll(() => focusedPin(page), SOON).not.toBe("");
    while (!isPressed || !(await isParted())) {
      isPressed = true;
      await enterPin(page);
    }
  }).toPass(AT_ONCE);
}

const placesOf = (map: Locator) =>
  map.locator("[data-pin]").evaluateAll((pins) =>
    pins
      .map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        return [pin.getAttribute("aria-label"), Math.round(x), Math.round(y)].join();
      })
      .join("\n"),
  );

/** Zooms out until pins that are close together are one. */
export function zoomOutUntil(map: Locator, merged: Locator) {
  return expect(async () => {
    const before = await placesOf(map);
    await map.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(() => placesOf(map), SOON).not.toBe(before);
    expect(await merged.isVisible()).toBe(true);
  }).toPass(AT_ONCE);
}
