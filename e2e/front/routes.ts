import { englishPath } from "@/lib/languages/paths";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { COPY } from "@/scripts/build/standalone.mjs";

/** The paths of all pages that the build prerendered. */
export const PAGES = readdirSync(join(COPY, ".next/server/app"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((path) => path.endsWith(".html") && !path.startsWith("_"))
  .map((path) => `/${path.slice(0, -".html".length)}`.replace(/^\/index$/, "/"))
  .sort();

/** Those that the reverse proxy may keep. */
export const CACHEABLE_PAGES = PAGES.filter(
  (path) => !/^\/(auth(\/|$)|not-found$)/.test(englishPath(path)),
);

/** Every page in English, and the home page of each other language. */
export const PAGES_OF_EACH_KIND = PAGES.filter(
  (path) => englishPath(path) === path || englishPath(path) === "/",
);

/** The path of one script of the build. */
export const SCRIPT = `/_next/static/${readdirSync(join(COPY, ".next/static"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((path) => path.startsWith("chunks/") && path.endsWith(".js"))
  .sort()
  .at(0)}`;
