/** Read from the browser's HTTP cache, however old, or not at all: never a request to the site. */
export const FROM_HTTP_CACHE = { cache: "only-if-cached", mode: "same-origin" } as const;
