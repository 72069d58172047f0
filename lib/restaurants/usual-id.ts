import { foldText } from "@/lib/fold-text";

const LONGEST_NAME = 60;

/** The slug of a name in Latin letters, as imports give it (lib/import/slugs.ts), without their transliteration of other scripts. */
export function plainSlug(name: string) {
  return foldText(name)
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
}

/** The id that most restaurants of this name and city have. */
export function usualId(name: string, city: string) {
  const own = plainSlug(name) || "restaurant";
  const place = plainSlug(city);
  const hasCity = place === "" || own === place || own.endsWith(`-${place}`);
  return hasCity ? own : `${own}-${place}`;
}

/** What says an id where it is another than the usual one: the number at its end, or the id itself. Undefined for the usual one. */
export function unusualId(id: string, name: string, city: string): number | string | undefined {
  const usual = usualId(name, city);
  if (id === usual) return undefined;
  const number = id.startsWith(`${usual}-`) ? id.slice(usual.length + 1) : "";
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : id;
}

/** The id that unusualId was made of. */
export function readId(unusual: number | string | undefined, name: string, city: string) {
  if (typeof unusual === "string") return unusual;
  const usual = usualId(name, city);
  return unusual === undefined ? usual : `${usual}-${unusual}`;
}
