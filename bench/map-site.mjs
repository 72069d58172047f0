// What the map bench serves: the site's map view on a page of its own (bench/map-app), a bare MapLibre page (bench/bare-map),
// a street map, and the markers for both. Nothing comes from outside.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createJiti } from "jiti";
import { ROOT } from "../scripts/run/process.mjs";
import { exportApp, fileAnswer, withServer } from "./app-site.mjs";

const require = createRequire(import.meta.url);
const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });
const { answerStreets, STREET_HOST, STREET_STYLE } = await jiti.import(
  join(ROOT, "tests/fakes/street-map.ts"),
);
const { seededRandom } = await jiti.import(join(ROOT, "lib/seeded-random.ts"));

const APP = join(ROOT, "bench/map-app");
const MAPLIBRE = dirname(require.resolve("maplibre-gl/dist/maplibre-gl.css"));
const STYLE_PATH = "/styles/positron";

const CENTER = { lat: 40.7128, lng: -74.006 };
/** Degrees: most markers lie in a view of zoom 12, the rest around it. */
const SPREAD = 0.06;

/** As many places as wanted, dense in the middle of a city, the same every time. */
function makeMarkers(count) {
  const random = seededRandom(count);
  const step = () => (random() + random() + random() - 1.5) * SPREAD;
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Place ${index}`,
    address: `${index} Main Street, New York`,
    lat: CENTER.lat + step(),
    lng: CENTER.lng + step() * 2,
    rating: 3 + Math.round(random() * 20) / 10,
    href: `/restaurants/${index}`,
  }));
}

function toGeoJson(markers) {
  return {
    type: "FeatureCollection",
    features: markers.map(({ lat, lng, ...properties }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties,
    })),
  };
}

const texts = new Map();

function markersText(count, format) {
  const name = `${count}.${format}`;
  if (!texts.has(name)) {
    const markers = makeMarkers(Number(count));
    texts.set(name, JSON.stringify(format === "json" ? markers : toGeoJson(markers)));
  }
  return texts.get(name);
}

/** The street map of the tests without what it has no files for, relief and sprite; its addresses turned to this server. */
function streets(path, origin) {
  if (path !== STYLE_PATH) return answerStreets(new URL(path, `https://${STREET_HOST}`));
  const style = {
    ...STREET_STYLE,
    sprite: undefined,
    sources: { openmaptiles: STREET_STYLE.sources.openmaptiles },
    layers: STREET_STYLE.layers.filter(({ source }) => source !== "relief"),
  };
  const text = JSON.stringify(style).replaceAll(`https://${STREET_HOST}`, `${origin}/streets`);
  return { contentType: "application/json", body: text };
}

function fileOf(path, pages) {
  if (path.startsWith("/maplibre/")) return join(MAPLIBRE, path.slice("/maplibre/".length));
  if (path.startsWith("/bare-map/")) return join(ROOT, "bench", path);
  if (path.startsWith("/map/")) return join(ROOT, "public", path);
  return join(pages, path === "/" ? "index.html" : path);
}

/** Runs `task` with the origin of the map pages. */
export function withMapSite(task) {
  const pages = exportApp(APP, { NEXT_PUBLIC_MAP_STYLE_URL: `/streets${STYLE_PATH}` });
  return withServer((path, origin) => {
    const [, count, format] = /^\/markers\/(\d+)\.(json|geojson)$/.exec(path) ?? [];
    if (count) return { contentType: "application/json", body: markersText(count, format) };
    if (path.startsWith("/streets/")) return streets(path.slice("/streets".length), origin);
    return fileAnswer(fileOf(path, pages));
  }, task);
}
