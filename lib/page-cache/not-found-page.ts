import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND_FILE } from "@/lib/next-internals/build-output";
import { finishPage, policyFor, type FinishOptions } from "@/lib/page-cache/finish-page";

/** It is sent under any path that does not exist, and is the same for all. */
const PATH = "/_not-found";

/** The page for paths that do not exist, from the build in `buildFolder`, which may or may not have finished it. */
export function readNotFoundPage(buildFolder: string, options: FinishOptions) {
  const html = readFileSync(join(/* turbopackIgnore: true */ buildFolder, NOT_FOUND_FILE), "utf8");
  return html.includes("<style>")
    ? { html, ...policyFor(html, PATH, options) }
    : finishPage(html, PATH, options);
}
