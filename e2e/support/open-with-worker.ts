import type { Page } from "@playwright/test";

/** Until the worker of this build controls the page. */
export function untilControlled(page: Page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
}

export async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  await untilControlled(page);
}
