/** The desk's pages about the directory, and what they are called. */
export const DIRECTORY_PAGES = {
  venues: "Restaurants",
  cities: "Cities",
  imports: "Imports",
  health: "Health",
} as const;

export type DirectoryPage = keyof typeof DIRECTORY_PAGES;
