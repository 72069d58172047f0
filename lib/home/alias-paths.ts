/** The fifteen paths that show the home page (P2.2). */
export const HOME_ALIASES = [
  "/restaurants",
  "/about",
  "/about/history",
  "/about/team",
  "/about/press",
  "/about/advertising",
  "/terms",
  "/privacy",
  "/features/reviews",
  "/features/diet-filter",
  "/features/amenities-filter",
  "/features/photos",
  "/features/favorites",
  "/features/contributions",
  "/features/trip-planning",
];
