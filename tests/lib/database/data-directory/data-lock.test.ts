/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataInUseError, lockData } from "@/lib/database/data-directory/data-lock";

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
  const holder = { ...(await read()), token: "of another process", ...change };
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

it("gives it to one of ten that request it at once", async () => {
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

/** Long enough for this test's heartbeats to be seen, on a busy machine too. */
const SHORT_SILENCE = { silentForMs: 3_000 };

/** Touches the file as a living holder does. */
async function whileBeating(task: () => Promise<void>) {
  let beats = 0;
  const heartbeat = setInterval(() => {
    beats += 1;
    void utimes(file, new Date(beats), new Date(beats)).catch(() => undefined);
  }, 100);
  await task().finally(() => clearInterval(heartbeat));
}

describe.each([
  ["a process of another container", () => writeHolder({ namespace: "another machine", pid: 1 })],
  ["a process with an unknown start", () => writeHolder({ began: "" })],
  ["a lock that is cut short", () => writeFile(file, "{")],
])("%s", (_, prepare) => {
  it("holds it while there are heartbeats, regardless of clocks", async () => {
    await prepare();
    await whileBeating(async () => {
      await expect(lockData(directory, SHORT_SILENCE)).rejects.toBeInstanceOf(DataInUseError);
    });
  });

  it.each([-3600_000, 0, 3600_000])(
    "loses it when no heartbeat is seen, also to a clock that is %d ms off",
    async (offset) => {
      await prepare();
      const at = new Date(Date.now() + offset);
      await utimes(file, at, at);
      const lock = await lockData(directory, { silentForMs: 100 });
      expect(await read()).toMatchObject({ pid: process.pid });
      await lock.release();
    },
  );
});

it("leaves it to a living process of this machine, suspended for however long", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const began = (await readFile(`/proc/${child.pid}/stat`, "utf8")).split(") ")[1]!.split(" ")[19];
  child.kill("SIGSTOP");
  await writeHolder({ pid: child.pid, began }, 24 * 3600_000);
  const asked = lockData(directory, { silentForMs: 0 });
  await expect(asked).rejects.toThrow(`process ${child.pid}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  await (await lockData(directory)).release();
});

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

  it("is not ended by a read that fails", async () => {
    const lock = await lockData(directory);
    const holder = await readFile(file);
    await rm(file);
    await mkdir(file);
    await beat();
    await rm(file, { recursive: true });
    await writeFile(file, holder);
    expect(lock.isHeld()).toBe(true);
    await lock.release();
    expect(await readdir(directory)).toEqual([]);
  });

  it("writes a lock again that was deleted", async () => {
    const lock = await lockData(directory);
    const holder = await read();
    await rm(file);
    await beat();
    expect(await read()).toEqual(holder);
    expect(lock.isHeld()).toBe(true);
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

it("looks before the next write after a pause, and leaves another's lock alone", async () => {
  const lock = await lockData(directory);
  await writeFile(file, JSON.stringify({ token: "a rival's" }));
  const pause = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  expect(lock.isHeld()).toBe(false);
  pause.mockRestore();
  await lock.release();
  expect(await read()).toEqual({ token: "a rival's" });
});

it("does not say that it is held after a pause while the lock cannot be read, and does again afterwards", async () => {
  const lock = await lockData(directory);
  const holder = await readFile(file);
  await rm(file);
  await mkdir(file);
  const now = performance.now();
  const pause = jest.spyOn(performance, "now").mockReturnValue(now + 60_000);
  expect(lock.isHeld()).toBe(false);
  await rm(file, { recursive: true });
  await writeFile(file, holder);
  expect(lock.isHeld()).toBe(true);
  pause.mockRestore();
  await lock.release();
});
