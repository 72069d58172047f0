import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { RestaurantMarks } from "@/components/restaurants/cards/restaurant-marks";
import { SaveAndShare } from "@/components/restaurants/actions/save-and-share";
import { VenueStatus } from "@/components/restaurants/detail/venue-status";
import { Price } from "@/components/site/price";
import { SampleNote } from "@/components/ui/sample-note";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/place.json";
import type { Restaurant } from "@/lib/restaurants/types";

type RestaurantTitleProps = {
  restaurant: Restaurant;
  /** Whether visitors' reviews are kept. */
  isOpen: boolean;
};

/** A sample's badges, name, rating, cuisines, price and status in one look, with Save and Share. */
export function RestaurantTitle({ restaurant, isOpen }: RestaurantTitleProps) {
  const t = useTexts("place", english);
  const words = useFactWords();
  const { name, rating, reviewCount, cuisine, priceRange } = restaurant;
  return (
    <div className="mt-5 grid items-start gap-4 md:mt-8 md:grid-cols-end md:gap-6">
      <div>
        <RestaurantMarks {...restaurant} />
        <h1 className="headline text-h1 text-balance">{name}</h1>
        <div className="dot-list mt-1.5 md:text-title">
          {rating !== undefined && (
            <span className="inline-flex items-center">
              <Stars rating={rating} />
              <b aria-hidden="true" className="ms-2 tabular-nums">
                {formatDecimal(t.language, rating, true)}
              </b>
            </span>
          )}
          {rating !== undefined && (
            <span>
              <a href="#reviews" className="link tap font-medium text-inherit">
                {t("reviews.count", { count: reviewCount })}
              </a>
            </span>
          )}
          {cuisine.length > 0 && (
            <span>{cuisine.map((name) => words("cuisine", name)).join(t("separator"))}</span>
          )}
          {priceRange && (
            <span>
              <Price range={priceRange} />
            </span>
          )}
          <VenueStatus restaurant={restaurant} />
        </div>
        {restaurant.sample && (
          <SampleNote className="mt-3">{t(isOpen ? "sample.kept" : "sample")}</SampleNote>
        )}
      </div>
      <div
        className={cn("flex gap-2.5", isOpen ? "flex-wrap md:max-lg:max-w-60" : "max-xs:flex-wrap")}
      >
        <SaveAndShare restaurant={restaurant} hasLists={isOpen} />
      </div>
    </div>
  );
}
