import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PlainNode } from "@/lib/share-image/plain-tree";

type Png = Uint8Array<ArrayBuffer>;
type Answer = { id: number; png?: Png; error?: string };
type Waiting = { resolve(png: Png): void; reject(error: Error): void };
type Size = { width: number; height: number };

const threadFile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/share-image/thread.mjs");

function startThread(onEnd: () => void) {
  const worker = new Worker(/* turbopackIgnore: true */ threadFile());
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.on("message", ({ id, png, error }: Answer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    // A build ends when nothing is drawn any more.
    if (waiting.size === 0) worker.unref();
    if (png === undefined) reject(new Error(error));
    else resolve(png);
  });
  function fail(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onEnd();
  }
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The thread that draws share images has ended.")));

  return (tree: PlainNode, size: Size) =>
    new Promise<Png>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: lastId, tree, size });
    });
}

let ask: ReturnType<typeof startThread> | undefined;

/** Draws a share image as PNG in a thread of its own, which begins with the first image, and anew after it has failed. */
export function drawInThread(tree: PlainNode, size: Size) {
  ask ??= startThread(() => (ask = undefined));
  return ask(tree, size);
}
