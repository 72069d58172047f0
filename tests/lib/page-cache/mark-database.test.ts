/** @jest-environment node */
import { markDatabase } from "@/lib/page-cache/mark-database";

const PAGE = '<!DOCTYPE html><html lang="en" class="a"><body><html ></body></html>';

it("marks the root element once, also after several calls", () => {
  const marked = PAGE.replace("<html lang", '<html data-database="" lang');
  expect(markDatabase(PAGE)).toBe(marked);
  expect(markDatabase(marked)).toBe(marked);
});

it("leaves a page that was rendered with the mark as it is", () => {
  const rendered = '<html lang="en" data-database=""><body></body></html>';
  expect(markDatabase(rendered)).toBe(rendered);
});
