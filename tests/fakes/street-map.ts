/** One OpenMapTiles tile, repeated: water at the left, a park, a building, a grid of roads. */
const TILE =
  "GiN4AgoFd2F0ZXIogCASFRIAGAMiDwkAABqIDgCPA4BA9woADxojeAIKBHBhcmsogCASFhIAGAMiEAmAIIAQGoAQAACAEP8PAA8aJ3gCCghidWlsZGluZyiAIBIWEgAYAyIQCeASmCoa2AQAANgE1wQADxqzAngCCg50cmFuc3BvcnRhdGlvbiiAIBINEgAYAiIHCQAACoBAABINEgAYAiIHCQAACgCAQBIOEgAYAiIICQCACAqAQAASDhIAGAIiCAmACAAKAIBAEg4SABgCIggJAIAQCoBAABIOEgAYAiIICYAQAAoAgEASDhIAGAIiCAkAgBgKgEAAEg4SABgCIggJgBgACgCAQBIOEgAYAiIICQCAIAqAQAASDhIAGAIiCAmAIAAKAIBAEg4SABgCIggJAIAoCoBAABIOEgAYAiIICYAoAAoAgEASDhIAGAIiCAkAgDAKgEAAEg4SABgCIggJgDAACgCAQBIOEgAYAiIICQCAOAqAQAASDhIAGAIiCAmAOAAKAIBAEg4SABgCIggJAIBACoBAABIOEgAYAiIICYBAAAoAgEA=";

/** The tile server of the default NEXT_PUBLIC_MAP_STYLE_URL. */
export const STREET_HOST = "tiles.openfreemap.org";

function layer(id: string, type: string, sourceLayer: string, rest: object = {}) {
  return { id, type, source: "openmaptiles", "source-layer": sourceLayer, ...rest };
}

/** A style as OpenFreeMap sends it, with the kinds of layers that it has. */
export const STREET_STYLE = {
  version: 8,
  name: "Positron",
  center: [8.5, 47.4],
  zoom: 13,
  sprite: `https://${STREET_HOST}/sprites/ofm_f384/ofm`,
  glyphs: `https://${STREET_HOST}/fonts/{fontstack}/{range}.pbf`,
  sources: {
    relief: {
      type: "raster",
      tiles: [`https://${STREET_HOST}/relief/{z}/{x}/{y}.png`],
      tileSize: 256,
    },
    openmaptiles: {
      type: "vector",
      tiles: [`https://${STREET_HOST}/planet/{z}/{x}/{y}.pbf`],
      maxzoom: 14,
      attribution:
        '<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://openmaptiles.org">© OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    },
  },
  layers: [
    { id: "background", type: "background", paint: { "background-color": "rgb(242,243,240)" } },
    { id: "relief", type: "raster", source: "relief" },
    layer("park", "fill", "park", { paint: { "fill-color": "rgb(230, 233, 229)" } }),
    layer("water", "fill", "water", { paint: { "fill-color": "rgb(194, 200, 202)" } }),
    layer("landcover_wood", "fill", "landcover", { minzoom: 10 }),
    layer("landuse_residential", "fill", "landuse", { maxzoom: 16 }),
    layer("waterway", "line", "waterway", { paint: { "line-color": "hsl(195, 17%, 78%)" } }),
    layer("building", "fill", "building", { minzoom: 12 }),
    layer("building-3d", "fill-extrusion", "building", { minzoom: 14 }),
    layer("highway_minor_casing", "line", "transportation"),
    layer("highway_minor", "line", "transportation", {
      layout: { "line-cap": "round" },
      paint: { "line-color": "hsl(0, 0%, 88%)", "line-width": 4, "line-blur": 2 },
    }),
    layer("boundary_3", "line", "boundary", { paint: { "line-dasharray": [1, 1] } }),
    layer("highway-name", "symbol", "transportation_name", {
      layout: { "text-field": ["get", "name"] },
    }),
    layer("poi", "symbol", "poi", { layout: { "icon-image": "star" } }),
    layer("water_name", "symbol", "water_name", { layout: { "text-field": ["get", "name"] } }),
    layer("label_suburb", "symbol", "place", {
      layout: { "text-field": ["get", "name"], "icon-image": "dot", "icon-size": 2 },
      paint: { "text-color": "black", "icon-opacity": 1 },
    }),
  ],
};

/** The tile server's response for a URL; undefined for what it does not have. */
export function streetResponse(url: URL) {
  if (url.pathname.startsWith("/styles/"))
    return { contentType: "application/json", body: Buffer.from(JSON.stringify(STREET_STYLE)) };
  if (url.pathname.startsWith("/planet/"))
    return { contentType: "application/x-protobuf", body: Buffer.from(TILE, "base64") };
  return undefined;
}
