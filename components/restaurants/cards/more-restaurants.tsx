import type { ComponentProps } from "react";
import { ShowMore } from "@/components/ui/lists/show-more";

/** Below a list of restaurants: how many are shown, and the button that shows more. */
export function MoreRestaurants(props: Omit<ComponentProps<typeof ShowMore>, "button">) {
  return <ShowMore {...props} button="Show more restaurants" />;
}
