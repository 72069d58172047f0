// A page of a restaurant and a tile that the reverse proxy has cached, beside the same bytes as files of a plain nginx: responses
// a second, in turns.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import autocannon from "autocannon";
import { freePort } from "../../scripts/run/port.mjs";
import { say } from "../../scripts/run/process.mjs";
import { startReverseProxy } from "../../scripts/test/reverse-proxy.mjs";
import { median } from "../median.mjs";
import { printTable } from "../table.mjs";

const CONNECTIONS = 100;
const TURNS = 5;
const TURN_S = 4;
const ENCODING = { "Accept-Encoding": "br" };
/** As in deploy/nginx.conf.template. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A plain server of the files in `folder`, which are compressed already. */
const fileServer = (port, folder) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    brotli_static on;
    open_file_cache max=1000 inactive=60s;
  }`;

async function perSecond(url) {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: TURN_S,
    headers: ENCODING,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} not 2xx, ${errors} errors.`);
  return requests.average;
}

/** The cached response of the proxy, which is also written as a file. */
async function keepAsFile(origin, path, file) {
  for (const expected of ["MISS", "HIT"]) {
    const response = await fetch(origin + path, { headers: ENCODING });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.headers.get("x-cache") !== expected)
      throw new Error(`${path}: ${response.headers.get("x-cache")} instead of ${expected}.`);
    writeFileSync(file, body);
    writeFileSync(`${file}.br`, brotliCompressSync(body, BROTLI));
  }
}

/** The rows of a site, one for each of `subjects`: [name, path]. */
export async function compareWithFiles({ origin, folder, subjects }) {
  say("The reverse proxy, beside files of a plain nginx.");
  const port = await freePort();
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const proxy = await startReverseProxy({
    ports: [new URL(origin).port],
    staticFolder: folder,
    extra: fileServer(port, files),
  });
  try {
    const rows = [];
    for (const [name, path] of subjects) {
      await keepAsFile(proxy.origin, path, join(files, name));
      const speeds = { cached: [], file: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        speeds.cached.push(await perSecond(proxy.origin + path));
        speeds.file.push(await perSecond(`http://127.0.0.1:${port}/${name}`));
      }
      const [cached, file] = [median(speeds.cached), median(speeds.file)];
      rows.push([name, Math.round(cached), Math.round(file), (cached / file).toFixed(2)]);
    }
    return rows;
  } finally {
    await proxy.stop();
  }
}

/** Prints the rows. */
export function printComparison(rows) {
  printTable(
    `Responses a second with ${CONNECTIONS} connections, medians of ${TURNS} turns`,
    ["what", "the reverse proxy, cached", "nginx, a file", "ratio"],
    rows,
  );
}
