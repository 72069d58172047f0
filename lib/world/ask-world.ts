import type { WorldQuestions } from "@/lib/world/answers";

type Waiting = { resolve: (found: unknown) => void; reject: (error: Error) => void };
type Reply = { number: number; found?: unknown; error?: string };

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function settle({ number, found, error }: Reply) {
  const question = waiting.get(number);
  waiting.delete(number);
  if (error === undefined) question?.resolve(found);
  else question?.reject(new Error(error));
}

/** Ends the worker: the next question opens the file that is kept then. */
export function closeWorld() {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error("The world was closed."));
  waiting.clear();
}

function startWorker() {
  const started = new Worker(new URL("./world-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Reply>) => settle(data));
  // Its script could not be loaded: a later question tries again.
  started.addEventListener("error", closeWorld);
  return started;
}

/** Asks the kept world, in a worker that opens it with the first question. Rejects where it is not kept or cannot be read. */
export function askWorld<Kind extends keyof WorldQuestions>(
  kind: Kind,
  ask: WorldQuestions[Kind]["ask"],
): Promise<WorldQuestions[Kind]["answer"]> {
  worker ??= startWorker();
  const number = (count += 1);
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve: resolve as Waiting["resolve"], reject });
    worker!.postMessage({ number, question: { kind, ...ask } });
  });
}
