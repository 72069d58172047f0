/**
 * How long entries with an invalidated tag may still be shown while new ones are rendered; without `expire` as long as that takes. No
 * durations at all: never again.
 */
export type Durations = { expire?: number };

export type TagInvalidation = { tags: string[]; durations?: Durations | undefined };

/** What carries the invalidations of one instance of the site to the others, and over a restart. */
export type TagInvalidations = {
  /** Sends this instance's invalidations to the others. */
  publish(invalidation: TagInvalidation): Promise<void>;
  /**
   * The invalidations elsewhere since the last call; at the first call, those that this process has missed. Called before every cache
   * look-up, with the path of the page, so it has to be cheap; a failure counts as "nothing new".
   */
  receive(path: string): Promise<TagInvalidation[]>;
};

/** For a single instance: there are no others, and nothing is kept over a restart. */
export const inProcessInvalidations: TagInvalidations = {
  publish: async () => {},
  receive: async () => [],
};
