import { readFileSync } from "node:fs";
import { join } from "node:path";

// The files that a build of Next 16.4 consists of, as far as the site reads or changes them.

/** The prerendered pages (.html) and files (.body), each with its headers beside it, in the folder of a build. */
export const PRERENDERED_FOLDER = "server/app";

/** The file of a prerendered page, in the folder of a build: Next's own for paths that do not exist is "/_not-found". */
export const pageFile = (path: string) => `${PRERENDERED_FOLDER}${path}.html`;

/** The file with the headers of a prerendered page or file: Next sends them with it. */
export function metaFileOf(file: string) {
  return file.replace(/\.(html|body)$/, ".meta");
}

/** The paths of the pages that the build rendered, with the samples. */
export function readBuiltPaths(buildFolder: string): ReadonlySet<string> {
  const file = join(/* turbopackIgnore: true */ buildFolder, "prerender-manifest.json");
  const { routes } = JSON.parse(readFileSync(file, "utf8")) as { routes: object };
  return new Set(Object.keys(routes));
}
