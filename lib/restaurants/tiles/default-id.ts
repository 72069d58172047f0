import { plainSlug } from "@/lib/strings/plain-slug";

/** The id that a restaurant of this name and city gets, unless it is taken. */
export function defaultId(name: string, city: string) {
  const own = plainSlug(name) || "restaurant";
  const place = plainSlug(city);
  const hasCity = place === "" || own === place || own.endsWith(`-${place}`);
  return hasCity ? own : `${own}-${place}`;
}

/** How an id differs from the default one: the number at its end, or the id itself. Undefined for the default id. */
export function idOverride(id: string, name: string, city: string): number | string | undefined {
  const usual = defaultId(name, city);
  if (id === usual) return undefined;
  const number = id.startsWith(`${usual}-`) ? id.slice(usual.length + 1) : "";
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : id;
}

/** The id that idOverride was made of. */
export function readId(unusual: number | string | undefined, name: string, city: string) {
  if (typeof unusual === "string") return unusual;
  const usual = defaultId(name, city);
  return unusual === undefined ? usual : `${usual}-${unusual}`;
}
