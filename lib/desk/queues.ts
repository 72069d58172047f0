import type { Role } from "@/lib/desk/roles";

/** What the desk decides on, in the order of its tabs (P14.73). */
export const QUEUES = [
  "listings",
  "corrections",
  "claims",
  "reports",
  "reviews",
  "photos",
  "posts",
  "events",
  "messages",
] as const;

export type Queue = (typeof QUEUES)[number];

export const QUEUE_TEXTS: Readonly<Record<Queue, { label: string; none: string }>> = {
  listings: { label: "Listings", none: "No listings waiting." },
  corrections: { label: "Corrections", none: "No corrections waiting." },
  claims: { label: "Claims", none: "No claims waiting." },
  reports: { label: "Reports", none: "No reports waiting." },
  reviews: { label: "Reviews", none: "No reviews waiting." },
  photos: { label: "Photos", none: "No photos waiting." },
  posts: { label: "Forum", none: "No posts waiting." },
  events: { label: "Events", none: "No events waiting." },
  messages: { label: "Messages", none: "No messages waiting." },
};

/** Where the senders of a queue's items find the desk's questions (P14.119); other queues have no questions. */
export const QUESTION_HINTS: Readonly<Partial<Record<Queue, string>>> = {
  listings: "The sender finds it on the status page, and gets an e-mail if this site sends any.",
  corrections: "The sender finds it in the profile, and gets an e-mail if this site sends any.",
  claims: "The sender finds it on the claim's page, and gets an e-mail if this site sends any.",
};

/** How many items of a queue, and entries of the log, are on one page. */
export const ITEMS_PER_PAGE = 25;

/** Editors and moderators decide on facts; only moderators on texts and accounts (P14.70). */
export function queuesOf(role: Role): readonly Queue[] {
  return role === "moderator" ? QUEUES : ["listings", "corrections"];
}

/** The queue of a role that a path names. */
export function findQueue(role: Role, text: string): Queue | undefined {
  return queuesOf(role).find((queue) => queue === text);
}

/** The number of a page in a query: 1 for anything that is none. */
export function pageNumber(text: unknown) {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
