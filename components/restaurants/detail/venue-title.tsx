import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { RestaurantMarks } from "@/components/restaurants/cards/restaurant-marks";
import { HoursNotKnown } from "@/components/restaurants/cards/restaurant-status";
import { Price } from "@/components/site/price";
import { RestaurantName } from "@/components/site/restaurant-name";
import { LatinName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { VenueActions } from "@/components/restaurants/actions/venue-actions";
import { VenueStatus } from "@/components/restaurants/detail/venue-status";
import { Stars } from "@/components/site/rating";
import { PageLink } from "@/components/ui/page-link";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/place.json";
import sourceTexts from "@/lib/messages/en/sources.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { levelEvidence, type FactSources } from "@/lib/restaurants/facts/fact-sources";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import type { Restaurant } from "@/lib/restaurants/types";
import { factHref } from "@/lib/routes";

type VenueTitleProps = {
  restaurant: Restaurant;
  sources: FactSources;
  now: Date;
  hasNearby: boolean;
};

/** Name, vegan level with its evidence, and what else is known of a real restaurant, with what one can do. */
export function VenueTitle({ restaurant, sources, now, hasNearby }: VenueTitleProps) {
  const t = useTexts("place", english);
  const say = useTexts("sources", sourceTexts);
  const words = useFactWords();
  const { id, name, latinName, countryCode, rating, reviewCount, cuisine, priceRange } = restaurant;
  const { veganLevel, hours, closure, priceVotes } = restaurant;
  const lacksHours = !hours && closure !== "closed" && !mayHaveClosed(restaurant);
  return (
    <div className="min-w-0 max-md:mt-5 md:py-6">
      <RestaurantMarks {...restaurant} />
      <h1 className="headline text-h1 text-balance wrap-anywhere">
        <RestaurantName {...{ name, countryCode }} />
      </h1>
      <LatinName latinName={latinName} className="mt-1 text-lead" />
      {veganLevel && (
        <p className="place-level">
          <VeganLevelBadge level={veganLevel} big />
          {closure !== "closed" && (
            <span className="text-note text-ink-2">
              {levelEvidence(restaurant, sources, now, say)}
            </span>
          )}
        </p>
      )}
      <div className="dot-list mt-3 md:text-title">
        {rating !== undefined && (
          <>
            <span className="inline-flex items-center">
              <Stars rating={rating} />
              <b aria-hidden="true" className="ms-2 tabular-nums">
                {formatDecimal(t.language, rating, true)}
              </b>
            </span>
            <span>
              <a href="#reviews" className="link tap font-medium text-inherit">
                {t("reviews.count", { count: reviewCount })}
              </a>
            </span>
          </>
        )}
        {cuisine.length > 0 && (
          <span>{cuisine.map((name) => words("cuisine", name)).join(t("separator"))}</span>
        )}
        <span>{cityNameIn(t.language, restaurant)}</span>
        {priceRange && (
          <span>
            <Price range={priceRange} />
            {priceVotes && (
              <>
                {" "}
                <a href="#price" className="link tap font-medium text-inherit">
                  {t("price.votes", { count: priceVotes })}
                </a>
              </>
            )}
          </span>
        )}
        <VenueStatus restaurant={restaurant} />
      </div>
      {lacksHours && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5">
          <HoursNotKnown />
          <PageLink href={factHref(id, "hoursText")} rel="nofollow" className="link tap">
            {t("hours.add")}
          </PageLink>
        </p>
      )}
      <VenueActions restaurant={restaurant} hasNearby={hasNearby} />
    </div>
  );
}
