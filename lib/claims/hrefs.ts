import { ownerHref } from "@/lib/routes";

/** Where the owner of a restaurant changes its contact, hours and pages. */
export function ownerFactsHref(restaurantId: string) {
  return `${ownerHref(restaurantId)}/facts` as const;
}

/** Where the owner of a restaurant says on which days it is closed. */
export function ownerClosedHref(restaurantId: string) {
  return `${ownerHref(restaurantId)}/closed` as const;
}
