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

/** A path without a page. */
const NOT_SHOWN = "/not-shown";

/** Next's rewrites of the same in every language, each with what is below it: to a path without a page, so that nothing is found. */
export function hiddenRewrites(setting: string | undefined) {
  const languages = LANGUAGE_CODES.join("|");
  return hiddenPaths(setting).flatMap((path) => [
    { source: `${path}/:rest*`, destination: NOT_SHOWN },
    {
      source: `/:language(${languages})${path}/:rest*`,
      destination: `/:language${NOT_SHOWN}`,
    },
  ]);
}
