import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isMissingPath } from "@/lib/env/missing-paths";
import { metaFileOf, PRERENDERED_FOLDER } from "@/lib/next-internals/build-output";
import { finishPage, type FinishOptions } from "@/lib/page-cache/finish-page";
import { FINISHED_PAGES_FILE } from "@/lib/build-stamp";
import { NON_PAGE_POLICY } from "@/lib/security/headers";

const HEADER = "content-security-policy";

type Meta = { status?: number; headers?: Record<string, string>; segmentPaths?: string[] };

function filesUnder(folder: string, ending: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

function setPolicy(file: string, policy: string) {
  const path = metaFileOf(file);
  const meta = JSON.parse(readFileSync(path, "utf8")) as Meta;
  meta.headers = { ...meta.headers, [HEADER]: policy };
  writeFileSync(path, JSON.stringify(meta, null, 2));
}

/** Next sends a page of the build with the status of its file, but for the segments of a page, which it would send with 200. */
function setNotFound(file: string) {
  const path = metaFileOf(file);
  const { segmentPaths: _, ...meta } = JSON.parse(readFileSync(path, "utf8")) as Meta;
  writeFileSync(path, JSON.stringify({ ...meta, status: 404 }, null, 2));
}

function isFinished(file: string) {
  const meta = JSON.parse(readFileSync(metaFileOf(file), "utf8")) as Meta;
  return meta.headers?.[HEADER] !== undefined;
}

/** "…/server/app/auth/reset.html" is "/auth/reset". */
function pathOf(file: string, folder: string) {
  return `/${relative(folder, file).replaceAll("\\", "/").slice(0, -".html".length)}`;
}

function failAt(file: string, [script]: string[]) {
  if (script !== undefined)
    throw new Error(`${file} has an inline script that is not known: ${script.slice(0, 200)}`);
}

/** Finishes what `next build` has prerendered into `buildFolder`; the number of pages and files that have a policy then. */
export function finishBuild(buildFolder: string, options: FinishOptions) {
  const app = join(buildFolder, PRERENDERED_FOLDER);
  const pages = filesUnder(app, ".html");
  for (const file of pages) {
    if (isFinished(file)) continue;
    const path = pathOf(file, app);
    const { html, policy, unknownScripts } = finishPage(readFileSync(file, "utf8"), path, options);
    failAt(file, unknownScripts);
    writeFileSync(file, html);
    if (isMissingPath(path)) setNotFound(file);
    setPolicy(file, policy);
  }
  const files = filesUnder(app, ".body");
  for (const file of files) setPolicy(file, NON_PAGE_POLICY);
  const count = pages.length + files.length;
  writeFileSync(join(buildFolder, FINISHED_PAGES_FILE), JSON.stringify({ count }));
  return count;
}
