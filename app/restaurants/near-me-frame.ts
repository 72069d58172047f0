import type { ReactNode } from "react";
import type { Language } from "@/lib/languages/languages";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What is around near me in another language than English: the texts of its islands, which pages in English do not load. */
export type NearMeFrame = (props: {
  language: Language;
  restaurants: readonly RestaurantSummary[];
  children: ReactNode;
}) => ReactNode;
