import { foldForSearch } from "@/lib/strings/fold-for-search";

/** Countries whose codes have an area before the last letters and digits: SW1A of SW1A 2AA, M5V of M5V 2L7, 1012 of 1012 AB. */
const WITH_AREA = [
  /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/,
  /^([a-z]\d[a-z])(\d[a-z]\d)$/,
  /^(\d{4})([a-z]{2})$/,
];
const IS_AREA = /^(?:[a-z]{1,2}\d[a-z\d]?|[a-z]\d[a-z])$/;
const DIGITS = /^\d{3,8}$/;
/** Of countries, written before a code: D-10115; and the sign of Japan's. */
const BEFORE_CODE = /^\s*(?:[a-z]{1,3}[-\s](?=\d{3,})|〒\s*)/i;

/** Postal codes are typed with and without blanks, hyphens and the country. */
export const postcodeKey = (text: string) =>
  foldForSearch(text.replace(BEFORE_CODE, "")).replaceAll(" ", "");

/** The area of a whole postal code, as a key. */
export function postcodeArea(key: string) {
  for (const pattern of WITH_AREA) {
    const [, area] = pattern.exec(key) ?? [];
    if (area) return area;
  }
  return undefined;
}

const WRITTEN = /^[\p{L}\d\s〒-]+$/u;

/** Whether a text is written as a postal code, or as the area of one. */
export function isPostcode(text: string) {
  if (!WRITTEN.test(text)) return false;
  const key = postcodeKey(text);
  return DIGITS.test(key) || IS_AREA.test(key) || postcodeArea(key) !== undefined;
}

/** SW1 of SW1A, E2 of E2. */
const districtOf = (area: string) => /^[a-z]*\d+/.exec(area)?.[0] ?? area;

/** How near two codes of one kind are: the smaller, the nearer; undefined where they have nothing in common. */
export function postcodeDistance(wanted: string, other: string): number | undefined {
  if (DIGITS.test(wanted)) {
    const isAlike = DIGITS.test(other) && wanted.length === other.length;
    const isNear = wanted.slice(0, wanted.length - 2) === other.slice(0, other.length - 2);
    return isAlike && isNear ? Math.abs(Number(wanted) - Number(other)) : undefined;
  }
  const area = postcodeArea(wanted) ?? wanted;
  if (area === other) return 0;
  const otherArea = postcodeArea(other);
  if (!otherArea || IS_AREA.test(area) !== IS_AREA.test(otherArea)) return undefined;
  if (area === otherArea) return 1;
  const isDistrict = IS_AREA.test(area) && districtOf(area) === districtOf(otherArea);
  return isDistrict ? 2 : undefined;
}
