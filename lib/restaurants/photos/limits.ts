/** How many photos one form takes (P14.900). */
export const MAX_AT_ONCE = 6;

/** How many photos without a review a member may have at one restaurant. */
export const MAX_OF_MEMBER = 30;

/** How many photos by visitors a restaurant's page shows, and how many a page of all of them. */
export const SHOWN_PHOTOS = 12;
export const PHOTOS_PER_PAGE = 24;
