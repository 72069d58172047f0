// Has every prerendered page of a build carry the styles it needs, and ask for all else when it is laid out, not while its head
// is read: scripts alone are six times the weight of what the first paint needs, and would share the line with it. Part of
// `npm run build`, before the policies (ADR-21).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stylesInliner } from "./inline-styles.mjs";
import { withLateFiles } from "./late-files.mjs";
import { main, ROOT, say, Stop } from "./run.mjs";

/** Rewrites the pages of the build in `buildFolder`; answers how many. */
export async function paintFirst(buildFolder) {
  const app = join(buildFolder, "server/app");
  const pages = readdirSync(app, { recursive: true })
    .filter((path) => path.endsWith(".html"))
    .map((path) => join(app, path));
  const withStyles = stylesInliner(buildFolder);
  for (const file of pages)
    writeFileSync(file, withLateFiles(await withStyles(readFileSync(file, "utf8"))));
  return pages.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    const build = join(ROOT, ".next");
    if (!existsSync(join(build, "server/app"))) throw new Stop(`There is no build in ${build}.`);
    say(`${await paintFirst(build)} pages are painted before they ask for their files.`);
  });
