/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paintFirst } from "@/scripts/paint-first.mjs";

const LINK = '<link rel="stylesheet" href="/_next/static/site.css" data-precedence="next"/>';
const STYLES = `
  @font-face { font-family: "Site Sans"; src: url(../media/site-sans.woff2) }
  :root:not([data-theme]) { --paper: white }
  [data-theme="dark"] { --paper: black }
  :where([data-auth="in"]) .signed-in { display: block }
  .leaf:hover { color: green }
  .is-elsewhere { color: red }
`;
const PAGE = `<html><head>${LINK}<script src="/a.js" async=""></script></head><body><p class="leaf">1 &amp; 2 &lt; 4</p></body></html>`;

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "chard-paint-"));
  mkdirSync(join(build, "server/app/guides"), { recursive: true });
  mkdirSync(join(build, "static"));
  writeFileSync(join(build, "static/site.css"), STYLES);
  for (const name of ["index", "guides/city"])
    writeFileSync(join(build, `server/app/${name}.html`), PAGE);
});

afterEach(() => rmSync(build, { recursive: true }));

const read = (name: string) => readFileSync(join(build, `server/app/${name}.html`), "utf8");
const inlineStylesOf = (html: string) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? "";

test("rewrites every page of a build", async () => {
  expect(await paintFirst(build)).toBe(2);
  expect(read("guides/city")).toBe(read("index"));
  expect(read("index")).not.toContain('<script src="/a.js"');
});

test.each([
  ["an element's state", ".leaf:hover"],
  ["a theme that a script may choose", "[data-theme="],
  ["a document that is marked as signed in", ".signed-in"],
  ["a system font in the place of the site's", "local("],
])("a page carries the rules of %s", async (_, rule) => {
  await paintFirst(build);
  expect(inlineStylesOf(read("index"))).toContain(rule);
});

test.each([
  ["rules of other pages", ".is-elsewhere"],
  ["fonts that have to be fetched", "woff2"],
])("a page carries no %s", async (_, rule) => {
  await paintFirst(build);
  expect(inlineStylesOf(read("index"))).not.toContain(rule);
});

test("the page's own markup stays unchanged", async () => {
  await paintFirst(build);
  expect(read("index")).toContain('<p class="leaf">1 &amp; 2 &lt; 4</p>');
});
