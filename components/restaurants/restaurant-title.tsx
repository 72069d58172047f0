import { BadgeCheck, Heart, Share2, Sparkle } from "lucide-react";
import { SaveButton } from "@/components/restaurants/save-button";
import { ShareButton } from "@/components/restaurants/share-button";
import { VenueStatus } from "@/components/restaurants/venue-status";
import { SampleNote } from "@/components/ui/sample-note";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { priceLabel, priceSymbols } from "@/lib/restaurants/price";
import type { Restaurant } from "@/lib/restaurants/types";

type RestaurantTitleProps = {
  restaurant: Restaurant;
  /** Whether visitors' reviews are kept. */
  isOpen: boolean;
};

/** A sample's badges, name, rating, cuisines, price and status in one look, with Save and Share. */
export function RestaurantTitle({ restaurant, isOpen }: RestaurantTitleProps) {
  const { id, name, verified, featured, rating, reviewCount, cuisine, priceRange } = restaurant;
  return (
    <div className="mt-5 grid items-start gap-4 md:mt-8 md:grid-cols-end md:gap-6">
      <div>
        {(verified || featured) && (
          <p className="mb-3.5 flex gap-2">
            {verified && (
              <Badge tone="leaf">
                <BadgeCheck size={16} strokeWidth={1.9} aria-hidden="true" />
                Verified
              </Badge>
            )}
            {featured && (
              <Badge tone="turmeric">
                <Sparkle size={16} strokeWidth={1.9} aria-hidden="true" />
                Featured
              </Badge>
            )}
          </p>
        )}
        <h1 className="headline text-h1 text-balance">{name}</h1>
        <div className="mt-1.5 dot-list md:text-title">
          {rating !== undefined && (
            <span className="inline-flex items-center">
              <Stars rating={rating} />
              <b aria-hidden="true" className="ml-2 tabular-nums">
                {rating.toFixed(1)}
              </b>
            </span>
          )}
          {rating !== undefined && (
            <span>
              <a href="#reviews" className="link tap font-medium text-inherit">
                {formatCount(reviewCount)} reviews
              </a>
            </span>
          )}
          {cuisine.length > 0 && <span>{cuisine.join(", ")}</span>}
          {priceRange && (
            <span>
              <span role="img" aria-label={priceLabel(priceRange)}>
                {priceSymbols(priceRange)}
              </span>
            </span>
          )}
          <VenueStatus restaurant={restaurant} />
        </div>
        {restaurant.sample && (
          <SampleNote className="mt-3">
            {isOpen
              ? "Sample listing: this restaurant is made up, and so are the reviews marked as samples."
              : "Sample listing: this restaurant and its reviews are made up."}
          </SampleNote>
        )}
      </div>
      <div className="flex gap-2.5 max-xs:flex-wrap">
        <SaveButton
          id={id}
          className={cn(
            buttonVariants({ variant: "line" }),
            "aria-pressed:border-beet aria-pressed:bg-beet-soft max-md:flex-1",
          )}
        >
          <Heart
            size={20}
            strokeWidth={1.9}
            aria-hidden="true"
            className="in-aria-pressed:fill-beet in-aria-pressed:text-beet"
          />
          Save
        </SaveButton>
        <ShareButton
          title={name}
          text={[cuisine.join(", "), restaurant.address ?? restaurant.city]
            .filter(Boolean)
            .join(" at ")}
          className={cn(buttonVariants({ variant: "line" }), "max-md:flex-1")}
        >
          <Share2 size={20} strokeWidth={1.9} aria-hidden="true" />
          Share
        </ShareButton>
      </div>
    </div>
  );
}
