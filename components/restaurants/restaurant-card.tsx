import { Fragment } from "react";
import { OpenStatusLabel } from "@/components/restaurants/open-status-label";
import { PictureMorph } from "@/components/restaurants/picture-morph";
import { RestaurantLink } from "@/components/restaurants/restaurant-link";
import { Badge } from "@/components/ui/badge";
import { Star } from "@/components/ui/star";
import { formatDistance } from "@/lib/location/distance";
import { isOpenAt } from "@/lib/restaurants/hours";
import { priceLabel, priceSymbols } from "@/lib/restaurants/price";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const SHOWN_CUISINES = 2;
const SHOWN_FEATURES = 3;

type RestaurantCardProps = {
  restaurant: RestaurantSummary;
  /** Miles from the location in use; undefined while there is none. */
  miles: number | undefined;
  /** Undefined in prerendered HTML. */
  now: Date | undefined;
  /** Among the first in sight: its picture does not wait. */
  eager: boolean;
};

/** Names one by one, so that each can be found on its own. */
function listed(names: string[], separator: string) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <span>{name}</span>
    </Fragment>
  ));
}

/** One restaurant in a list (P4.7). The whole card is one link. */
export function RestaurantCard({ restaurant, miles, now, eager }: RestaurantCardProps) {
  const { id, name, picture, rating, cuisine, features, priceRange, featured } = restaurant;
  const more = features.length - SHOWN_FEATURES;
  return (
    <article className="group relative max-md:grid max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-[0.9rem] max-md:border-b max-md:border-line max-md:py-[0.9rem]">
      <div className="overflow-hidden rounded-[14px] bg-sprout-2 max-md:size-[104px] md:mb-[0.85rem] md:aspect-3/2 md:rounded-lg">
        <PictureMorph id={id}>
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={eager ? "eager" : "lazy"}
            className="size-full object-cover transition-transform duration-[320ms] ease-move group-hover:scale-[1.035] motion-reduce:group-hover:scale-100"
          />
        </PictureMorph>
      </div>
      <div className="min-w-0">
        {featured && (
          <Badge tone="turmeric" className="absolute top-3 left-3 max-md:hidden">
            Featured
          </Badge>
        )}
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-[1.0625rem] leading-tight font-[680] tracking-[-0.012em] md:text-[1.1875rem]">
            <RestaurantLink
              id={id}
              className="decoration-beet decoration-2 underline-offset-[3px] group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            >
              {name}
            </RestaurantLink>
          </h2>
          <span className="inline-flex items-center gap-[0.28rem] font-bold tabular-nums">
            <Star />
            <span className="sr-only">Rated </span>
            <span>{rating.toFixed(1)}</span>
          </span>
        </div>
        <p
          data-ready={now !== undefined || undefined}
          className="scripting-none:visible mt-[0.1rem] dot-list text-[0.9375rem] tabular-nums not-data-ready:invisible md:mt-[0.2rem] md:text-[0.9688rem]"
        >
          {now && (
            <span>
              <OpenStatusLabel open={isOpenAt(restaurant.hours, restaurant.timeZone, now)} />
            </span>
          )}
          {now && (
            <b className="inline-block min-w-[3.2rem] font-semibold">
              {miles === undefined ? "" : formatDistance(miles)}
            </b>
          )}
          <span aria-label={priceLabel(priceRange)} role="img">
            {priceSymbols(priceRange)}
          </span>
        </p>
        <p className="mt-[0.1rem] text-small text-ink-2 md:text-[0.9375rem]">
          {listed(cuisine.slice(0, SHOWN_CUISINES), ", ")}
        </p>
        <p className="mt-[0.15rem] flex gap-[0.4rem] text-micro text-ink-3 md:mt-[0.3rem] md:block md:min-h-[2.9em] md:text-small md:leading-[1.45] md:text-pretty">
          <span className="min-w-0 max-md:truncate">
            {listed(features.slice(0, SHOWN_FEATURES), " · ")}
          </span>{" "}
          {more > 0 && <b className="font-semibold whitespace-nowrap text-ink-2">+{more} more</b>}
        </p>
      </div>
    </article>
  );
}
