import nextJest from "next/jest.js";

// Opening hours are read in a process without daylight-saving time.
process.env.TZ = "UTC";

const withNext = nextJest({ dir: "./" });

const base = await withNext({
  rootDir: "..",
  runtime: "<rootDir>/tests/environments/kept-scripts.cjs",
  testEnvironment: "jsdom",
  // Looking up a global of a sandbox is slow, and drizzle looks this one up for each part of each query.
  sandboxInjectedGlobals: ["Object"],
  // Generous: no test asserts a time, and the machine may be busy.
  testTimeout: 30_000,
  modulePathIgnorePatterns: ["<rootDir>/.next/"],
  // Both cores of a small machine: jest leaves one idle by default. A worker that has grown starts again, since jsdom and PGlite leave
  // memory behind in it.
  maxWorkers: 2,
  workerIdleMemoryLimit: "1500MB",
  testMatch: ["<rootDir>/tests/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^@electric-sql/pglite$": "<rootDir>/tests/fakes/pglite.ts",
    "^server-only$": "<rootDir>/tests/fakes/server-only.ts",
  },
})();

/** Packages that come as ES modules only, which Jest on Node 20 cannot load untransformed. */
const ES_MODULES = [
  "@rapideditor/country-coder",
  "any-ascii",
  "country-to-currency",
  "feed",
  "geokdbush",
  "icu-minify",
  "@formatjs/[^/]+",
  "jose",
  "kdbush",
  "p-limit",
  "s3mini",
  "supercluster",
  "tinyqueue",
  "uqr",
  "yocto-queue",
  // unified and what it reads Markdown with.
  "(unified|remark|rehype|micromark|mdast-util|hast-util|unist-util|vfile|github-slugger)[^/]*",
  "(bail|ccount|character-entities|comma-separated-tokens|decode-named-character-reference)[^/]*",
  "(devlop|escape-string-regexp|estree-util|html-void-elements|is-plain-obj|longest-streak)[^/]*",
  "(markdown-table|property-information|space-separated-tokens|stringify-entities|trim-lines)[^/]*",
  "(trough|zwitch|html-url-attributes)",
];
/** The suites of the embedded database's engine, files and processes. */
const EMBEDDED_SUITES = [
  "<rootDir>/tests/lib/database/(data-directory|engine)/",
  "<rootDir>/tests/lib/database/maintenance/database-identity.test.ts",
  "<rootDir>/tests/scripts/run/import.test.ts",
];

/** Where `npm test` names a Postgres server for the database's suites, the embedded database is tried when asked for (scripts/test/unit-tests.mjs). */
const isPostgresAlone =
  process.env.CHARD_TEST_POSTGRES && process.env.CHARD_TEST_BOTH_DATABASES !== "1";

const config = {
  ...base,
  testPathIgnorePatterns: [
    ...base.testPathIgnorePatterns,
    ...(isPostgresAlone ? EMBEDDED_SUITES : []),
  ],
  transform: {
    // As the build does (next.config.ts).
    "/lib/messages/.+\\.json$": "<rootDir>/tests/compile-messages.mjs",
    ...base.transform,
  },
  moduleNameMapper: {
    // They run on the server alone; the browser tests try them. First, since the first that matches counts. In their own folder the
    // compiler makes "./actions" of their path.
    "^(.+/lib/[^/]+(?:/[^/]+)?|\\.)/actions$": "<rootDir>/tests/fakes/actions.ts",
    ...base.moduleNameMapper,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
};

export default config;
