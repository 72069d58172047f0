import type { Coordinates } from "@/lib/location/types";

/** A place that is offered while a visitor types. */
export type LocationSuggestion = {
  /** "San Francisco" */
  name: string;
  /** Where that is: "CA, USA"; empty where the name says it. */
  region: string;
  /** The other name that the text matched, where the name itself does not: München for Munich. */
  alias?: string;
  /** Its coordinates; undefined when they cannot be had. */
  locate(): Promise<Coordinates | undefined>;
};

/**
 * One way to find locations (P3.11). lib/geocoding/geocode.ts asks several in turn, so a geocoder that is not ready, or fails,
 * answers undefined (or rejects) and the next one is asked.
 */
export type Geocoder = {
  /** Whom the list of suggestions credits. */
  credit: string;
  /** Called when the search box takes the focus: time to fetch what the first question needs. */
  prepare?(): void;
  /**
   * Suggestions for a text of more than 2 characters, best first; undefined when this geocoder cannot say. Called at every
   * letter: one that pays for its calls waits until the signal has stayed quiet. The signal aborts once the text is another.
   */
  suggest(text: string, signal: AbortSignal): Promise<LocationSuggestion[] | undefined>;
  /** Where a text is; undefined when this geocoder cannot place it. */
  locate(text: string): Promise<Coordinates | undefined>;
};

export type LocationSuggestions = { locations: readonly LocationSuggestion[]; credit: string };

/** What choosing a suggestion writes into the box: "San Francisco, CA, USA". */
export function suggestionLabel({ name, region }: LocationSuggestion) {
  return [name, region].filter(Boolean).join(", ");
}
