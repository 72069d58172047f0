import type { Page } from "@playwright/test";

/** Stops every request whose address matches; `release` lets them, and all later ones, through. */
export async function hold(page: Page, address: RegExp) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return { release: open };
}

/** Where the elements of the page stand and how they look, one line each; but what icons draw, whose file may come in between. */
export const describeLook = () =>
  [...document.querySelectorAll("body :not(use)")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
    const style = getComputedStyle(element);
    const look = [
      style.display,
      style.color,
      style.backgroundColor,
      style.borderColor,
      style.visibility,
    ];
    return `${element.tagName} "${element.className}" at ${box}: ${look.join(", ")}`;
  });
