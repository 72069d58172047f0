import { createRequire } from "node:module";
import * as util from "node:util";
import { run, Stop } from "./process.mjs";

const DEFAULT_PORT = 3000;
const THIS_MACHINE = "127.0.0.1";
const THIS_MACHINES_NAMES = ["localhost", "::1", THIS_MACHINE];
/** Addresses that stand for all of the machine's. */
const EVERY_ADDRESS = ["0.0.0.0", "::"];
const READY_POLL_MS = 100;
const PARENT_POLL_MS = 500;
const KEEP_ALIVE_MS = 65_000;

/**
 * Where to listen: Next's own options first, then PORT and CHARD_HOST, then port 3000 of this machine alone. Embedded accounts are for
 * this machine alone unless CHARD_EMBEDDED_AUTH says "public" (ADR-4).
 */
export function address(settings, args) {
  const options = parseServeArgs(args);
  const port = options.port ?? settings.PORT ?? DEFAULT_PORT;
  const hostname = options.hostname ?? settings.CHARD_HOST ?? THIS_MACHINE;
  const isLocal = !settings.NEXT_PUBLIC_SUPABASE_URL && settings.CHARD_EMBEDDED_AUTH !== "public";
  if (isLocal && !THIS_MACHINES_NAMES.includes(hostname))
    throw new Stop(
      `Embedded accounts are for this machine alone: to listen on ${hostname}, set NEXT_PUBLIC_SUPABASE_URL, or CHARD_EMBEDDED_AUTH=public if you mean it.`,
    );
  return { port, hostname, isLocal };
}

function parseServeArgs(args) {
  try {
    const { values } = util.parseArgs({
      args,
      options: {
        port: { type: "string", short: "p" },
        hostname: { type: "string", short: "H" },
      },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65535))
      throw new TypeError("--port should be a whole number from 1 to 65535");
    return { port, hostname: values.hostname };
  } catch (error) {
    throw new Stop(`${error.message}. Known: --port (-p) and --hostname (-H).`);
  }
}

/** The defaults for services that are not configured, one line each. */
export function embeddedDefaults(settings, { hostname, isLocal }) {
  const isOpen = !THIS_MACHINES_NAMES.includes(hostname);
  const reach = isLocal ? "for this machine alone" : isOpen ? "OPEN TO THE NETWORK" : "public";
  return [
    settings.NEXT_PUBLIC_SUPABASE_URL
      ? `Accounts: Supabase at ${settings.NEXT_PUBLIC_SUPABASE_URL}`
      : `Accounts: embedded, stored in ${settings.DATABASE_URL ? "the database of DATABASE_URL" : (settings.CHARD_DATA_DIR ?? ".data")}, ${reach} (NEXT_PUBLIC_SUPABASE_URL changes that)`,
    settings.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
      ? "Maps: Google"
      : `Maps: open map, ${settings.NEXT_PUBLIC_MAP_STYLE_URL ?? "OpenFreeMap"} (NEXT_PUBLIC_GOOGLE_MAPS_API_KEY changes that)`,
  ];
}

/** Any response will do: a missing static file is the cheapest, and compiles nothing in development. */
async function waitUntilReady(url, signal) {
  while (!signal.aborted) {
    const response = await fetch(url, { signal, method: "HEAD" }).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
}

/** npm ends by leaving its shell without a signal: without this a stopped `npm start` would leave its server behind. */
function endWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, "SIGTERM");
  setInterval(watch, PARENT_POLL_MS).unref();
}

/**
 * The arguments of `next`. With Node's default keep-alive of 5 s, a server that is busy for longer than that cuts off connections
 * on which the next request already waits.
 */
export function nextArguments(command, { port, hostname }) {
  return [
    command,
    ...["--port", String(port)],
    ...["--hostname", hostname],
    ...(command === "start" ? ["--keepAliveTimeout", String(KEEP_ALIVE_MS)] : []),
  ];
}

/** Runs `next start` or `next dev` until it ends, and says where the site is once it responds. */
export async function serve(command, settings, { port, hostname, isLocal }) {
  if (process.env.npm_lifecycle_event) endWithParent();
  const ended = new AbortController();
  const reached = EVERY_ADDRESS.includes(hostname) ? THIS_MACHINE : hostname;
  const host = reached.includes(":") ? `[${reached}]` : reached;
  const visible = host === THIS_MACHINE ? "localhost" : host;
  waitUntilReady(`http://${host}:${port}/_next/static/ready`, ended.signal).then(() => {
    if (ended.signal.aborted) return;
    const name = settings.NEXT_PUBLIC_SITE_NAME || "Chard";
    const lines = embeddedDefaults(settings, { hostname, isLocal }).map((line) => `  ${line}`);
    console.log(
      [`\n→ ${name} is at http://${visible}:${port} (Ctrl-C stops it)`, ...lines].join("\n"),
    );
  });

  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const environment = {
    ...process.env,
    ...(isLocal && { CHARD_EMBEDDED_AUTH: "local" }),
    // Requests that have pages rendered again go to this address.
    CHARD_LISTENS_ON: hostname,
  };
  const code = await run(
    process.execPath,
    [next, ...nextArguments(command, { port, hostname })],
    environment,
  );
  ended.abort();
  if (code !== 0) throw new Stop(`The server ended with code ${code}; see above.`);
}
