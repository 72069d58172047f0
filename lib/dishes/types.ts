import type { Allergen } from "@/lib/dishes/allergens";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** As it is served, or when asked for (P14.870). */
export const DISH_LEVELS = ["vegan", "on request"] as const;

export type DishLevel = (typeof DISH_LEVELS)[number];

/** `amount` has two decimals: "13.50"; `currency` is ISO 4217. */
export type DishPrice = { amount: string; currency: string };

/** What members and owners say that one can eat vegan at a restaurant. A fact that is not known is absent. */
export type Dish = {
  id: string;
  name: string;
  level?: DishLevel;
  /** What to ask for, to have it vegan. */
  request?: string;
  price?: DishPrice;
  /** Empty where nobody has said it. */
  allergens: Allergen[];
  byOwner: boolean;
  /** The newest one that shows it. */
  photo?: ReviewPhoto;
  /** How many members ate it. */
  eatenBy: number;
  /** ISO 8601 instants: when a member ate it last, and when it was added. */
  eatenAt?: string;
  addedAt: string;
  isServed: boolean;
  /** The owner says that it is no longer served. */
  isRetired: boolean;
};

/** What a member says of a dish: that it was eaten, or that it is no longer served. */
export const MARK_KINDS = ["ate", "gone"] as const;

export type MarkKind = (typeof MARK_KINDS)[number];
