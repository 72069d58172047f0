/** The files that the favorites and lists can be downloaded as (P14.805), by the end of their names. */
export const EXPORT_FORMATS = [
  { id: "gpx", label: "GPX", type: "application/gpx+xml" },
  { id: "kml", label: "KML", type: "application/vnd.google-earth.kml+xml" },
  { id: "geojson", label: "GeoJSON", type: "application/geo+json" },
  { id: "csv", label: "CSV", type: "text/csv; charset=utf-8" },
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The format that a part of a path names. */
export function findExportFormat(id: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => format.id === id);
}
