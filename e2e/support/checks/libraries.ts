import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const CHUNKS = fileURLToPath(new URL("../../../.next/static/chunks", import.meta.url));

/** A text that only the library's own code holds, and the pages that show what it is for without being asked. */
export const LIBRARIES = [
  { name: "Supabase", mark: "X-Supabase-Api-Version", shownOn: /^\/auth/ },
  { name: "MapLibre", mark: "maplibregl-map", shownOn: /^\/restaurants\/(map|\d+)$/ },
  { name: "Google Maps", mark: "visgl.github.io/react-google-maps", shownOn: /^never$/ },
  { name: "Embla", mark: "slideFocusStart", shownOn: /^\/community\/ai-gallery$/ },
];

/** Which of them each script of the build holds, by its file name; those without any are left out. */
function readScripts() {
  const names = readdirSync(CHUNKS).filter((name) => name.endsWith(".js"));
  const found = names.map((name) => {
    const text = readFileSync(join(CHUNKS, name), "utf8");
    return [name, LIBRARIES.filter(({ mark }) => text.includes(mark))] as const;
  });
  return new Map(found.filter(([, libraries]) => libraries.length > 0));
}

let scripts: ReturnType<typeof readScripts> | undefined;

/** The libraries in each script of the build that has some. */
export const librariesByScript = () => (scripts ??= readScripts());

/** What the open page, which nobody has touched, loaded of the libraries without showing what they are for. */
export async function unaskedLibraries(page: Page, path: string) {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const found = loaded
    .filter((name) => name.startsWith("/_next/static/chunks/"))
    .flatMap((name) => librariesByScript().get(name.slice(name.lastIndexOf("/") + 1)) ?? []);
  return found
    .filter(({ shownOn }) => !shownOn.test(path))
    .map(({ name }) => `loads ${name} without being asked`);
}
