import { Heart, Share2 } from "lucide-react";
import { SaveButton } from "@/components/restaurants/favorites/save-button";
import { AddToListLink } from "@/components/restaurants/lists/add-to-list-link";
import { ShareButton } from "@/components/restaurants/actions/share-button";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { bothNames } from "@/lib/restaurants/names/both-names";
import type { Restaurant } from "@/lib/restaurants/types";

const ICON = { size: 20, strokeWidth: 1.9, "aria-hidden": true } as const;

type SaveAndShareProps = {
  restaurant: Restaurant;
  /** Whether members have lists that it can join (P14.800). */
  hasLists: boolean;
  className?: string;
};

/** The buttons Save and Share, and the way to the lists, below a restaurant's name. */
export function SaveAndShare({ restaurant, hasLists, className }: SaveAndShareProps) {
  const { id, cuisine, address, city } = restaurant;
  const style = cn(buttonVariants({ variant: "line" }), "max-md:flex-1", className);
  return (
    <>
      <SaveButton
        id={id}
        className={cn(style, "aria-pressed:border-beet aria-pressed:bg-beet-soft")}
      >
        <Heart {...ICON} className="in-aria-pressed:fill-beet in-aria-pressed:text-beet" />
        Save
      </SaveButton>
      <ShareButton
        title={bothNames(restaurant)}
        text={[cuisine.join(", "), address ?? city].filter(Boolean).join(" at ")}
        className={style}
      >
        <Share2 {...ICON} />
        Share
      </ShareButton>
      {hasLists && (
        <AddToListLink
          restaurantId={id}
          className={cn(buttonVariants({ variant: "quiet" }), "max-md:px-3")}
        />
      )}
    </>
  );
}
