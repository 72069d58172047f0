import { randomUUID } from "node:crypto";
import { unlinkSync } from "node:fs";
import { readFile, readlink, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** The holder shows that it lives this often; after the longer time without a sign it is taken for dead. */
const HEARTBEAT_MS = 2_000;
const SILENT_FOR_MS = 15_000;

const LOCK_FILE = "lock.json";
/** Held for an instant by whoever is about to replace a dead holder's lock. */
const TAKEOVER_FILE = "lock.takeover.json";

type Holder = {
  token: string;
  pid: number;
  /** When the process began, in the system's own unit: tells a process from a later one of the same number. */
  began: string;
  /** Which process numbers these are: in a container every server is process 1. */
  namespace: string;
  since: string;
};

/** Another process has the data directory open; the message names it. */
export class DataInUseError extends Error {
  constructor(directory: string, { pid, since }: Pick<Holder, "pid" | "since">) {
    super(
      `The accounts in ${directory} are in use by another server (process ${pid}, since ${since}). ` +
        "Stop that server first, or give this one a directory of its own with CHARD_DATA_DIR.",
    );
  }
}

export type DataLock = {
  /** False once another process has taken over (this one was suspended for too long): stop writing. */
  isHeld(): boolean;
  release(): Promise<void>;
};

/**
 * The exclusive lock on a data directory: PGlite itself lets two processes write and lose each other's data. A dead
 * holder's lock is taken over at once if its process is known to be gone, else after 15 s without a heartbeat.
 * Throws DataInUseError while somebody else holds it.
 */
export async function lockData(directory: string): Promise<DataLock> {
  const file = join(directory, LOCK_FILE);
  const self = { token: randomUUID(), ...(await identify()), since: new Date().toISOString() };
  while (!(await create(file, self))) {
    const found = await inspect(file);
    if (found.state === "alive") throw new DataInUseError(directory, found.holder);
    if (found.state === "dead" && (await replace(directory, found.holder, self))) break;
  }
  return keep(file, self);
}

/** Puts our lock in a dead holder's place; false when somebody else was about to. */
async function replace(directory: string, dead: Holder | undefined, self: Holder) {
  const file = join(directory, LOCK_FILE);
  const takeover = join(directory, TAKEOVER_FILE);
  if (!(await create(takeover, self))) {
    const rival = await inspect(takeover);
    if (rival.state === "alive") throw new DataInUseError(directory, rival.holder);
    if (rival.state === "dead") await unlink(takeover);
    return false;
  }
  const still = await read(file);
  if (still?.token === dead?.token) {
    await rename(takeover, file);
    return true;
  }
  await unlink(takeover);
  return false;
}

function keep(file: string, self: Holder): DataLock {
  let held = true;

  const heartbeat = setInterval(async () => {
    const holder = await read(file);
    held = holder?.token === self.token;
    if (!held) return clearInterval(heartbeat);
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** On the way out of the process nothing asynchronous runs any more. */
  function releaseAtExit() {
    if (!held) return;
    try {
      unlinkSync(file);
    } catch {
      // Already gone: nothing to release.
    }
  }
  process.once("exit", releaseAtExit);

  return {
    isHeld: () => held,
    async release() {
      clearInterval(heartbeat);
      process.off("exit", releaseAtExit);
      if (held) await unlink(file);
      held = false;
    },
  };
}

async function create(file: string, holder: Holder) {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Undefined for a file that is gone, is being written, or was cut short by a crash. */
async function read(file: string) {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

type Found =
  | { state: "gone" }
  | { state: "alive"; holder: Pick<Holder, "pid" | "since"> }
  | { state: "dead"; holder: Holder | undefined };

const SOMEBODY = { pid: 0, since: "just now" };

async function inspect(file: string): Promise<Found> {
  const holder = await read(file);
  const silentFor = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  );
  if (silentFor === undefined) return { state: "gone" };
  if (silentFor > SILENT_FOR_MS || (holder && (await isGone(holder)))) {
    return { state: "dead", holder };
  }
  return { state: "alive", holder: holder ?? SOMEBODY };
}

/** Whether the process is known to have ended; one in another container's row of numbers never is. */
async function isGone({ pid, began, namespace }: Holder) {
  if (namespace !== (await identify()).namespace) return false;
  return !isRunning(pid) || (await beganAt(pid)) !== began;
}

async function identify() {
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

/** Field 22 of Linux's process table (the command's name before it may hold spaces); empty where there is none. */
async function beganAt(pid: number) {
  try {
    const fields = await readFile(`/proc/${pid}/stat`, "utf8");
    return fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
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
