import type { ReactNode } from "react";
import type { RestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import type { NearMePlacePage } from "@/lib/near-me/place-page";
import type { RestaurantSummary } from "@/lib/restaurants/types";

export type NearMeProps = {
  /** The ones in the prerendered list. */
  restaurants: RestaurantSummary[];
  /** There are more restaurants than the page has: those around other locations come from tiles. */
  isTiled?: boolean;
  /** The ones around another location; those of the page unless said otherwise. */
  source?: RestaurantSource;
  /** The place that the page is around, and what it has of the list there (P14.760). */
  place?: NearMePlacePage;
  /** The question for a location as the server renders it, and the largest cities in it (P4.20). */
  ask?: ReactNode;
  cities?: ReactNode;
  /** The offer to keep all restaurants on this device, where they can be kept. */
  worldOffer?: ReactNode;
  /** What the page says where scripts are off. */
  withoutScripts?: ReactNode;
  /** What stands below the list and its map. */
  children?: ReactNode;
};
