import { expect, test } from "@/e2e/fixtures";
import { textFaults } from "@/e2e/text-faults";

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test("at 1280, 390 and 320 px text may stand further apart: nothing is cut off or covered", async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000);
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
  const addSpacing = () => page.addStyleTag({ content: SPACING });
  expect(await textFaults(page, addSpacing, [1280, 390, 320])).toEqual({});
});

test("at 390 and 320 px cards show all that they say", async ({ page }) => {
  await page.goto("/restaurants/near-me");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("article *")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).textOverflow === "ellipsis")
        .map((element) => element.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
