/** When an event is, by the clock of its place. */
export type EventTimes = {
  /** ISO 8601 date and local time in its time zone: "2027-06-12T18:30". */
  start: string;
  end: string;
  /** IANA time zone. */
  timeZone: string;
};

/** Where an event is. */
export type EventVenue = {
  /** The restaurant of the directory, if it is at one that is still listed. */
  place?: {
    id: string;
    /** As at its door. */
    name: string;
    /** Of a name that is not in Latin letters. */
    nameLang?: string;
    latinName?: string;
    countryCode?: string;
    sample: boolean;
  };
  /** The street address; of an event at a restaurant its name and address at that time. */
  address: string;
  city: string;
  country: string;
  /** The slug of the city's page, where it has one. */
  cityId?: string;
};

/** An event that a member proposed and that is published. */
export type MemberEvent = EventTimes &
  EventVenue & {
    id: string;
    title: string;
    text: string;
    link?: string;
    /** Without a slug a former member. */
    author: { name: string; slug?: string };
    isCancelled: boolean;
    /** How often it has changed since it was published, for calendars (RFC 5545). */
    sequence: number;
    /** ISO 8601 instant of the last change. */
    updatedAt: string;
    attendees: number;
  };

export type EventStatus = "waiting" | "published" | "removed";

/** An event as its author sees it. */
export type OwnEvent = Omit<MemberEvent, "attendees" | "author"> & {
  status: EventStatus;
  /** Whether it was published before the edit that waits. */
  isEdit: boolean;
};

/** The facts of an event that its author can change. */
export type EventFacts = EventTimes & {
  title: string;
  text: string;
  restaurantId: string | null;
  address: string;
  city: string;
  country: string;
  cityId: string | null;
  link: string | null;
};
