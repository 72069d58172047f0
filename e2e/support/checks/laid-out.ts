import type { Page } from "@playwright/test";

/** Until what the last change of the window, the media or the styles moved is laid out, cards with `content-visibility` included. */
export const laidOut = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
