import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bareEnvironment } from "../scripts/test/e2e.mjs";
import { freePort } from "../scripts/run/port.mjs";
import { ROOT, say } from "../scripts/run/process.mjs";

const POLL_MS = 200;

/**
 * Runs `task` with the origin of the production site, built if need be, and its process id; stops the site afterwards. Nothing
 * is configured but `settings`; without a PORT among them it has a port of its own.
 */
export async function withSite(task, settings = {}) {
  const port = settings.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  say("Starting the site, after a build if there is none of these sources.");
  const server = spawn(process.execPath, [join(ROOT, "scripts/run/start.mjs")], {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...settings, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  try {
    await ready(origin, server);
    return await task(origin, server.pid);
  } finally {
    server.kill();
    await ended;
  }
}

async function ready(origin, server) {
  while (server.exitCode === null) {
    if (await fetch(origin, { method: "HEAD" }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("The site did not start.");
}
