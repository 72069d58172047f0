/** Paths below the events that are no events. */
export const RESERVED_SLUGS: readonly string[] = ["new", "page"];
