import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND_FILE } from "@/lib/next-internals/build-output";
import { isErrorShell } from "@/lib/next-internals/page-markup";
import {
  finishPage,
  policyFor,
  type FinishedPage,
  type FinishOptions,
} from "@/lib/page-cache/finish-page";
import { markDatabase } from "@/lib/page-cache/mark-database";
import type { HostChange } from "@/lib/page-cache/own-host";

/** It is sent under any path that does not exist, and is the same for all. */
const PATH = "/_not-found";

/** The page for paths that do not exist, from the build in `buildFolder`, which may or may not have finished it. */
function readNotFoundPage(buildFolder: string, options: FinishOptions, host?: HostChange) {
  const file = join(/* turbopackIgnore: true */ buildFolder, NOT_FOUND_FILE);
  const built = readFileSync(file, "utf8");
  const html = host ? host.changePage(built) : built;
  return html.includes("<style>")
    ? { html, ...policyFor(html, PATH, options) }
    : finishPage(html, PATH, options);
}

/** The same, read when it is first needed. */
export function notFoundPageOf(buildFolder: string, options: FinishOptions, host?: HostChange) {
  let page: FinishedPage | undefined;
  return () => (page ??= readNotFoundPage(buildFolder, options, host));
}

/**
 * Where a page that does not pass through the cache calls notFound(), Next sends an empty page too: readers without scripts would
 * see nothing.
 */
export function completeNotFound(notFoundPage: () => FinishedPage, hasDatabase: boolean) {
  return (html: string, status: number) => {
    if (status !== 404 || !isErrorShell(html)) return html;
    return hasDatabase ? markDatabase(notFoundPage().html) : notFoundPage().html;
  };
}
