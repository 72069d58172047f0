// The one way in which scripts use the site's TypeScript. Only after the installation: the loader is a package.
import { join } from "node:path";
import { ROOT } from "./process.mjs";

let loader;

/** What a TypeScript file of the project exports; `path` from the project's folder. */
export async function load(path) {
  loader ??= import("jiti").then(({ createJiti }) =>
    createJiti(import.meta.url, { alias: { "@": ROOT } }),
  );
  return (await loader).import(join(ROOT, path));
}
