import type { DeskMember } from "@/lib/desk/roles";

/** The desk's pages beside its queues, and what they are called. */
export const DIRECTORY_PAGES = {
  venues: "Restaurants",
  changes: "Changes",
  cities: "Cities",
  imports: "Imports",
  health: "Health",
  accounts: "Accounts",
} as const;

export type DirectoryPage = keyof typeof DIRECTORY_PAGES;

/** Only moderators see who people are (P14.90). */
const MODERATORS_PAGES: readonly DirectoryPage[] = ["accounts"];

/** About the directory as a whole: not for regional editors (P14.975). */
const WHOLE_PAGES: readonly DirectoryPage[] = ["imports", "health"];

/** Those of a member of the desk. */
export function pagesOf({ role, area }: DeskMember) {
  return (Object.keys(DIRECTORY_PAGES) as DirectoryPage[])
    .filter((page) => role === "moderator" || !MODERATORS_PAGES.includes(page))
    .filter((page) => !area || !WHOLE_PAGES.includes(page))
    .map((page) => ({ page, label: DIRECTORY_PAGES[page] }));
}
