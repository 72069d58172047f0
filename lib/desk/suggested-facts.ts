import { editedField } from "@/lib/desk/edited-field";
import { factWords, sentWords } from "@/lib/desk/fact-words";
import { CITY, factLabel, POSITION, readFacts, readPositionFact } from "@/lib/desk/facts";
import { distanceMiles, distanceUnit, formatDistance } from "@/lib/location/distance";
import { choicesOf, isChoiceFact } from "@/lib/restaurants/facts/restaurant-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

/** A fact of a correction beside what the record says. */
export type FactRow = {
  name: string;
  label: string;
  now: string;
  suggested: string;
  /** As it was sent, for the field in which the desk changes it; undefined where there is no field. */
  sent?: string;
  /** The values that there are, where those are few. */
  choices?: readonly { value: string; label: string }[];
  /** Whether it can be accepted as it is. */
  canTake: boolean;
};

function positionRow(facts: Readonly<Record<string, string>>, restaurant: Restaurant) {
  const { lat, lng, countryCode } = restaurant;
  const point = readPositionFact(facts);
  const sent = facts[POSITION] ?? "";
  const distance =
    point && formatDistance(distanceMiles(restaurant, point), distanceUnit(countryCode));
  return {
    name: POSITION,
    label: factLabel(POSITION),
    now: `${lat}, ${lng}`,
    suggested: distance ? `${sent} (${distance} away)` : sent,
    sent,
    canTake: point !== undefined,
  };
}

/** The suggested value beside the record's present value (P14.76). */
export function suggestedFacts(
  facts: Readonly<Record<string, string>>,
  restaurant: Restaurant,
): FactRow[] {
  const read: Readonly<Record<string, unknown>> = readFacts(facts);
  return Object.entries(facts).map(([name, sent]) => {
    if (name === POSITION) return positionRow(facts, restaurant);
    return {
      name,
      label: factLabel(name),
      now: factWords(name, factOf(restaurant, name)),
      suggested: sentWords(name, sent),
      sent,
      ...(isChoiceFact(name) && { choices: choicesOf(name) }),
      // Whether there is such a city is asked when it is accepted.
      canTake: name in read || (name === CITY && sent.trim() !== ""),
    };
  });
}

/** Errors of accepted facts that cannot be parsed, by the field that changes them. */
export function unreadableFacts(
  facts: Readonly<Record<string, string>>,
  accepted: readonly string[],
): Record<string, string> {
  const read: Readonly<Record<string, unknown>> = readFacts(facts);
  function isRead(name: string) {
    if (name === POSITION) return readPositionFact(facts) !== undefined;
    return name === CITY ? Boolean(facts[CITY]?.trim()) : name in read;
  }
  return Object.fromEntries(
    accepted.flatMap((name) =>
      isRead(name) ? [] : [[editedField(name), "This cannot be read."] as const],
    ),
  );
}
