/** @jest-environment node */
import { criticalStyles, parseStyleSheet } from "@/lib/page-cache/critical-styles";

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
  ["a state of an element", ".leaf:hover::before{color:red}"],
  ["an attribute that a script may set", '.leaf[aria-expanded="true"]{color:red}'],
  ["the theme", ':root:not([data-theme="light"]) .leaf{color:red}'],
  ["an element inside another", ".leaf>p~.peer{color:red}"],
  ["one of several alternatives", ":is(.elsewhere,.peer){color:red}"],
  ["everything", "*,::before{box-sizing:border-box}"],
  ["a rule in a layer and a query", "@layer base{@media (min-width:48rem){.leaf{color:red}}}"],
  ["the order of layers", "@layer base,utilities;"],
  ["a system font", '@font-face{font-family:A;src:local("Arial")}'],
  ["an animation", "@keyframes spin{to{rotate:1turn}}"],
  [
    "a typed property that is read",
    '.leaf{rotate:var(--x)}@property --x{syntax:"*";inherits:false}',
  ],
  ["a variable that is read by another", ":root{--a:red;--b:var(--a)}.leaf{color:var( --b, blue)}"],
  ["a selector that cannot be parsed", "main:::{color:red}"],
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
  ["a query without a rule", "@media print{.elsewhere{color:red}}"],
])("leaves out %s", (_, css) => {
  expect(stylesOf(css)).toBe("");
});

test("keeps of several selectors those that may match", () => {
  expect(stylesOf(".leaf,.elsewhere,p{color:red}")).toBe(".leaf,p{color:red}");
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

test("a page full of unclosed tags and attributes takes no longer than its length", () => {
  const hostile = '<a class="'.repeat(20_000);
  expect(stylesOf("a{color:red}", hostile)).toBe("a{color:red}");
});
