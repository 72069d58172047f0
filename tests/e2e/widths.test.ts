import { PAPER_WIDTH } from "@/e2e/support/checks/printed";
import { BREAKPOINTS } from "@/lib/breakpoints";

test("no layout begins between the widths of A4 and Letter, so that the browser tests print on A4 alone", () => {
  const LETTER_WIDTH = 710;
  const begins = Object.values(BREAKPOINTS).map((width) => parseFloat(width) * 16);
  const between = begins.filter((width) => width > PAPER_WIDTH && width <= LETTER_WIDTH);
  expect(between).toEqual([]);
});
