import type { Page } from "@playwright/test";
import { textFaults } from "@/e2e/support/checks/text-faults";

/**
 * The width of A4 inside the margins of app/print.css, in CSS pixels. Letter leaves 710: no layout begins in between
 * (tests/e2e/widths.test.ts), and what the narrower one holds it holds too.
 */
export const PAPER_WIDTH = 688;

/** What only a screen can use, what stays in its place, and a paper that is not white. Runs in the page. */
function listOnPaper() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const shown = [...document.querySelectorAll("body *")].filter(isShown);
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
  const stuck = shown.filter((element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position),
  );
  const controls = shown.filter((element) =>
    element.matches("button:not([data-print]), select, [role=search], header nav, footer nav"),
  );
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  return [
    ...stuck.map((element) => `printed in its place on the screen: ${nameOf(element)}`),
    ...controls.map((element) => `a printed control: ${nameOf(element)}`),
    ...(/oklch\(1 0 0\)|#fff/.test(paper) ? [] : [`the paper is ${paper}`]),
  ];
}

/** What is wrong with the page that is open, on paper. It is on a screen again afterwards. */
export async function printFaults(page: Page) {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 800 });
  await page.emulateMedia({
    media: "print",
    colorScheme: "dark",
    forcedColors: "none",
    reducedMotion: "reduce",
  });
  const faults = await page.evaluate(listOnPaper);
  const texts = await textFaults(page, [PAPER_WIDTH]);
  await page.emulateMedia({ media: "screen", colorScheme: "light", reducedMotion: "reduce" });
  return [...faults, ...texts.map((fault) => `on paper: ${fault}`)];
}
