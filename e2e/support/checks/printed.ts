import type { Page } from "@playwright/test";
import { textFaults } from "@/e2e/support/checks/text-faults";

/** The widths of A4 and Letter inside the margins of app/print.css, in CSS pixels. */
export const PAPER_WIDTHS = { A4: 688, Letter: 710 };

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

/** What is wrong with the page that is open, on A4 and Letter paper. It is on a screen again afterwards. */
export async function printFaults(page: Page) {
  const faults: string[] = [];
  for (const [format, width] of Object.entries(PAPER_WIDTHS)) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
    if (format === "A4") faults.push(...(await page.evaluate(listOnPaper)));
    faults.push(...(await textFaults(page, [width])).map((fault) => `on ${format}: ${fault}`));
  }
  await page.emulateMedia({ media: "screen", colorScheme: "light", reducedMotion: "reduce" });
  return faults;
}
