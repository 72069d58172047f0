import type { Page } from "@playwright/test";
import { buttonsWithoutEdge } from "@/e2e/support/contrast-theme";
import { obscuredControls } from "@/e2e/support/obscured";
import { printFaults } from "@/e2e/support/printed";
import { textFaults } from "@/e2e/support/text-faults";

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Drawings without a size of their own, which fill the screen of a browser that does not take the styles. */
function listUnsizedDrawings() {
  return [...document.querySelectorAll("main svg:not([width][height])")].map(
    (drawing) => `no width and height: ${drawing.outerHTML.slice(0, 100)}`,
  );
}

async function spacingFaults(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const style = await page.addStyleTag({ content: SPACING });
  const faults = await textFaults(page, [1280, 390, 320]);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return faults;
}

/** Loads a page once, and says what is wrong with it in a contrast theme, on paper, with text further apart, and for who moves the focus. */
export async function pageFaults(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path, { waitUntil: "networkidle" });
  return [
    ...(await page.evaluate(listUnsizedDrawings)),
    ...(await buttonsWithoutEdge(page)),
    ...(await printFaults(page)),
    ...(await spacingFaults(page)),
    ...(await obscuredControls(page)),
  ];
}

/** The faults of several pages, by path; those without a fault are left out. */
export async function faultsOf(page: Page, paths: string[]) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    const found = await pageFaults(page, path);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}
