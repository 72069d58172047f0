import { fetchJson } from "@/lib/browser/stored-files";
import {
  locateByGoogle,
  suggestByGoogle,
  suggestLocations,
  withTimeout,
} from "@/lib/geocoding/geocode";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { languageOfPath } from "@/lib/languages/paths";
import { areCoordinates } from "@/lib/location/coordinates";
import { gazetteerGeocoder } from "@/lib/geocoding/gazetteer-geocoder";
import {
  type LocationSuggestion,
  type LocationSuggestions,
  suggestionLabel,
} from "@/lib/search/geocoder";
import { FIND_PATH, SUGGESTIONS_PATH } from "@/lib/search/paths";
import {
  MOST_SUGGESTIONS,
  type SearchOutcome,
  type Suggestion,
  type Suggestions,
} from "@/lib/search/suggestion";

/** A slower source is asked once the visitor pauses. */
const PAUSE_MS = 300;
const TIMEOUT_MS = 5_000;

const noCoordinates = () => Promise.resolve(undefined);

const toLocation = ({ detail, ...suggestion }: Suggestion): LocationSuggestion => ({
  ...suggestion,
  region: detail,
  locate: noCoordinates,
});

/** The names of cities and countries are those of the page's language. */
function inLanguage(parameters: Record<string, string>) {
  const language = languageOfPath(window.location.pathname);
  return new URLSearchParams(
    language === DEFAULT_LANGUAGE ? parameters : { ...parameters, language },
  );
}

/** A signal that is aborted with another one, or after a time. Browsers that P2.12 supports have no AbortSignal.any(). */
function within(ms: number, signal: AbortSignal) {
  const either = new AbortController();
  const abort = () => either.abort();
  signal.addEventListener("abort", abort, { once: true });
  setTimeout(abort, ms);
  return either.signal;
}

const request = (parameters: Record<string, string>, signal: AbortSignal) =>
  fetchJson(`${SUGGESTIONS_PATH}?${inLanguage(parameters)}`, {
    signal: within(TIMEOUT_MS, signal),
  }) as Promise<Suggestions>;

const pause = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(!signal.aborted), PAUSE_MS);
  });

/** Has the server read what the first suggestion needs. */
export function prepareSuggestions() {
  request({ q: "" }, new AbortController().signal).catch(() => undefined);
}

/** Adds what is not there yet, below: nothing moves under the finger. */
function appended(shown: LocationSuggestions, more: readonly LocationSuggestion[], credit: string) {
  const known = new Set(shown.locations.map(({ name, region }) => `${name}|${region}`));
  const added = more.filter(({ name, region }) => !known.has(`${name}|${region}`));
  const locations = [...shown.locations, ...added].slice(0, MOST_SUGGESTIONS);
  if (locations.length === shown.locations.length) return undefined;
  return { locations, credit: [shown.credit, credit].filter(Boolean).join(" · ") };
}

/**
 * What a text may mean, from the site's own data; then once more with what slower sources add. Without a connection it is the
 * gazetteer's cities. Never rejects.
 */
export async function suggestWorldwide(
  text: string,
  signal: AbortSignal,
  show: (found: LocationSuggestions) => void,
) {
  const byGoogle = suggestByGoogle(text, signal);
  const own = await request({ q: text }, signal).catch(() => undefined);
  if (signal.aborted) return;
  if (!Array.isArray(own?.suggestions))
    return show(await suggestLocations(text, signal, [gazetteerGeocoder]));
  let shown: LocationSuggestions = {
    locations: own.suggestions.map(toLocation),
    credit: own.credit,
  };
  show(shown);
  const add = (more: readonly LocationSuggestion[], credit: string) => {
    const next = signal.aborted ? undefined : appended(shown, more, credit);
    if (next) show((shown = next));
  };
  const google = (await byGoogle) ?? [];
  add(
    google.map((each) => ({ ...each, group: "more" as const })),
    "Google",
  );
  if (!own.hasMore || !(await pause(signal))) return;
  const more = await request({ q: text, more: "1" }, signal).catch(() => undefined);
  add(more?.suggestions.map(toLocation) ?? [], more?.credit ?? "");
}

const unknown = (text: string): SearchOutcome => ({ kind: "unknown", text, near: [] });

/** The site's answer; without a connection that of the gazetteer on this device. */
async function askSite(text: string): Promise<SearchOutcome> {
  const path = `${FIND_PATH}.json?${inLanguage({ q: text })}`;
  try {
    const outcome = (await fetchJson(path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })) as SearchOutcome;
    if (outcome.kind !== "found" && outcome.kind !== "unknown") throw new Error("No outcome.");
    return outcome;
  } catch {
    const { findLocation } = await import("@/lib/geocoding/find-location");
    const means = await findLocation(text);
    return means ? { kind: "found", means } : unknown(text);
  }
}

/** What a submitted text means; a location is first asked of Google, where there is a key (P3.15). Never rejects. */
export async function findWorldwide(text: string): Promise<SearchOutcome> {
  const byGoogle = locateByGoogle(text);
  const outcome = await askSite(text);
  const isPlace =
    outcome.kind === "unknown" || (outcome.means.location && outcome.means.text === undefined);
  const at = isPlace ? await byGoogle : undefined;
  return at ? { kind: "found", means: { location: { ...at, name: text } } } : outcome;
}

/** What a chosen suggestion of Google or of the gazetteer means: its coordinates, else what its label means. Never rejects. */
export async function findSuggestion(suggestion: LocationSuggestion): Promise<SearchOutcome> {
  const name = suggestionLabel(suggestion);
  const at = await withTimeout(suggestion.locate());
  return at && areCoordinates(at)
    ? { kind: "found", means: { location: { lat: at.lat, lng: at.lng, name } } }
    : findWorldwide(name);
}
