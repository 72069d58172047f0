import type { IconName } from "@/components/ui/drawings/icon-names";
import type { RestaurantFact } from "@/lib/restaurants/facts/restaurant-facts";

/** The icon beside a fact in the forms of members and of the desk. */
export const FACT_ICONS: Readonly<Record<RestaurantFact, IconName>> = {
  name: "Store",
  latinName: "Languages",
  hoursText: "Clock",
  address: "MapPin",
  postcode: "Tag",
  city: "Building2",
  position: "MapPinned",
  phone: "Phone",
  website: "Globe",
  email: "Mail",
  instagram: "AtSign",
  facebook: "AtSign",
  cuisine: "CookingPot",
  description: "ScrollText",
  veganLevel: "Leaf",
  kind: "Utensils",
  priceRange: "Banknote",
  features: "ListChecks",
  dietaryOptions: "Wheat",
  wheelchair: "Accessibility",
};
