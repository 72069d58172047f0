import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapColors } from "@/components/map/open-map/map-colors";
import { composeStyle, LAND } from "@/components/map/open-map/street-style";
import { STREET_STYLE } from "@/tests/fakes/street-map";

const COLORS: MapColors = {
  land: "rgb(1, 0, 0)",
  block: "rgb(2, 0, 0)",
  road: "rgb(3, 0, 0)",
  park: "rgb(4, 0, 0)",
  water: "rgb(5, 0, 0)",
  label: "rgb(6, 0, 0)",
};
const SQUARE: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];
const STREETS: StyleSpecification = JSON.parse(JSON.stringify(STREET_STYLE));

function compose(ground: Partial<Parameters<typeof composeStyle>[0]> = {}) {
  return composeStyle({
    colors: COLORS,
    land: [[SQUARE]],
    streets: STREETS,
    hasStreets: true,
    ...ground,
  });
}

function layerOf(id: string, style = compose()): LayerSpecification | undefined {
  return style.layers.find((layer) => layer.id === id);
}

describe("the ground", () => {
  it.each([
    ["streets are shown", { hasStreets: true }, COLORS.land, "none"],
    ["they are not yet", { hasStreets: false }, COLORS.water, "visible"],
    ["there is no coastline either", { hasStreets: false, land: [] }, COLORS.land, "visible"],
  ])("is right when %s", (_, ground, color, visibility) => {
    const style = compose(ground);
    expect(layerOf("ground", style)?.paint).toEqual({ "background-color": color });
    expect(layerOf(LAND, style)).toHaveProperty("layout", { visibility });
  });

  it("is below the streets, and replaces theirs", () => {
    const [first, second] = compose().layers;
    expect([first?.id, second?.id]).toEqual(["ground", LAND]);
    expect(layerOf("background")).toBeUndefined();
  });

  it("is shown alone while the streets are unknown", () => {
    const style = compose({ streets: undefined, hasStreets: false });
    expect(style.layers).toHaveLength(2);
    expect(Object.keys(style.sources)).toEqual([LAND]);
    expect(style).not.toHaveProperty("glyphs");
  });
});

describe("the streets", () => {
  it.each([
    ["water", "fill-color", COLORS.water],
    ["waterway", "line-color", COLORS.water],
    ["park", "fill-color", COLORS.park],
    ["landcover_wood", "fill-color", COLORS.park],
    ["landuse_residential", "fill-color", COLORS.block],
    ["building", "fill-color", COLORS.block],
    ["highway_minor", "line-color", COLORS.road],
    ["boundary_3", "line-color", COLORS.label],
    ["label_suburb", "text-color", COLORS.label],
  ])("paint %s with the map's own colours", (id, property, color) => {
    expect(layerOf(id)?.paint).toHaveProperty([property], color);
  });

  it.each(["poi", "highway-name", "highway_minor_casing", "building-3d", "relief"])(
    "leave out %s",
    (id) => {
      expect(layerOf(id)).toBeUndefined();
    },
  );

  it("keep where, when and how wide a layer is drawn", () => {
    expect(layerOf("building")).toMatchObject({ minzoom: 12, "source-layer": "building" });
    expect(layerOf("highway_minor")).toMatchObject({
      layout: { "line-cap": "round" },
      paint: { "line-width": 4 },
    });
    expect(layerOf("boundary_3")?.paint).toHaveProperty(["line-dasharray"], [1, 1]);
  });

  it("have labels without icons, so no sprite", () => {
    expect(layerOf("label_suburb")).toHaveProperty("layout", { "text-field": ["get", "name"] });
    expect(compose()).not.toHaveProperty("sprite");
    expect(compose().glyphs).toBe(STREETS.glyphs);
  });

  it("bring only the sources that are drawn", () => {
    expect(Object.keys(compose().sources).toSorted()).toEqual([LAND, "openmaptiles"]);
  });

  it("stay pictures in a style of pictures", () => {
    const satellite: StyleSpecification = {
      version: 8,
      sources: { photos: { type: "raster", tiles: [] } },
      layers: [{ id: "photos", type: "raster", source: "photos" }],
    };
    expect(layerOf("photos", compose({ streets: satellite }))).toEqual(satellite.layers[0]);
  });
});
