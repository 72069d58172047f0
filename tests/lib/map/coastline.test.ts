/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { cellsInView, decodePolygons, WORLD_UNITS_PER_DEGREE } from "@/lib/map/coastline";
import type { Bounds } from "@/lib/map/camera";

const NEW_YORK: Bounds = [-74.2, 40.6, -73.8, 40.9];

describe("cellsInView", () => {
  it.each<[string, Bounds, number, string[]]>([
    ["a city", NEW_YORK, 12, ["-80_40"]],
    ["a region between cells", [-61, 39, -59, 41], 8, ["-80_20", "-80_40", "-60_20", "-60_40"]],
    ["the antimeridian from the west", [179, 1, 181, 2], 9, ["160_0", "-180_0"]],
    ["the antimeridian from the east", [-181, 1, -179, 2], 9, ["160_0", "-180_0"]],
    ["a continent, by the world file alone", [-100, 20, -60, 50], 4, []],
  ])("names the files of %s", (_, bounds, zoom, names) => {
    expect(cellsInView(bounds, zoom)).toEqual(names);
  });
});

describe("decodePolygons", () => {
  it("follows the steps and closes each ring", () => {
    const rings = [[1000, 2000, 500, 0, 0, -500]];
    expect(decodePolygons([rings], 1000)).toEqual([
      [
        [
          [1, 2],
          [1.5, 2],
          [1.5, 1.5],
          [1, 2],
        ],
      ],
    ]);
  });
});

describe("the files", () => {
  const read = (name: string) => JSON.parse(readFileSync(`public/map/coast/${name}.json`, "utf8"));

  it("are those that the world file lists", () => {
    const names = readdirSync("public/map/coast").map((file) => file.replace(".json", ""));
    expect(names.filter((name) => name !== "world").toSorted()).toEqual(
      read("world").cells.toSorted(),
    );
  });

  it("stay inside their cells, so that neighbors meet", () => {
    const points = decodePolygons(read("-80_40"), 1000).flat(2);
    const lngs = points.map(([lng]) => lng);
    const lats = points.map(([, lat]) => lat);
    expect([Math.min(...lngs), Math.max(...lngs)]).toEqual([-80, -60]);
    expect([Math.min(...lats), Math.max(...lats)]).toEqual([40, 60]);
  });

  it("have no coast that crosses the world from one edge to the other", () => {
    const wide = readdirSync("public/map/coast").filter((file) => {
      const content = read(file.replace(".json", ""));
      const isWorld = file === "world.json";
      const polygons = decodePolygons(
        isWorld ? content.polygons : content,
        isWorld ? WORLD_UNITS_PER_DEGREE : 1000,
      );
      return polygons.flat().some((ring) =>
        ring.some(([lng, lat], at) => {
          const [before, beforeLat] = ring[at - 1] ?? [lng, lat];
          // Land around a pole has an edge along it.
          return Math.abs(lng - before) > 60 && Math.min(Math.abs(lat), Math.abs(beforeLat)) < 89;
        }),
      );
    });
    expect(wide).toEqual([]);
  });
});
