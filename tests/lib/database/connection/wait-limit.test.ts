/** @jest-environment node */
import { AsyncResource } from "node:async_hooks";
import pLimit from "p-limit";
import {
  hasFailedSince,
  recordAvailability,
  recordResponse,
} from "@/lib/database/connection/availability";
import { DatabaseUnavailableError } from "@/lib/database/failures";
import {
  limitRequests,
  probeWithinLimit,
  MAX_WAIT_MS,
  waitForDatabase,
  waitWhileResponding,
  withoutWaitLimit,
  withSharedLimit,
} from "@/lib/database/connection/wait-limit";
import { onRequest } from "@/lib/next-internals/on-request";
import { publishRequest } from "@/tests/fakes/publish-request";

// One clock for all of them: what was noted in one test is in the past of the next.
beforeAll(() => jest.useFakeTimers());
afterEach(() => recordAvailability(true));
afterAll(() => jest.useRealTimers());

const wait = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, "row"));
const ask = (ms: number) => waitForDatabase(() => wait(ms));
/** A response that is recorded, as the pool does. */
const waitAndRecord = (ms: number) => wait(ms).finally(recordResponse);
const never = () => waitForDatabase(() => new Promise<never>(() => undefined));

/** Runs work as the handler of a request of this process. */
function inRequest<T>(work: () => Promise<T>) {
  return new AsyncResource("request").runInAsyncScope(() => {
    publishRequest();
    return work();
  });
}

/** What became of it, after so long. */
async function after<T>(ms: number, work: Promise<T>) {
  const result = work.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(ms);
  return Promise.race([result, Promise.resolve("still waits")]);
}

it("lets code outside of requests wait", async () => {
  expect(await after(2 * MAX_WAIT_MS, never())).toBe("still waits");
  onRequest([limitRequests()]);
  expect(await after(2 * MAX_WAIT_MS, never())).toBe("still waits");
});

describe("with a limit", () => {
  beforeAll(() => onRequest([limitRequests()]));

  it("cancels a query without a response, and rejects", async () => {
    let signal: AbortSignal | undefined;
    const hangs = inRequest(() =>
      waitForDatabase((given) => {
        signal = given;
        return new Promise<never>(() => undefined);
      }),
    );
    const begun = performance.now();
    expect(await after(MAX_WAIT_MS, hangs)).toBeInstanceOf(DatabaseUnavailableError);
    expect(signal?.aborted).toBe(true);
    expect(hasFailedSince(begun)).toBe(true);
  });

  it("counts the queries of a request together, one after the other and at the same time", async () => {
    const third = MAX_WAIT_MS / 3;
    const pairs = async (count: number) => {
      for (let pair = 0; pair < count; pair++) await Promise.all([ask(third), ask(third)]);
      return "done";
    };
    const two = inRequest(() => pairs(2));
    expect(await after(MAX_WAIT_MS, two)).toBe("done");
    const four = inRequest(() => pairs(4));
    expect(await after(MAX_WAIT_MS, four)).toBeInstanceOf(DatabaseUnavailableError);
  });

  it("does not count what a request does meanwhile, such as reading an upload", async () => {
    const upload = inRequest(async () => {
      await ask(1);
      await wait(10 * MAX_WAIT_MS);
      return ask(1);
    });
    expect(await after(11 * MAX_WAIT_MS, upload)).toBe("row");
  });

  describe("behind a request that has the only connection", () => {
    it("does not count the time in the queue while the database responds", async () => {
      const inTurn = pLimit(1);
      const ask = (ms: number) => inRequest(() => waitForDatabase(() => waitAndRecord(ms), inTurn));
      const half = MAX_WAIT_MS / 2;
      const all = Promise.all([ask(half), ask(half), ask(half), ask(half)]);
      expect(await after(4 * half, all)).toEqual(["row", "row", "row", "row"]);
    });

    it("waits no longer than without a queue while the database does not respond", async () => {
      const inTurn = pLimit(1);
      const query = () => waitForDatabase(() => new Promise<never>(() => undefined), inTurn);
      // As a page and its metadata: the second query comes after the first has failed.
      const ask = () => inRequest(() => query().catch(query));
      void ask().catch(() => undefined);
      await jest.advanceTimersByTimeAsync(MAX_WAIT_MS / 2);
      const second = ask();
      const third = ask();
      // What needs no query, such as the database that is open already, says nothing about it.
      await inRequest(() => waitForDatabase(() => Promise.resolve()));
      const both = Promise.allSettled([second, third]);
      expect(await after(MAX_WAIT_MS + 10, both)).toMatchObject([
        { reason: expect.any(DatabaseUnavailableError) },
        { reason: expect.any(DatabaseUnavailableError) },
      ]);
    });

    it("lets a probe through", async () => {
      const inTurn = pLimit(1);
      void inRequest(() => waitForDatabase(() => wait(1000), inTurn));
      const probe = probeWithinLimit(() => waitForDatabase(() => wait(1), inTurn));
      expect(await after(1, probe)).toBe("row");
      await jest.advanceTimersByTimeAsync(1000);
    });
  });

  describe("for work that another request has begun", () => {
    const begin = (ms: number) => withSharedLimit(() => waitForDatabase(() => wait(ms)));

    it("waits for longer than for a query of its own while the database responds to others", async () => {
      const work = begin(3 * MAX_WAIT_MS);
      const waits = inRequest(() => waitWhileResponding(work));
      for (let second = 0; second < 29; second += 1)
        expect(await after(1000, waitAndRecord(1))).toBe("row");
      expect(await after(1000, waits)).toBe("row");
    });

    it("gives up while the database sends no response", async () => {
      const work = begin(3 * MAX_WAIT_MS);
      const waits = inRequest(() => waitWhileResponding(work));
      expect(await after(MAX_WAIT_MS, waits)).toBeInstanceOf(DatabaseUnavailableError);
      await jest.advanceTimersByTimeAsync(3 * MAX_WAIT_MS);
    });

    it("ends work that never ends", async () => {
      const work = withSharedLimit(never);
      expect(await after(6 * MAX_WAIT_MS, work)).toBeInstanceOf(DatabaseUnavailableError);
    });
  });

  it("refuses requests at once while the database is down, except probes and work for all requests", async () => {
    recordAvailability(false);
    const work = jest.fn(() => Promise.resolve("row"));
    await expect(inRequest(() => waitForDatabase(work))).rejects.toThrow(DatabaseUnavailableError);
    expect(work).not.toHaveBeenCalled();
    expect(await probeWithinLimit(() => waitForDatabase(work))).toBe("row");
    expect(await inRequest(() => withoutWaitLimit(() => waitForDatabase(work)))).toBe("row");
    expect(await after(MAX_WAIT_MS, probeWithinLimit(never))).toBeInstanceOf(
      DatabaseUnavailableError,
    );
  });

  it("distinguishes failures of the database from others", async () => {
    const fail = (error: Error) => inRequest(() => waitForDatabase(() => Promise.reject(error)));
    const refused = new Error("Failed query", {
      cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
    });
    for (const [error, isNoted] of [
      [new Error("A defect"), false],
      [Object.assign(new Error("duplicate key"), { code: "23505" }), false],
      [new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }), true],
      [refused, true],
    ] as const) {
      jest.advanceTimersByTime(1);
      const begun = performance.now();
      await expect(fail(error)).rejects.toBe(error);
      expect(hasFailedSince(begun)).toBe(isNoted);
    }
  });
});
