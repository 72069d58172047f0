/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isErrorShell } from "@/lib/next-internals/page-markup";
import { completeNotFound, notFoundPageOf } from "@/lib/page-cache/not-found-page";

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
  expect(complete(MARKED, 404, "/lists/1")).toBe(PAGE);
  expect(complete(SHELL, 500, "/lists/1")).toBe(SHELL);
  expect(complete("<p>Other</p>", 404, "/lists/1")).toBe("<p>Other</p>");
  expect(completeNotFound(notFoundPage, true)(SHELL, 404, "/lists/1")).toContain(
    '<html data-database="" ',
  );
});

test("it is the page of the path's language, as the build has it", () => {
  const build = mkdtempSync(join(tmpdir(), "chard-build-"));
  const files = { "_not-found": "There is no page", "de/not-found": "Es gibt keine Seite" };
  for (const [name, text] of Object.entries(files)) {
    const file = join(build, "server/app", `${name}.html`);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, `<!DOCTYPE html><style></style><h1>${text}</h1>`);
  }
  const options = {
    readStyleSheet: () => ({ layers: [], rules: [] }) as never,
    inlineScripts: [],
    hosts: { mapStyleUrl: "https://tiles.example", isSecure: true } as never,
  };
  const page = notFoundPageOf(build, options);
  for (const path of ["/nothing", "/nl/nothing", "/german", "/"])
    expect(page(path).html).toContain("There is no page");
  for (const path of ["/de/nothing", "/de/restaurants/1"])
    expect(page(path).html).toContain("Es gibt keine Seite");
  expect(page("/de/nothing")).toBe(page("/de/other"));
  expect(page("/de/nothing").policy).toContain("script-src");
});
