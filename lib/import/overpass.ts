import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { ExtractError, readExtract } from "@/lib/import/read-extract";
import type { ImportScope } from "@/lib/import/scope";

/** The main instance, and the ones that its operators name beside it. */
const DEFAULT_SERVERS = [
  "https://overpass-api.de/api/interpreter",
  "https://overpass.private.coffee/api/interpreter",
];

const TIMEOUT_SECONDS = 900;

/** What is in the directory, see lib/osm/vegan-level.ts. */
const SELECTED = ['["diet:vegan"~"^(only|yes|limited)$"]', '["diet:vegetarian"="only"]'];

function filterOf(scope: Exclude<ImportScope, { kind: "file" }>) {
  if (scope.kind === "box") return { before: "", filter: `(${scope.box.join(",")})` };
  if (scope.kind === "world") return { before: "", filter: "" };
  const id = /^(?:relation\/)?(\d+)$/.exec(scope.area)?.[1];
  const name = scope.area.replace(/["\\]/g, "\\$&");
  const area = id
    ? `rel(${id});map_to_area->.a;`
    : `area["name"="${name}"]["boundary"="administrative"]->.a;`;
  return { before: area, filter: "(area.a)" };
}

/** The query for a part of the world, in Overpass QL. */
export function overpassQuery(scope: Exclude<ImportScope, { kind: "file" }>) {
  const { before, filter } = filterOf(scope);
  const parts = SELECTED.map((tags) => `nwr${tags}${filter};`).join("");
  return `[out:json][timeout:${TIMEOUT_SECONDS}];${before}(${parts});out center meta;`;
}

type Options = { servers: readonly string[]; userAgent: string; fetch?: typeof fetch };

/**
 * Asks the servers in turn until one answers.
 * @throws ExtractError with what each of them said, when none does.
 */
export async function queryOverpass(
  scope: Exclude<ImportScope, { kind: "file" }>,
  options: Options,
) {
  const failures: string[] = [];
  const servers = options.servers.length > 0 ? options.servers : DEFAULT_SERVERS;
  for (const server of servers) {
    try {
      const response = await (options.fetch ?? fetch)(server, {
        method: "POST",
        headers: { "user-agent": options.userAgent },
        body: new URLSearchParams({ data: overpassQuery(scope) }),
        signal: AbortSignal.timeout((TIMEOUT_SECONDS + 60) * 1000),
      });
      if (response.ok && response.body)
        return readExtract(Readable.fromWeb(response.body as ReadableStream));
      failures.push(`${server}: ${response.status} ${response.statusText}`);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      failures.push(`${server}: ${cause?.message ?? message}`);
    }
  }
  throw new ExtractError(`No Overpass server answered. ${failures.join("; ")}`);
}
