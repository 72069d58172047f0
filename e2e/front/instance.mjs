import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/port.mjs";
import { COPY } from "../../scripts/build/standalone.mjs";

const POLL_MS = 100;

/** A folder with nothing of the project around it, as in a container: the copy must be all that it needs. */
export function copyElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), "chard-copy-"));
  cpSync(COPY, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts `node server.js` of a standalone copy in `folder`. */
export async function startInstance({ folder, env = {}, ...place }) {
  const port = place.port ?? (await freePort());
  const child = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOSTNAME: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (response?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    port,
    origin,
    log: () => said,
    /** Resolves to the exit code. */
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
    exitCode: () => child.exitCode,
  };
}
