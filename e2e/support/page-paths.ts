/** Pages of a site with the samples, in groups that one test visits. */
export const PATH_GROUPS = {
  "where the search begins": ["/", "/restaurants/near-me", "/restaurants/map"],
  places: ["/restaurants/by-city", "/restaurants/by-country"],
  restaurants: [
    "/restaurants/top-rated",
    "/restaurants/add-listing",
    "/restaurants/1",
    "/favorites",
    "/community/photos",
    "/nowhere",
  ],
  "lists of the community": [
    "/community/forum",
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
  ],
  "what is read": [
    "/guides/recipes/plum-galette",
    "/guides/veg-food/eating-with-the-seasons-month-by-month",
    "/guides/travel/berlin",
    "/guides/city/london",
    "/guides/health/good-fats",
  ],
  "about the site": [
    "/about/mission",
    "/about/contact",
    "/legal/cookies",
    "/accessibility",
    "/offline",
  ],
  accounts: ["/auth", "/auth/reset", "/auth/confirm", "/auth/confirm/replace"],
};

export const PATHS = Object.values(PATH_GROUPS).flat();
