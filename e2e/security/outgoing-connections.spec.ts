import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { readRows } from "@/e2e/support/servers/database-shell";
import { ensureDatabase } from "@/e2e/support/servers/server-database";
import { expect, test } from "@/e2e/support/http/http-test";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { BERLIN, runImport } from "@/e2e/support/servers/imported-server";
import { LIKE_OTHERS, PATH_GROUPS } from "@/e2e/support/page-paths";

const NAMES = [
  "绿叶素食",
  "東京ビーガン食堂",
  "비건 식당",
  "مطعم الزيتون",
  "מסעדת עץ הזית",
  "ร้านอาหารเจ",
  "शाकाहारी भोजनालय",
  "Веганская кухня",
  "Broccoli 🥦🌱",
  "ვეგანური სახლი",
];

const elements = NAMES.map((name, index) => ({
  type: "node",
  id: 1 + index,
  lat: BERLIN.lat + index / 1000,
  lon: BERLIN.lon,
  timestamp: "2026-03-04T05:06:07Z",
  tags: { amenity: "restaurant", name, "diet:vegan": "only", "addr:city": "Berlin" },
}));

/** The variables with which a process refuses connections to other machines, and what it refused so far. */
function refusal(directory: string) {
  const file = join(directory, "refused-connections.txt");
  const script = pathToFileURL("e2e/support/servers/refuse-connections.mjs").href;
  return {
    variables: { NODE_OPTIONS: `--import ${script}`, REFUSED_CONNECTIONS_FILE: file },
    hosts: () => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []),
  };
}

/** One page of each kind. */
const PATHS = Object.values(PATH_GROUPS)
  .flat()
  .filter((path) => !LIKE_OTHERS.has(path));

const IMAGE = /<meta property="og:image" content="([^"]+)"/;

test("a connection to another machine is refused and named, however it is opened", () => {
  const directory = newDataDirectory();
  const { variables, hosts } = refusal(directory);
  const attempts = `
    const fail = () => {};
    fetch("https://fetch.example").catch(fail);
    require("node:https").get("https://https.example").on("error", fail);
    require("node:tls").connect({ host: "tls.example", port: 443 }).on("error", fail);
    require("node:net").connect(80, "net.example").on("error", fail);
    new (require("node:net").Socket)().on("error", fail).connect({ host: "192.0.2.1", port: 80 });
    fetch("http://127.0.0.1:9").catch(fail);
    require("node:net").connect(9).on("error", fail);
  `;
  const run = spawnSync(process.execPath, ["-e", attempts], {
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
  expect(hosts().sort()).toEqual([
    "192.0.2.1",
    "fetch.example",
    "https.example",
    "net.example",
    "tls.example",
  ]);
  rmSync(directory, { recursive: true });
});

test("the server opens no connection to another machine for any page or image", async () => {
  // More than forty pages, and their images.
  test.setTimeout(240_000);
  const directory = newDataDirectory();
  const { variables, hosts } = refusal(directory);
  await ensureDatabase(directory);
  runImport(
    { dataDirectory: directory },
    { osm3s: { timestamp_osm_base: "2026-11-20T00:00:00Z" }, elements },
  );
  const server = await startServer({ dataDirectory: directory, variables });
  const rows = await readRows(server, "select id from chard.restaurants where osm is not null");
  const visitor = new HttpVisitor(server.origin);
  const images = new Set<string>();
  const restaurants = rows.map(({ id }) => `/restaurants/${String(id)}`);
  expect(restaurants).toHaveLength(NAMES.length);
  const failures: string[] = [];
  for (const path of [...PATHS, ...restaurants]) {
    const page = await visitor.fetch(path);
    if (page.status >= 500) failures.push(path);
    const image = IMAGE.exec(page.html)?.[1];
    if (image) images.add(new URL(image.replaceAll("&amp;", "&")).pathname);
  }
  for (const path of restaurants) expect(images).toContain(`${path}/opengraph-image`);
  for (const path of images) {
    const { status, headers } = await visitor.fetch(path);
    // Images of samples are gone where there are real restaurants.
    const isDrawn = status === 200 && headers["content-type"] === "image/png";
    if (!isDrawn && (status !== 404 || restaurants.some((one) => path.startsWith(one))))
      failures.push(path);
  }
  expect(failures).toEqual([]);
  expect(hosts()).toEqual([]);
  await server.stop("SIGKILL");
  rmSync(directory, { recursive: true });
});
