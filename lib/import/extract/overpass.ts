import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { ExtractError, UnreadableError } from "@/lib/import/extract/extract-errors";
import { readExtractFile } from "@/lib/import/extract/read-extract";
import type { ImportScope } from "@/lib/import/scope";
import { EXTRACT_LIMITS } from "@/lib/import/match/split-elements";

/** The main instance, and the ones that its operators name beside it. */
export const DEFAULT_SERVERS = [
  "https://overpass-api.de/api/interpreter",
  "https://overpass.private.coffee/api/interpreter",
];

const TIMEOUT_SECONDS = 900;

/** What is in the directory, see lib/osm/vegan-level.ts, and what says that it is not: that has not closed. */
const SELECTED = ['["diet:vegan"~"^(only|yes|limited|no)$"]', '["diet:vegetarian"="only"]'];

type QueriedScope = Exclude<ImportScope, { kind: "file" }>;

/** Puts the areas of a name, or that of a relation, into the set "a". */
export function areaSelection(area: string) {
  const id = /^(?:relation\/)?(\d+)$/.exec(area)?.[1];
  const name = area.replace(/["\\]/g, "\\$&");
  return id
    ? `rel(${id});map_to_area->.a;`
    : `area["name"="${name}"]["boundary"="administrative"]->.a;`;
}

function filterOf(scope: QueriedScope) {
  if (scope.kind === "box") return { before: "", filter: `(${scope.box.join(",")})` };
  if (scope.kind === "world") return { before: "", filter: "" };
  return { before: areaSelection(scope.area), filter: "(area.a)" };
}

/** The query for a part of the world, in Overpass QL. */
export function overpassQuery(scope: QueriedScope) {
  const { before, filter } = filterOf(scope);
  const parts = SELECTED.map((tags) => `nwr${tags}${filter};`).join("");
  return `[out:json][timeout:${TIMEOUT_SECONDS}];${before}(${parts});out center meta;`;
}

type Options = { servers: readonly string[]; userAgent: string; fetch?: typeof fetch };

/** A complete response: a file, and what is missing in it according to the server. */
type Complete = { file: string; remark: string | undefined };

async function* limitBytes(chunks: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > EXTRACT_LIMITS.responseBytes) throw new Error("the response has no end");
    yield chunk;
  }
}

/** Keeps a response as a file, and reads it to its end: what is wrong with it may be anywhere in it. */
async function keep(body: ReadableStream, file: string): Promise<Complete> {
  await pipeline(Readable.fromWeb(body), limitBytes, createWriteStream(file));
  const { elements, header } = readExtractFile(file);
  for await (const element of elements) void element;
  return { file, remark: header.remark };
}

async function ask(server: string, scope: QueriedScope, file: string, options: Options) {
  const response = await (options.fetch ?? fetch)(server, {
    method: "POST",
    headers: { "user-agent": options.userAgent },
    body: new URLSearchParams({ data: overpassQuery(scope) }),
    // A server that was named is trusted, but not the hosts that its answers name.
    redirect: "error",
    signal: AbortSignal.timeout((TIMEOUT_SECONDS + 60) * 1000),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${response.status} ${response.statusText}`.trim());
  }
  return keep(response.body as ReadableStream, file);
}

/** Why a server did not respond, in a few words. */
export function explainFailure(error: unknown) {
  if (error instanceof UnreadableError) return error.what.replace(/\.$/, "");
  const { name, message, cause } = error as Error & { cause?: Error };
  return name === "TimeoutError" ? "no response in time" : (cause?.message ?? message);
}

/**
 * Queries the servers in turn until one returns all data, and returns that as a file of a folder. An incomplete response is
 * used where no server has a better one: the import reports that.
 * @throws ExtractError with the failure of each, when none responds.
 */
export async function queryOverpass(scope: QueriedScope, folder: string, options: Options) {
  const failures: string[] = [];
  let incomplete: string | undefined;
  const servers = options.servers.length > 0 ? options.servers : DEFAULT_SERVERS;
  for (const [index, server] of servers.entries()) {
    try {
      const { file, remark } = await ask(server, scope, join(folder, `${index}.json`), options);
      if (remark === undefined) return file;
      incomplete ??= file;
    } catch (error) {
      failures.push(`${server}: ${explainFailure(error)}`);
    }
  }
  if (incomplete) return incomplete;
  throw new ExtractError(`No Overpass server responded. ${failures.join("; ")}`);
}
