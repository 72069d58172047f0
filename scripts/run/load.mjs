// The one way in which scripts use the site's TypeScript. Only after the installation: the loader is a package.
import { join } from "node:path";
import { ROOT } from "./process.mjs";

let loader;

// A script is on the server, which Next.js tells this package by a condition of its own.
const ALIASES = { "@": ROOT, "server-only": join(ROOT, "node_modules/server-only/empty.js") };

/** What a TypeScript file of the project exports; `path` from the project's folder. */
export async function load(path) {
  loader ??= import("jiti").then(({ createJiti }) =>
    createJiti(import.meta.url, { alias: ALIASES }),
  );
  return (await loader).import(join(ROOT, path));
}
