import type { Page } from "@playwright/test";
import { barriersIn } from "@/e2e/support/checks/axe";
import { buttonsWithoutEdge } from "@/e2e/support/checks/contrast-theme";
import { setTextSize } from "@/e2e/support/checks/large-text";
import { laidOut } from "@/e2e/support/checks/laid-out";
import { unaskedLibraries } from "@/e2e/support/checks/libraries";
import { obscuredControls } from "@/e2e/support/checks/obscured";
import { printFaults } from "@/e2e/support/checks/printed";
import { smallTargets } from "@/e2e/support/checks/small-targets";
import { textFaults } from "@/e2e/support/checks/text-faults";
import { CORE_GROUP, LIKE_OTHERS, PATH_GROUPS } from "@/e2e/support/page-paths";

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

/** By how much the page scrolls sideways in its window. Runs in the page. */
function listOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
}

/** The window that pages are read in on the desktop: the widest layout. */
export const WIDE = { width: 1280, height: 800 };

/** Text further apart needs more room than text as it is, so that a page that does not scroll sideways with it never does. */
async function spacingFaults(page: Page) {
  const style = await page.addStyleTag({ content: SPACING });
  // A window of 1280 px at 200% and at 400% zoom, a phone's, and the window itself.
  const faults = await textFaults(page, [640, 320, 390, WIDE.width]);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return faults;
}

async function largeTextFaults(page: Page) {
  await setTextSize(page, 32);
  const faults = await textFaults(page, [WIDE.width, 390]);
  await setTextSize(page, 16);
  await page.setViewportSize(WIDE);
  return faults.map((fault) => `with large text: ${fault}`);
}

/** Pages of one text, whose links may be as high as their lines. */
const TEXT = /^\/(guides\/[^/]+|community\/(blog|events))\/./;

// e2e/map/axe.spec.ts looks at maps, in every state.
const WITHOUT_MAPS = { exclude: '[aria-label^="Map of "]' };

/** What is wrong with the open page for who reads it as it is: what scripts change, its width, and where it is pressed. */
async function shownFaults(page: Page, isMobile: boolean) {
  return [
    ...(await page.evaluate(listChanges)),
    ...(await page.evaluate(listOverflow)),
    ...(TEXT.test(new URL(page.url()).pathname) ? [] : await smallTargets(page, isMobile)),
  ];
}

/** What is wrong with it in a contrast theme, on paper, and with text further apart. It is as wide as before afterwards. */
async function readFaults(page: Page) {
  return [
    ...(await page.evaluate(listUnsizedDrawings)),
    ...(await buttonsWithoutEdge(page)),
    ...(await printFaults(page)),
    ...(await spacingFaults(page)),
  ];
}

/** The same, and what is wrong for who moves the focus. */
export async function adaptedFaults(page: Page) {
  return [...(await readFaults(page)), ...(await obscuredControls(page))];
}

/**
 * All that can be wrong on the desktop. Where the page scrolled to and where the focus went, maps load: what nobody asked for and large
 * text come before.
 */
export async function desktopFaults(page: Page, path: string) {
  return [
    ...(await unaskedLibraries(page, path)),
    ...(await largeTextFaults(page)),
    ...(await barriersIn("light", page, WITHOUT_MAPS)),
    ...(await shownFaults(page, false)),
    // A theme changes colors alone, which pages of one kind share.
    ...(LIKE_OTHERS.has(path) ? [] : await barriersIn("dark", page, WITHOUT_MAPS)),
    ...(await readFaults(page)),
    // What covers the focus is fixed or sticky, which they share too.
    ...(LIKE_OTHERS.has(path) ? [] : await obscuredControls(page)),
  ];
}

/** The pages of a group that a phone opens: how high controls are, and what scripts and axe make of them, pages of one kind share. */
export const onPhones = (paths: string[]) => paths.filter((path) => !LIKE_OTHERS.has(path));

/** All that can be wrong on a phone. */
export async function phoneFaults(page: Page, path: string) {
  const faults = await shownFaults(page, true);
  faults.push(...(await barriersIn("light", page, WITHOUT_MAPS)));
  if (PATH_GROUPS[CORE_GROUP].includes(path))
    faults.push(...(await barriersIn("dark", page, WITHOUT_MAPS)));
  return faults;
}

/** What is wrong with a page in another language, whose texts are longer or run from right to left, in its window and in others. */
export async function languageFaults(page: Page) {
  const faults = await barriersIn("its words", page);
  for (const width of [page.viewportSize()!.width, 320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await laidOut(page);
    const found = await page.evaluate(listOverflow);
    faults.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  return faults;
}

/** The window in which axe looks at pages in other languages. */
export const PHONE = { width: 390, height: 800 };

/** The faults of several pages, by path; those without a fault are left out. Each page is loaded once. */
export async function faultsOf(
  page: Page,
  paths: string[],
  look: (page: Page, path: string) => Promise<string[]>,
) {
  const size = page.viewportSize();
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (size) await page.setViewportSize(size);
    await page.goto(path, { waitUntil: "networkidle" });
    const found = await look(page, path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}
