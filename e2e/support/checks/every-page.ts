import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "@/e2e/support/checks/axe";
import { buttonsWithoutEdge } from "@/e2e/support/checks/contrast-theme";
import { setTextSize } from "@/e2e/support/checks/large-text";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { obscuredControls } from "@/e2e/support/checks/obscured";
import { printFaults } from "@/e2e/support/checks/printed";
import { smallTargets } from "@/e2e/support/checks/small-targets";
import { textFaults } from "@/e2e/support/checks/text-faults";

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Drawings without a size of their own, which fill the screen of a browser that does not take the styles. */
function listUnsizedDrawings() {
  return [...document.querySelectorAll("svg:not([width][height])")].map(
    (drawing) => `no width and height: ${drawing.outerHTML.slice(0, 100)}`,
  );
}

/** What scripts made of the title, the headings and the records that the server sent. */
async function listChanges() {
  const response = await fetch(location.href);
  // What is not there says by scripts what it would be.
  if (!response.ok) return [];
  const sent = new DOMParser().parseFromString(await response.text(), "text/html");
  const count = (one: Document, selector: string) => one.querySelectorAll(selector).length;
  const describe = (one: Document) => [
    `the title "${one.title}"`,
    `${count(one, "h1")} h1 "${one.querySelector("h1")?.textContent}"`,
    `${count(one, "main")} main`,
    `${count(one, "main article")} articles`,
  ];
  const [before, after] = [describe(sent), describe(document)];
  return before.flatMap((fact, index) =>
    fact === after[index] ? [] : [`sent ${fact}, shows ${after[index]}`],
  );
}

/** Pixels by which the page scrolls sideways. */
async function overflow(page: Page, width?: number) {
  if (width) await page.setViewportSize({ width, height: 640 });
  await laidOut(page);
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`scrolls sideways by ${pixels} px at ${width ?? "the window's"} width`] : [];
}

async function spacingFaults(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const style = await page.addStyleTag({ content: SPACING });
  const faults = await textFaults(page, [1280, 390, 320]);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return faults;
}

/** Opens the page once more: where the focus went, maps have loaded. */
async function largeTextFaults(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(page.url());
  await setTextSize(page, 32);
  const faults = await textFaults(page, [1280, 390]);
  await setTextSize(page, 16);
  return faults.map((fault) => `with large text: ${fault}`);
}

/** Pages of one text, whose links may be as high as their lines. */
const TEXT = /^\/(guides\/[^/]+|community\/(blog|events))\/./;

/** What is wrong with the open page for who reads it as it is: to axe, in its window's width, and where it is pressed. */
async function shownFaults(page: Page, isMobile: boolean) {
  return [
    ...(await page.evaluate(listChanges)),
    // e2e/map/axe.spec.ts looks at maps, in every state.
    ...(await barriersInBothThemes(page, { exclude: '[aria-label^="Map of "]' })),
    ...(await overflow(page)),
    ...(TEXT.test(new URL(page.url()).pathname) ? [] : await smallTargets(page, isMobile)),
  ];
}

/** What is wrong with it in a contrast theme, on paper, with text further apart, and for who moves the focus. */
export async function adaptedFaults(page: Page) {
  return [
    ...(await page.evaluate(listUnsizedDrawings)),
    ...(await buttonsWithoutEdge(page)),
    ...(await printFaults(page)),
    ...(await spacingFaults(page)),
    ...(await obscuredControls(page)),
  ];
}

/** All that can be wrong with it. A phone's window stays as it is. */
export async function allFaults(page: Page, isMobile: boolean) {
  const shown = await shownFaults(page, isMobile);
  if (isMobile) return shown;
  return [
    ...shown,
    // A window of 1280 px at 200% and at 400% zoom.
    ...(await overflow(page, 640)),
    ...(await overflow(page, 320)),
    ...(await adaptedFaults(page)),
    ...(await largeTextFaults(page)),
  ];
}

/** The faults of several pages, by path; those without a fault are left out. Each page is loaded once, and once more for large text. */
export async function faultsOf(
  page: Page,
  paths: string[],
  look: (page: Page) => Promise<string[]>,
) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const size = page.viewportSize();
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    if (size) await page.setViewportSize(size);
    await page.goto(path, { waitUntil: "networkidle" });
    const found = await look(page);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}
