import { citySlug } from "@/lib/cities/slug";

const LONGEST = 60;

/** Paths below the forum that are no topics. */
export const RESERVED_SLUGS: readonly string[] = ["new", "page"];

/** The slug that a title suggests: whole words, at most 60 letters; `fallback` for a title without any. */
export function titleSlug(title: string, fallback: string) {
  const slug = citySlug(title);
  if (slug.length <= LONGEST) return slug || fallback;
  const room = slug.slice(0, LONGEST + 1);
  return room.slice(0, room.lastIndexOf("-") > 0 ? room.lastIndexOf("-") : LONGEST);
}

export const topicSlug = (title: string) => titleSlug(title, "topic");
