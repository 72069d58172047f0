/** So many restaurants are shown of those that a text finds. */
export const MAX_FOUND = 50;
