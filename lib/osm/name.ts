import { cleanLine } from "@/lib/strings/clean-text";
import { foldText } from "@/lib/strings/fold-text";
import type { OsmTags } from "@/lib/osm/element";
import { romanize } from "@/lib/osm/romanize";
import { isLatin } from "@/lib/restaurants/names/name-language";

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
  "tbd",
  "tba",
  "object object",
  "not available",
  "not known",
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

/** What programs write for nothing; places are called "Nil" and "Nan". */
const NOTHING = /^(?:nil|NaN|nan)$/;

/** Around a value that somebody quoted: "(null)". */
const QUOTES = /^[\s"'“”„‘’«»<([{]+|[\s"'“”„‘’«»>)\]}]+$/gu;

function isName(text: string) {
  const plain = text.replace(QUOTES, "");
  if (!/[\p{L}\p{N}]/u.test(plain) || NOTHING.test(plain)) return false;
  return !PLACEHOLDERS.has(foldText(plain)) && !ELEMENT.test(plain);
}

function clean(text: string | undefined) {
  const plain = cleanLine(text ?? "", LONGEST);
  return isName(plain) ? plain : undefined;
}

/** Where tags have a name in Latin letters, the best first; then the romanisations of the local language, "name:zh-Latn-pinyin". */
const LATIN_KEYS = ["name:en", "int_name", "name:latin", "brand:en"];
const ROMANISATION = /^name:(?:[a-z]{2,3}-Latn(?:-.+)?|(?:ja|ko)_rm|zh_pinyin)$/;
/** How Japanese characters are read, in kana. */
const READINGS = ["name:ja-Hira", "name:ja-Kana", "name:ja_kana", "name:ja-Hrkt"];

/** Whether a tag has a name in Latin letters, or how to read the name. */
export const isNameForm = (key: string) =>
  LATIN_KEYS.includes(key) || READINGS.includes(key) || ROMANISATION.test(key);

function taggedLatin(tags: OsmTags) {
  const keys = Object.keys(tags).filter((key) => ROMANISATION.test(key));
  return [...LATIN_KEYS, ...keys.toSorted()]
    .map((key) => clean(tags[key]))
    .find((name) => name && isLatin(name));
}

/** A name that says itself how it is read: "ナタラジ (Nataraj)". */
const HAS_LATIN_FORM =
  /[(（][\p{Script=Latin}\p{Script=Common}]*\p{Script=Latin}[\p{Script=Latin}\p{Script=Common}]*[)）]/u;

/** A romanisation, of the name or of its reading; undefined where its letters alone do not say how it is read. */
function romanized(own: string, tags: OsmTags, countryCode: string | undefined) {
  if (HAS_LATIN_FORM.test(own)) return undefined;
  return [own, ...READINGS.map((key) => clean(tags[key]) ?? "")]
    .map((text) => clean(text && romanize(text, countryCode)))
    .find((name) => name && isLatin(name));
}

/**
 * The name as it is written at the door; where that is in another script, the one in Latin letters beside it: of the tags, else a
 * romanisation, else none. Undefined where the venue has no name.
 */
export function venueName(
  tags: OsmTags,
  countryCode?: string,
): { name: string; latinName?: string } | undefined {
  const name = clean(tags.name) ?? clean(tags.brand) ?? clean(tags["name:en"]);
  if (!name) return undefined;
  if (isLatin(name)) return { name };
  const latinName = taggedLatin(tags) ?? romanized(name, tags, countryCode);
  // Many names have both: "東京 Tokyo".
  const isSaid = latinName && foldText(name).includes(foldText(latinName));
  return latinName && !isSaid ? { name, latinName } : { name };
}
