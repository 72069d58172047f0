import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";

export type ProcessIdentity = {
  pid: number;
  /** The start time of the process, from the system: it distinguishes a process from a later one with the same id. */
  began: string;
  /** Which process numbers these are: in a container every server is process 1. */
  namespace: string;
};

/** `unknown`: in another container's row of numbers, or where the system does not say when a process began. */
export async function processState({ pid, began, namespace }: ProcessIdentity) {
  if (namespace !== (await readProcessIdentity()).namespace) return "unknown";
  if (!isRunning(pid)) return "ended";
  const beganNow = await beganAt(pid);
  if (!began || !beganNow) return "unknown";
  return began === beganNow ? "running" : "ended";
}

export async function readProcessIdentity() {
  const namespace = await processNamespace();
  return { pid: process.pid, began: await beganAt(process.pid), namespace };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Field 22 of Linux's process table (the command's name before it may hold spaces); elsewhere what ps says; empty where
 * there is neither.
 */
async function beganAt(pid: number) {
  try {
    const fields = await readFile(`/proc/${pid}/stat`, "utf8");
    return fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
    const ps = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)], { env });
    return ps.then(
      ({ stdout }) => stdout.trim(),
      () => "",
    );
  }
}

/** The machine since it was started, and on Linux the container: process numbers mean nothing outside of it. */
async function processNamespace() {
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    return `${boot.trim()} ${await readlink("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
