/** The coast of the whole world, which the map draws where there are no streets. */
const COAST = "/map/coast/world.json";

/**
 * What pages load late and need without a connection: loaded once by who keeps the world, the service worker has it from then on.
 * Imported as pages import it, since the names of the files follow from that. Resolves once it is all there.
 */
export const loaded = Promise.all([
  import("@/components/location/location-panel"),
  import("@/components/map/map-stage"),
  import("@/components/map/open-map"),
  import("@/components/restaurants/offline-answer"),
  import("@/components/world/world-keeper"),
  import("@/lib/geocoding/find-location"),
  import("@/lib/geocoding/geocode"),
  import("@/lib/restaurants/read-tiles"),
  import("@/lib/world/ask-world").then(({ askWorld }) => askWorld("file", { path: "" })),
  fetch(COAST),
]);
