import { citySlug } from "@/lib/cities/slug";
import { toCsv } from "@/lib/favorites/exports/csv";
import type { ExportedList } from "@/lib/favorites/exports/exported-list";
import type { ExportFormat } from "@/lib/favorites/exports/formats";
import { toGeoJson } from "@/lib/favorites/exports/geojson";
import { toGpx } from "@/lib/favorites/exports/gpx";
import { toKml } from "@/lib/favorites/exports/kml";

const WRITERS: Record<ExportFormat["id"], (list: ExportedList) => string> = {
  gpx: toGpx,
  kml: toKml,
  geojson: toGeoJson,
  csv: toCsv,
};

/** The name of a list's file: "lisbon-in-may.gpx"; "list.gpx" where the name has no Latin letters. */
export function exportFileName(name: string, { id }: ExportFormat) {
  return `${citySlug(name) || "list"}.${id}`;
}

/** A list as a file to save; a member's own, which no cache stores. */
export function exportResponse(list: ExportedList, format: ExportFormat) {
  return new Response(WRITERS[format.id](list), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": format.type,
      "Content-Disposition": `attachment; filename="${exportFileName(list.name, format)}"`,
    },
  });
}
