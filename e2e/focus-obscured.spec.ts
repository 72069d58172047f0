import { expect, test } from "@/e2e/fixtures";
import { PATHS } from "@/e2e/text-faults";

const MIDTOWN = JSON.stringify({ name: "Midtown", lat: 40.7589, lng: -73.9851 });
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/**
 * Runs in the page: moves the focus over every control, in the order given, and answers those of which nothing can be seen
 * because something lies over them (WCAG 2.4.11). The browser scrolls to a focused element as it does for the Tab key.
 */
async function findObscured(isBackwards: boolean) {
  const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.matches(":disabled, [tabindex='-1'], [inert] *") &&
      control.getBoundingClientRect().width > 1,
  );
  if (isBackwards) controls.reverse();
  const isSeenAt = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control));
  };
  const obscured: string[] = [];
  for (const control of controls) {
    control.focus();
    if (document.activeElement !== control) continue;
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = control.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = steps.some((down) =>
      steps.some((across) => isSeenAt(control, left + across * width, top + down * height)),
    );
    if (!isSeen) obscured.push(control.outerHTML.slice(0, 100));
  }
  return obscured;
}

for (const size of WINDOWS)
  test(`at ${size.width} px no control that has the focus is covered by a fixed or sticky part`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(300_000);
    allow.host("tiles.openfreemap.org");
    allow.console(/404/);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Near me shows no notice around a stored location.
    await page.addInitScript((stored) => {
      if (window.origin !== "null") sessionStorage.setItem("searchLocation", stored);
    }, MIDTOWN);
    const found: Record<string, string[]> = {};
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: "networkidle" });
      const obscured = [
        ...(await page.evaluate(findObscured, false)),
        ...(await page.evaluate(findObscured, true)),
      ];
      if (obscured.length > 0) found[path] = [...new Set(obscured)];
    }
    expect(found).toEqual({});
  });
