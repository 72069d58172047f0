import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseVariables, ensureDatabase } from "@/e2e/support/servers/server-database";
import { discard, startServer, type AuthServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { expect, test as base } from "@/e2e/support/fixtures";

/** The world of files whose tests change nothing in it: they share a server that has the restaurants of `extract` from its start on. */
export const SHARED = "shared";

/** What pages show of it. A page of the samples is sent once more while the new one is rendered. */
const SIGNS = [
  ["/", 'isWorldwide\\":true'],
  ["/restaurants/near-me", 'isTiled\\":true'],
  ["/restaurants/near-me", "Download for offline use"],
  ["/restaurants/by-city", "/restaurants/by-city/berlin"],
  ["/restaurants/by-country", "/restaurants/by-country/taiwan"],
  ["/restaurants/map", "/restaurants/by-city/berlin"],
] as const;

/** Waits until pages of a server show the imported restaurants: by default those of the tests in English. */
export async function waitForWorld(
  { origin }: AuthServer,
  signs: readonly (readonly [path: string, sign: string])[] = SIGNS,
) {
  for (const [path, sign] of signs)
    await expect
      .poll(async () => (await fetch(origin + path)).text(), { timeout: 60_000 })
      .toContain(sign);
}

async function startWorld(world: string) {
  const dataDirectory = newDataDirectory(`imported-${world}`);
  if (world !== SHARED) return startServer({ dataDirectory });
  await ensureDatabase(dataDirectory);
  runImport({ dataDirectory }, extract());
  const server = await startServer({ dataDirectory });
  await waitForWorld(server);
  return server;
}

/**
 * A server with a database of its own, which holds the imported restaurants. Each file names a `world` of its own, or `SHARED`: another
 * value is another server.
 */
export const test = base.extend<object, { server: AuthServer; world: string }>({
  world: ["", { scope: "worker", option: true }],
  server: [
    async ({ world }, provide) => {
      const server = await startWorld(world);
      await provide(server);
      await discard(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
});

export const BERLIN = { lat: 52.52, lon: 13.405 };

/** What OpenStreetMap says of one of them beside. */
const FACTS = {
  "addr:street": "Karl-Liebknecht-Straße",
  "addr:housenumber": "107",
  "addr:postcode": "10178",
  phone: "+49 30 5550 0199",
  website: "https://www.test-leaf-sixteen.example/berlin",
};

/** Invented places around the center of Berlin, and one far away. */
export function extract() {
  const levels = ["only", "yes", "limited"] as const;
  const around = Array.from({ length: 40 }, (_, index) => ({
    type: "node",
    id: 1000 + index,
    lat: BERLIN.lat + 0.012 * Math.sin(index),
    lon: BERLIN.lon + 0.02 * Math.cos(index * 2),
    timestamp: "2026-03-04T05:06:07Z",
    tags: {
      amenity: index % 4 === 0 ? "cafe" : "restaurant",
      name: `Test Leaf ${index}`,
      "diet:vegan": levels[index % 3]!,
      "addr:city": "Berlin",
      ...(index % 5 > 0 && { opening_hours: "Mo-Su 00:00-24:00" }),
      ...(index % 2 === 0 && { cuisine: "thai" }),
      ...(index === 16 && FACTS),
    },
  }));
  const far = {
    type: "way",
    id: 7,
    center: { lat: 25.0478, lon: 121.5319 },
    tags: { amenity: "restaurant", name: "Test Far", "diet:vegetarian": "only", wheelchair: "yes" },
  };
  return { osm3s: { timestamp_osm_base: "2026-11-20T00:00:00Z" }, elements: [...around, far] };
}

/** Runs the command on an extract, also while the server runs; its summary. */
export function runImport(
  { dataDirectory: directory }: Pick<AuthServer, "dataDirectory">,
  elements: unknown,
) {
  const file = join(directory, "extract.json");
  writeFileSync(file, JSON.stringify(elements));
  const output = execFileSync(process.execPath, ["scripts/run/import.mjs", file, "--json"], {
    env: { ...process.env, ...databaseVariables(directory) },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return JSON.parse(output.trim().split("\n").at(-1)!) as Record<string, unknown>;
}
