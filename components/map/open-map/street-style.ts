import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapColors } from "@/components/map/open-map/map-colors";
import type { Polygon } from "@/lib/map/coastline";

/** The source of the coastline; every other source belongs to the street map. */
export const LAND = "land";

const PARK = /park|wood|forest|grass|green|garden|golf|cemetery|pitch|meadow|scrub|national/;
const PLACE_LABELS = ["place", "water_name", "waterway"];

type Layer = Exclude<LayerSpecification, { type: "background" }>;

function sourceLayer(layer: Layer) {
  return "source-layer" in layer ? (layer["source-layer"] ?? "") : "";
}

function isWater(layer: Layer) {
  return /^(water|ocean)/.test(sourceLayer(layer));
}

function fillColor(layer: Layer, colors: MapColors) {
  if (isWater(layer)) return colors.water;
  if (PARK.test(`${sourceLayer(layer)} ${layer.id}`)) return colors.park;
  return /road|pier|transportation|aeroway/.test(`${sourceLayer(layer)} ${layer.id}`)
    ? colors.road
    : colors.block;
}

function lineColor(layer: Layer, colors: MapColors) {
  if (isWater(layer)) return colors.water;
  return sourceLayer(layer) === "boundary" ? colors.label : colors.road;
}

/** One layer in the map's own colours; undefined for what the design leaves out. */
function restyleLayer(layer: Layer, colors: MapColors): Layer | undefined {
  if (layer.type === "fill") {
    return { ...layer, paint: { "fill-color": fillColor(layer, colors) } };
  }
  if (layer.type === "line") {
    if (/casing/.test(layer.id)) return undefined;
    const { "line-width": width = 1, "line-dasharray": dashes } = layer.paint ?? {};
    const paint = { "line-color": lineColor(layer, colors), "line-width": width };
    return { ...layer, paint: dashes ? { ...paint, "line-dasharray": dashes } : paint };
  }
  if (layer.type === "symbol" && PLACE_LABELS.includes(sourceLayer(layer))) {
    const layout = Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith("icon-"));
    const paint = {
      "text-color": colors.label,
      "text-halo-color": isWater(layer) ? colors.water : colors.land,
      "text-halo-width": 1.5,
    };
    return { ...layer, layout: Object.fromEntries(layout), paint };
  }
  return undefined;
}

/**
 * The streets of any OpenMapTiles style in the design's colors: no points of interest, no street names, no relief; labels only for
 * places and water. A raster style (satellite) is unchanged.
 */
function restyle(streets: StyleSpecification, colors: MapColors): Layer[] {
  const layers = streets.layers.filter((layer): layer is Layer => layer.type !== "background");
  const hasVectors = Object.values(streets.sources).some(({ type }) => type === "vector");
  if (!hasVectors) return layers.filter(({ type }) => type === "raster");
  return layers.flatMap((layer) => restyleLayer(layer, colors) ?? []);
}

type Ground = {
  colors: MapColors;
  land: Polygon[];
  /** The style of the street map, once it is known. */
  streets: StyleSpecification | undefined;
  /** Street tiles contain water but no land, so the background is land and the coastline is hidden. */
  hasStreets: boolean;
};

/** The whole style: a ground with the coastline, and the streets on it. */
export function composeStyle({ colors, land, streets, hasStreets }: Ground): StyleSpecification {
  const layers = streets ? restyle(streets, colors) : [];
  const used = new Set(layers.map((layer) => layer.source));
  const sources = Object.entries(streets?.sources ?? {}).filter(([id]) => used.has(id));
  return {
    version: 8,
    ...(streets?.glyphs && { glyphs: streets.glyphs }),
    sources: {
      ...Object.fromEntries(sources),
      [LAND]: {
        type: "geojson",
        data: { type: "MultiPolygon", coordinates: land },
        tolerance: 0.2,
      },
    },
    layers: [
      {
        id: "ground",
        type: "background",
        paint: { "background-color": hasStreets || land.length === 0 ? colors.land : colors.water },
      },
      {
        id: LAND,
        type: "fill",
        source: LAND,
        layout: { visibility: hasStreets ? "none" : "visible" },
        paint: { "fill-color": colors.land },
      },
      ...layers,
    ],
  };
}
