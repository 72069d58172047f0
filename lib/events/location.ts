import type { EventFacts, EventVenue } from "@/lib/events/types";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { placeLine } from "@/lib/restaurants/names/place-line";

/** Where an event is, in a line, as plain text: "Radish & Rye, New York", or the address with its city. */
export function eventLocation({ place, address, city }: EventVenue) {
  return placeLine(place ? bothNames(place) : address, city);
}

/** The whole address of an event's facts: "Radish & Rye, 12 Main Street, New York, USA". */
export function factsLocation({ address, city, country }: EventFacts) {
  return placeLine(address, city, country);
}

/** The city of an event as its form has it, which names no other city of that name: "Lisbon, Portugal". */
export function cityText({ city, country }: Pick<EventVenue, "city" | "country">) {
  return placeLine(city, country);
}
