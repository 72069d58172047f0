/** The group of the core set. */
export const CORE_GROUP = "one page of each kind";

/** Pages of a site with the samples, in groups that one test visits. */
export const PATH_GROUPS = {
  [CORE_GROUP]: [
    "/",
    "/restaurants/near-me",
    "/restaurants/1",
    "/community/forum",
    "/guides/recipes/plum-galette",
    "/auth",
  ],
  places: ["/restaurants/map", "/restaurants/by-city", "/restaurants/by-country"],
  restaurants: [
    "/restaurants/top-rated",
    "/restaurants/add-listing",
    "/restaurants/5",
    "/restaurants/nine",
    "/favorites",
    "/community/photos",
    "/nowhere",
  ],
  "lists of the community": [
    "/community/members",
    "/community/blog",
    "/community/events",
    "/community/ai-gallery",
  ],
  "what the community's lists lead to": [
    "/community/forum/warsaw-in-may",
    "/community/members/priya-nair",
    "/community/blog/down-among-the-jars",
    "/community/events/knife-skills",
  ],
  "lists of guides": [
    "/guides/veg-food",
    "/guides/travel",
    "/guides/city",
    "/guides/recipes",
    "/guides/health",
    "/guides/phrases",
  ],
  "what is read": [
    "/guides/veg-food/eating-with-the-seasons-month-by-month",
    "/guides/travel/berlin",
    "/guides/city/london",
    "/guides/health/good-fats",
    "/guides/phrases/de",
    "/guides/phrases/he",
  ],
  "about the site": [
    "/about/mission",
    "/about/contact",
    "/legal/privacy",
    "/legal/terms",
    "/legal/cookies",
    "/accessibility",
    "/offline",
  ],
  accounts: ["/auth/reset", "/auth/confirm", "/auth/confirm/replace"],
};

/**
 * The pages that a phone opens: one of each kind, and those that fold their contents there. How high the controls of the others are in
 * its window, and that nothing is wider than it, the desktop sees.
 */
export const PHONE_GROUPS = {
  [CORE_GROUP]: PATH_GROUPS[CORE_GROUP],
  "folded contents": ["/guides/veg-food/eating-with-the-seasons-month-by-month", "/legal/privacy"],
};

/**
 * Pages that are made of the same parts as another of the groups, at which everything looks in each theme and in all windows. At these
 * axe reads the words once, and their texts are tried where they have least room.
 */
export const LIKE_OTHERS = new Set([
  // As the list of food guides.
  "/guides/travel",
  "/guides/city",
  "/guides/recipes",
  "/guides/health",
  // As the guide of the seasons, and as the German phrases.
  "/guides/travel/berlin",
  "/guides/city/london",
  "/guides/health/good-fats",
  "/guides/phrases/he",
  // As restaurant 1, and the page that is not there.
  "/restaurants/5",
  "/restaurants/nine",
  // As the privacy policy.
  "/legal/terms",
  "/legal/cookies",
  "/accessibility",
  // As the reset of a password.
  "/auth/confirm",
  "/auth/confirm/replace",
]);
