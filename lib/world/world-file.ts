import { formatDecimal } from "@/lib/languages/format-decimal";
import type { Language } from "@/lib/languages/languages";
import { WORLD_FORMAT, type WorldData } from "@/lib/world/world-format";

/** Which file has the world now, and how many bytes it has. */
export type WorldPointer = { version: string; restaurants: number; bytes: number };

/** The URL of the pointer. */
export const WORLD_POINTER_PATH = "/restaurants/world/index.json";

/** The version of a file: of its format, and of the restaurants in it. */
export function worldVersion(ofRestaurants: string) {
  return `${WORLD_FORMAT}-${ofRestaurants}`;
}

/** Whether a file of this version can be read. */
export function isReadable(version: string) {
  return version.startsWith(`${WORLD_FORMAT}-`);
}

/** The URL of the file, which never changes. */
export function worldPath(version: string) {
  return `/restaurants/world/${version}`;
}

/** The browser's cache that holds the file. Builds share it: a new deployment keeps it. */
export const WORLD_CACHE = "chard-world";

/** The most bytes per restaurant, for the size that is shown before the download. */
export const BYTES_PER_RESTAURANT = 24;

/** Bytes that the cities of the gazetteer take beside it, for searches of places. */
const CITIES_BYTES = 600_000;
/** Bytes of the code that pages load late, maps among it. */
const CODE_BYTES = 600_000;
const MEGABYTE = 1_000_000;

/** How many megabytes there are to download at most, "1.6", "1,6", before the file is requested. */
export function downloadMegabytes(restaurants: number, language: Language) {
  const bytes = restaurants * BYTES_PER_RESTAURANT + CITIES_BYTES + CODE_BYTES;
  return formatDecimal(language, bytes / MEGABYTE, true);
}

/** The content of the file, which is compressed. */
export async function readWorldFile(file: Response) {
  const text = file.body!.pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(text).json()) as WorldData;
}
