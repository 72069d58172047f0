import { nameLang } from "@/lib/restaurants/names/name-language";

type Named = {
  name: string;
  latinName?: string | undefined;
  countryCode?: string | undefined;
};

/** The forms of a marker's name, for pages of one restaurant: summaries know their language. */
export function markerNames({ name, latinName, countryCode }: Named) {
  const lang = nameLang(name, countryCode);
  return { name, ...(lang && { nameLang: lang }), ...(latinName && { latinName }) };
}
