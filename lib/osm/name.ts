import anyAscii from "any-ascii";
import { cleanLine } from "@/lib/clean-text";
import { foldText } from "@/lib/fold-text";
import type { OsmTags } from "@/lib/osm/element";

/** Values of "name" that name nothing. */
const PLACEHOLDERS = new Set([
  "yes",
  "no",
  "null",
  "undefined",
  "name",
  "noname",
  "no name",
  "unknown",
  "unnamed",
  "none",
  "n/a",
  "na",
  "fixme",
  "todo",
  "test",
  "restaurant",
  "restaurante",
  "ristorante",
  "cafe",
  "bar",
  "pub",
  "bakery",
  "shop",
  "supermarket",
  "fast food",
  "vegan",
  "vegan restaurant",
  "vegetarian",
  "vegetarian restaurant",
  "vegetarian food",
  "vegetarisch",
  "imbiss",
  "kiosk",
  "food truck",
  "ice cream",
  "素食",
  "餐厅",
  "餐廳",
  "素食餐厅",
  "素食餐廳",
  "素食店",
]);

const LONGEST = 120;

/** What editors of OpenStreetMap show for an element without a name. */
const ELEMENT = /^(?:node|way|relation) \d+$/i;

function isName(text: string) {
  return /[\p{L}\p{N}]/u.test(text) && !PLACEHOLDERS.has(foldText(text)) && !ELEMENT.test(text);
}

function clean(text: string | undefined) {
  const plain = cleanLine(text ?? "", LONGEST);
  return isName(plain) ? plain : undefined;
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** The syllables of Chinese characters as words: "DongJing" is hard to read. Marks of tones and accents alone say nothing. */
function spelled(text: string) {
  return anyAscii(text.replace(/[\u02b0-\u02ff]/g, "")).replace(
    /(\p{Ll})(?=\p{Lu})/gu,
    /\p{Script=Han}/u.test(text) ? "$1 " : "$1",
  );
}

/** Words of a transliteration with capitals, as names have them. */
function capitalize(text: string) {
  return text.replace(/(^|[\s(-])(\p{Ll})/gu, (_, start: string, letter: string) => {
    return start + letter.toUpperCase();
  });
}

/**
 * The name in Latin letters, and the local one where that is in another script: name:en, int_name or a Latin name in another tag,
 * else a transliteration. Undefined where the venue has no name.
 */
export function venueName(tags: OsmTags): { name: string; localName?: string } | undefined {
  const own = clean(tags.name) ?? clean(tags.brand) ?? clean(tags["name:en"]);
  if (!own) return undefined;
  if (isLatin(own)) return { name: own };
  const written = [tags["name:en"], tags.int_name, tags["name:latin"], tags["brand:en"]]
    .map(clean)
    .find((name) => name && isLatin(name));
  const name = written ?? clean(capitalize(spelled(own)));
  return name ? { name, localName: own } : { name: own };
}
