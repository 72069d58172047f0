import { lateScriptsOf, withLateFiles } from "@/scripts/late-files.mjs";

const page = (head: string, body = "") =>
  `<html><head>${head}</head><body><p>Text</p>${body}</body></html>`;

const A = '<script src="/_next/a.js" async=""></script>';
const B = '<script src="/_next/b.js" id="_R_" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
const STYLES = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const MORE_STYLES = '<link rel="stylesheet" href="/_next/b.css" data-precedence="next"/>';

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

/** Runs what was written into a page, and answers what it has added to the head. */
function runLoader(late: string) {
  document.head.innerHTML = "";
  const [, code = ""] = /<body>.*<script>(.*)<\/script>/.exec(late) ?? [];
  new Function(code)();
  const links = () => [...document.head.querySelectorAll("link")];
  const scripts = () =>
    [...document.head.querySelectorAll("script[async]")].map((script) =>
      script.getAttribute("src"),
    );
  return { links, scripts };
}

test.each(["load", "error"])("adds the styles, and at their %s each script, once", (event) => {
  const { links, scripts } = runLoader(withLateFiles(page(STYLES + MORE_STYLES + A, B)));
  expect(links().map((link) => link.getAttribute("href"))).toEqual([
    "/_next/a.css",
    "/_next/b.css",
  ]);
  for (const link of links()) {
    expect(link).toHaveAttribute("rel", "stylesheet");
    expect(link).toHaveAttribute("data-precedence", "next");
    expect(scripts()).toEqual([]);
    link.dispatchEvent(new Event(event));
  }
  expect(scripts()).toEqual(["/_next/a.js", "/_next/b.js"]);
});

test("adds the scripts of a page without styles at once", () => {
  expect(runLoader(withLateFiles(page(A))).scripts()).toEqual(["/_next/a.js"]);
});
