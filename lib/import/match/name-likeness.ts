import anyAscii from "any-ascii";
import { foldText } from "@/lib/strings/fold-text";

/** Words that many names have. */
const COMMON = new Set(
  `bakery bar bistro brasserie burger cafe caffe coffee cuisine deli diner eatery food foods garden green grill house
  imbiss juice kebab kitchen kuche lounge market osteria pasta pizza pizzeria plant pub restaurace restaurant restaurante
  ristorante shop snack sushi taverna thai trattoria vegan veggie vegetarian wok`.split(/\s+/),
);
export const letters = (text: string) =>
  anyAscii(foldText(text))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

function pairsOf(text: string) {
  return new Set(
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)),
  );
}

/** Whether one is a spelling of the other: a part of it, or two thirds of the pairs of letters are the same. */
function isSpelling(a: string, b: string) {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short) && !COMMON.has(short)) return true;
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size) >= 0.66;
}

const words = (text: string) =>
  anyAscii(foldText(text))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 4 && !COMMON.has(word));

/**
 * Whether some of the names of two venues could be spellings of one name, share a word that not every restaurant has, or neither.
 * "Lotus" and "White Lotus" are alike, too, so that this alone does not make two venues one.
 */
export function nameLikeness(
  before: readonly string[],
  after: readonly string[],
): "alike" | "akin" | "different" {
  const spelled = after.map(letters).filter(Boolean);
  if (before.map(letters).some((a) => a && spelled.some((b) => isSpelling(a, b)))) return "alike";
  const known = new Set(before.flatMap(words));
  return after.flatMap(words).some((word) => known.has(word)) ? "akin" : "different";
}
