import { cacheLazyFiles } from "@/lib/offline/lazy-files";
import { queryWorld } from "@/lib/world/query-world";

/** The coast of the whole world, which the map draws where there are no streets. */
const COAST = "/map/coast/world.json";

/** What pages need for the kept world without a connection. Resolves once it is all there. */
export const loaded = Promise.all([
  cacheLazyFiles(),
  queryWorld("file", { path: "" }),
  fetch(COAST),
]);
