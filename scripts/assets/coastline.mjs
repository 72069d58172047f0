// Turns the Natural Earth land (public domain, by way of the package world-atlas) into the small files that the open map
// draws while no street map is available: `node scripts/assets/coastline.mjs`. The output is committed; lib/map/coastline.ts reads it.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const require = createRequire(import.meta.url);

const TARGET = "public/map/coast";
const CELL_DEGREES = 20;
const WORLD_UNITS_PER_DEGREE = 100;
const CELL_UNITS_PER_DEGREE = 1000;

function landPolygons(resolution) {
  const atlas = require(`world-atlas/land-${resolution}.json`);
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
}

/** The part of a ring on one side of a meridian or parallel (Sutherland and Hodgman). */
function clipRing(ring, axis, limit, keepsAbove) {
  const isInside = (point) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  const clipped = [];
  ring.forEach((point, index) => {
    const previous = ring.at(index - 1);
    if (isInside(point) !== isInside(previous)) {
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      const crossing = [0, 1].map((i) => previous[i] + share * (point[i] - previous[i]));
      crossing[axis] = limit;
      clipped.push(crossing);
    }
    if (isInside(point)) clipped.push(point);
  });
  return clipped;
}

/** A ring that jumps from one edge of the world to the other goes on beyond 180 degrees instead; one around a pole reaches it. */
function unroll(ring) {
  let turn = 0;
  const unrolled = ring.map(([lng, lat], index) => {
    const step = lng - (ring[index - 1] ?? ring[0])[0];
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lng + turn, lat];
  });
  const [first, last] = [unrolled[0], unrolled.at(-1)];
  const around = Math.round((last[0] - first[0]) / 360) * 360;
  if (around === 0) return unrolled;
  const pole = Math.sign(first[1]) * 90;
  return [...unrolled, [first[0] + around, first[1]], [first[0] + around, pole], [first[0], pole]];
}

/** A polygon in parts that lie between the edges of the world. */
function splitAtAntimeridian(rings) {
  const [outer, ...holes] = rings.map(unroll);
  return [-360, 0, 360].flatMap((turn) => {
    const part = (ring) => {
      const turned = ring.map(([lng, lat]) => [lng + turn, lat]);
      return clipRing(clipRing(turned, 0, -180, true), 0, 180, false);
    };
    const clipped = part(outer);
    const hasWidth = clipped.some(([lng]) => lng !== clipped[0][0]);
    return hasWidth ? [[clipped, ...holes.map(part)]] : [];
  });
}

function clipToCell(ring, west, south) {
  const sides = [
    [0, west, true],
    [0, west + CELL_DEGREES, false],
    [1, south, true],
    [1, south + CELL_DEGREES, false],
  ];
  return sides.reduce((rest, side) => (rest.length ? clipRing(rest, ...side) : rest), ring);
}

/** Whole numbers, the first point in full and the others as steps: [x, y, dx, dy, ...]. */
function encodeRing(ring, unitsPerDegree) {
  const points = ring
    .map((point) => point.map((degrees) => Math.round(degrees * unitsPerDegree)))
    .filter(([x, y], index, all) => {
      const [previousX, previousY] = all.at(index - 1);
      return x !== previousX || y !== previousY;
    });
  const steps = points.flatMap(([x, y], index) => {
    const [previousX, previousY] = index ? points[index - 1] : [0, 0];
    return [x - previousX, y - previousY];
  });
  return points.length < 3 ? [] : steps;
}

function encodePolygons(polygons, unitsPerDegree) {
  return polygons
    .map((rings) => rings.map((ring) => encodeRing(ring, unitsPerDegree)))
    .filter(([outer]) => outer?.length)
    .map((rings) => rings.filter((ring) => ring.length));
}

function cellPolygons(polygons, west, south) {
  return polygons
    .map(([outer, ...holes]) => {
      const clipped = clipToCell(outer, west, south);
      return clipped.length ? [clipped, ...holes.map((ring) => clipToCell(ring, west, south))] : [];
    })
    .filter((rings) => rings.length);
}

async function writeJson(name, value) {
  await writeFile(`${TARGET}/${name}.json`, JSON.stringify(value));
}

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });

// GeoJSON closes a ring by repeating its first point; the clipping and the encoding work on open rings.
const openPolygons = (resolution) =>
  landPolygons(resolution)
    .map((rings) => rings.map((ring) => ring.slice(0, -1)))
    .flatMap(splitAtAntimeridian);

const detailed = openPolygons("10m");
const cells = [];
for (let west = -180; west < 180; west += CELL_DEGREES)
  for (let south = -100; south < 90; south += CELL_DEGREES) {
    const polygons = encodePolygons(cellPolygons(detailed, west, south), CELL_UNITS_PER_DEGREE);
    if (polygons.length === 0) continue;
    const name = `${west}_${south}`;
    cells.push(name);
    await writeJson(name, polygons);
  }

const world = encodePolygons(openPolygons("110m"), WORLD_UNITS_PER_DEGREE);
await writeJson("world", { cells, polygons: world });
