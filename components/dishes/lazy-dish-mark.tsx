"use client";

import dynamic from "next/dynamic";

/** The button that says something of a dish, whose code is loaded only where it is shown. */
export const LazyDishMark = dynamic(() =>
  import("@/components/dishes/dish-mark").then(({ DishMark }) => DishMark),
);
