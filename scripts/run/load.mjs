// The one way in which scripts use the site's TypeScript. Only after the installation: the loader is a package.
import { join } from "node:path";
import { createJiti } from "jiti";
import { ROOT } from "./process.mjs";

const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });

/** What a TypeScript file of the project exports; `path` from the project's folder. */
export function load(path) {
  return jiti.import(join(ROOT, path));
}
