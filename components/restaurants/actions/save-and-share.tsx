import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { SaveButton } from "@/components/restaurants/favorites/save-button";
import { AddToListLink } from "@/components/restaurants/lists/add-to-list-link";
import { ShareButton } from "@/components/restaurants/actions/share-button";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/place.json";
import { bothNames } from "@/lib/restaurants/names/both-names";
import type { Restaurant } from "@/lib/restaurants/types";

type SaveAndShareProps = {
  restaurant: Restaurant;
  /** Whether members have lists that it can join (P14.800). */
  hasLists: boolean;
  className?: string;
};

/** The buttons Save and Share, and the way to the lists, below a restaurant's name. */
export function SaveAndShare({ restaurant, hasLists, className }: SaveAndShareProps) {
  const t = useTexts("place", english);
  const words = useFactWords();
  const { id, cuisine, address, city } = restaurant;
  const what = cuisine.map((name) => words("cuisine", name)).join(t("separator"));
  const where = address ?? city;
  const style = cn(buttonVariants({ variant: "line" }), "max-md:flex-1", className);
  return (
    <>
      <SaveButton
        id={id}
        className={cn(style, "aria-pressed:border-beet aria-pressed:bg-beet-soft")}
      >
        <Icon name="Heart" className="in-aria-pressed:fill-beet in-aria-pressed:text-beet" />
        {t("save")}
      </SaveButton>
      <ShareButton
        title={bothNames(restaurant)}
        text={what && where ? t("share.text", { cuisine: what, address: where }) : what || where}
        className={style}
      >
        <Icon name="Share2" />
        {t("share")}
      </ShareButton>
      {hasLists && (
        <AddToListLink
          restaurantId={id}
          className={cn(buttonVariants({ variant: "quiet" }), "max-md:px-3")}
        >
          {t("list")}
        </AddToListLink>
      )}
    </>
  );
}
