"use client";

import { lazy, type ComponentProps } from "react";
import type { DishMark } from "@/components/dishes/dish-mark";

const Mark = lazy(async () => {
  const { DishMark: Loaded } = await import("@/components/dishes/dish-mark");
  return { default: Loaded };
});

/**
 * The button that says something of a dish, whose code is loaded only where it is shown; next/dynamic would preload it before the page's
 * own scripts. A function: the server's reference to a client component cannot resolve to what `lazy` returns.
 */
export function LazyDishMark(props: ComponentProps<typeof DishMark>) {
  return <Mark {...props} />;
}
