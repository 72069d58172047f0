import { cityNameIn } from "@/lib/city-names/city-name";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** Where a sample lives, "London, United Kingdom", as a language says it. */
export function sampleLocationIn(language: Language, location: string) {
  const [name = "", country = ""] = location.split(", ");
  if (language === DEFAULT_LANGUAGE) return location;
  return `${cityNameIn(language, { name, country })}, ${countryIn(language, country)}`;
}
