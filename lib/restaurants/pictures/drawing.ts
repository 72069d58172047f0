import type { Picture } from "@/lib/picture";
import DRAWINGS from "@/lib/restaurants/pictures/drawings.json";
import type { Restaurant } from "@/lib/restaurants/types";

const SIZE = { width: 900, height: 600 };
const COLORWAYS = 3;
const FALLBACK = "regional";

type Drawing = (typeof DRAWINGS)[number];
type Words = "cuisine" | "generic" | "kind";

function byWord(list: Words) {
  return new Map<string, Drawing>(
    DRAWINGS.flatMap((drawing) => drawing[list].map((word) => [word, drawing] as const)),
  );
}

const CUISINES = byWord("cuisine");
const GENERIC = byWord("generic");
const KINDS = byWord("kind");
const REGIONAL = DRAWINGS.find(({ key }) => key === FALLBACK)!;

/** "Ice cream" as OpenStreetMap writes it: "ice_cream". */
function toWord(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

/** FNV-1a with a final mix, so that similar ids do not get the colors in turn. */
function hash(id: string) {
  let sum = 0x811c9dc5;
  for (const letter of id) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  sum ^= sum >>> 15;
  sum = Math.imul(sum, 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** The drawing of a restaurant without a photo, by cuisine, else by kind; its alt text says that it is one. */
export function drawingOf({
  id,
  cuisine,
  kind,
}: Pick<Restaurant, "id" | "cuisine" | "kind">): Picture {
  const words = cuisine.map(toWord);
  const first = (drawings: Map<string, Drawing>, among: string[]) =>
    among.map((word) => drawings.get(word)).find(Boolean);
  const kinds = kind && kind !== "restaurant" ? [toWord(kind)] : [];
  const { key, alt } =
    first(CUISINES, words) ?? first(KINDS, kinds) ?? first(GENERIC, words) ?? REGIONAL;
  const colorway = (hash(id) % COLORWAYS) + 1;
  return { src: `/pictures/cuisines/${key}-${colorway}.svg`, alt, ...SIZE };
}

/** The picture of a restaurant's card: its first, or the drawing. */
export function cardPicture(restaurant: Pick<Restaurant, "id" | "cuisine" | "kind" | "images">) {
  return restaurant.images[0] ?? drawingOf(restaurant);
}
