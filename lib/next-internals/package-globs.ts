import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

type Manifest = { dependencies?: Record<string, string> };

function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  const parent = dirname(from);
  return parent === from ? undefined : findPackage(name, parent);
}

/**
 * The code of packages and of all that they depend on, as globs for `outputFileTracingIncludes`. Next finds by itself what its bundles
 * import, but not what a thread does that is started by its path.
 */
export function packageGlobs(names: readonly string[], root: string) {
  const folders = new Set<string>();
  function add(name: string, from: string) {
    const folder = findPackage(name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const manifest = readFileSync(join(folder, "package.json"), "utf8");
    for (const each of Object.keys((JSON.parse(manifest) as Manifest).dependencies ?? {}))
      add(each, folder);
  }
  for (const name of names) add(name, root);
  return [...folders].map((folder) => `${relative(root, folder)}/**/*.{js,cjs,mjs,json,wasm}`);
}
