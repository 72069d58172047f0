import { workerQuestions } from "@/lib/browser/worker-questions";
import type { WorldQuestion, WorldQuestions } from "@/lib/world/answers";

const questions = workerQuestions<WorldQuestion>(
  () => new Worker(new URL("./world-worker.ts", import.meta.url), { type: "module" }),
  "The world was closed.",
);

/** Ends the worker: the next question opens the file that is kept then. */
export const closeWorld = questions.close;

/** Queries the kept world, in a worker that opens it at the first query. Rejects where it is not kept or cannot be read. */
export function askWorld<Kind extends keyof WorldQuestions>(
  kind: Kind,
  ask: WorldQuestions[Kind]["ask"],
) {
  const result = questions.ask({ kind, ...ask } as WorldQuestion);
  return result as Promise<WorldQuestions[Kind]["result"]>;
}
