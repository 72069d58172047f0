// Finishes the pages of a build (lib/page-cache/finish-page.ts): part of `npm run build`. Pages that are rendered later are finished by the
// server, with the same function.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvironment } from "./environment.mjs";
import { load } from "./load.mjs";
import { main, ROOT, say, Stop } from "./run.mjs";

const BUILD = join(ROOT, ".next");

main(async () => {
  if (!existsSync(join(BUILD, "server/app"))) throw new Stop(`There is no build in ${BUILD}.`);
  const { settings } = await loadEnvironment({ development: false });
  const { finishOptions } = await load("lib/page-cache/site-pages.ts");
  const { finishBuild } = await load("lib/page-cache/finish-build.ts");
  const count = finishBuild(BUILD, finishOptions(BUILD, settings));
  say(`${count} pages and files are finished.`);
});
