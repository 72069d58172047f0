import { join } from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER, PHASE_TEST } from "next/constants";
// Next resolves no "@/" in what these import: they import nothing of the site's.
import { buildName, findBuildFault, readStamp, writeStamp } from "@/lib/build-stamp";
import { findSettingsFault, VARIABLE_NAMES } from "@/lib/env";
import { packageGlobs } from "@/lib/next-internals/package-globs";
import { hiddenPaths, hiddenRewrites } from "@/lib/env/hidden-parts";
import { missingRewrites } from "@/lib/env/missing-paths";
import { faviconRewrites } from "@/lib/env/site-icons";
import { translatedTexts } from "@/lib/env/translated-texts";
import { PUBLIC_FOLDERS } from "@/lib/public-folders";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";
import { FORM_REDIRECTS, securityHeaders } from "@/lib/security/headers";

const BUILD_FOLDER = ".next";

/** Room for some 2,000 pages that were rendered or read, about 87 KB each. */
const CACHE_BYTES = 180 * 1024 * 1024;

/** Next writes a value in place of a variable's name only where there is one: else browsers would load the names, and look for them. */
const PUBLIC_VALUES = Object.fromEntries(
  VARIABLE_NAMES.filter((name) => name.startsWith("NEXT_PUBLIC_")).map((name) => [
    name,
    process.env[name] ?? "",
  ]),
);

const HIDDEN_PATHS = hiddenPaths(process.env.NEXT_PUBLIC_HIDDEN_PARTS);

/** What keeps this process from serving or building the site, as one sentence. */
function findFault(phase: string) {
  const fault = findSettingsFault(process.env);
  if (fault || phase !== PHASE_PRODUCTION_SERVER) return fault;
  const stamp = readStamp(join(process.cwd(), BUILD_FOLDER));
  return stamp
    ? findBuildFault(stamp, process.env)
    : "There is no complete build: make one with npm run build, or run npm start.";
}

const config: NextConfig = {
  distDir: BUILD_FOLDER,
  generateBuildId: () => buildName(process.cwd(), process.env),
  poweredByHeader: false,
  // What the build has measured (scripts/build/own-icons.mjs), what pages ask of the settings (lib/hidden/is-hidden.ts), and which guides
  // are there in other languages (lib/languages/paths.ts).
  env: {
    LOGO_RATIO: process.env.LOGO_RATIO ?? "",
    HIDDEN_PATHS: HIDDEN_PATHS.join(" "),
    TRANSLATED_TEXTS: translatedTexts(process.cwd()).join(" "),
    ...PUBLIC_VALUES,
  },
  headers: async () => securityHeaders(PUBLIC_FOLDERS, process.env.NEXT_PUBLIC_SITE_LOGO),
  redirects: async () => FORM_REDIRECTS,
  rewrites: async () => ({
    // Before any file or page: what the operator has left out is not found, as every path without a page.
    beforeFiles: [
      ...hiddenRewrites(process.env.NEXT_PUBLIC_HIDDEN_PARTS),
      ...faviconRewrites(process.env.NEXT_PUBLIC_SITE_LOGO),
    ],
    afterFiles: [],
    fallback: missingRewrites(process.env.NEXT_PUBLIC_LANGUAGES),
  }),
  reactStrictMode: true,
  // They find their WebAssembly beside their own files.
  serverExternalPackages: ["@electric-sql/pglite", "prom-client"],
  // What share images are drawn with, in a thread that no bundle names (lib/share-image).
  outputFileTracingIncludes: {
    "/**": [
      "lib/share-image/*.mjs",
      "app/fonts/share-*.woff",
      ...packageGlobs(["satori", "subset-font"], process.cwd()),
      "node_modules/@fontsource-variable/noto-sans*/unicode.json",
      "node_modules/@fontsource-variable/noto-sans*/files/*-wght-normal.woff2",
    ],
  },
  // A message is compiled in the build, so that no page loads a parser.
  turbopack: {
    rules: {
      "*.json": {
        condition: { path: /^lib\/messages\// },
        loaders: [join(process.cwd(), "lib/languages/compile-messages.mjs")],
        as: "*.js",
      },
    },
  },
  // No page's title and links are sent after its first part: that takes scripts, which no policy allows.
  htmlLimitedBots: /./,
  // Pictures come in sizes of their own: the server scales none on request.
  images: { unoptimized: true },
  // Next stores pages that are rendered at run time in memory alone: on its disk a page is six files (lib/page-cache/stored-pages.ts).
  cacheHandler: join(process.cwd(), "lib/next-internals/cache-handler.mjs"),
  cacheMaxMemorySize: CACHE_BYTES,
  experimental: {
    // Bytes before minification. Compressed together, larger files take 1 % less of a page's first scripts than those of the default, 50,000,
    // although a page loads some code of others with them (e2e/pages/budgets.spec.ts).
    turbopackChunking: { minChunkSize: 80_000 },
    // Written for a later build, which where CI is set does not come: 20 seconds of a clean one.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: MAX_FORM_BYTES },
    // The middleware hands on the forms of members; what is longer, it would cut off.
    proxyClientMaxBodySize: MAX_FORM_BYTES,
  },
  // `npm run check` and `npm test` have a step of their own for types; here it would be a fifth of every build.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) =>
      writeStamp(projectDir, distDir, process.env),
  },
};

/** Every way to build or serve the site but the standalone copy passes here (that one: lib/server/start.ts). */
export default function configure(phase: string): NextConfig {
  const fault = phase === PHASE_TEST ? undefined : findFault(phase);
  if (fault) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
  // For the build alone: `next start` serves the same build, and would complain.
  const isStandalone = phase === PHASE_PRODUCTION_BUILD && process.env.CHARD_STANDALONE === "1";
  return isStandalone ? { ...config, output: "standalone" } : config;
}
