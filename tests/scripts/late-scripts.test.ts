import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { delayScripts, lateScriptsOf, withLateScripts } from "@/scripts/late-scripts.mjs";

const page = (head: string, body = "") =>
  `<html><head>${head}</head><body><p>Text</p>${body}</body></html>`;

const A = '<script src="/_next/a.js" async=""></script>';
const B = '<script src="/_next/b.js" id="_R_" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';

test.each([
  ["one script", page(A), ["/_next/a.js"]],
  ["a script with a name, and its hint", page(HINT + A, B), ["/_next/a.js", "/_next/b.js"]],
  ["a script that is named twice", page(A, A), ["/_next/a.js"]],
])("names at the end of the page: %s", (_, html, scripts) => {
  const late = withLateScripts(html);
  expect(lateScriptsOf(late)).toEqual(scripts);
  expect(late).not.toMatch(/<script src|preload/);
  expect(late).toMatch(/<\/script><\/body><\/html>$/);
});

test.each([
  ["an inline script", "<script>run()</script>"],
  ["a script for browsers without modules", '<script src="/_next/old.js" noModule=""></script>'],
  [
    "data that holds markup",
    String.raw`<script>push("<script src=\"/a.js\" async=\"\">")</script>`,
  ],
  ["a stylesheet and its hint", '<link rel="preload" as="style" href="/_next/a.css"/>'],
])("leaves alone: %s", (_, markup) => {
  expect(withLateScripts(page(markup))).toBe(page(markup));
  expect(withLateScripts(page(markup + A))).toContain(markup);
});

test("a page that was rewritten stays as it is", () => {
  const late = withLateScripts(page(A));
  expect(withLateScripts(late)).toBe(late);
});

test("what it writes puts each script into the page, once", () => {
  document.body.innerHTML = "";
  const [, code = ""] = /<body>.*<script>(.*)<\/script>/.exec(withLateScripts(page(A, B))) ?? [];
  new Function(code)();
  const added = [...document.head.querySelectorAll("script[async]")];
  expect(added.map((script) => script.getAttribute("src"))).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("rewrites every page of a build", () => {
  const build = mkdtempSync(join(tmpdir(), "chard-late-"));
  mkdirSync(join(build, "server/app/guides"), { recursive: true });
  for (const name of ["index", "guides/city"])
    writeFileSync(join(build, `server/app/${name}.html`), page(A));
  expect(delayScripts(build)).toBe(2);
  const guide = readFileSync(join(build, "server/app/guides/city.html"), "utf8");
  expect(lateScriptsOf(guide)).toEqual(["/_next/a.js"]);
  rmSync(build, { recursive: true });
});
