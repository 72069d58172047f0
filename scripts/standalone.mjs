// `npm run build:standalone`: a build, and beside it in .next/standalone a copy that runs with `node server.js` alone: no
// node_modules, no sources. Next leaves out what a CDN could serve, and what is written after it has finished.
import "./node-version.mjs";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ensureDependencies } from "./dependencies.mjs";
import { main, npm, ROOT, say, Stop } from "./run.mjs";

const BUILD = join(ROOT, ".next");
export const COPY = join(BUILD, "standalone");

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|wasm)$/;

/** Leaves a .br and a .gz beside every file of a folder that is worth it, so that a front need not compress. */
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

/** Builds with the variables of `env`, and completes the copy. */
export async function buildStandalone(env = process.env) {
  const code = await npm(["run", "build"], { ...env, CHARD_STANDALONE: "1" });
  if (code !== 0) throw new Stop("The build failed; see above.");
  const { load } = await import("./load.mjs");
  const { FINISHED, STAMP } = await load("lib/build-stamp.ts");
  say("Completing the copy in .next/standalone.");
  const build = join(COPY, ".next");
  // The pages' headers changed after Next had made its copy.
  for (const part of ["server/app", "server/pages"])
    cpSync(join(BUILD, part), join(build, part), {
      recursive: true,
      filter: (source) => existsSync(join(build, source.slice(BUILD.length))),
    });
  for (const part of ["static", STAMP, FINISHED])
    cpSync(join(BUILD, part), join(build, part), { recursive: true });
  cpSync(join(ROOT, "public"), join(COPY, "public"), { recursive: true });
  cpSync(join(ROOT, "deploy/publish-static.mjs"), join(COPY, "publish-static.mjs"));
  compress(join(build, "static"));
  // 20 MB that scale pictures on request, which is off (next.config.ts). Next copies them all the same.
  for (const name of ["sharp", "@img"])
    rmSync(join(COPY, "node_modules", name), { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    await ensureDependencies({ development: true });
    await buildStandalone();
    say("Copy .next/standalone to where it should run, and start it with: node server.js");
  });
