/** Every path that the site links to, typed: an href is one of these. */
export const ROUTES = {
  home: "/",
  auth: "/auth",
  authReset: "/auth/reset",
  secondStep: "/auth/second-step",
  join: "/auth/join",
  nearMe: "/restaurants/near-me",
  byCity: "/restaurants/by-city",
  byCountry: "/restaurants/by-country",
  map: "/restaurants/map",
  topRated: "/restaurants/top-rated",
  addListing: "/restaurants/add-listing",
  latestReviews: "/restaurants/reviews",
  favorites: "/favorites",
  favoritesList: "/favorites/list",
  lists: "/lists",
  profile: "/profile",
  settings: "/settings",
  changeEmail: "/settings/email",
  changePassword: "/settings/password",
  secondFactor: "/settings/second-factor",
  secondFactorCode: "/settings/second-factor/code",
  deleteAccount: "/settings/delete",
  accountData: "/settings/data",
  forum: "/community/forum",
  newTopic: "/community/forum/new",
  members: "/community/members",
  levels: "/community/levels",
  blog: "/community/blog",
  events: "/community/events",
  newEvent: "/community/events/new",
  photos: "/community/photos",
  aiGallery: "/community/ai-gallery",
  foodGuides: "/guides/veg-food",
  travelGuides: "/guides/travel",
  cityGuides: "/guides/city",
  recipes: "/guides/recipes",
  health: "/guides/health",
  phrases: "/guides/phrases",
  mission: "/about/mission",
  contact: "/about/contact",
  contactSent: "/about/contact/sent",
  reportSent: "/report/sent",
  unsubscribed: "/unsubscribe/done",
  history: "/about/history",
  team: "/about/team",
  press: "/about/press",
  advertising: "/about/advertising",
  privacy: "/legal/privacy",
  terms: "/legal/terms",
  cookies: "/legal/cookies",
  accessibility: "/accessibility",
  data: "/data",
  feed: "/feed.xml",
} as const;

export type Route = (typeof ROUTES)[keyof typeof ROUTES];

/** Near me with a text in its search box. */
export function nearMeSearchHref(text: string) {
  return `${ROUTES.nearMe}#${new URLSearchParams({ q: text })}` as const;
}

/** The page of one restaurant. */
export function restaurantHref(id: string) {
  return `/restaurants/${encodeURIComponent(id)}` as const;
}

/** The form for a review of a restaurant. */
export function reviewHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/review` as const;
}

/** Where a member says that a restaurant is still open. */
export function confirmationHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/open` as const;
}

/** Where anyone says that a restaurant has closed for good. */
export function closureHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/closed` as const;
}

/** Where anyone corrects a restaurant's facts. */
export function correctionHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/correct` as const;
}

/** The form for corrections at one fact, by column of `restaurants`. */
export function factHref(restaurantId: string, fact: string) {
  return `${correctionHref(restaurantId)}#fact-${fact}` as const;
}

/** What happens after a correction was sent; `appliedId`: the part of it that applies already. */
export function correctionSentHref(restaurantId: string, appliedId?: number) {
  const page = `${restaurantHref(restaurantId)}/thanks` as const;
  return appliedId === undefined ? page : (`${page}?applied=${appliedId}` as const);
}

/** Where a member says that a restaurant is theirs, and sees what became of it. */
export function claimHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/claim` as const;
}

/** The page with the button that confirms a claim, as its mail names it. */
export function claimConfirmationHref(restaurantId: string, token: string) {
  return `${claimHref(restaurantId)}/confirm?${new URLSearchParams({ token })}` as const;
}

/** Where the sender of something answers a question of the desk; anyone with the link may. */
export function questionHref(token: string) {
  return `/questions/${encodeURIComponent(token)}` as const;
}

/** What the owner of a restaurant does for it. */
export function ownerHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/owner` as const;
}

/** Where the owner of a restaurant answers a review. */
export function ownerReplyHref(restaurantId: string, reviewId: string) {
  return `${ownerHref(restaurantId)}/reply/${encodeURIComponent(reviewId)}` as const;
}

/** All reviews of a restaurant. */
export function restaurantReviewsHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/reviews` as const;
}

/** The form with a listing that was not accepted, to change it and send it again. */
export function listingAgainHref(token: string) {
  return `${listingHref(token)}/again` as const;
}

/** The status page of a listing, open to every visitor who has its token. */
export function listingHref(token: string) {
  return `/listings/${encodeURIComponent(token)}` as const;
}

/** The public page of a member. */
export function memberHref(slug: string) {
  return `${ROUTES.members}/${encodeURIComponent(slug)}` as const;
}

/** The desk, one of its queues, or one item of a queue. */
export function deskHref(queue?: string, id?: string) {
  return ["/desk", ...[queue, id].flatMap((part) => (part ? encodeURIComponent(part) : []))].join(
    "/",
  );
}

/** The form that reports something to the moderators. */
export function reportHref(kind: string, id: string) {
  return `/report/${kind}/${encodeURIComponent(id)}` as const;
}

/** The page with the button that ends mails. */
export function unsubscribePageHref(token: string) {
  return `/unsubscribe?${new URLSearchParams({ token })}` as const;
}

/** A shared list of favorites, open to every visitor who has its link. */
export function sharedFavoritesHref(token: string) {
  return `${ROUTES.favorites}/shared/${token}` as const;
}

/** The page of one city, by its slug. */
export function cityHref(id: string) {
  return `${ROUTES.byCity}/${encodeURIComponent(id)}` as const;
}

/** The RSS feed of what was added to a city last. */
export function cityFeedHref(id: string) {
  return `${cityHref(id)}/feed.xml` as const;
}

/** The page of one country, by its slug. */
export function countryPageHref(id: string) {
  return `${ROUTES.byCountry}/${encodeURIComponent(id)}` as const;
}

/** The JSON of one restaurant's summary, for lists that a visitor's browser puts together. */
export function restaurantSummaryPath(id: string) {
  return `${restaurantHref(id)}/summary.json` as const;
}

/** The JSON of several restaurants' summaries. In the path, since caches go by that and not by the query. */
export function restaurantSummariesPath(ids: readonly string[]) {
  return `/restaurants/summaries.json/${ids.map(encodeURIComponent).join(",")}` as const;
}

/** The lists whose records have pages of their own below them. */
export type RecordList = (typeof ROUTES)[
  | "foodGuides"
  | "travelGuides"
  | "cityGuides"
  | "recipes"
  | "health"
  | "phrases"
  | "blog"
  | "events"
  | "forum"
  | "members"];

/** The page of one record of a list: "/guides/recipes/plum-galette". */
export function recordHref<List extends RecordList>(list: List, id: string) {
  return `${list}/${encodeURIComponent(id)}` as const;
}

/** One page of the forum's topics. */
export function forumPageHref(page: number) {
  return page > 1 ? (`${ROUTES.forum}/page/${page}` as const) : ROUTES.forum;
}

/** One page of a topic, or one post on it. */
export function topicHref(id: string, page = 1, postId?: string) {
  const path =
    page > 1
      ? (`${recordHref(ROUTES.forum, id)}/page/${page}` as const)
      : recordHref(ROUTES.forum, id);
  return postId ? `${path}#post-${postId}` : path;
}

/** The form that answers a topic on a page of its own, quoting one of its posts or none. */
export function replyHref(topicId: string, quotedId?: string) {
  const path = `${recordHref(ROUTES.forum, topicId)}/reply` as const;
  return quotedId ? (`${path}?quote=${quotedId}` as const) : path;
}

/** A post as its author sees it, with the form that edits it. */
export function ownPostHref(topicId: string, postId: string) {
  return `${recordHref(ROUTES.forum, topicId)}/edit/${postId}` as const;
}

/** The path of a page: a route of the table or the page of one record. */
export type Path =
  | Route
  | ReturnType<typeof restaurantHref>
  | ReturnType<typeof recordHref>
  | `${ReturnType<typeof cityHref> | ReturnType<typeof countryPageHref>}${string}`;

/** The link of a country's card (P7.5). */
export function countryHref(name: string) {
  return `${ROUTES.nearMe}?country=${encodeURIComponent(name)}` as const;
}
