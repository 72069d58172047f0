import { randomUUID } from "node:crypto";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  readProcessIdentity,
  processState,
  type ProcessIdentity,
} from "@/lib/database/data-directory/process-identity";

/** The holder touches its file this often. A holder on another machine that does not for the longer time counts as dead. */
const HEARTBEAT_MS = 2_000;
const SILENT_FOR_MS = 15_000;
const WATCH_MS = 250;

const LOCK_FILE = "lock.json";
/** Held for an instant by a process that is about to replace a dead holder's lock. */
const TAKEOVER_FILE = "lock.takeover.json";

type Holder = ProcessIdentity & { token: string; since: string };

/** Another process has the data directory open; the message names it. */
export class DataInUseError extends Error {
  constructor(directory: string, { pid, since }: Pick<Holder, "pid" | "since">) {
    super(
      `The database in ${directory} is in use by another server (process ${pid}, since ${since}). ` +
        "Stop that server first, or give this one a directory of its own with CHARD_DATA_DIR.",
    );
  }
}

export type DataLock = {
  /**
   * Call it before each write. False permanently once another process has taken over, and temporarily while that is unknown after a
   * pause: this process may have been suspended.
   */
  isHeld(): boolean;
  release(): Promise<void>;
};

/**
 * The exclusive lock on a data directory: PGlite itself lets two processes write and lose each other's data. A process on this
 * machine holds it as long as it lives, suspended or not. A process that cannot be looked up (another container, another machine)
 * loses the lock after 15 s without a heartbeat, by this process's own clock.
 * @throws DataInUseError while another process holds it.
 */
export async function lockData(
  directory: string,
  { silentForMs = SILENT_FOR_MS } = {},
): Promise<DataLock> {
  const file = join(directory, LOCK_FILE);
  const self = {
    token: randomUUID(),
    ...(await readProcessIdentity()),
    since: new Date().toISOString(),
  };
  while (!(await create(file, self))) {
    const found = await inspect(file, silentForMs);
    if (found.state === "alive") throw new DataInUseError(directory, found.holder);
    if (found.state === "dead" && (await replace(directory, found.holder, self, silentForMs)))
      break;
  }
  return keep(file, self);
}

/** Replaces a dead holder's lock with ours; false when another process was about to. */
async function replace(
  directory: string,
  dead: Holder | undefined,
  self: Holder,
  silentForMs: number,
) {
  const file = join(directory, LOCK_FILE);
  const takeover = join(directory, TAKEOVER_FILE);
  if (!(await create(takeover, self))) {
    const rival = await inspect(takeover, silentForMs);
    if (rival.state === "alive") throw new DataInUseError(directory, rival.holder);
    if (rival.state === "dead") await unlink(takeover);
    return false;
  }
  const still = await read(file);
  if (still.state !== "gone" && still.holder?.token === dead?.token) {
    await rename(takeover, file);
    return true;
  }
  await unlink(takeover);
  return false;
}

function keep(file: string, self: Holder): DataLock {
  let held = true;
  // performance.now() is monotonic: setting the system's clock changes nothing.
  let checkedAt = performance.now();

  function check() {
    const found = held ? readNow(file) : undefined;
    if (found?.state === "gone") held = createNow(file, self);
    else if (found?.holder) held = found.holder.token === self.token;
    // Unreadable: nothing is known, so that one failed read does not end the accounts.
    if (found?.state === "gone" || found?.holder) checkedAt = performance.now();
    return held;
  }

  const heartbeat = setInterval(() => {
    if (!check()) return clearInterval(heartbeat);
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const wasCheckedLately = () => performance.now() - checkedAt < 2 * HEARTBEAT_MS;

  /** While the process exits, asynchronous code does not run any more. */
  function releaseAtExit() {
    try {
      if (check()) unlinkSync(file);
    } catch {
      // Already removed: nothing to release.
    }
  }
  process.once("exit", releaseAtExit);

  return {
    isHeld: () => (wasCheckedLately() ? held : check() && wasCheckedLately()),
    async release() {
      clearInterval(heartbeat);
      process.off("exit", releaseAtExit);
      if (check()) await unlink(file);
      held = false;
    },
  };
}

const NEW_FILE = { flag: "wx", mode: 0o600 };

function isErrno(error: unknown, code: string) {
  return (error as NodeJS.ErrnoException).code === code;
}

async function create(file: string, holder: Holder) {
  try {
    await writeFile(file, JSON.stringify(holder), NEW_FILE);
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  }
}

function createNow(file: string, holder: Holder) {
  try {
    writeFileSync(file, JSON.stringify(holder), NEW_FILE);
    return true;
  } catch {
    return false;
  }
}

/** `unreadable`: it is there, but is being written, was cut short by a crash, or the disk fails. */
type Contents =
  | { state: "gone"; holder?: undefined }
  | { state: "known"; holder: Holder }
  | { state: "unreadable"; holder?: undefined };

function parse(text: string): Contents {
  try {
    return { state: "known", holder: JSON.parse(text) as Holder };
  } catch {
    return { state: "unreadable" };
  }
}

function failedRead(error: unknown): Contents {
  return { state: isErrno(error, "ENOENT") ? "gone" : "unreadable" };
}

function read(file: string): Promise<Contents> {
  return readFile(file, "utf8").then(parse, failedRead);
}

function readNow(file: string): Contents {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    return failedRead(error);
  }
}

type Found =
  | { state: "gone" }
  | { state: "alive"; holder: Pick<Holder, "pid" | "since"> }
  | { state: "dead"; holder: Holder | undefined };

const UNKNOWN_HOLDER = { pid: 0, since: "just now" };

async function inspect(file: string, silentForMs: number): Promise<Found> {
  const found = await read(file);
  if (found.state === "gone") return { state: "gone" };
  const { holder } = found;
  const process = holder ? await processState(holder) : "unknown";
  if (process === "ended") return { state: "dead", holder };
  if (process === "running") return { state: "alive", holder: holder! };
  const heartbeat = await watch(file, silentForMs);
  if (heartbeat === "gone") return { state: "gone" };
  return heartbeat === "seen"
    ? { state: "alive", holder: holder ?? UNKNOWN_HOLDER }
    : { state: "dead", holder };
}

/** Waits for a heartbeat. The file's time is only compared with itself: the holder's clock may differ from ours. */
async function watch(file: string, silentForMs: number) {
  const timeOf = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const first = await timeOf();
  for (const begin = performance.now(); performance.now() - begin < silentForMs;) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    const time = await timeOf();
    if (time === undefined) return "gone";
    if (time !== first) return "seen";
  }
  return "silent";
}
