import type { Coordinates, LocationSearch } from "@/lib/location/types";
import type { SuggestionGroup } from "@/lib/search/suggestion";

/** A location that is offered while a visitor types. */
export type LocationSuggestion = {
  /** "San Francisco" */
  name: string;
  /** "CA, USA"; empty if the name says it. */
  region: string;
  /** The other name that the text matched, if the name itself does not: München for Munich. */
  alias?: string;
  /** Where suggestions are of several kinds (P3.14): the kind, what is said of it, and what choosing it means. */
  group?: SuggestionGroup;
  note?: string;
  means?: LocationSearch;
  /** Undefined when they are not available. */
  locate(): Promise<Coordinates | undefined>;
};

/**
 * One way to find locations (P3.11). lib/geocoding/geocode.ts tries several in turn: a geocoder that is not ready or fails returns
 * undefined or rejects, and the next one is tried.
 */
export type Geocoder = {
  /** The source that the list of suggestions names. */
  credit: string;
  /** Called when the search box gets the focus; fetches what the first request needs. */
  prepare?(): void;
  /**
   * Suggestions for a text of more than 2 characters, best first; undefined without a result. Called for every letter: a geocoder
   * that pays for its calls waits for a pause in the typing. The signal is aborted when the text changes.
   */
  suggest(text: string, signal: AbortSignal): Promise<LocationSuggestion[] | undefined>;
  /** The coordinates of a text; undefined when this geocoder does not know it. */
  locate(text: string): Promise<Coordinates | undefined>;
};

export type LocationSuggestions = { locations: readonly LocationSuggestion[]; credit: string };

/** What choosing a suggestion writes into the search box: "San Francisco, CA, USA". */
export function suggestionLabel({ name, region, group }: LocationSuggestion) {
  return group === "food" || group === "restaurants"
    ? name
    : [name, region].filter(Boolean).join(", ");
}
