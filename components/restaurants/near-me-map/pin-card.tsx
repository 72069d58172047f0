import { useTexts } from "#texts";
import { DirectionsButton, DirectionsMenu } from "@/components/restaurants/actions/directions-menu";
import { RestaurantLine } from "@/components/restaurants/cards/restaurant-line";
import { RestaurantLink } from "@/components/restaurants/cards/restaurant-link";
import { Rating } from "@/components/site/rating";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";
import { textBesideName } from "@/lib/restaurants/pictures/picture-text";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type PinCardProps = {
  restaurant: RestaurantSummary;
  location: Location | undefined;
  now: Date | undefined;
  /** At the bottom of a phone's map: the picture is at the side, and there is one button. */
  isDocked: boolean;
};

/** The card of a restaurant on near me's map: its picture, what cards say, and what leads on. */
export function PinCard({ restaurant, location, now, isDocked }: PinCardProps) {
  const t = useTexts("near-me", english);
  const { id, name, latinName, nameLang, picture, rating, sample } = restaurant;
  return (
    <div className={cn(isDocked && "grid grid-cols-thumb")}>
      <img
        src={picture.src}
        alt={textBesideName(picture.alt, name)}
        width={picture.width}
        height={picture.height}
        className={cn("w-full object-cover", isDocked ? "h-full min-h-thumb" : "h-33")}
      />
      <div className={cn(isDocked ? "px-3.5 py-3" : "px-4 pt-3.5 pb-4")}>
        <div className="flex items-baseline justify-between gap-2">
          <b className="leading-snug font-title">
            <SummaryName {...{ name, nameLang }} />
          </b>
          {rating !== undefined && <Rating rating={rating} />}
        </div>
        <LatinName {...{ latinName }} />
        <RestaurantLine {...{ restaurant, location, now }} />
        <div className={cn("mt-3 grid gap-2", !isDocked && "grid-cols-2")}>
          <RestaurantLink
            id={id}
            className={cn(buttonVariants({ variant: "beet", size: "sm" }), "px-2!")}
          >
            {t("details")}
          </RestaurantLink>
          {!isDocked && !sample && (
            <>
              <DirectionsButton variant="line" size="sm" className="px-2!" />
              <DirectionsMenu
                restaurant={restaurant}
                name={<SummaryName {...{ name, nameLang }} />}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
