import { deferFiles, deferredScriptsOf, isLoader } from "@/lib/page-cache/deferred-files";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

const page = (head: string, body = "") =>
  `<html><head>${head}</head><body><p>Text</p>${body}</body></html>`;

const A = '<script src="/_next/a.js" async=""></script>';
const B = '<script src="/_next/b.js" id="_R_" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
const STYLES = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const MORE_STYLES = '<link rel="stylesheet" href="/_next/b.css" data-precedence="next"/>';

test.each([
  ["one script", page(A), ["/_next/a.js"]],
  ["a script with an id, and its preload", page(HINT + A, B), ["/_next/a.js", "/_next/b.js"]],
  ["a script that occurs twice", page(A, A), ["/_next/a.js"]],
  ["a script beside styles", page(STYLES + A), ["/_next/a.js"]],
])("requests at the end of the page: %s", (_, html, scripts) => {
  const deferred = deferFiles(html);
  expect(deferredScriptsOf(deferred)).toEqual(scripts);
  expect(deferred).not.toMatch(/<script src|<link rel="preload"/);
  expect(deferred).toMatch(/<\/script><\/body><\/html>$/);
});

test("leaves the stylesheets in the head for readers without scripts", () => {
  const deferred = deferFiles(page(STYLES + A));
  expect(deferred).toContain(`<head><noscript>${STYLES}</noscript></head>`);
});

test.each([
  ["an inline script", "<script>run()</script>"],
  ["a script for browsers without modules", '<script src="/_next/old.js" noModule=""></script>'],
  [
    "data that holds markup",
    String.raw`<script>push("<script src=\"/a.js\" async=\"\">")</script>`,
  ],
  ["a preload of styles", '<link rel="preload" as="style" href="/_next/a.css"/>'],
])("does not change %s", (_, markup) => {
  expect(deferFiles(page(markup))).toBe(page(markup));
  expect(deferFiles(page(markup + A))).toContain(markup);
});

/** Runs the loader of a page; what it has added to the head. */
function runLoader(deferred: string) {
  document.head.innerHTML = "";
  const [, code = ""] = /<body>.*<script>(.*)<\/script>/.exec(deferred) ?? [];
  new Function(code)();
  const links = () => [...document.head.querySelectorAll("link")];
  const scripts = () =>
    [...document.head.querySelectorAll("script")]
      .filter((script) => script.async)
      .map((script) => script.getAttribute("src"));
  return { links, scripts };
}

test.each(["load", "error"])(
  "adds the stylesheets, and each script once after their %s",
  (event) => {
    const { links, scripts } = runLoader(deferFiles(page(STYLES + MORE_STYLES + A, B)));
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
  },
);

test("adds the scripts of a page without stylesheets immediately", () => {
  expect(runLoader(deferFiles(page(A))).scripts()).toEqual(["/_next/a.js"]);
});

const TYPEFACES = {
  url: "/_next/chunks/b.css",
  fontFiles: ["../media/b.woff2", "../media/c.woff2"],
};

test.each(["load", "error"])(
  "applies a stylesheet of typefaces once, after the %s of its fonts, which wait for all stylesheets",
  (event) => {
    const faces = '<link rel="stylesheet" href="/_next/chunks/b.css" data-precedence="next"/>';
    const { links, scripts } = runLoader(deferFiles(page(faces + STYLES + A), TYPEFACES));
    const [held, applied] = links();
    expect([held?.media, applied?.media]).toEqual(["not all", "all"]);
    for (const link of [held, applied]) link?.dispatchEvent(new Event("load"));
    const fonts = links().slice(2);
    expect(fonts.map((link) => link.getAttribute("href"))).toEqual([
      "/_next/media/b.woff2",
      "/_next/media/c.woff2",
    ]);
    for (const font of fonts) {
      expect(font).toHaveAttribute("rel", "preload");
      expect(font).toHaveProperty("as", "font");
      expect(font).toHaveAttribute("crossorigin", "");
      expect(held).toHaveAttribute("media", "not all");
      font.dispatchEvent(new Event(event));
    }
    expect(held).toHaveAttribute("media", "all");
    // Browsers may fire the event again, now that the stylesheet applies.
    held?.dispatchEvent(new Event("load"));
    expect(links()).toHaveLength(4);
    expect(scripts()).toEqual(["/_next/a.js"]);
  },
);

test("is recognized as the site's own script, and nothing like it is", () => {
  const [loader = ""] = inlineScriptsOf(deferFiles(page(STYLES + A), TYPEFACES));
  expect(isLoader(loader)).toBe(true);
  for (const changed of [
    `${loader};alert(1)`,
    loader.replace('["/_next/a.js"]', "[alert(1)]),(["),
    loader.replace("(document,", "(document,[]);(document,"),
  ])
    expect([changed, isLoader(changed)]).toEqual([changed, false]);
});

test("a URL that holds markup does not end the script", () => {
  const url = "/_next/</script><b>.js";
  const deferred = deferFiles(page(`<script src="${url}" async=""></script>`));
  expect(deferred).not.toContain("</script><b>");
  expect(deferredScriptsOf(deferred)).toEqual([url]);
});

test("a page that is cut off before its end stays as it is", () => {
  const cut = `<html><head>${STYLES}${A}</head><body><p>Te`;
  expect(deferFiles(cut)).toBe(cut);
});
