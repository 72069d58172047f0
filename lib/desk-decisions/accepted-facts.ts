import "server-only";

import type { Database } from "@/lib/database/database";
import {
  findSuggestion,
  type AcceptedFacts,
} from "@/lib/database/desk/decisions/decide-corrections";
import { findCityNear } from "@/lib/database/desk/venues/venues";
import { cityChanges } from "@/lib/desk/city-changes";
import { CITY, POSITION, readPositionFact } from "@/lib/desk/facts";
import { editedField } from "@/lib/desk/edited-field";
import { unreadableFacts } from "@/lib/desk/suggested-facts";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { readHours } from "@/lib/import/extract/read-hours";
import { cleanText } from "@/lib/strings/clean-text";
import { UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";

const NO_CITY = "There is no city of this name with a page near this place.";

/** The values of accepted facts that the desk has changed. */
function editedFacts(
  facts: Readonly<Record<string, string>>,
  accepted: readonly string[],
  data: FormData,
) {
  return Object.fromEntries(
    accepted.flatMap((name) => {
      const text = data.get(editedField(name));
      const edited = typeof text === "string" ? cleanText(text).trim() : "";
      return name in facts && edited && edited !== facts[name] ? [[name, edited]] : [];
    }),
  );
}

/**
 * The accepted facts of a correction: as changed by the desk, with the hours of their text and the city of their position; or errors
 * by field. Undefined where the correction no longer waits.
 */
export async function readAcceptedFacts(
  database: Database,
  id: number,
  accepted: readonly string[],
  data: FormData,
): Promise<AcceptedFacts | { errors: Record<string, string> } | undefined> {
  const found = await findSuggestion(database, id);
  if (!found) return undefined;
  if (found.kind === "closed") return {};
  const edited = editedFacts(found.facts, accepted, data);
  const facts = { ...found.facts, ...edited };
  const errors = unreadableFacts(facts, accepted);
  const point = accepted.includes(POSITION) ? readPositionFact(facts) : undefined;
  const text = accepted.includes("hoursText") ? facts["hoursText"] : undefined;
  const { lat, lng } = point ?? found;
  const place = { lat, lng, timeZone: found.timeZone, cityId: found.cityId ?? "" };
  const hours = text && (await readHours(database, text, place, found.countryCode ?? undefined));
  if (text && !hours) errors[editedField("hoursText")] = UNREADABLE_HOURS;
  const name = accepted.includes(CITY) ? facts[CITY] : undefined;
  const city = name && (await findCityNear(database, name, { lat, lng }));
  if (name && !city) errors[editedField(CITY)] = NO_CITY;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    edited,
    derived: hours ? hours.filter(([field]) => field === "hours") : [],
    city: city ? cityChanges(city) : [],
    moved: point && newRestaurant({ name: "" }, point, new Date()),
  };
}
