import { useTexts } from "#texts";
import type { ComponentProps } from "react";
import { ShowMore } from "@/components/ui/lists/show-more";
import english from "@/lib/messages/en/near-me/near-me.json";

/** Below a list of restaurants: how many are shown, and the button that shows more. */
export function MoreRestaurants(props: Omit<ComponentProps<typeof ShowMore>, "button">) {
  const t = useTexts("near-me", english);
  return <ShowMore {...props} button={t("more")} />;
}
