import { suggest, suggestCitiesOfZone } from "@/lib/finding/suggest";
import { suggestFromGeocoder } from "@/lib/finding/geocoder";
import { requestedLanguage, suggestionsIn } from "@/lib/finding/suggestion-in";

/** In the browser alone, since a cache in front goes by the path. Five minutes: who corrects a letter sees the same again at once. */
const CACHE = "private, max-age=300";
const LONGEST = 100;
const LONGEST_ZONE = 64;

/** What a typed text may mean, in groups (P3.14); with `more` what a slower source adds, with `zone` the cities of a time zone; in `language`. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get("q") ?? "").slice(0, LONGEST);
  const zone = searchParams.get("zone")?.slice(0, LONGEST_ZONE);
  const found = zone
    ? await suggestCitiesOfZone(zone)
    : await (searchParams.has("more") ? suggestFromGeocoder(text) : suggest(text));
  const language = requestedLanguage(searchParams);
  const answer = language
    ? { ...found, suggestions: suggestionsIn(language, found.suggestions) }
    : found;
  return Response.json(answer, { headers: { "cache-control": CACHE } });
}
