/** @jest-environment node */
import { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import { drawInThread } from "@/lib/share-image/drawing-thread";

jest.mock("node:worker_threads", () => ({ Worker: jest.fn() }));

/** A thread that draws nothing by itself. */
class Thread extends EventEmitter {
  ref = jest.fn();
  unref = jest.fn();
  postMessage = jest.fn();
  terminate = jest.fn(() => this.emit("exit", 1));
}

const SIZE = { width: 1200, height: 630 };
const PNG = new Uint8Array([1]);
let threads: Thread[];

beforeEach(() => {
  jest.useFakeTimers();
  threads = [];
  jest.mocked(Worker).mockImplementation(() => {
    threads.push(new Thread());
    return threads.at(-1) as unknown as Worker;
  });
});
afterEach(() => {
  for (const thread of threads) thread.emit("exit", 0);
  jest.useRealTimers();
});

/** What became of it, whatever it was. */
const ask = () => drawInThread("title", SIZE).catch(({ message }: Error) => message);

test("one thread draws all images, each for the one who asked", async () => {
  const asked = [ask(), ask()];
  const [first, second] = threads[0]!.postMessage.mock.calls.map(([{ id }]) => id as number);
  threads[0]!.emit("message", { id: second, error: "No font" });
  threads[0]!.emit("message", { id: first, png: PNG });
  expect(await Promise.all(asked)).toEqual([PNG, "No font"]);
  expect(threads).toHaveLength(1);
  expect(threads[0]!.unref).toHaveBeenCalledTimes(1);
});

test("a thread that fails ends what it was asked for, and another takes its place", async () => {
  const asked = ask();
  threads[0]!.emit("error", new Error("Out of memory"));
  // Before it has ended.
  const late = ask();
  threads[0]!.emit("exit", 1);
  expect(await Promise.all([asked, late])).toEqual(["Out of memory", "Out of memory"]);
  void ask();
  expect(threads).toHaveLength(2);
});

test("a thread that draws nothing for a minute is ended, an idle one is not", async () => {
  const drawn = ask();
  jest.advanceTimersByTime(50_000);
  const stuck = ask();
  threads[0]!.emit("message", { id: threads[0]!.postMessage.mock.calls[0][0].id, png: PNG });
  await drawn;
  jest.advanceTimersByTime(50_000);
  expect(threads[0]!.terminate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(await stuck).toMatch(/has ended/);

  const next = ask();
  threads[1]!.emit("message", { id: threads[1]!.postMessage.mock.calls[0][0].id, png: PNG });
  await next;
  jest.advanceTimersByTime(600_000);
  expect(threads[1]!.terminate).not.toHaveBeenCalled();
});
