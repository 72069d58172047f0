// Has every prerendered page of a build ask for its scripts when it is laid out, not while its head is read: they are six times
// the weight of what the first paint needs, and would share the line with it. Part of `npm run build`, before the policies
// (docs/decisions/0021).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { main, ROOT, say, Stop } from "./run.mjs";

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs at the page's end, once its styles are there. The scripts still hold up the window's load event, as they did in the head:
 * whoever waits for that finds a page that answers.
 */
const LOADER = [
  "(function(d,s){s.forEach(function(u){",
  'var e=d.createElement("script");e.setAttribute("async","");e.src=u;d.head.append(e)',
  "})})",
].join("");
const LATE = new RegExp(
  `<script>${LOADER.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\(document,(\\[[^\\]]*\\])\\)</script>`,
);

/** The page with its async scripts named at its end; as it is, if it has none. */
export function withLateScripts(html) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const page = html.replace(SCRIPT, "").replace(HINT, "");
  const end = page.lastIndexOf("</body>");
  const loader = `<script>${LOADER}(document,${JSON.stringify([...new Set(sources)])})</script>`;
  return page.slice(0, end) + loader + page.slice(end);
}

/** The addresses that a page asks for once it is laid out. */
export function lateScriptsOf(html) {
  return JSON.parse(LATE.exec(html)?.[1] ?? "[]");
}

/** Rewrites the pages of the build in `buildFolder`; answers how many. */
export function delayScripts(buildFolder) {
  const app = join(buildFolder, "server/app");
  const pages = readdirSync(app, { recursive: true })
    .filter((path) => path.endsWith(".html"))
    .map((path) => join(app, path));
  for (const file of pages) writeFileSync(file, withLateScripts(readFileSync(file, "utf8")));
  return pages.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    const build = join(ROOT, ".next");
    if (!existsSync(join(build, "server/app"))) throw new Stop(`There is no build in ${build}.`);
    say(`${delayScripts(build)} pages ask for their scripts once they are laid out.`);
  });
