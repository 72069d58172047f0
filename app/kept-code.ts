import { keepLateFiles } from "@/lib/offline/late-files";
import { askWorld } from "@/lib/world/ask-world";

/** The coast of the whole world, which the map draws where there are no streets. */
const COAST = "/map/coast/world.json";

/** What pages need for the kept world without a connection. Resolves once it is all there. */
export const loaded = Promise.all([keepLateFiles(), askWorld("file", { path: "" }), fetch(COAST)]);
