/** @jest-environment node */
import { isErrorShell } from "@/lib/next-internals/page-markup";
import { completeNotFound } from "@/lib/page-cache/not-found-page";

const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const MARKED = SHELL.replace("<html ", '<html data-database="" ');
const PAGE = '<!DOCTYPE html><html lang="en"><h1>Not found</h1></html>';

test.each([
  [SHELL, true],
  [MARKED, true],
  [PAGE, false],
  ['<!DOCTYPE html><html lang="en"><p id="__next_error__">', false],
])("%s is the empty page of an error: %s", (html, isShell) => {
  expect(isErrorShell(html)).toBe(isShell);
});

test("an empty page that is not found is the page for that, marked where there is a database", () => {
  const notFoundPage = () => ({ html: PAGE, policy: "", unknownScripts: [] });
  const complete = completeNotFound(notFoundPage, false);
  expect(complete(MARKED, 404)).toBe(PAGE);
  expect(complete(SHELL, 500)).toBe(SHELL);
  expect(complete("<p>Other</p>", 404)).toBe("<p>Other</p>");
  expect(completeNotFound(notFoundPage, true)(SHELL, 404)).toContain('<html data-database="" ');
});
