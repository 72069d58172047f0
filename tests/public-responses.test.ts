/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// A cache in front of the site goes by the path alone (deploy/nginx.conf.template): a response that is public may depend on nothing else.

const ROUTES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)(route|opengraph-image)\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join("app", path), "utf8") }));

const IS_PUBLIC = /\bpublic\b|s-maxage|force-static|opengraph/;
const READS_MORE =
  /searchParams|\.search\b|cookies\(|headers\.get\((?!"if-none-match")|await headers\(/;

test("the routes are found, and most are public", () => {
  expect(ROUTES.filter(({ source }) => IS_PUBLIC.test(source)).length).toBeGreaterThan(10);
});

test.each(ROUTES.filter(({ source }) => IS_PUBLIC.test(source)))(
  "$path reads nothing of a request but its path",
  ({ source }) => {
    expect(source).not.toMatch(READS_MORE);
  },
);
