/** The desk's pages beside its queues, and what they are called. */
export const DIRECTORY_PAGES = {
  venues: "Restaurants",
  changes: "Changes",
  cities: "Cities",
  imports: "Imports",
  health: "Health",
  accounts: "Accounts",
} as const;

/** Only moderators see who people are (P14.90). */
export const MODERATORS_PAGES: readonly string[] = ["accounts"];

export type DirectoryPage = keyof typeof DIRECTORY_PAGES;
