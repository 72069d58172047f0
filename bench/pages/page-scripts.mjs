// What the pages of a build make a browser load by themselves: the scripts that their HTML names, in a tag or for when it is laid
// out. Scripts for browsers without modules are left out, as browsers do. Sizes are bytes of the files, compressed one by one
// as they are sent.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { load } from "../../scripts/run/load.mjs";

const { deferredScriptsOf } = await load("lib/page-cache/deferred-files.ts");

const require = createRequire(import.meta.url);

/** Paths of the first scripts, relative to the build's folder. */
export function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes]) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .map((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1]);
  return [...tags, ...deferredScriptsOf(html)]
    .map((source) => /^\/_next\/([^?]+)/.exec(source)?.[1])
    .filter((path) => path !== undefined);
}

/** Every prerendered page of a build but those for unknown paths: its route and its HTML file. */
export function listPages(build) {
  const folder = join(build, "server/app");
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".html") && !/^_|\bnot-found\.html$/.test(path))
    .map((path) => ({
      route: `/${path.replaceAll("\\", "/").slice(0, -".html".length)}`.replace(/^\/index$/, "/"),
      file: join(folder, path),
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

const sizes = new Map();

/** Compressed bytes of one file. */
export function sizeOf(file) {
  if (!sizes.has(file)) {
    const content = readFileSync(file);
    let brotli;
    sizes.set(file, {
      gzip: gzipSync(content).length,
      // Takes twenty times as long, and no test asks for it.
      get brotli() {
        return (brotli ??= brotliCompressSync(content).length);
      },
    });
  }
  return sizes.get(file);
}

/** The first scripts of one page, with their bytes. */
export function weigh(build, { file }) {
  const scripts = scriptsOf(readFileSync(file, "utf8"));
  const sum = (encoding) =>
    scripts.reduce((total, script) => total + sizeOf(join(build, script))[encoding], 0);
  return {
    scripts,
    gzip: sum("gzip"),
    get brotli() {
      return sum("brotli");
    },
  };
}

/** What decides how heavy an empty page is. */
const versionsOfEmptyPage = () =>
  Object.fromEntries(
    ["next", "react-dom"].map((name) => [name, require(`${name}/package.json`).version]),
  );

/**
 * The folder of an empty page's build: an app of its own with nothing in it (bench/empty-app), by the same Next and React as
 * the site. Built once for each pair of versions.
 */
export function buildEmptyPage(root) {
  const app = join(root, "bench/empty-app");
  const build = join(app, ".next");
  const stamp = join(build, "versions.txt");
  const versions = Object.values(versionsOfEmptyPage()).join();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== versions) {
    execFileSync(process.execPath, [require.resolve("next/dist/bin/next"), "build", app], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    writeFileSync(stamp, versions);
  }
  return build;
}

const recordOf = (root) => join(root, "bench/empty-app/weight.json");

/** Weighs an empty page's first scripts, and writes it into a tracked file with the versions. */
export function measureEmptyPage(root) {
  const build = buildEmptyPage(root);
  const { gzip, brotli } = weigh(build, { file: join(build, "server/app/index.html") });
  const weight = { ...versionsOfEmptyPage(), gzip, brotli };
  writeFileSync(recordOf(root), `${JSON.stringify(weight, null, 2)}\n`);
  return weight;
}

/** The weight of an empty page's first scripts: as recorded, since a build takes half a minute, or measured with other versions. */
export function weighEmptyPage(root) {
  const recorded = JSON.parse(readFileSync(recordOf(root), "utf8"));
  const versions = Object.entries(versionsOfEmptyPage());
  const isKnown = versions.every(([name, version]) => recorded[name] === version);
  return isKnown ? recorded : measureEmptyPage(root);
}
