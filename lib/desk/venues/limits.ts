/** The number of restaurants that a search shows. */
export const MAX_FOUND = 50;
