import { basename } from "node:path";
import type { KnownElement } from "@/lib/database/imports/known-records";
import { turn } from "@/lib/location/longitudes";

/** South, west, north, east in WGS 84 degrees. */
export type BoundingBox = readonly [south: number, west: number, north: number, east: number];

/** What part of the world an import covers: everything that is not in it is not missing. */
export type ImportScope =
  | { kind: "file"; name: string }
  | { kind: "world" }
  | { kind: "area"; area: string }
  | { kind: "box"; box: BoundingBox };

/** The smallest part of the known venues of an area that an extract of it has to have. */
export const EXPECTED_SHARE = 0.9;

/** A file says nothing of its borders: around its elements, so much is taken to belong to it. */
const FILE_MARGIN_DEGREES = 0.05;

const FILE = "file:";

/** How the scope is kept with an import: "file:berlin.json", "world", "area:Berlin", "box:52.3,13.1,52.7,13.8". */
export function scopeName(scope: ImportScope) {
  if (scope.kind === "file") return `${FILE}${basename(scope.name)}`;
  if (scope.kind === "area") return `area:${scope.area}`;
  return scope.kind === "box" ? `box:${scope.box.join(",")}` : scope.kind;
}

/**
 * The scope that a known element is kept with after an import that has it. It shows which elements an area had, and which a file had
 * outside of the box around its present content; boxes and the world need no scope, and keep the present one.
 */
export function keptScope(scope: ImportScope, before: string | undefined) {
  const keeps = scope.kind === "file" ? before?.startsWith("area:") : scope.kind !== "area";
  return (keeps && before) || scopeName(scope);
}

/** The narrowest meridians around longitudes, the western one first: those of Fiji are on both sides of the antimeridian. */
function meridiansAround(longitudes: readonly number[]) {
  const sorted = longitudes.map(turn).sort((a, b) => a - b);
  const gaps = sorted.map((east, index) => turn((sorted[index + 1] ?? sorted[0]!) - east));
  // Of one longitude the gap is the whole circle.
  const widest = gaps.reduce((best, gap, index) => (gap > gaps[best]! ? index : best), 0);
  return [sorted[(widest + 1) % sorted.length]!, sorted[widest]!] as const;
}

/** Grows a bounding box by points; its west is east of its east where it crosses the antimeridian. */
export function createBounds() {
  let [south, north] = [Infinity, -Infinity];
  const longitudes: number[] = [];
  return {
    add({ lat, lng }: { lat: number; lng: number }) {
      south = Math.min(south, lat);
      north = Math.max(north, lat);
      longitudes.push(lng);
    },
    get box(): BoundingBox | undefined {
      if (longitudes.length === 0) return undefined;
      const [west, east] = meridiansAround(longitudes);
      return [south, west, north, east];
    },
  };
}

function isInside([south, west, north, east]: BoundingBox, { lat, lng }: KnownElement, margin = 0) {
  const width = east - west >= 360 ? 360 : turn(east - west) + 2 * margin;
  const isBetween = turn(lng - west + margin) <= width;
  return lat >= south - margin && lat <= north + margin && isBetween;
}

type Found = {
  /** The elements that the import has, and the box around them. */
  refs: ReadonlySet<string>;
  box: BoundingBox | undefined;
};

/** The earlier versions of an import's file: those of its name, and those of which it has nearly all elements. */
function formerFiles(name: string, known: Iterable<KnownElement>, refs: ReadonlySet<string>) {
  const files = new Map<string, { all: number; found: number }>();
  for (const { scope, missing, ref } of known) {
    if (missing > 0 || !scope.startsWith(FILE.slice(0, -1))) continue;
    const file = files.get(scope) ?? { all: 0, found: 0 };
    files.set(scope, file);
    file.all++;
    if (refs.has(ref)) file.found++;
  }
  const later = [...files].filter(([, { all, found }]) => found >= all * EXPECTED_SHARE);
  return new Set([name, ...later.map(([file]) => file)]);
}

/** Tells whether a known element would be in the import if it still existed. */
export function areaOf(scope: ImportScope, known: Iterable<KnownElement>, { refs, box }: Found) {
  const name = scopeName(scope);
  const former = scope.kind === "file" ? formerFiles(name, known, refs) : undefined;
  return (element: KnownElement) => {
    if (scope.kind === "world") return true;
    if (scope.kind === "area") return element.scope === name;
    if (scope.kind === "box") return isInside(scope.box, element);
    const isAround = box !== undefined && isInside(box, element, FILE_MARGIN_DEGREES);
    return isAround || former!.has(element.scope);
  };
}
