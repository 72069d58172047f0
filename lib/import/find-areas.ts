import { z } from "zod";
import { areaSelection, DEFAULT_SERVERS, explainFailure } from "@/lib/import/extract/overpass";

const TIMEOUT_SECONDS = 30;
const MAX_FOUND = 20;

const ANSWER = z.object({
  elements: z.array(
    z.object({ id: z.number(), tags: z.record(z.string(), z.string()).default({}) }),
  ),
});

/**
 * The areas that an import of `area` would cover, each by the number of its relation and what it is.
 * @throws Error with the failure of each server, when none responds.
 */
export async function findAreas(area: string, servers: readonly string[], request = fetch) {
  const data = `[out:json][timeout:${TIMEOUT_SECONDS}];${areaSelection(area)}rel(pivot.a);out tags ${MAX_FOUND};`;
  const failures: string[] = [];
  for (const server of servers.length > 0 ? servers : DEFAULT_SERVERS) {
    try {
      const response = await request(server, {
        method: "POST",
        headers: { "user-agent": "Chard/1.0 (setup)" },
        body: new URLSearchParams({ data }),
        redirect: "error",
        signal: AbortSignal.timeout((TIMEOUT_SECONDS + 10) * 1000),
      });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
      const { elements } = ANSWER.parse(await response.json());
      return elements.map(
        ({ id, tags }) => `relation/${id} (admin_level ${tags.admin_level ?? "?"})`,
      );
    } catch (error) {
      const isForeign = error instanceof z.ZodError || error instanceof SyntaxError;
      failures.push(
        `${server}: ${isForeign ? "not a response of Overpass" : explainFailure(error)}`,
      );
    }
  }
  throw new Error(`No Overpass server responded. ${failures.join("; ")}`);
}
