import type { ROUTES, Route } from "@/lib/routes";

/** Linked pages that are not in the sitemap (P2.2, P2.3). */
type UnlistedRoute = (typeof ROUTES)[
  | "auth"
  | "authReset"
  | "secondStep"
  | "join"
  | "contactSent"
  | "reportSent"
  | "unsubscribed"
  | "history"
  | "team"
  | "press"
  | "favorites"
  | "favoritesList"
  | "lists"
  | "levels"
  | "latestReviews"
  | "newTopic"
  | "newEvent"
  | "profile"
  | "settings"
  | "changeEmail"
  | "changePassword"
  | "secondFactor"
  | "secondFactorCode"
  | "deleteAccount"
  | "accountData"
  | "advertising"
  | "privacy"
  | "terms"
  | "cookies"
  | "accessibility"
  | "data"
  | "feed"];

/** A page in the sitemap. */
export type ListedRoute = Exclude<Route, UnlistedRoute>;

/**
 * The day on which a page's content last changed: its texts or records, not its design. Changed by hand with
 * them, because neither the time of a build nor a file's time says anything about the content.
 */
export const CONTENT_DATES: Readonly<Record<ListedRoute, string>> = {
  "/": "2026-11-22",
  "/restaurants/near-me": "2026-11-20",
  "/restaurants/by-city": "2026-11-20",
  "/restaurants/by-country": "2026-11-20",
  "/restaurants/map": "2026-11-20",
  "/restaurants/top-rated": "2026-11-20",
  "/restaurants/add-listing": "2026-11-27",
  "/community/forum": "2026-11-20",
  "/community/members": "2026-11-20",
  "/community/blog": "2026-11-20",
  "/community/events": "2026-11-20",
  "/community/photos": "2026-11-20",
  "/community/ai-gallery": "2026-11-22",
  "/guides/veg-food": "2026-11-20",
  "/guides/travel": "2026-11-20",
  "/guides/city": "2026-11-20",
  "/guides/recipes": "2026-11-20",
  "/guides/health": "2026-11-20",
  "/guides/phrases": "2026-11-27",
  "/about/mission": "2026-11-22",
  "/about/contact": "2026-11-20",
};
