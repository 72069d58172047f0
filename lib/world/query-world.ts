import { createWorkerClient } from "@/lib/browser/worker-requests";
import type { WorldQuery, WorldQueries } from "@/lib/world/world-queries";

const client = createWorkerClient<WorldQuery>(
  () => new Worker(new URL("./world-worker.ts", import.meta.url), { type: "module" }),
  "The world was closed.",
);

/** Ends the worker: the next query opens the file that is kept then. */
export const closeWorld = client.close;

/** Queries the kept world, in a worker that opens it at the first query. Rejects where it is not kept or cannot be read. */
export function queryWorld<Kind extends keyof WorldQueries>(
  kind: Kind,
  parameters: WorldQueries[Kind]["parameters"],
) {
  const result = client.send({ kind, ...parameters } as WorldQuery);
  return result as Promise<WorldQueries[Kind]["result"]>;
}
