// Parts of the site that an operator may leave out: no menu, list or sitemap names them, and their paths are not found.

// Relative, as in lib/env.ts.
// eslint-disable-next-line no-restricted-imports
import { LANGUAGE_CODES } from "./offered-languages";

const PATHS_OF_PART = {
  "top-rated": ["/restaurants/top-rated"],
  forum: ["/community/forum"],
  members: ["/community/members"],
  blog: ["/community/blog", "/feed.xml"],
  events: ["/community/events"],
  photos: ["/community/photos"],
  "ai-gallery": ["/community/ai-gallery"],
  guides: ["/guides"],
  "food-guides": ["/guides/veg-food"],
  "travel-guides": ["/guides/travel"],
  "city-guides": ["/guides/city"],
  recipes: ["/guides/recipes"],
  health: ["/guides/health"],
  phrases: ["/guides/phrases"],
  mission: ["/about/mission"],
  history: ["/about/history"],
  team: ["/about/team"],
  press: ["/about/press"],
  advertising: ["/about/advertising"],
} as const;

export const HIDEABLE_PARTS: readonly string[] = Object.keys(PATHS_OF_PART);

/** The paths of the parts that a setting names. */
export function hiddenPaths(setting: string | undefined): readonly string[] {
  const parts = (setting ?? "").split(/\s+/);
  return Object.entries(PATHS_OF_PART).flatMap(([part, paths]) =>
    parts.includes(part) ? paths : [],
  );
}

/** The same in every language, each with what is below it, as the patterns of Next's rewrites. */
export function hiddenSources(setting: string | undefined): readonly string[] {
  const languages = LANGUAGE_CODES.join("|");
  return hiddenPaths(setting).flatMap((path) => [
    `${path}/:rest*`,
    `/:language(${languages})${path}/:rest*`,
  ]);
}
