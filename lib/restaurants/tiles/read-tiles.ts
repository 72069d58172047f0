import { fetchJson } from "@/lib/browser/stored-files";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";

/** The tiles that this page has read. */
export const { readAround } = createTileReader(fetchJson);
