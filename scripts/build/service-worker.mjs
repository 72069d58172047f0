// Writes public/sw.js, the service worker of the build that is in .next. Its source is lib/offline/service-worker.ts; what it caches from
// the start is read from the built pages.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { loadEnvironment } from "../run/environment.mjs";
import { load } from "../run/load.mjs";
import { ROOT } from "../run/process.mjs";

const BUILD = join(ROOT, ".next");
const TARGET = join(ROOT, "public/sw.js");

const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);
const htmlOf = (page) => readFileSync(join(BUILD, "server/app", `${page}.html`), "utf8");

/** Scripts, styles and pictures that a page names, icons by their part of the picture. A script for browsers without modules is not for those with workers. */
function filesIn(html) {
  const named = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, "");
  const urls = /"(\/(?:_next\/static|i|pictures)\/[^"?#\\]+(?:\?\w{4})?)(?:#[\w-]+)?"/g;
  return [...named.matchAll(urls)].map(([, url]) => url);
}

/** A hashed name or a mark says what is in a file; a picture's name does not. Addresses without a file are left out. */
function entryOf(url) {
  if (url.startsWith("/_next/static/") || url.includes("?")) return { url, revision: null };
  const file = join(ROOT, "public", decodeURI(url));
  return existsSync(file) && { url, revision: hashOf(readFileSync(file)) };
}

const CHUNK = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;

/** The scripts and styles that these files load late, and that those load in turn. */
function lazyFilesOf(files) {
  const found = new Set(files);
  for (const url of found) {
    if (!url.endsWith(".js")) continue;
    const text = readFileSync(join(BUILD, url.replace("/_next/", "")), "utf8");
    for (const [chunk] of text.matchAll(CHUNK))
      if (existsSync(join(BUILD, chunk))) found.add(`/_next/${chunk}`);
  }
  return [...found].filter((url) => !files.includes(url)).sort();
}

/** The fonts of the styles that are among the files. */
function fontsIn(files) {
  const styles = files.filter((url) => url.endsWith(".css"));
  return styles.flatMap((url) => {
    const file = join(BUILD, url.replace("/_next/", ""));
    const named = readFileSync(file, "utf8").matchAll(/url\(\.\.(\/media\/[^)]+\.woff2)\)/g);
    return [...named].map(([, path]) => `/_next/static${path}`);
  });
}

export async function writeServiceWorker() {
  const { KEPT_PAGES, OFFLINE_PATH } = await load("lib/offline/pages.ts");
  const { hiddenPaths } = await load("lib/env/hidden-parts.ts");
  const { isBelow } = await load("lib/hidden/is-below.ts");
  const { settings } = await loadEnvironment({ development: false });
  const hidden = hiddenPaths(settings.NEXT_PUBLIC_HIDDEN_PARTS);
  const kept = KEPT_PAGES.map(({ href }) => href).filter((path) => !isBelow(path, hidden));
  const pages = [OFFLINE_PATH, ...kept];
  const html = pages.map(htmlOf);
  const named = html.flatMap(filesIn);
  const files = [...new Set([...named, ...fontsIn(named)])].sort().map(entryOf).filter(Boolean);
  const id = readFileSync(join(BUILD, "BUILD_ID"), "utf8");
  const offlineBuild = { id, pages, files, lazyFiles: lazyFilesOf(named) };

  await build({
    entryPoints: [join(ROOT, "lib/offline/service-worker.ts")],
    outfile: TARGET,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    alias: { "@": ROOT },
    define: {
      OFFLINE_BUILD: JSON.stringify(offlineBuild),
      "process.env.NODE_ENV": '"production"',
    },
    legalComments: "none",
    logLevel: "warning",
  });
}
