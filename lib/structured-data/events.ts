import type { Event } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import { withOffset } from "@/lib/events/local-time";
import { eventLocation } from "@/lib/events/location";
import type { MemberEvent } from "@/lib/events/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { isHidden } from "@/lib/hidden/is-hidden";
import { memberHref, recordHref, restaurantHref, ROUTES } from "@/lib/routes";

function place(event: MemberEvent) {
  const { place: restaurant, address, city, country } = event;
  return {
    "@type": "Place" as const,
    name: restaurant?.name ?? eventLocation(event),
    ...(restaurant && { url: absoluteUrl(restaurantHref(restaurant.id)) }),
    address: {
      "@type": "PostalAddress" as const,
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

/** An event of a member, as its page shows it; none at a sample place, where nothing takes place (P1.8). */
export function memberEventData(
  event: MemberEvent,
  language: Language = DEFAULT_LANGUAGE,
): Event[] {
  const { id, title, text, start, end, timeZone, author, isCancelled } = event;
  if (event.place?.sample) return [];
  return [
    {
      "@type": "Event",
      url: absoluteUrl(pathIn(language, recordHref(ROUTES.events, id))),
      name: title,
      description: text,
      startDate: withOffset(start, timeZone),
      endDate: withOffset(end, timeZone),
      eventStatus: isCancelled
        ? "https://schema.org/EventCancelled"
        : "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: place(event),
      organizer: {
        "@type": "Person",
        name: author.name,
        ...(author.slug &&
          !isHidden(memberHref(author.slug)) && { url: absoluteUrl(memberHref(author.slug)) }),
      },
    },
  ];
}
