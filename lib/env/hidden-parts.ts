// Parts of the site that an operator may leave out: no menu, list or sitemap names them, and their paths are not found.

const PATHS_OF_PART = {
  forum: ["/community/forum"],
  blog: ["/community/blog", "/feed.xml"],
  events: ["/community/events"],
  photos: ["/community/photos"],
  "ai-gallery": ["/community/ai-gallery"],
  guides: ["/guides"],
  mission: ["/about/mission"],
} as const;

export const HIDEABLE_PARTS: readonly string[] = Object.keys(PATHS_OF_PART);

/** The paths of the parts that a setting names. */
export function hiddenPaths(setting: string | undefined): readonly string[] {
  const parts = (setting ?? "").split(/\s+/);
  return Object.entries(PATHS_OF_PART).flatMap(([part, paths]) =>
    parts.includes(part) ? paths : [],
  );
}

/** Whether a path is one of the hidden ones, or below one. */
export function isBelow(path: string, hidden: readonly string[]) {
  return hidden.some((each) => path === each || path.startsWith(`${each}/`));
}
