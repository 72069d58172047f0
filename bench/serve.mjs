// Requests per second for a prerendered page: from the front's cache, beside nginx serving the same bytes as a file (with the
// same log, in the same processes) and beside bare `next start`. Turn by turn in one run, the median of the turns. The load
// comes from wrk, which costs less than what it measures.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { ensureNginx, startFront } from "../scripts/test/reverse-proxy.mjs";
import { freePort } from "../scripts/run/port.mjs";
import { Stop } from "../scripts/run/process.mjs";
import { installDebianPackages, onPath } from "../scripts/test/system-packages.mjs";
import { median } from "./median.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

const PAGES = ["/", "/restaurants/1", "/about/mission"];
const CONNECTIONS = 64;
const TURNS = 5;
const TURN_SECONDS = 3;

async function ensureWrk() {
  if (!onPath("wrk")) await installDebianPackages(["wrk"]);
  if (!onPath("wrk")) throw new Stop("This bench needs wrk: apt-get install wrk");
}

/** Requests per second and the slowest of a hundred, in ms, of one turn; browsers' encodings. */
function measure(url) {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${TURN_SECONDS}s`, "--latency", "--timeout", "60s"];
  const said = execFileSync("wrk", [...args, "-H", "Accept-Encoding: gzip, br", url], {
    encoding: "utf8",
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(said);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)[1]);
  return { perSecond, p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit] };
}

/** The same page as a file, compressed ahead of time as it leaves the front. */
async function writeFile(folder, name, url) {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  writeFileSync(join(folder, name), html);
  writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(html));
}

async function benchPage(page, servers) {
  const turns = new Map(Object.keys(servers).map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, url] of Object.entries(servers)) turns.get(name).push(measure(url));
  const rate = (name) => median(turns.get(name).map(({ perSecond }) => perSecond));
  return Object.keys(servers).map((name) => [
    page,
    name,
    Math.round(rate(name)).toLocaleString("en"),
    (rate(name) / rate("nginx, a file")).toFixed(2),
    median(turns.get(name).map(({ p99 }) => p99)).toFixed(1),
  ]);
}

/** Prints the table. */
export async function benchServe() {
  await ensureNginx();
  await ensureWrk();
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-"));
  try {
    const rows = await withSite(async (site) => {
      const filePort = await freePort();
      const front = await startFront({
        ports: [new URL(site).port],
        staticFolder: folder,
        extra: `server { listen 127.0.0.1:${filePort}; root ${folder}; brotli_static on; gzip_static on; gzip_vary on; }`,
      });
      const result = [];
      try {
        for (const [index, page] of PAGES.entries())
          await writeFile(folder, `${index}.html`, site + page);
        for (const [index, page] of PAGES.entries()) {
          result.push(
            ...(await benchPage(page, {
              "the front": front.origin + page,
              "nginx, a file": `http://127.0.0.1:${filePort}/${index}.html`,
              "next start": site + page,
            })),
          );
        }
      } finally {
        await front.stop();
      }
      return result;
    });
    printTable(
      `A prerendered page, ${CONNECTIONS} connections`,
      ["page", "served by", "requests/s", "to a file", "p99, ms"],
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
