/** @jest-environment node */
import { readFileSync } from "node:fs";
import { OLDEST_BROWSERS } from "@/lib/page-start/browser-support";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};

test("the build, the message to visitors, the README and the product rules name the same browsers", () => {
  const expected = OLDEST_BROWSERS.flatMap((browser) =>
    browser.browserslist.map((id) => `${id} >= ${browser.version}`),
  );
  expect([...browserslist].sort()).toEqual([...expected].sort());
  const rules = readFileSync("docs/product/02-pages.md", "utf8");
  const readme = readFileSync("README.md", "utf8");
  for (const { name, version } of OLDEST_BROWSERS) {
    const named = new RegExp(`${name}(\\s+and\\s+Edge)? ${version}`);
    expect(rules).toMatch(named);
    expect(readme).toMatch(named);
  }
});
