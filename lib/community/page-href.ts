import { ROUTES } from "@/lib/routes";

/** One page of the list of members. */
export function membersPageHref(page: number) {
  return page > 1 ? (`${ROUTES.members}/page/${page}` as const) : ROUTES.members;
}

/** One page of the members' photos. */
export function photosPageHref(page: number) {
  return page > 1 ? (`${ROUTES.photos}/page/${page}` as const) : ROUTES.photos;
}
