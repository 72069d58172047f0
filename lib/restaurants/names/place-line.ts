import { afterCity, isNamed, placeKey, placeKeys } from "@/lib/restaurants/names/city-spellings";

/** Between the parts of an address: "Torstraße 199, 10119 Berlin", "Bengaluru - 560001". */
const BETWEEN = /(\s*[,;、，]\s*|\s+[-–—]\s+)/;

/** Codes before and after a city: "D-10119 Berlin", "1012 AB Amsterdam", "Tokyo 150-0001", "London SW1A 0XX", "New York NY 10001". */
const CODE_BEFORE = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2})?\s+(?=\p{L})/u;
const CODE_AFTER =
  /\s+(?:[A-Z]{2}\s+\d{5}(?:-\d{4})?|(?=\S*\d)[A-Z\d-]{3,8}(?:\s(?=\S*\d)[A-Z\d]{3})?)$/i;

const LONG_CODE = /^(?=.*\d)[A-Z\d -]{4,}$/;

/** Words before the name of a city that make a street of it: "12 Rue de Paris", "Via Roma". */
const OF_STREET =
  /(?:^|\s)(?:de|du|des|di|da|do|della|of|von|van|zur?|the|via|viale|corso|piazza|rue|avenue|av|avenida|calle|carrer|plaza|plaça|place|praça|rua|boulevard|bd|road to)$/i;

type Part = { text: string; before: string };

function partsOf(address: string): Part[] {
  const pieces = address.split(BETWEEN);
  return pieces.flatMap((text, at) =>
    at % 2 === 0 ? [{ text, before: pieces[at - 1] ?? "" }] : [],
  );
}

/** The codes of a part that names a place, "10119" of "10119 Berlin"; undefined of one that does not. */
function codesIn(parts: readonly Part[], at: number, keys: ReadonlySet<string>) {
  const { text } = parts[at]!;
  const [before = ""] = CODE_BEFORE.exec(text) ?? [];
  const rest = text.slice(before.length);
  const [after = ""] = CODE_AFTER.exec(rest) ?? [];
  if (!isNamed(keys, rest.slice(0, rest.length - after.length))) return undefined;
  const codes = [before, after].map((code) => code.trim()).filter(Boolean);
  // At the start, a short number is one of a house, "Roma 123", and a name alone may be another's.
  const isCity = [...codes, parts[at + 1]?.text ?? ""].some((code) => LONG_CODE.test(code));
  return at > 0 || isCity ? codes : undefined;
}

/** A part without the place that ends it after a blank, "Torstraße 199" of "Torstraße 199 Berlin"; undefined where none does. */
function beforeCity(text: string, city: string) {
  const start = text.slice(0, -city.length);
  const isAtEnd = placeKey(text.slice(-city.length)) === placeKey(city) && /\s$/.test(start);
  const street = start.trimEnd();
  return isAtEnd && /\d/.test(street) && !OF_STREET.test(street) ? street : undefined;
}

function namesPlace(line: string, place: string) {
  const keys = placeKeys(place);
  if (placeKey(line) === placeKey(place) || afterCity(keys, line) !== undefined) return true;
  // A postal code.
  if (/^(?=.*\d)[\w-]{4,8}$/.test(place) && line.split(/[\s,]+/).includes(place)) return true;
  return partsOf(line).some(
    ({ text }, at, all) => codesIn(all, at, keys) || beforeCity(text, place) !== undefined,
  );
}

/**
 * Parts of a place in one line, from small to large, each once: "Torstraße 199, Berlin" also where the address names the city
 * itself, and "Singapore" where city and country are one.
 */
export function placeLine(...parts: readonly (string | null | undefined)[]) {
  return parts.reduce<string>((line, part) => {
    if (!part || (line && namesPlace(line, part))) return line;
    return line ? `${line}, ${part}` : part;
  }, "");
}

type Placed = { address?: string; city: string; country?: string };

/**
 * An address without its city, and without the country behind that, for where both have a line of their own; its postal code stays.
 * Undefined where nothing else is left.
 */
export function streetLine({ address, city, country }: Placed) {
  if (!address || !city) return address;
  const keys = placeKeys(city);
  const small = afterCity(keys, address);
  if (small !== undefined) return small.trim() || undefined;
  if (placeKey(address) === placeKey(city)) return undefined;
  let hasStreet = false;
  let isNamedBefore = false;
  const kept = partsOf(address).flatMap((part, at, all): Part[] => {
    const codes = codesIn(all, at, keys);
    const street = codes ? undefined : beforeCity(part.text, city);
    const isCountry = isNamedBefore && country && placeKey(part.text) === placeKey(country);
    const isAfterCity = isNamedBefore;
    isNamedBefore ||= codes !== undefined || street !== undefined;
    if (codes) return codes.map((text) => ({ text, before: ", " }));
    if (isCountry) return [];
    hasStreet ||= /\p{L}/u.test(street ?? part.text);
    return [{ text: street ?? part.text, before: isAfterCity ? ", " : part.before }];
  });
  if (!isNamedBefore) return address;
  const line = kept.map(({ text, before }, at) => (at === 0 ? text : before + text)).join("");
  return hasStreet ? line : undefined;
}
