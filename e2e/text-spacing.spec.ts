import { expect, test } from "@/e2e/fixtures";
import { textFaults } from "@/e2e/text-faults";

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test("at 1280 and 390 px text may stand further apart: nothing is cut off or covered", async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000);
  allow.host("tiles.openfreemap.org");
  allow.console(/404/);
  expect(await textFaults(page, () => page.addStyleTag({ content: SPACING }))).toEqual({});
});
