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
import { PHONE as DEVICE } from "@/e2e/support/phone";
import { settledPages } from "@/e2e/support/settled";
import { englishPath, languageOfPath } from "@/lib/languages/paths";

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

const isOfCore = (path: string) => PATH_GROUPS[CORE_GROUP].includes(path);

/** The window that pages are read in on the desktop: the widest layout. */
export const WIDE = { width: 1280, height: 800 };

/** A phone's, in which axe looks at pages in other languages. */
export const PHONE = { width: 390, height: 800 };

/** Text further apart needs more room than text as it is, so that a page that does not scroll sideways with it never does. */
async function spacingFaults(page: Page, widths: number[]) {
  if (widths.length === 0) return [];
  const style = await page.addStyleTag({ content: SPACING });
  const faults = await textFaults(page, widths);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return faults;
}

async function largeTextFaults(page: Page, widths: number[]) {
  await setTextSize(page, 32);
  const faults = await textFaults(page, widths);
  await setTextSize(page, 16);
  return faults.map((fault) => `with large text: ${fault}`);
}

/** A window of 1280 px at 200% and at 400% zoom. */
const NARROWEST = 320;
const ZOOMED = [640, NARROWEST];

/**
 * A phone's width, where a page has a layout that begins between the narrowest window and it (lib/breakpoints.ts): others hold there
 * what they hold in the narrowest.
 */
async function phoneWidths(page: Page) {
  const isOtherThere = await page.locator("[class*='narrow:']").count();
  return isOtherThere > 0 ? [PHONE.width] : [];
}

/** Pages of one text, whose links may be as high as their lines. */
const TEXT = /^\/(guides\/[^/]+|community\/(blog|events))\/./;

// e2e/map/axe.spec.ts looks at maps, in every state.
const WITHOUT_MAPS = { exclude: '[aria-label^="Map of "]' };

/** What is wrong with the open page as it is: what scripts change, and its width. */
async function shownFaults(page: Page) {
  return [...(await page.evaluate(listChanges)), ...(await page.evaluate(listOverflow))];
}

async function targetFaults(page: Page, isMobile: boolean) {
  return TEXT.test(new URL(page.url()).pathname) ? [] : smallTargets(page, isMobile);
}

async function targetFaultsIn(size: typeof WIDE, page: Page) {
  await page.setViewportSize(size);
  await laidOut(page);
  return targetFaults(page, size === DEVICE.viewport);
}

// Each change of the window lays all of a page out and draws it: what is seen in one window is seen together.

/**
 * What is wrong with it in a contrast theme, on paper, with text further apart, and for who moves the focus. Pages of the same parts
 * differ in their texts, which have least room in the narrowest window.
 */
export async function adaptedFaults(page: Page, isLikeOthers: boolean) {
  if (isLikeOthers) return spacingFaults(page, [NARROWEST]);
  return [
    ...(await page.evaluate(listUnsizedDrawings)),
    ...(await spacingFaults(page, [WIDE.width])),
    ...(await buttonsWithoutEdge(page)),
    ...(await spacingFaults(page, ZOOMED)),
    ...(await printFaults(page)),
    ...(await spacingFaults(page, await phoneWidths(page))),
    ...(await obscuredControls(page, [PHONE, WIDE], true)),
  ];
}

/** What a page of the same parts as another can have wrong: names, its records, and texts that need more room. */
async function ownFaults(page: Page, path: string) {
  return [
    ...(await shownFaults(page)),
    ...(await barriersIn("its words", page, WITHOUT_MAPS)),
    ...(await unaskedLibraries(page, path)),
    ...(await largeTextFaults(page, [PHONE.width])),
    ...(await spacingFaults(page, [NARROWEST])),
  ];
}

/**
 * All that can be wrong on the desktop. Where the page scrolled to and where the focus went, maps load: what nobody asked for and texts
 * come before. What has the focus may cover others: targets come before it moves.
 */
export async function desktopFaults(page: Page, path: string) {
  if (LIKE_OTHERS.has(path)) return ownFaults(page, path);
  return [
    ...(await shownFaults(page)),
    ...(await page.evaluate(listUnsizedDrawings)),
    ...(await barriersIn("light", page, WITHOUT_MAPS)),
    ...(await unaskedLibraries(page, path)),
    ...(await largeTextFaults(page, [WIDE.width])),
    ...(await spacingFaults(page, [WIDE.width])),
    ...(await barriersIn("dark", page, WITHOUT_MAPS)),
    ...(await buttonsWithoutEdge(page)),
    ...(await largeTextFaults(page, [PHONE.width])),
    ...(await spacingFaults(page, [...(await phoneWidths(page)), ...ZOOMED])),
    ...(await printFaults(page)),
    ...(await targetFaultsIn(DEVICE.viewport, page)),
    ...(await targetFaultsIn(WIDE, page)),
    ...(await obscuredControls(page, [WIDE, PHONE], !isOfCore(path))),
  ];
}

/** All that can be wrong on a phone. It has the colors of the desktop, which are looked at on one page of each kind. */
export async function phoneFaults(page: Page, path: string) {
  return [
    ...(await shownFaults(page)),
    ...(await targetFaults(page, true)),
    ...(await barriersIn(isOfCore(path) ? "light" : "its words", page, WITHOUT_MAPS)),
    ...(isOfCore(path) ? await barriersIn("dark", page, WITHOUT_MAPS) : []),
  ];
}

/**
 * Whether axe reads the words of a page in another language: all in German but those of the same parts as another, and one of each kind
 * in other languages. That each message says something there, tests/lib/messages/messages.test.ts sees.
 */
function isRead(path: string) {
  const english = englishPath(path);
  return languageOfPath(path) === "de" ? !LIKE_OTHERS.has(english) : isOfCore(english);
}

/** What is wrong with a page in another language, whose texts are longer or run from right to left, in its window and in others. */
export async function languageFaults(page: Page, path: string) {
  const faults = isRead(path) ? await barriersIn("its words", page) : [];
  for (const width of [page.viewportSize()!.width, NARROWEST, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await laidOut(page);
    const found = await page.evaluate(listOverflow);
    faults.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  return faults;
}

/** The faults of several pages, by path; those without a fault are left out. Each page is loaded once. */
export async function faultsOf(
  page: Page,
  paths: string[],
  look: (page: Page, path: string) => Promise<string[]>,
) {
  const size = page.viewportSize();
  const open = settledPages(page);
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (size) await page.setViewportSize(size);
    await open(path);
    const found = await look(page, path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}
