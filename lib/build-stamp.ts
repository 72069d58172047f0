// The note beside a build: which sources and which public values it was made of. next.config.ts writes it at every build,
// `npm start` compares it with the present state. Nothing here may import the site's own files: Next resolves no "@/" in what
// its configuration imports.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Variables = Record<string, string | undefined>;

export type Stamp = {
  /** A hash of everything that the build has read. */
  sources: string;
  publicValues: Variables;
  /** Host and port in the absolute addresses of its pages, where no public value names the site's. */
  localHost?: string;
};

export const STAMP = "build-stamp.json";
/** Left in the build's folder when its pages are finished (lib/page-cache/finish-build.ts). */
export const FINISHED_PAGES_FILE = "finished-pages.json";

/** Files at the top of the project that are not part of the site. */
const NOT_BUILT =
  /^(\..*|.*\.md|.*\.tsbuildinfo|next-env\.d\.ts|LICENSE|node_modules|coverage|docs|tests|e2e|bench|deploy)$/;

/** Every NEXT_PUBLIC_ variable that has a value: Next writes them into the pages. */
export function publicValues(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([name, value]) => name.startsWith("NEXT_PUBLIC_") && value?.trim())
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Files and folders below it that no build reads, or that its end writes. */
const NOT_READ = ["public/sw.js", "scripts/assets", "scripts/test"];

function filesUnder(folder: string, path = ""): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => path !== "" || !NOT_BUILT.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = path === "" ? entry.name : `${path}/${entry.name}`;
      if (NOT_READ.includes(child)) return [];
      return entry.isDirectory() ? filesUnder(folder, child) : [child];
    });
}

/** A hash over names and contents of everything that a build reads: file times say nothing after a clone or a copy. */
export function sourceHash(folder: string) {
  const hash = createHash("sha256");
  for (const path of filesUnder(folder)) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The name of a build: the same for the same sources and public values, so that pages of before a deployment without changes stay valid. */
export function buildName(folder: string, variables: Variables) {
  const values = JSON.stringify(publicValues(variables));
  return createHash("sha256").update(sourceHash(folder)).update(values).digest("hex").slice(0, 24);
}

/** As lib/public-env.ts has it in SITE_URL. */
function localHostOf({ NEXT_PUBLIC_SITE_URL: siteUrl, PORT: port }: Variables) {
  return siteUrl ? {} : { localHost: new URL(`http://localhost:${port || 3000}`).host };
}

/** Leaves the note in the build's folder. */
export function writeStamp(folder: string, buildFolder: string, variables: Variables) {
  const stamp: Stamp = {
    sources: sourceHash(folder),
    publicValues: publicValues(variables),
    ...localHostOf(variables),
  };
  writeFileSync(join(buildFolder, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** The note of a complete build, or undefined. Next writes the prerender manifest when all pages are there. */
export function readStamp(buildFolder: string): Stamp | undefined {
  const isComplete = ["BUILD_ID", "prerender-manifest.json", STAMP, FINISHED_PAGES_FILE].every(
    (name) => existsSync(join(buildFolder, name)),
  );
  return isComplete
    ? (JSON.parse(readFileSync(join(buildFolder, STAMP), "utf8")) as Stamp)
    : undefined;
}

/** The public variables whose value differs between a build and now. */
export function changedValues(stamp: Stamp, variables: Variables) {
  const before = stamp.publicValues;
  const now = publicValues(variables);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
}

/** Which public variable differs from what a build was made with, as one sentence for the person who starts the server. */
export function findBuildFault(stamp: Stamp, variables: Variables) {
  const [changed] = changedValues(stamp, variables);
  return changed && `The build was made with another ${changed}: build again, or run npm start.`;
}

/**
 * Why a build cannot be served as it is, as the first half of a sentence; undefined if it can. `sources` is the present hash,
 * undefined where only the build was deployed.
 */
export function reasonToBuild(
  stamp: Stamp | undefined,
  { sources, variables }: { sources: string | undefined; variables: Variables },
) {
  if (!stamp) return "There is no build yet";
  const [name] = changedValues(stamp, variables);
  if (name) return `The build was made with another ${name}`;
  if (sources && stamp.sources !== sources) return "The sources changed since the last build";
  return undefined;
}
