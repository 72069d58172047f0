// Gives every prerendered page of a build its Content-Security-Policy, with a hash for each inline script of its own: part of
// `npm run build`. For another copy of the build, such as .next/standalone/.next:
// `node scripts/content-security-policy.mjs FOLDER`.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createJiti } from "jiti";
import { POLICIES } from "./build-stamp.mjs";
import { loadEnvironment } from "./environment.mjs";
import { main, ROOT, say, Stop } from "./run.mjs";

const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });
const { pagePolicy } = await jiti.import(join(ROOT, "lib/security/content-security-policy.ts"));
const { NOTHING_POLICY } = await jiti.import(join(ROOT, "lib/security/headers.ts"));
const { DEFAULT_MAP_STYLE_URL } = await jiti.import(join(ROOT, "lib/public-env.ts"));

const HEADER = "content-security-policy";

function filesUnder(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

/** Next answers a prerendered file with the headers in the .meta file beside it. */
function setPolicy(file, policy) {
  const path = file.replace(/\.(html|body)$/, ".meta");
  const meta = JSON.parse(readFileSync(path, "utf8"));
  meta.headers = { ...meta.headers, [HEADER]: policy };
  writeFileSync(path, JSON.stringify(meta, null, 2));
}

/** The last resorts under pages/ have no .meta file: their policy stands in the page. */
function embedPolicy(file, html, policy) {
  const marked = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, "");
  // A browser takes no frame-ancestors from a page; X-Frame-Options says the same.
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  const tag = `<meta http-equiv="${HEADER}" content="${content}">`;
  writeFileSync(file, marked.replace("<head>", `<head>${tag}`));
}

/** Writes the policies of the build in `buildFolder`; answers how many files have one. */
export function writePolicies(buildFolder, hosts) {
  const server = join(buildFolder, "server");
  const pages = filesUnder(join(server, "app"), ".html");
  for (const file of pages) setPolicy(file, pagePolicy(readFileSync(file, "utf8"), hosts));

  const files = filesUnder(join(server, "app"), ".body");
  for (const file of files) setPolicy(file, NOTHING_POLICY);

  const lastResorts = filesUnder(join(server, "pages"), ".html");
  for (const file of lastResorts) {
    const html = readFileSync(file, "utf8");
    embedPolicy(file, html, pagePolicy(html, hosts));
  }

  // Copies of answers that know nothing of the headers just written.
  rmSync(join(server, "route-cache"), { recursive: true, force: true });
  const count = pages.length + files.length + lastResorts.length;
  writeFileSync(join(buildFolder, POLICIES), JSON.stringify({ count }));
  return count;
}

export function hostsOf(settings) {
  return {
    supabaseUrl: settings.NEXT_PUBLIC_SUPABASE_URL,
    mapStyleUrl: settings.NEXT_PUBLIC_MAP_STYLE_URL ?? DEFAULT_MAP_STYLE_URL,
    mapHosts: settings.NEXT_PUBLIC_MAP_HOSTS,
    isSecure: settings.NEXT_PUBLIC_SITE_URL?.startsWith("https:") ?? false,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  main(async () => {
    const folder = resolve(process.argv[2] ?? join(ROOT, ".next"));
    if (!existsSync(join(folder, "server/app"))) throw new Stop(`There is no build in ${folder}.`);
    const { settings } = await loadEnvironment({ development: false });
    say(`${writePolicies(folder, hostsOf(settings))} files have their Content-Security-Policy.`);
  });
