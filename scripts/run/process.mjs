import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** Ends the script with its message, one sentence for the person who started it, and exit code 1. */
export class Stop extends Error {}

/** Runs a script's body. A Stop is shown as its sentence; anything else is a defect and keeps its stack. */
export function main(body) {
  body().catch((error) => {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  });
}

/** Says what the next long step is. */
export function say(text) {
  console.log(`\n→ ${text}`);
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in the project's folder with this terminal's output, or with `onOutput` for each piece of it, passing on the signals
 * that this process gets. Resolves to its exit code; 1 also if it cannot be started. If a signal ended it, this process ends too, as
 * shells expect.
 *
 * @param {(piece: Buffer) => void} [onOutput]
 */
export function run(program, args, env = process.env, onOutput = undefined) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: onOutput ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && program === "npm",
    });
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    let stoppedBy;
    const handOn = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, handOn);
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve(code ?? 1);
    };
    for (const signal of SIGNALS) process.on(signal, handOn);
    child.once("error", () => end(1));
    child.once("close", end);
  });
}

/** Runs an npm command with the npm that started this script, if one did. */
export function npm(args, env = process.env, onOutput = undefined) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith("npm-cli.js")
    ? run(process.execPath, [cli, ...args], env, onOutput)
    : run("npm", args, env, onOutput);
}
