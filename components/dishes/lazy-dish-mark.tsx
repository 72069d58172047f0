"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The button that says something of a dish, whose code is loaded only where it is shown. */
export const LazyDishMark = lazyPart(
  async () => (await import("@/components/dishes/dish-mark")).DishMark,
);
