export { cities, cityRedirects, countries } from "@/lib/database/schema/cities";
export {
  changeLog,
  corrections,
  importBatches,
  imports,
  osmElements,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
export { chard } from "@/lib/database/schema/namespace";
export { restaurants } from "@/lib/database/schema/restaurants";
export {
  confirmations,
  listings,
  messages,
  reports,
  suggestions,
} from "@/lib/database/schema/contributions";
export { dishes, dishMarks } from "@/lib/database/schema/dishes";
export { eventGuests, posts, topics } from "@/lib/database/schema/community";
export { events } from "@/lib/database/schema/events";
export { favorites, favoriteShares } from "@/lib/database/schema/favorites";
export { listPlaces, lists, listShares } from "@/lib/database/schema/lists";
export {
  accountDeletions,
  accountLanguages,
  mailPreferences,
  members,
} from "@/lib/database/schema/members";
export { pageViews } from "@/lib/database/schema/page-views";
export { photos, photoVotes } from "@/lib/database/schema/photos";
export { reviewAnnouncements, reviews, reviewVotes } from "@/lib/database/schema/reviews";
export { priceVotes, tips, tipVotes } from "@/lib/database/schema/tips";
export { changedTags, secrets, seeds } from "@/lib/database/schema/system";
export { auditLog, deskLocks, roles } from "@/lib/database/schema/desk";
export { claims, reviewReplies } from "@/lib/database/schema/claims";
export { unansweredSearches } from "@/lib/database/schema/searches";
export { suspensions } from "@/lib/database/schema/suspensions";
export { questions } from "@/lib/database/schema/questions";
