// The embedded accounts behind the production server, over HTTP: what signing in, renewing a session and a page with a session
// cost, beside the same page without one and beside bcrypt alone, all in one run; and the server's memory before and after ten
// thousand sign-ups through the public API. The server limits each address, so every request comes from an
// address of its own, as those of many visitors would.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { compare, hash } from "bcryptjs";
import { say } from "../scripts/run/process.mjs";
import { closedLoop } from "./closed-loop.mjs";
import { memoryOf } from "./memory.mjs";
import { withSite } from "./site.mjs";
import { printTable } from "./table.mjs";

/** Fewer while one works on this file: BENCH_SIGN_UPS=100. */
const SIGN_UPS = Number(process.env.BENCH_SIGN_UPS ?? 10_000);
const MEASURE_S = 10;
const CONNECTIONS = 10;
const POLL_MS = 200;
/** After which garbage has been collected and nothing is under way. */
const REST_MS = 10_000;

const PAGE = "/about/mission";
const PASSWORD = "correct horse";
/** As lib/embedded/passwords.ts. */
const BCRYPT_COST = 10;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const forSomeTime = (_, elapsedMs) => elapsedMs > MEASURE_S * 1000;

let visitors = 0;

/** The headers of a first visit. */
function newVisitor() {
  visitors += 1;
  return {
    "X-Forwarded-For": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
}

async function ask(origin, path, body) {
  const response = await fetch(`${origin}/auth/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...newVisitor() },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

const addressOf = (number) => `visitor-${number}@example.com`;
const signUp = (origin, number) =>
  ask(origin, "/signup", {
    email: addressOf(number),
    password: PASSWORD,
    data: { full_name: "Noor" },
  });

const cookieOf = (session) =>
  `chard-auth=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
const sessionOf = (cookie) =>
  JSON.parse(Buffer.from(/base64-([^;]+)/.exec(cookie)[1], "base64url").toString());

/** Accounts are opened while the server already responds. */
async function accountsReady(origin) {
  while (!(await fetch(`${origin}/auth/v1/health`)).ok) await pause(POLL_MS);
}

async function loadPage(origin, headers) {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: origin + PAGE,
    connections: CONNECTIONS,
    duration: MEASURE_S,
    headers,
  });
  if (errors + non2xx > 0) throw new Error(`${PAGE} failed ${errors + non2xx} times.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Each response has the session that the next request lets expire. */
async function loadExpired(origin, sessions) {
  const held = [...sessions];
  return closedLoop(
    async (worker) => {
      const response = await fetch(origin + PAGE, {
        headers: { Cookie: cookieOf({ ...held[worker], expires_at: 1 }), ...newVisitor() },
      });
      await response.text();
      held[worker] = sessionOf(response.headers.get("set-cookie"));
    },
    { concurrency: CONNECTIONS, isOver: forSomeTime },
  );
}

async function loadRefresh(origin, sessions) {
  const tokens = sessions.map((session) => session.refresh_token);
  return closedLoop(
    async (worker) => {
      const body = { refresh_token: tokens[worker] };
      tokens[worker] = (await ask(origin, "/token?grant_type=refresh_token", body)).refresh_token;
    },
    { concurrency: CONNECTIONS, isOver: forSomeTime },
  );
}

function loadSignIn(origin, concurrency) {
  return closedLoop(
    (worker) =>
      ask(origin, "/token?grant_type=password", { email: addressOf(worker), password: PASSWORD }),
    { concurrency, isOver: forSomeTime },
  );
}

/** What no server in this language can go below: one password check at a time, in this process. */
async function loadBcrypt() {
  const stored = await hash(PASSWORD, BCRYPT_COST);
  return closedLoop(() => compare(PASSWORD, stored), { concurrency: 1, isOver: forSomeTime });
}

/** The memory of a server before its first request. */
async function atRest(origin, pid) {
  await accountsReady(origin);
  await pause(REST_MS);
  return memoryOf(pid);
}

async function measure(origin, pid) {
  const before = await atRest(origin, pid);
  const sessions = [];
  for (let worker = 0; worker < CONNECTIONS; worker += 1)
    sessions.push(await signUp(origin, worker));

  say("Pages, without a session and with one.");
  const cookie = cookieOf(sessions[0]);
  const response = await fetch(origin + PAGE, { headers: { Cookie: cookie } });
  if (response.headers.has("set-cookie"))
    throw new Error("The session was not taken for a good one.");
  const plain = await loadPage(origin, {});
  const member = await loadPage(origin, { Cookie: cookie });
  const renewed = await loadExpired(origin, sessions);

  say("Sign-in and refresh.");
  const refresh = await loadRefresh(
    origin,
    await Promise.all(sessions.map((_, n) => signUp(origin, `r${n}`))),
  );
  const bcrypt = await loadBcrypt();
  const signInAlone = await loadSignIn(origin, 1);
  const signIn = await loadSignIn(origin, CONNECTIONS);
  const afterLoad = memoryOf(pid);

  say(`${SIGN_UPS.toLocaleString("en")} sign-ups, each of which hashes a password.`);
  const signUps = await closedLoop(() => signUp(origin, `s${visitors}`), {
    concurrency: CONNECTIONS,
    isOver: (begun) => begun >= SIGN_UPS,
  });
  const afterSignUps = memoryOf(pid);
  await pause(REST_MS);
  return {
    loads: { plain, member, renewed, refresh, bcrypt, signInAlone, signIn, signUps },
    memory: { before, afterLoad, afterSignUps, later: memoryOf(pid) },
  };
}

function printLoads({ plain, member, renewed, refresh, bcrypt, signInAlone, signIn, signUps }) {
  const row = (name, { perSecond, p50, p99 }, base) => [
    name,
    perSecond.toFixed(1),
    p50.toFixed(1),
    p99.toFixed(1),
    (perSecond / base.perSecond).toFixed(2),
  ];
  printTable(
    `Accounts on the embedded server: ${CONNECTIONS} at a time, ratio to the first of each block`,
    ["request", "per second", "p50 ms", "p99 ms", "ratio"],
    [
      row(`${PAGE}, no session`, plain, plain),
      row("the same, signed in", member, plain),
      row("the same, session to be renewed", renewed, plain),
      row("refresh", refresh, plain),
      row("bcrypt alone, one at a time", bcrypt, bcrypt),
      row("sign-in, one at a time", signInAlone, bcrypt),
      row("sign-in", signIn, bcrypt),
      row("sign-up", signUps, bcrypt),
    ],
  );
}

function printMemory({ first, before, afterLoad, afterSignUps, later, reopened }) {
  const count = SIGN_UPS.toLocaleString("en");
  printTable(
    "Memory of the server's process, resident (MB)",
    ["when", "MB", "ratio"],
    [
      ["at rest", before],
      ["after the load above", afterLoad],
      [`after ${count} sign-ups`, afterSignUps],
      [`${REST_MS / 1000} s later`, later],
      [`at rest, started again with ${count} accounts`, reopened],
      ["at rest, the first time, the directory just made", first],
    ].map(([when, size]) => [when, size.toFixed(0), (size / before).toFixed(2)]),
  );
}

/** Prints the tables. */
export async function benchAccounts() {
  const directory = mkdtempSync(join(tmpdir(), "chard-bench-"));
  try {
    const settings = { CHARD_DATA_DIR: directory, CHARD_TRUSTED_PROXIES: "1" };
    const first = await withSite(atRest, settings);
    const { loads, memory } = await withSite(measure, settings);
    const reopened = await withSite(atRest, settings);
    printLoads(loads);
    printMemory({ ...memory, first, reopened });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
