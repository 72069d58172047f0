/** @jest-environment node */
import { workQueue } from "@/lib/photos/work-queue";

/** Work that ends when it is told to. */
function job(name: string, log: string[]) {
  const { promise, resolve, reject } = deferred<string>();
  return {
    work: () => {
      log.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

const turn = () => new Promise(setImmediate);

it("runs two at once, the others in turn, also after a failure", async () => {
  const run = workQueue({ slots: 2, maxWaiting: 9 });
  const log: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => job(name, log));
  const results = [a!, b!, c!, d!].map(({ work }) => run(1, work));
  await turn();
  expect(log).toEqual(["a", "b"]);
  b!.fail();
  await expect(results[1]).rejects.toThrow("b");
  await turn();
  expect(log).toEqual(["a", "b", "c"]);
  [a!, c!, d!].forEach(({ end }) => end());
  await expect(Promise.all([results[0], results[2], results[3]])).resolves.toEqual(["a", "c", "d"]);
});

it("runs heavy work alone, and lets no light work overtake it", async () => {
  const run = workQueue({ slots: 2, maxWaiting: 9 });
  const log: string[] = [];
  const [light, heavy, later] = ["light", "heavy", "later"].map((name) => job(name, log));
  const first = run(1, light!.work);
  const second = run(2, heavy!.work);
  const third = run(1, later!.work);
  await turn();
  expect(log).toEqual(["light"]);
  light!.end();
  await first;
  await turn();
  expect(log).toEqual(["light", "heavy"]);
  heavy!.end();
  later!.end();
  await Promise.all([second, third]);
  expect(log).toEqual(["light", "heavy", "later"]);
});

it("turns away who would wait too long", async () => {
  const run = workQueue({ slots: 1, maxWaiting: 1 });
  const log: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => job(name, log));
  const first = run(1, a!.work);
  const second = run(1, b!.work);
  await expect(run(1, c!.work)).rejects.toMatchObject({ reason: "busy" });
  a!.end();
  b!.end();
  await Promise.all([first, second]);
  expect(log).toEqual(["a", "b"]);
});
