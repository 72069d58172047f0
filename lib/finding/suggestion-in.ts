import "server-only";

import { cityNameIn, isNamedCity } from "@/lib/city-names/city-name";
import { countryCodeNamed, countryNameIn } from "@/lib/languages/country-name";
import { isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { placeComma } from "@/lib/languages/marks";
import type { SearchOutcome, Suggestion } from "@/lib/search/suggestion";

/** English labels have it. */
const COMMA = ", ";

/** The language that a request names, if it is one of the site's others than English. */
export function requestedLanguage(parameters: URLSearchParams) {
  const language = parameters.get("language") ?? "";
  return isPrefixedLanguage(language) ? language : undefined;
}

/** The country at the end of an English label, and what is before it; undefined where there is none. */
function apart(label: string) {
  const parts = label.split(COMMA);
  const code = countryCodeNamed(parts.at(-1) ?? "");
  return code === undefined ? undefined : { code, before: parts.slice(0, -1) };
}

/** "Munich, Bavaria, Germany" as "München, Deutschland": regions have English names alone. Those of the USA are codes. */
function placeIn(language: Language, label: string, hasRegion = false) {
  const { code, before } = apart(label) ?? {};
  if (code === undefined || !before) return label;
  const [city, ...regions] = before;
  const names = city === undefined ? [] : [cityNameIn(language, { name: city, countryCode: code })];
  const kept = hasRegion || code === "US" ? regions : [];
  return [...names, ...kept, countryNameIn(language, code)].join(placeComma(language));
}

/** The same of what may be a visitor's own text, which names a street, a district or a state ("Atlanta, Georgia"): those stay as typed. */
function typedPlaceIn(language: Language, label: string) {
  const { code, before = [] } = apart(label) ?? {};
  const [city] = before;
  const isCity = city !== undefined && isNamedCity({ name: city, countryCode: code });
  return isCity ? placeIn(language, label) : label;
}

/** The region and country beside a city; the region only where it tells cities of one name apart. */
function detailIn(language: Language, detail: string, hasRegion: boolean) {
  const { code, before } = apart(detail) ?? {};
  if (code === undefined || !before) return detail;
  const regions = hasRegion || code === "US" ? before : [];
  return [...regions, countryNameIn(language, code)].join(placeComma(language));
}

/** The street, city and country beside a restaurant or an address. */
function cityDetailIn(language: Language, detail: string) {
  const { code, before } = apart(detail) ?? {};
  if (code === undefined || !before) return detail;
  const city = before.at(-1);
  const named = city === undefined ? [] : [cityNameIn(language, { name: city, countryCode: code })];
  const street = before.slice(0, -1);
  return [...street, ...named, countryNameIn(language, code)].join(placeComma(language));
}

/** What a suggestion or a text means, with another name of its place. */
function withPlace(means: Suggestion["means"], rename: (label: string) => string) {
  const { location } = means;
  return location ? { ...means, location: { ...location, name: rename(location.name) } } : means;
}

/** Suggestions with the names that a language has for their cities and countries; a name that it replaces stays as the other one. */
export function suggestionsIn(language: Language, suggestions: readonly Suggestion[]) {
  return suggestions.map((suggestion): Suggestion => {
    const { group, name, detail, means, alias, ...rest } = suggestion;
    const isCity = group === "cities";
    const alike = suggestions.filter((other) => other.group === group && other.name === name);
    const hasRegion = !isCity || alike.length > 1;
    const { code } = apart(detail) ?? {};
    const own = isCity && code ? cityNameIn(language, { name, countryCode: code }) : name;
    const other = [alias, name].find((each) => each !== undefined && each !== own);
    return {
      ...rest,
      group,
      name: own,
      detail:
        group === "restaurants" || group === "addresses"
          ? cityDetailIn(language, detail)
          : detailIn(language, detail, hasRegion),
      ...(isCity ? other && { alias: other } : alias && { alias }),
      means: withPlace(means, (label) => placeIn(language, label, isCity && hasRegion)),
    };
  });
}

/** What a submitted text means, with the names that a language has. */
export function outcomeIn(language: Language, outcome: SearchOutcome): SearchOutcome {
  if (outcome.kind === "unknown")
    return { ...outcome, near: suggestionsIn(language, outcome.near) };
  return { ...outcome, means: withPlace(outcome.means, (label) => typedPlaceIn(language, label)) };
}
