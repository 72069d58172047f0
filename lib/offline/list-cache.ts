/** Starts the name of the cache of lists that members have saved, of every build. */
export const LIST_CACHE = "chard-list-";
