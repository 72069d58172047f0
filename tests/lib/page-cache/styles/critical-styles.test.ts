/** @jest-environment node */
import { criticalStyles } from "@/lib/page-cache/styles/critical-styles";
import { parseStyleSheet } from "@/lib/page-cache/styles/style-sheet";

const PAGE = `<html><body><main class="leaf md:p-4 w-[50%]"><p class="peer">1 &amp; 2</p><i class="[&amp;&gt;a]:underline"></i></main></body></html>`;

const stylesOf = (css: string, page = PAGE) => criticalStyles(page, [parseStyleSheet(css)]);

test.each([
  ["a tag", "main{margin:0}"],
  ["a class", ".leaf{color:green}"],
  ["a class that is escaped", String.raw`.md\:p-4{padding:1rem}`],
  ["a class with brackets", String.raw`.w-\[50\%\]{width:50%}`],
  [
    "a class that the HTML escapes",
    String.raw`.\[\&\>a\]\:underline>a{color:red}`.replace(">a{", "{"),
  ],
  ["a state of an element", ".leaf:focus-visible::before{color:red}"],
  ["an element without a pointer on it", ".leaf:not(:hover){color:red}"],
  ["a mark that a script sets before the first paint", '[data-auth="in"] .leaf{color:red}'],
  ["what has no state yet", ".leaf:not([data-today],:disabled){color:red}"],
  ["the theme", ':root:not([data-theme="light"]) .leaf{color:red}'],
  ["an element inside another", ".leaf>p~.peer{color:red}"],
  ["one of several alternatives", ":is(.elsewhere,.peer){color:red}"],
  ["everything", "*,::before{box-sizing:border-box}"],
  ["a rule in a layer and a query", "@layer base{@media (min-width:48rem){.leaf{color:red}}}"],
  ["the order of layers", "@layer base,utilities;"],
  ["a system font", '@font-face{font-family:A;src:local("Arial")}'],
  ["an animation", ".leaf{animation:spin 1s}@keyframes spin{to{rotate:1turn}}"],
  [
    "an animation that a variable names",
    ":root{--animate-spin:spin 1s}.leaf{animation:var(--animate-spin)}@keyframes spin{to{rotate:1turn}}",
  ],
  [
    "a typed property that is read",
    '.leaf{--x:1deg;rotate:var(--x)}@property --x{syntax:"*";inherits:false}',
  ],
  ["a variable that is read by another", ":root{--a:red;--b:var(--a)}.leaf{color:var( --b, blue)}"],
  ["a selector that cannot be parsed", "main:::{color:red}"],
  ["a part of any element", ".leaf::marker{color:red}"],
  ["a rule for the screen", "@media screen{.leaf{color:red}}"],
  ["two values, of which browsers know one", '.leaf::after{content:"·";content:"·" / ""}'],
])("keeps %s", (_, css) => {
  expect(stylesOf(css)).toBe(css);
});

test.each([
  ["a tag that the page does not have", "table{margin:0}"],
  ["a class that the page does not have", ".elsewhere{color:red}"],
  ["a class whose start it has", ".lea{color:red}"],
  ["an element inside another that it does not have", ".elsewhere .leaf{color:red}"],
  ["a condition that it cannot meet", ":where(.elsewhere) .leaf{color:red}"],
  ["a font that has to be fetched", "@font-face{font-family:A;src:url(a.woff2)}"],
  ["a typed property that nothing reads", '@property --x{syntax:"*";inherits:false}'],
  ["a variable that nothing reads", ":root{--a:red}"],
  ["a variable that only others read", ":root{--a:red}.elsewhere{color:var(--a)}"],
  ["a variable that only unread ones read", ":root{--a:red;--b:var(--a)}"],
  ["a query without a rule", "@media (hover:hover){.elsewhere{color:red}}"],
  ["an element under a pointer", "@media (hover:hover){.leaf:hover .peer{color:red}}"],
  ["an element that is pressed", ".leaf:is(:active,.elsewhere){color:red}"],
  [
    "an element that is something else",
    '[role="tab"][aria-selected="true"],.leaf[dir="rtl"]{color:red}',
  ],
  ["a page in another language", ":root:lang(he) .leaf,:root:is(:lang(de),:lang(en)) p{color:red}"],
  ["a state that scripts alone give", '.leaf[aria-expanded="true"],p[data-today]{color:red}'],
  ["a control that is disabled", ".leaf:disabled{color:red}"],
  ["how a state changes", ".leaf{transition:color 1s;transition-delay:1s}"],
  ["how an element appears", "@starting-style{.leaf{opacity:0}}"],
  ["an animation that nothing names", "@keyframes spin{to{rotate:1turn}}"],
  ["readers without scripts", "@media (scripting: none){.leaf{color:red}}"],
  ["paper", "@media print{.leaf{color:red}}"],
  ["moves between pages", "::view-transition-group(.leaf){animation-duration:1s}"],
])("leaves out %s", (_, css) => {
  expect(stylesOf(css)).toBe("");
});

test("keeps of several selectors those that may match", () => {
  expect(stylesOf(".leaf,.elsewhere,p{color:red}")).toBe(".leaf,p{color:red}");
});

test.each([
  ["placeholder", '<input placeholder="City">'],
  ["placeholder", '<textarea placeholder="A few lines"></textarea>'],
  ["file-selector-button", '<input type="file">'],
  ["-webkit-search-cancel-button", '<input type="search">'],
  ["-webkit-datetime-edit-year-field", '<input type="date">'],
  ["-webkit-calendar-picker-indicator", '<input type="time">'],
  ["-webkit-inner-spin-button", '<input type="number">'],
])("keeps ::%s for a page with %s alone", (part, control) => {
  const css = `::${part}{margin:0}.leaf::${part}{margin:0}`;
  expect(stylesOf(css, PAGE.replace("<i", `${control}<i`))).toBe(css);
  expect(stylesOf(css, PAGE.replace("<i", '<input type="hidden"><i'))).toBe("");
});

test("says a declaration once, where it was last", () => {
  expect(stylesOf(".leaf{color:red;margin:0;color:red}")).toBe(".leaf{margin:0;color:red}");
});

test("keeps the place of the layer of old browsers' defaults", () => {
  expect(stylesOf("@layer properties{*{--x:0}}@layer base{.leaf{rotate:var(--x)}}")).toBe(
    "@layer properties;@layer base{.leaf{rotate:var(--x)}}",
  );
});

test.each([
  ["its initial value", "rotate:var(--x,1deg)", "rotate:0deg", "0deg"],
  ["what is written otherwise", "rotate:var(--x,var(--y,1deg))", "rotate:var(--y,1deg)", ""],
  ["nothing", "font:var(--x,) var(--x, ) var(--y)", "font:  var(--y)", ""],
  ["itself, without any of these", "rotate:var(--x)", "rotate:var(--x)", ""],
])(
  "in place of a typed property that nothing declares there is %s",
  (_, written, folded, initial) => {
    const value = initial ? `;initial-value:${initial}` : "";
    const typed = `@property --x{syntax:"*";inherits:false${value}}`;
    expect(stylesOf(`.leaf{${written}}${typed}`)).toBe(`.leaf{${folded}}`);
    for (const declaring of [".leaf:focus{--x:2deg}", "@keyframes turn{to{--x:2deg}}"])
      expect(stylesOf(`.leaf{${written}}${declaring}${typed}`)).toContain(written);
    const page = PAGE.replace("<main", '<main style="--x:2deg"');
    expect(stylesOf(`.leaf{${written}}${typed}`, page)).toContain(written);
  },
);

test("writes a query for narrow windows the short way", () => {
  expect(stylesOf("@media not all and (min-width:47.5rem){.leaf{color:red}}")).toBe(
    "@media (width<47.5rem){.leaf{color:red}}",
  );
});

test("keeps the states that elements have in the page", () => {
  const css =
    '.leaf[aria-pressed="true"]{color:red}.leaf:disabled{color:red}p[data-today]{color:red}';
  const page = PAGE.replace("<p", '<p data-today="true"').replace(
    "<main",
    '<main aria-pressed="true" disabled=""',
  );
  expect(stylesOf(css, page)).toBe(css);
});

const TYPED = '@property --x{syntax:"*";inherits:false}';

test.each([
  [".leaf{--x:1;rotate:1deg}.peer{rotate:var(--x,2deg)}", ".leaf{rotate:1deg}.peer{rotate:2deg}"],
  [".leaf>.peer{--x:1}.leaf{rotate:var(--x,2deg)}", ".leaf{rotate:2deg}"],
  ["main{--x:1}p{rotate:var(--x,2deg)}", "p{rotate:2deg}"],
])("a variable that elements do not inherit is left out where none reads it: %s", (css, folded) => {
  expect(stylesOf(css + TYPED)).toBe(folded);
});

test.each([
  "main{--x:1}.leaf{rotate:var(--x,2deg)}",
  "main>p{--x:1}.peer{rotate:var(--x,2deg)}",
  ".leaf{--x:1}main{rotate:var(--x,2deg)}",
  String.raw`.md\:p-4{--x:1}.leaf:focus{rotate:var(--x,2deg)}`,
  ".leaf{--x:1;rotate:var(--x)}",
  ":root{--x:1}.peer{--y:var(--x);rotate:var(--y)}",
])("it is kept where an element has both: %s", (css) => {
  expect(stylesOf(css + TYPED)).toBe(css + TYPED);
});

test("a variable that elements inherit is kept", () => {
  const css = `.leaf{--x:1}.peer{rotate:var(--x,2deg)}${TYPED.replace("false", "true")}`;
  expect(stylesOf(css)).toBe(css);
});

test("keeps what is for the language, the direction and the parts of the page", () => {
  const page = PAGE.replace("<html", '<html lang="zh-Hant" dir="rtl"').replace(
    "<p",
    '<p role="tab"',
  );
  const css =
    ':root:lang(zh) .leaf,:root:is(:lang(de),:lang(zh-Hant)) p{color:red}p:lang(he),[dir="rtl"] .peer,[role="tab"]{color:red}';
  expect(stylesOf(css, page)).toBe(css);
});

test("keeps an animation that an element names", () => {
  const moving = PAGE.replace("<main", '<main style="animation:spin 1s"');
  const css = "@keyframes spin{to{rotate:1turn}}";
  expect(stylesOf(css, moving)).toBe(css);
});

test("keeps a variable that an element reads", () => {
  const page = PAGE.replace("<main", '<main style="color:var(--a)"');
  expect(stylesOf(":root{--a:red;--b:blue}", page)).toBe(":root{--a:red}");
});

test("keeps the order of rules and of stylesheets", () => {
  const first = parseStyleSheet(".leaf{color:red}.elsewhere{color:red}p{color:green}");
  const second = parseStyleSheet("main{color:blue}");
  expect(criticalStyles(PAGE, [first, second])).toBe(
    ".leaf{color:red}p{color:green}main{color:blue}",
  );
});

test("looks through stylesheets once for pages whose elements have the same names", () => {
  const { nodes } = parseStyleSheet(".leaf{color:red}.elsewhere{color:var(--a)}:root{--a:red}");
  const read = jest.fn(() => nodes);
  const sheet = Object.defineProperty({ nodes, fontFiles: [] }, "nodes", { get: read });
  const first = criticalStyles(PAGE, [sheet]);
  const alike = PAGE.replace("1 &amp; 2", `other words<i class="peer"></i><p class="peer">`);
  expect(criticalStyles(PAGE.replace("1 &amp; 2", "other words"), [sheet])).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(criticalStyles(alike, [sheet])).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
  const other = PAGE.replace('"peer"', '"elsewhere"');
  expect(criticalStyles(other, [sheet])).toContain(".elsewhere");
  expect(criticalStyles(PAGE.replace("<main", '<main style="color:var(--a)"'), [sheet])).toContain(
    "--a",
  );
  expect(criticalStyles(PAGE, [sheet, sheet])).toBe(first + first);
});

test("a page full of unclosed tags and attributes takes no longer than its length", () => {
  const hostile = '<a class="'.repeat(20_000);
  expect(stylesOf("a{color:red}", hostile)).toBe("a{color:red}");
});
