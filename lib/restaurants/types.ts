import type { Picture } from "@/lib/picture";

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
/** A weekday without an entry is closed (P5.4). */
export type WeekHours = Partial<Record<Weekday, DayHours>>;

export type PriceRange = 1 | 2 | 3 | 4;

export type Restaurant = {
  id: string;
  name: string;
  description: string;
  cuisine: string[];
  priceRange: PriceRange;
  rating: number;
  reviewCount: number;
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
  address: string;
  city: string;
  country: string;
  phone?: string;
  website?: string;
  email?: string;
  hours: WeekHours;
  /** IANA name, e.g. "America/New_York". */
  timeZone: string;
  /** Dish, front, room; cards show the first. */
  images: [Picture, ...Picture[]];
  features: string[];
  dietaryOptions: string[];
  socialMedia?: { instagram?: string; facebook?: string };
  verified: boolean;
  featured: boolean;
  sample: boolean;
  /** ISO 8601 instants. */
  createdAt: string;
  updatedAt: string;
};

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
  helpful: number;
  verified?: boolean;
  sample: boolean;
};

/** What cards, pins and filters need: the only restaurant type that islands receive (P4.10). */
export type RestaurantSummary = Pick<
  Restaurant,
  | "id"
  | "name"
  | "description"
  | "cuisine"
  | "priceRange"
  | "rating"
  | "reviewCount"
  | "lat"
  | "lng"
  | "address"
  | "city"
  | "hours"
  | "timeZone"
  | "features"
  | "dietaryOptions"
  | "featured"
  | "sample"
> & { picture: Picture };

/** The filters, and the text of the search box. */
export type RestaurantFilters = {
  text: string;
  cuisine: string[];
  features: string[];
  dietaryOptions: string[];
  priceRange: PriceRange[];
  /** Minimum rating; 0 is any. */
  rating: number;
  openNow: boolean;
};
