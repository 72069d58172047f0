import { AUTHOR, toAuthor, type AuthorRow } from "@/lib/database/forum/post-authors";
import { toInstant } from "@/lib/database/records/rows";
import { events } from "@/lib/database/schema/events";
import { restaurants } from "@/lib/database/schema/restaurants";
import { nameLang } from "@/lib/restaurants/names/name-language";
import type { EventFacts, EventVenue, MemberEvent, OwnEvent } from "@/lib/events/types";

export type EventRow = typeof events.$inferSelect;

/** The restaurant that an event is at; null for one at an address. */
type PlaceRow = {
  placeName: string | null;
  latinName: string | null;
  countryCode: string | null;
  isSamplePlace: boolean | null;
};

/** The columns of an event with its place. */
export const AT_PLACE = {
  event: events,
  placeName: restaurants.name,
  latinName: restaurants.latinName,
  countryCode: restaurants.countryCode,
  isSamplePlace: restaurants.sample,
};

/** The same with its author. */
export const SIGNED = { ...AT_PLACE, ...AUTHOR };

function toVenue(
  { restaurantId, address, city, country, cityId }: EventRow,
  { placeName: name, latinName, countryCode, isSamplePlace: sample }: PlaceRow,
): EventVenue {
  const lang = name === null ? undefined : nameLang(name, countryCode ?? undefined);
  return {
    ...(restaurantId &&
      name !== null && {
        place: {
          id: restaurantId,
          name,
          ...(lang && { nameLang: lang }),
          ...(latinName && { latinName }),
          ...(countryCode && { countryCode }),
          sample: sample === true,
        },
      }),
    address,
    city,
    country,
    ...(cityId && { cityId }),
  };
}

function toShared(event: EventRow, place: PlaceRow) {
  const { id, title, text, start, end, timeZone, link, cancelledAt, sequence, updatedAt } = event;
  return {
    id,
    title,
    text,
    start,
    end,
    timeZone,
    ...toVenue(event, place),
    ...(link && { link }),
    isCancelled: cancelledAt !== null,
    sequence,
    updatedAt: toInstant(updatedAt),
  };
}

/** An event as everyone sees it; its guests are counted elsewhere. */
export function toMemberEvent(
  { event, ...row }: { event: EventRow } & PlaceRow & AuthorRow,
  attendees: number,
): MemberEvent {
  return { ...toShared(event, row), author: toAuthor(row), attendees };
}

/** An event as its author sees it. */
export function toOwnEvent({ event, ...place }: { event: EventRow } & PlaceRow): OwnEvent {
  const { status, previous } = event;
  return { ...toShared(event, place), status, isEdit: previous !== null };
}

/** What of an event its author can change. */
export function toFacts(event: EventRow): EventFacts {
  const { title, text, start, end, timeZone, restaurantId, address, city, country } = event;
  const { cityId, link } = event;
  return {
    title,
    text,
    start,
    end,
    timeZone,
    restaurantId,
    address,
    city,
    country,
    cityId,
    link,
  };
}
