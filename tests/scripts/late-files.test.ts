import { lateScriptsOf, withLateFiles } from "@/scripts/late-files.mjs";

const page = (head: string, body = "") =>
  `<html><head>${head}</head><body><p>Text</p>${body}</body></html>`;

const A = '<script src="/_next/a.js" async=""></script>';
const B = '<script src="/_next/b.js" id="_R_" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
const STYLES = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';

test.each([
  ["one script", page(A), ["/_next/a.js"]],
  ["a script with a name, and its hint", page(HINT + A, B), ["/_next/a.js", "/_next/b.js"]],
  ["a script that is named twice", page(A, A), ["/_next/a.js"]],
  ["a script beside styles", page(STYLES + A), ["/_next/a.js"]],
])("names at the end of the page: %s", (_, html, scripts) => {
  const late = withLateFiles(html);
  expect(lateScriptsOf(late)).toEqual(scripts);
  expect(late).not.toMatch(/<script src|preload/);
  expect(late).toMatch(/<\/script><\/body><\/html>$/);
});

test("leaves the styles in the head of a page that is read without scripts", () => {
  const late = withLateFiles(page(STYLES + A));
  expect(late).toContain(`<head><noscript>${STYLES}</noscript></head>`);
});

test.each([
  ["an inline script", "<script>run()</script>"],
  ["a script for browsers without modules", '<script src="/_next/old.js" noModule=""></script>'],
  [
    "data that holds markup",
    String.raw`<script>push("<script src=\"/a.js\" async=\"\">")</script>`,
  ],
  ["a hint of styles", '<link rel="preload" as="style" href="/_next/a.css"/>'],
])("leaves alone: %s", (_, markup) => {
  expect(withLateFiles(page(markup))).toBe(page(markup));
  expect(withLateFiles(page(markup + A))).toContain(markup);
});

test("what it writes puts the styles and each script into the page, once", () => {
  document.head.innerHTML = "";
  const late = withLateFiles(page(STYLES + A, B));
  const [, code = ""] = /<body>.*<script>(.*)<\/script>/.exec(late) ?? [];
  new Function(code)();
  const [styles, ...scripts] = [...document.head.children];
  expect(styles).toHaveAttribute("rel", "stylesheet");
  expect(styles).toHaveAttribute("href", "/_next/a.css");
  expect(styles).toHaveAttribute("data-precedence", "next");
  expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
    "/_next/a.js",
    "/_next/b.js",
  ]);
  expect(scripts.every((script) => script.hasAttribute("async"))).toBe(true);
});
