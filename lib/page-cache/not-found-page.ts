import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPage, policyFor, type FinishOptions } from "@/lib/page-cache/finish-page";

/** It is sent under any path that does not exist, and is the same for all. */
const PATH = "/_not-found";

/** The page for paths that do not exist, from the build in `buildFolder`, which may or may not have finished it. */
export function readNotFoundPage(buildFolder: string, options: FinishOptions) {
  const html = readFileSync(
    join(/* turbopackIgnore: true */ buildFolder, "server/app/_not-found.html"),
    "utf8",
  );
  return html.includes("<style>")
    ? { html, ...policyFor(html, PATH, options) }
    : finishPage(html, PATH, options);
}
