import type { RestaurantSummary } from "@/lib/restaurants/types";

/** A list of a member, without its places. */
export type ListSummary = {
  id: string;
  name: string;
  places: number;
  isShared: boolean;
  /** Whether the restaurant that was asked for is in it. */
  hasRestaurant: boolean;
};

/** A place of a list; `day` is an ISO 8601 date. */
export type ListedPlace = { restaurant: RestaurantSummary; day?: string };

/** The same for the member: an empty note is none. */
export type OwnListedPlace = ListedPlace & { note: string };

export type OwnList = {
  id: string;
  name: string;
  places: OwnListedPlace[];
  shareToken: string | undefined;
};

/** A list for visitors with its link; `member` is the public name of whose it is. */
export type SharedList = { name: string; member: string; places: ListedPlace[] };
