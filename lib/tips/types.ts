/** What a member recommends to the next guest. `at` is an ISO 8601 instant. */
export type Tip = {
  id: string;
  text: string;
  helpful: number;
  at: string;
  /** The member's public name and page; absent once the account is deleted. */
  author?: { name: string; slug: string };
};

/** How many members voted for each price level, from 1 to 4. */
export type PriceCounts = readonly [number, number, number, number];
