// Many visitors at once: 500 connections for a minute on a mix of pages, through bare `next start` and through the reverse proxy, and
// whether the servers' memory grows meanwhile; then one address that signs in again and again, until the embedded accounts
// refuse it and until they take it again. Loopback only; bounded in time and count.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { publishStatic } from "../deploy/publish-static.mjs";
import { startReverseProxy } from "../scripts/test/reverse-proxy.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";
import { slope, watchMemory } from "./memory.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

const CONNECTIONS = 500;
/** Less while one works on this file: BENCH_LOAD_S=5. */
const DURATION_S = Number(process.env.BENCH_LOAD_S ?? 60);
/** Longer than a busy machine takes for anything: a time-out is a failure. */
const REQUEST_TIMEOUT_S = 120;

const PAGES = [
  "/",
  "/restaurants/near-me",
  "/restaurants/by-city",
  "/restaurants/1",
  "/restaurants/2",
  "/community/ai-gallery",
  "/guides/veg-food",
];
const ENCODINGS = { "Accept-Encoding": "gzip, deflate, br" };

/** An empty bucket takes one sign-in again after 2 s (lib/embedded/rate-limits.ts). */
const SIGN_INS_AT_MOST = 200;
const RECOVERY_POLL_MS = 250;
const RECOVERY_POLLS_AT_MOST = 80;

const SETTLE_MS = 5_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The pages, and one file of the build. */
async function mixOf(origin) {
  const html = await (await fetch(origin)).text();
  return [...PAGES, /\/_next\/static\/[^"]+\.css/.exec(html)[0]];
}

const weak = (tag) => tag?.replace(/^W\//, "");

/** The pages of the build that depend on a database have been rendered again: the home page stays the same. */
async function settled(origin) {
  for (let tag; ;) {
    const before = tag;
    tag = await tagOf(origin);
    if (tag && tag === before) return;
    await pause(SETTLE_MS);
  }
}

/** How a response is known to be the one that was requested. */
async function tagOf(url) {
  const response = await fetch(url, { headers: ENCODINGS });
  await response.arrayBuffer();
  return weak(response.headers.get("etag"));
}

async function load(origin, pids) {
  const failures = {};
  const fail = (kind, count = 1) => count && (failures[kind] = (failures[kind] ?? 0) + count);
  const requests = [];
  for (const path of await mixOf(origin)) {
    const tag = await tagOf(origin + path);
    if (!tag) throw new Error(`${path} has no ETag.`);
    const onResponse = (status, body, context, headers) => {
      const sent = Object.entries(headers).find(([name]) => name.toLowerCase() === "etag");
      if (status === 200 && weak(sent?.[1]) !== tag) fail(`not ${path}`);
    };
    requests.push({ method: "GET", path, onResponse });
  }
  const memory = watchMemory(pids);
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: DURATION_S,
    timeout: REQUEST_TIMEOUT_S,
    headers: ENCODINGS,
    requests,
  });
  run.on("reqError", ({ code, message }) => fail(code ?? message));
  const { non2xx, latency, requests: finished } = await run;
  fail("not 2xx", non2xx);
  return {
    responses: finished.total,
    failed: Object.values(failures).reduce((sum, count) => sum + count, 0),
    failures,
    p50: latency.p50,
    p99: latency.p99,
    memory: memory.stop(),
  };
}

const post = (origin, path, body) =>
  fetch(`${origin}/auth/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** How many sign-ins one address may do without a pause, and how long after the first refusal one is taken again. */
async function overuseSignIn(origin) {
  const person = { email: "noor@example.com", password: "correct horse" };
  const signIn = async () => {
    const response = await post(origin, "/token?grant_type=password", person);
    await response.arrayBuffer();
    if (![200, 429].includes(response.status)) throw new Error(`A sign-in: ${response.status}`);
    return response.ok;
  };
  const signUp = await post(origin, "/signup", person);
  if (!signUp.ok) throw new Error(`The sign-up: ${signUp.status}`);
  let taken = 0;
  while (await signIn()) {
    taken += 1;
    if (taken === SIGN_INS_AT_MOST) throw new Error("No sign-in was refused.");
  }
  const refused = performance.now();
  for (let poll = 0; poll < RECOVERY_POLLS_AT_MOST; poll += 1) {
    await pause(RECOVERY_POLL_MS);
    if (await signIn()) return { taken, recoveredS: (performance.now() - refused) / 1000 };
  }
  throw new Error("No sign-in was taken again.");
}

async function measure(site, pid, folder) {
  publishStatic(join(ROOT, ".next/static"), join(folder, "static/_next/static"));
  await settled(site);
  say(`${CONNECTIONS} connections for ${DURATION_S} s: next start.`);
  const bare = await load(site, [pid]);
  const proxy = await startReverseProxy({
    ports: [new URL(site).port],
    staticFolder: join(folder, "static"),
  });
  try {
    say(`${CONNECTIONS} connections for ${DURATION_S} s: the reverse proxy.`);
    const kept = await load(proxy.origin, [proxy.pid, pid]);
    say("Sign-ins through the reverse proxy until one is refused.");
    return { bare, kept, signIns: await overuseSignIn(proxy.origin) };
  } finally {
    await proxy.stop();
  }
}

function loadRow(name, { responses, failed, p50, p99 }) {
  const perSecond = Math.round(responses / DURATION_S).toLocaleString("en");
  return [name, responses.toLocaleString("en"), perSecond, failed, p50, p99];
}

function memoryRow(name, points) {
  const half = points.slice(Math.floor(points.length / 2));
  const [first, last] = [half[0][1], half.at(-1)[1]];
  return [name, points[0][1], first, last, slope(half)].map((cell) =>
    typeof cell === "number" ? cell.toFixed(1) : cell,
  );
}

/** Prints the tables; fails if a request did. */
export async function benchLoad() {
  const folder = mkdtempSync(join(tmpdir(), "chard-bench-"));
  try {
    const settings = { CHARD_DATA_DIR: join(folder, "accounts"), CHARD_TRUSTED_PROXIES: "1" };
    const { bare, kept, signIns } = await withSite(
      (site, pid) => measure(site, pid, folder),
      settings,
    );
    printTable(
      `${CONNECTIONS} connections for ${DURATION_S} s, ${PAGES.length} pages and a static file in turn`,
      ["served by", "responses", "per second", "failed", "p50 ms", "p99 ms"],
      [loadRow("next start", bare), loadRow("the reverse proxy", kept)],
    );
    printTable(
      "Memory of the largest process, resident (MB), and its slope over the second half (MB a minute)",
      ["process", "at the start", "at half", "at the end", "slope"],
      [
        memoryRow("next start, asked itself", bare.memory[0]),
        memoryRow("nginx", kept.memory[0]),
        memoryRow("next start, behind nginx", kept.memory[1]),
      ],
    );
    printTable(
      "One address that signs in without a pause",
      ["what", "value"],
      [
        ["taken until the first 429", signIns.taken],
        ["seconds until one is taken again", signIns.recoveredS.toFixed(1)],
      ],
    );
    const failures = JSON.stringify([bare.failures, kept.failures]);
    if (bare.failed + kept.failed > 0) throw new Error(`Requests failed: ${failures}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
