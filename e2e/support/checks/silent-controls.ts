import type { Page } from "@playwright/test";
import { DEAD_CONTROL, NEEDS_SCRIPTS } from "@/e2e/support/http/page-document";

/** Runs in the page. */
function listSilentControls({ control, note }: { control: string; note: RegExp }) {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const explained = [...document.querySelectorAll<HTMLElement>("form, main")]
    .filter(isShown)
    .filter(({ innerText }) => note.test(innerText));
  return [...document.querySelectorAll<HTMLElement>(control)]
    .filter(isShown)
    .filter((one) => !explained.some((part) => part.contains(one)))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** The controls of the open page that do nothing without JavaScript, and have no note that says so. */
export const silentControls = (page: Page) =>
  page.evaluate(listSilentControls, { control: DEAD_CONTROL, note: NEEDS_SCRIPTS });
