/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataInUseError, lockData } from "@/lib/database/data-lock";

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "chard-lock-"));
  file = join(directory, "lock.json");
});

afterEach(() => rm(directory, { recursive: true }));

const read = async () => JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;

async function writeHolder(change: Record<string, unknown>, silentForMs = 0) {
  const own = await lockData(directory);
  const holder = { ...(await read()), token: "somebody else's", ...change };
  await own.release();
  await writeFile(file, JSON.stringify(holder));
  const at = new Date(Date.now() - silentForMs);
  await utimes(file, at, at);
}

it("names its holder: process, start, namespace, since when", async () => {
  const lock = await lockData(directory);
  expect(await read()).toEqual({
    token: expect.any(String),
    pid: process.pid,
    began: expect.any(String),
    namespace: expect.any(String),
    since: expect.any(String),
  });
  await lock.release();
});

it("refuses a second holder and says who has it", async () => {
  const lock = await lockData(directory);
  const second = lockData(directory);
  await expect(second).rejects.toBeInstanceOf(DataInUseError);
  await expect(second).rejects.toThrow(`process ${process.pid}`);
  await expect(second).rejects.toThrow("CHARD_DATA_DIR");
  expect(lock.isHeld()).toBe(true);
  await lock.release();
});

it("leaves nothing behind when released, and can be had again", async () => {
  await (await lockData(directory)).release();
  expect(await readdir(directory)).toEqual([]);
  await (await lockData(directory)).release();
});

it("lets one of ten that ask at once have it", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => lockData(directory)));
  const locks = asked.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

it("takes over at once from a process that has ended", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  await writeHolder({ pid: child.pid });
  const lock = await lockData(directory);
  expect(await read()).toMatchObject({ pid: process.pid });
  await lock.release();
});

it("takes over at once when another process now has the number, as after a restart in a container", async () => {
  await writeHolder({ began: "an earlier start" });
  await (await lockData(directory)).release();
});

it("lets one of ten that find a dead holder take over", async () => {
  await writeHolder({ began: "an earlier start" });
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => lockData(directory)));
  const locks = asked.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  expect(await readdir(directory)).toEqual([]);
});

it.each([
  { silentForMs: 5_000, free: false },
  { silentForMs: 20_000, free: true },
])(
  "goes by the heartbeat for a process of another container: $silentForMs ms",
  async ({ silentForMs, free }) => {
    await writeHolder({ namespace: "another machine", pid: 1 }, silentForMs);
    const asked = lockData(directory);
    if (free) await (await asked).release();
    else await expect(asked).rejects.toBeInstanceOf(DataInUseError);
  },
);

it.each([
  { silentForMs: 0, free: false },
  { silentForMs: 20_000, free: true },
])(
  "waits for a lock that is still being written: $silentForMs ms",
  async ({ silentForMs, free }) => {
    await writeFile(file, "");
    const at = new Date(Date.now() - silentForMs);
    await utimes(file, at, at);
    const asked = lockData(directory);
    if (free) await (await asked).release();
    else await expect(asked).rejects.toBeInstanceOf(DataInUseError);
  },
);

describe("its heartbeat", () => {
  const beat = async () => {
    jest.advanceTimersByTime(2_000);
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "Date"] }));
  afterEach(() => jest.useRealTimers());

  it("keeps others away", async () => {
    const lock = await lockData(directory);
    const long = new Date(Date.now() - 60_000);
    await utimes(file, long, long);
    await beat();
    await expect(lockData(directory)).rejects.toBeInstanceOf(DataInUseError);
    await lock.release();
  });

  it("notices that another process has taken over, and leaves its lock alone", async () => {
    const lock = await lockData(directory);
    await writeFile(file, JSON.stringify({ token: "a rival's" }));
    await beat();
    expect(lock.isHeld()).toBe(false);
    await lock.release();
    expect(await read()).toEqual({ token: "a rival's" });
  });
});
