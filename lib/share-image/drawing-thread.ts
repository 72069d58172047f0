import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PlainNode } from "@/lib/share-image/plain-tree";

type Png = Uint8Array<ArrayBuffer>;
type Answer = { id: number; png?: Png; error?: string };
type Waiting = { resolve(png: Png): void; reject(error: Error): void };
type Size = { width: number; height: number };

/** An image takes less than a second of a core; a thread that draws nothing for so long is ended. */
const LONGEST_MS = 60_000;

const threadFile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/share-image/thread.mjs");

function startThread(onEnd: () => void) {
  const worker = new Worker(/* turbopackIgnore: true */ threadFile());
  const waiting = new Map<number, Waiting>();
  let failure = new Error("The thread that draws share images has ended.");
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function watch() {
    clearTimeout(timer);
    timer = waiting.size > 0 ? setTimeout(() => worker.terminate(), LONGEST_MS) : undefined;
    // A build ends when nothing is drawn any more.
    if (waiting.size === 0) worker.unref();
    else worker.ref();
  }
  worker.on("message", ({ id, png, error }: Answer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    watch();
    if (png) resolve(png);
    else reject(new Error(error));
  });
  worker.on("error", (error: Error) => (failure = error));
  worker.on("exit", () => {
    onEnd();
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(failure);
  });

  return (tree: PlainNode, size: Size) =>
    new Promise<Png>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      if (waiting.size === 1) watch();
      worker.postMessage({ id: lastId, tree, size });
    });
}

let ask: ReturnType<typeof startThread> | undefined;

/** Draws a share image as PNG in a thread of its own, which begins with the first image, and anew after it has failed. */
export async function drawInThread(tree: PlainNode, size: Size) {
  ask ??= startThread(() => (ask = undefined));
  return ask(tree, size);
}
