// What MapLibre alone needs for the same markers: its own clusters, drawn as circles. The limit for our map view.
import { Map as MapLibreMap, setWorkerUrl } from "/maplibre/maplibre-gl.mjs";

const PIN_WIDTH_PX = 76;
const MAX_ZOOM = 19;

setWorkerUrl("/maplibre/maplibre-gl-worker.mjs");

const map = new MapLibreMap({
  container: "map",
  style: "/streets/styles/positron",
  center: [-74.006, 40.7128],
  zoom: 11,
  maxZoom: MAX_ZOOM,
});

map.on("style.load", () => {
  map.addSource("places", {
    type: "geojson",
    cluster: true,
    clusterRadius: PIN_WIDTH_PX,
    clusterMaxZoom: MAX_ZOOM - 2,
    data: `/markers/${window.location.hash.slice(1)}.geojson`,
  });
  map.addLayer({
    id: "pins",
    type: "circle",
    source: "places",
    paint: { "circle-radius": 16, "circle-color": "#b40451" },
  });
});

map.on("render", () => {
  if (window.firstPinMs || !map.getLayer("pins")) return;
  if (map.queryRenderedFeatures({ layers: ["pins"] }).length === 0) return;
  window.firstPinMs = performance.now();
});
