export { cities, countries } from "@/lib/database/schema/cities";
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
export { reviews } from "@/lib/database/schema/reviews";
export { changedTags, seeds } from "@/lib/database/schema/system";
