import type { EventFacts } from "@/lib/events/types";

/** What guests are told of (P14.964). */
export type GuestNews = "time" | "place";

const FIELDS: Readonly<Record<GuestNews, readonly (keyof EventFacts)[]>> = {
  time: ["start", "end", "timeZone"],
  place: ["restaurantId", "address", "city", "country"],
};

/** What has changed for the guests of an event; none for a new wording. */
export function newsForGuests(before: EventFacts, after: EventFacts) {
  return (["time", "place"] as const).filter((news) =>
    FIELDS[news].some((field) => before[field] !== after[field]),
  );
}
