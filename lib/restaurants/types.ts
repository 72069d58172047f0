import type { Picture } from "@/lib/picture";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";
import type { WheelchairAccess } from "@/lib/restaurants/facts/wheelchair";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local times of the venue, "HH:MM"; a close before the open is on the next day (P5.5). */
export type DayHours = { open: string; close: string; closed?: boolean };
/**
 * Local times of the venue, "HH:MM", from `open` until before `close`; a close that is not after the open is on the next day.
 * Without `state` it is open. After an `openEnd` it is not known for how long it is open.
 */
export type OpenInterval = {
  open: string;
  close: string;
  state?: "unknown" | "closed";
  openEnd?: true;
  /** What is written about these hours: "by arrangement". */
  note?: string;
};
/** Days on which a restaurant is closed, as its owner says: local dates "YYYY-MM-DD", both included. */
export type ClosedRange = { from: string; to: string; note?: string };
/** How hours were read where that is not plain: the page says so (P14.481). */
export type HoursReading =
  "added" | "sun" | "off season" | "holidays not known" | "school holidays not known";
/**
 * A weekday without an entry is closed (P5.4). A day is one interval as the specification has it, both ends inclusive, or a list
 * of any number of intervals. `dates`, by local date "YYYY-MM-DD", overrides the weekdays: holidays, seasons; `closed` overrides both.
 */
export type WeekHours = Partial<Record<Weekday, DayHours | OpenInterval[]>> & {
  dates?: Record<string, OpenInterval[]>;
  reading?: HoursReading[];
  closed?: ClosedRange[];
};

export type PriceRange = 1 | 2 | 3 | 4;

/** A fact that is not known is absent (P14.7). */
export type Restaurant = {
  id: string;
  /** As it is written on the door. */
  name: string;
  /** In Latin letters, beside a name that is written in another script. */
  latinName?: string;
  description?: string;
  kind?: VenueKind;
  veganLevel?: VeganLevel;
  cuisine: string[];
  priceRange?: PriceRange;
  /** Of how many members' votes the price is the median; absent where it is from elsewhere. */
  priceVotes?: number;
  rating?: number;
  reviewCount: number;
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  address?: string;
  postcode?: string;
  city: string;
  /** Slug of the city's page; samples have none. */
  cityId?: string;
  /** The district of the city that its address names, else the one whose middle is nearest. */
  district?: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  phone?: string;
  website?: string;
  email?: string;
  /** Pages that its owner names, with https. */
  menuUrl?: string;
  bookingUrl?: string;
  deliveryUrl?: string;
  /** Those that OpenStreetMap has beside them. */
  moreContacts?: { phones?: string[]; websites?: string[]; emails?: string[] };
  hours?: WeekHours;
  /** The hours as OpenStreetMap writes them, also where they could not be read. */
  hoursText?: string;
  /** IANA name, e.g. "America/New_York". */
  timeZone: string;
  /** Dish, front, room; cards show the first, or a drawing where there is none. */
  images: Picture[];
  features: string[];
  dietaryOptions: string[];
  wheelchair?: WheelchairAccess;
  socialMedia?: { instagram?: string; facebook?: string };
  verified: boolean;
  featured: boolean;
  sample: boolean;
  /** Where an import no longer finds it: "missing" for a while, then "closed"; absent while it is open. */
  closure?: "missing" | "closed";
  /** The restaurant that is in its place now, where an import has seen that; it has closed. */
  replacedBy?: string;
  /** Two members say that it has closed, and their reports are not decided yet (P14.81). */
  reportedClosed?: true;
  /** ISO 8601 date of the newest check of the facts. */
  checkedAt?: string;
  /** The first day of the last month in which members confirmed that it is open, and how many members ever did. */
  confirmedAt?: string;
  confirmedBy?: number;
  /** The published photo on its cards, and the number of photos. */
  photo?: { picture: Picture; count: number };
  /** The names of vegan dishes that are served, most confirmed first, at most 20, and how many dishes there are. */
  dishes?: { names: string[]; count: number };
  /** What members' tips say, newest first: each word once, at most 200 bytes (P14.882). */
  tipWords?: string;
  /** The element of OpenStreetMap that the facts come from: "node/123". */
  osm?: string;
  /** ISO 8601 instants. */
  createdAt: string;
  updatedAt: string;
};

/** A sample has every fact of the specification, and hours in its form. */
export type SampleRestaurant = Omit<Restaurant, "hours"> &
  Required<Pick<Restaurant, "description" | "priceRange" | "rating" | "address">> & {
    hours: Partial<Record<Weekday, DayHours>>;
    images: [Picture, ...Picture[]];
  };

/** A photo that a visitor uploaded with a review. */
export type ReviewPhoto = {
  /** Of its record. */
  recordId: string;
  /** Starts the names of its files. */
  id: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  description: string;
};

/** `at` and `editedAt` are ISO 8601 instants. */
export type ReviewReply = { text: string; at: string; editedAt?: string };

export type Review = {
  id: string;
  restaurantId: string;
  userId: string;
  userName: string;
  userAvatar?: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  content: string;
  images: Picture[];
  /** ISO 8601 dates. */
  visitDate: string;
  createdAt: string;
  /** ISO 8601 instant of the author's last change. */
  editedAt?: string;
  helpful: number;
  verified?: boolean;
  sample: boolean;
  /** At least one; absent without. */
  photos?: ReviewPhoto[];
  /** What the restaurant's owner answered. */
  reply?: ReviewReply;
};

/** What cards, pins and filters need: the only restaurant type that islands receive (P4.10). */
export type RestaurantSummary = Pick<
  Restaurant,
  | "id"
  | "name"
  | "latinName"
  | "description"
  | "cuisine"
  | "priceRange"
  | "rating"
  | "reviewCount"
  | "lat"
  | "lng"
  | "address"
  | "city"
  | "district"
  | "hours"
  | "timeZone"
  | "features"
  | "dietaryOptions"
  | "featured"
  | "sample"
  | "countryCode"
  | "kind"
  | "veganLevel"
  | "checkedAt"
  | "wheelchair"
  | "dishes"
  | "tipWords"
> & {
  picture: Picture;
  /** The language of a name that is not in Latin letters. */
  nameLang?: string;
  /** How many photos there are; absent where the picture is a drawing or a sample's. */
  photoCount?: number;
  /** Members say so, or OpenStreetMap no longer has it. */
  mayHaveClosed?: true;
  /** Added by a listing: OpenStreetMap does not have it. */
  addedHere?: true;
  /** Equal for the branches of one chain; absent for the others (P14.642). */
  chain?: string;
  isLargeChain?: true;
  /** Where it is, in lists of restaurants of which others have the same name (P14.985). */
  place?: string;
};

/** What each filter of `FILTERS` is set to. */
export type FilterValues = {
  veganLevel: VeganLevel[];
  cuisine: string[];
  features: string[];
  dietaryOptions: string[];
  priceRange: PriceRange[];
  /** Minimum rating; 0 is any. */
  rating: number;
  openNow: boolean;
  /** Step-free, also inside. */
  wheelchair: boolean;
};

/** The filters, and the text of the search box. */
export type RestaurantFilters = FilterValues & { text: string };
