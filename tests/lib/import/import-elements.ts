import { Readable } from "node:stream";
import type { Database } from "@/lib/database/database";
import { openGeography } from "@/lib/import/geography";
import { readExtract } from "@/lib/import/extract/read-extract";
import { runImport, type ImportOptions } from "@/lib/import/run-import";

type Tags = Record<string, string>;
export type Element = { type: string; id: number; lat: number; lon: number; tags: Tags };

/** A restaurant of OpenStreetMap where everything is vegan. */
export const vegan = (id: number, lat: number, lon: number, tags: Tags): Element => ({
  type: "node",
  id,
  lat,
  lon,
  tags: { amenity: "restaurant", "diet:vegan": "only", ...tags },
});

/** Imports elements as the response of a server would bring them; the whole world unless `scope` says less. */
export function importElements(
  database: Database,
  elements: unknown[],
  {
    header,
    meanwhile,
    ...options
  }: Partial<ImportOptions> & {
    header?: object;
    /** What happens once the import has read the records that there are. */
    meanwhile?: () => Promise<unknown>;
  } = {},
) {
  const text = JSON.stringify({
    osm3s: { timestamp_osm_base: "2026-11-20T00:00:00Z" },
    ...header,
    elements,
  });
  async function* response() {
    await meanwhile?.();
    yield Buffer.from(text);
  }
  return runImport({
    database,
    extract: readExtract(Readable.from(response())),
    scope: { kind: "world" },
    geographyOf: openGeography,
    now: new Date("2026-11-23T10:00:00Z"),
    dryRun: false,
    force: false,
    keepSamples: false,
    onReject: () => {},
    onProgress: () => {},
    ...options,
  });
}
