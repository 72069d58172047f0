import { fetchJson } from "@/lib/browser/kept-files";
import { createTileReader } from "@/lib/restaurants/tiles";

/** The tiles that this page has read. */
export const { readAround } = createTileReader(fetchJson);
