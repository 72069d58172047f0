import type { Restaurant } from "@/lib/restaurants/types";

/** A restaurant that an item may be about as well, and how far it is from there ("40 m"); without a distance where a position is unknown. */
export type SimilarPlace = Pick<
  Restaurant,
  "id" | "name" | "latinName" | "countryCode" | "address" | "city" | "lat" | "lng"
> & {
  distance?: string;
};
