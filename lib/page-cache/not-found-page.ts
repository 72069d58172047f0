import { readFileSync } from "node:fs";
import { join } from "node:path";
import { missingPath } from "@/lib/env/missing-paths";
import { languageOfPath } from "@/lib/languages/paths";
import { pageFile } from "@/lib/next-internals/build-output";
import { isErrorShell } from "@/lib/next-internals/page-markup";
import {
  finishPage,
  policyFor,
  type FinishedPage,
  type FinishOptions,
} from "@/lib/page-cache/finish-page";
import { markDatabase } from "@/lib/page-cache/mark-database";
import type { HostChange } from "@/lib/page-cache/own-host";

/** A page of the build in `buildFolder`, which may or may not have finished it. */
function readPage(path: string, buildFolder: string, options: FinishOptions, host?: HostChange) {
  const file = join(/* turbopackIgnore: true */ buildFolder, pageFile(path));
  const built = readFileSync(file, "utf8");
  const html = host ? host.changePage(built) : built;
  return html.includes("<style>")
    ? { html, ...policyFor(html, path, options) }
    : finishPage(html, path, options);
}

/** The page that is sent under a path that does not exist: the same for all of a language. */
export type NotFoundPage = (path: string) => FinishedPage;

/** That of a build, each read when it is first needed. */
export function notFoundPageOf(
  buildFolder: string,
  options: FinishOptions,
  host?: HostChange,
): NotFoundPage {
  const pages = new Map<string, FinishedPage>();
  return (path) => {
    const own = missingPath(languageOfPath(path));
    const page = pages.get(own) ?? readPage(own, buildFolder, options, host);
    pages.set(own, page);
    return page;
  };
}

/**
 * Where a page that does not pass through the cache calls notFound(), Next sends an empty page too: readers without scripts would
 * see nothing.
 */
export function completeNotFound(notFoundPage: NotFoundPage, hasDatabase: boolean) {
  return (html: string, status: number, path: string) => {
    if (status !== 404 || !isErrorShell(html)) return html;
    const page = notFoundPage(path).html;
    return hasDatabase ? markDatabase(page) : page;
  };
}
