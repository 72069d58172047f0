import { foldCityName } from "@/lib/gazetteer/fold";
import { suggestCities } from "@/lib/gazetteer/look-up";
import type { Location } from "@/lib/location/types";

/** The city whose whole name or other name the text is, most populous first; undefined when it is none's. Never rejects. */
export async function findNamedCity(text: string): Promise<Location | undefined> {
  const wanted = foldCityName(text);
  const matches = await suggestCities(text);
  const match = matches.find(({ city, alias }) => foldCityName(alias ?? city.name) === wanted);
  if (!match) return undefined;
  const { name, lat, lng } = match.city;
  return { name, lat, lng };
}
