import type { KnownElement } from "@/lib/database/imports/known-records";

/** South, west, north, east in WGS 84 degrees. */
export type BoundingBox = readonly [south: number, west: number, north: number, east: number];

/** What part of the world an import covers: everything that is not in it is not missing. */
export type ImportScope =
  | { kind: "file"; name: string }
  | { kind: "world" }
  | { kind: "area"; area: string }
  | { kind: "box"; box: BoundingBox };

/** A file says nothing of its borders: around its elements, so much is taken to belong to it. */
const FILE_MARGIN_DEGREES = 0.05;

/** How the scope is kept with an import: "file", "world", "area:Berlin", "box:52.3,13.1,52.7,13.8". */
export function scopeName(scope: ImportScope) {
  if (scope.kind === "area") return `area:${scope.area}`;
  return scope.kind === "box" ? `box:${scope.box.join(",")}` : scope.kind;
}

/** Grows a bounding box by points. */
export function createBounds() {
  let box: [number, number, number, number] | undefined;
  return {
    add({ lat, lng }: { lat: number; lng: number }) {
      box = box
        ? [
            Math.min(box[0], lat),
            Math.min(box[1], lng),
            Math.max(box[2], lat),
            Math.max(box[3], lng),
          ]
        : [lat, lng, lat, lng];
    },
    get box(): BoundingBox | undefined {
      return box;
    },
  };
}

function isInside([south, west, north, east]: BoundingBox, { lat, lng }: KnownElement, margin = 0) {
  return (
    lat >= south - margin && lat <= north + margin && lng >= west - margin && lng <= east + margin
  );
}

/** Whether a known element would be in the import if it still existed; `found` is the box around what the import has. */
export function belongsTo(
  scope: ImportScope,
  element: KnownElement,
  found: BoundingBox | undefined,
) {
  if (scope.kind === "world") return true;
  if (scope.kind === "area") return element.scope === scopeName(scope);
  if (scope.kind === "box") return isInside(scope.box, element);
  return found !== undefined && isInside(found, element, FILE_MARGIN_DEGREES);
}
