// The reverse proxy of deploy/ on this machine, without containers: for its tests and for the bench.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../run/port.mjs";
import { ROOT, Stop } from "../run/process.mjs";
import { installDebianPackages, onPath } from "./system-packages.mjs";

const TEMPLATE = join(ROOT, "deploy/nginx.conf.template");
const MODULES = ["filter", "static"].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`,
);
const PACKAGES = ["nginx", "libnginx-mod-http-brotli-filter", "libnginx-mod-http-brotli-static"];
const POLL_MS = 50;

function findNginx() {
  const path = onPath("nginx") ?? (existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : undefined);
  return MODULES.every((module) => existsSync(module)) ? path : undefined;
}

/** The path of an nginx that can compress with brotli; installed now if need be and possible. */
export async function ensureNginx() {
  if (!findNginx()) await installDebianPackages(PACKAGES);
  const path = findNginx();
  if (path) return path;
  throw new Stop(`The reverse proxy is nginx with brotli: apt-get install ${PACKAGES.join(" ")}`);
}

/** The template with its variables filled in; nginx's own, such as $uri, are without braces and stay. */
export function fillTemplate(template, values) {
  return template.replace(/\$\{(FRONT_[A-Z]+)\}/g, (_, name) => {
    if (!(name in values)) throw new Error(`The template needs ${name}.`);
    return values[name];
  });
}

/**
 * Starts nginx on this machine, in front of the apps on `ports`, with the static files in `staticFolder`. `port`: a free one. `keep`:
 * how long a page is cached. `extra`: servers beside the reverse proxy's, for comparison. `rate`, `burst`, `connections`: what one
 * client may do, by default more than any test or bench does; `proxies`: how many reverse proxies are in front of this one.
 */
export async function startReverseProxy({
  ports,
  staticFolder,
  keep = "60s",
  extra = "",
  rate = "1000000r/s",
  burst = "100000",
  connections = "10000",
  proxies = "",
  ...place
}) {
  const nginx = await ensureNginx();
  const port = place.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), "chard-front-"));
  const config = fillTemplate(readFileSync(TEMPLATE, "utf8"), {
    FRONT_LISTEN: `127.0.0.1:${port}`,
    FRONT_APPS: ports.map((app) => `server 127.0.0.1:${app} max_fails=0;`).join(" "),
    FRONT_STATIC: staticFolder,
    FRONT_RUN: folder,
    FRONT_KEEP: keep,
    FRONT_RATE: rate,
    FRONT_BURST: burst,
    FRONT_CONNECTIONS: connections,
    FRONT_PROXIES: proxies,
  });
  const configFile = join(folder, "nginx.conf");
  writeFileSync(configFile, config.replace(/}\s*$/, `${extra}\n}\n`));

  const logFile = join(folder, "requests.log");
  const log = openSync(logFile, "a");
  // Its workers could not read this user's folders as anyone else.
  const asRoot = process.getuid() === 0 ? ["-g", "user root;"] : [];
  const child = spawn(nginx, ["-c", configFile, "-e", "stderr", ...asRoot], {
    stdio: ["ignore", log, "inherit"],
  });
  closeSync(log);
  const ended = once(child, "exit");
  await listening(port, child);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    log: () => readFileSync(logFile, "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port, child) {
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Stop("nginx did not start; see above.");
}
