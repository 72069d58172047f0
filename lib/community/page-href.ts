import { ROUTES } from "@/lib/routes";

/** How many members or photos a page of their list has. */
export const ENTRIES_PER_PAGE = 24;

/** One page of the list of members. */
export function membersPageHref(page: number) {
  return page > 1 ? (`${ROUTES.members}/page/${page}` as const) : ROUTES.members;
}

/** One page of the list of members who reviewed places in a city. */
export function cityMembersHref(cityId: string, page = 1) {
  const path = `${ROUTES.members}/by-city/${encodeURIComponent(cityId)}` as const;
  return page > 1 ? (`${path}/page/${page}` as const) : path;
}

/** One page of the members' photos. */
export function photosPageHref(page: number) {
  return page > 1 ? (`${ROUTES.photos}/page/${page}` as const) : ROUTES.photos;
}
