import type { AccountRefusal, ActivityItem, ActivityKind } from "@/lib/desk/accounts/types";
import { dishesHref } from "@/lib/dishes/hrefs";
import { deskHref, restaurantHref, topicHref } from "@/lib/routes";

/** The label of an account without public texts. */
export const NAMELESS = "No public name yet";

export const ROLE_LABELS = { moderator: "Moderator", editor: "Editor", none: "None" } as const;

export const ACTIVITY_LABELS: Readonly<Record<ActivityKind, string>> = {
  reviews: "Reviews",
  photos: "Photos",
  dishes: "Dishes",
  tips: "Tips",
  listings: "Listings",
  corrections: "Corrections",
  claims: "Claims",
  replies: "Replies to reviews",
  topics: "Topics",
  posts: "Posts",
  events: "Events",
  messages: "Messages",
  reports: "Reports",
};

const STATUSES: Readonly<Record<string, string>> = {
  waiting: "waits",
  review: "waits",
  open: "waits",
  sent: "waits",
  removed: "removed",
  refused: "rejected",
  accepted: "taken",
  answered: "answered",
  closed: "closed",
  upheld: "upheld",
  dismissed: "dismissed",
};

/** What became of something, where that is not seen by everyone; undefined for what is published. */
export const statusText = (status: string) => STATUSES[status];

/** Where something that an account wrote is read; undefined where no page shows it. */
export function activityHref(
  kind: ActivityKind,
  { id, parent, status }: Pick<ActivityItem, "id" | "parent" | "status">,
) {
  if (kind === "topics") return status === "published" ? topicHref(id) : undefined;
  if (kind === "photos") return parent ? deskHref("venues", parent) : undefined;
  if (kind === "replies")
    return status === "published" && parent ? `${restaurantHref(parent)}#review-${id}` : undefined;
  if (kind === "tips")
    return status === "published" && parent ? `${restaurantHref(parent)}#tip-${id}` : undefined;
  if (kind === "dishes")
    return status === "published" && parent ? `${dishesHref(parent)}#dish-${id}` : undefined;
  if (kind === "reviews" && status === "published" && parent)
    return `${restaurantHref(parent)}#review-${id}`;
  return deskHref(kind, id);
}

/** A masked e-mail address, recognisable for people who know it: "n…@example.org". */
export function maskedAddress(email: string) {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** Why an account was not changed, as a text for the moderator. */
export const REFUSALS: Readonly<Record<AccountRefusal, string>> = {
  gone: "This account is no longer there.",
  own: "This is your own account: another moderator has to decide.",
  "not-allowed": "Your account is no longer a moderator's. Nothing has changed.",
  "has-role": "This account has a role. Remove it first.",
  suspended: "This account is already suspended. Reload the page.",
  "not-suspended": "This account is no longer suspended.",
  "same-role": "This account already has this role.",
};
