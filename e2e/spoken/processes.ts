import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

const KILL_AFTER_MS = 4_000;

/** Starts a program that runs until `stopProcess`. What it prints is dropped unless `options` say otherwise. */
export function startProcess(command: string, args: string[], options: SpawnOptions) {
  return spawn(command, args, { stdio: "ignore", ...options });
}

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

/** Runs a program to its end; its standard output. */
export async function runProcess(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (data) => (output += String(data)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${code}`);
  return output;
}

/** Resolves once `test` is true; throws after `timeoutMs`, with what was waited for. */
export async function waitFor(what: string, timeoutMs: number, test: () => Promise<boolean>) {
  const end = performance.now() + timeoutMs;
  while (!(await test())) {
    if (performance.now() > end) throw new Error(`Waited ${timeoutMs} ms for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
