import { LocationSearch } from "@/components/home/location-search";
import { NearMeButton } from "@/components/home/near-me-button";
import { RestaurantLabel } from "@/components/home/restaurant-label";
import { LeafArt } from "@/components/site/leaf-art";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { HEADLINE } from "@/lib/site";

/** The positions of the labels on the picture. */
const LABEL_SPOTS = ["top-107.5 left-[58%]", "top-55.5 left-[78%]", "top-160 left-[75%]"];

type HeroProps = { restaurants: RestaurantSummary[]; isWorldwide: boolean };

/** The headline and the location search, over the leaf. */
export function Hero({ restaurants, isWorldwide }: HeroProps) {
  return (
    <section data-hero className="relative overflow-x-clip bg-sprout">
      {/* The leaf alone ends with the section: the suggestions reach over its end. */}
      <div className="absolute inset-0 overflow-clip">
        <LeafArt
          fetchPriority="high"
          className="-right-42.5 -bottom-107.5 w-155 rotate-62 md:top-32.5 md:-right-122.5 md:bottom-auto md:w-280 md:origin-[50%_55%] md:rotate-27 lg:-top-27.5 lg:-right-82.5"
        />
      </div>
      <div className="relative wrap pt-[98px] pb-[290px] md:min-h-217.5 md:pt-39 md:pb-24">
        <div className="relative z-10 max-w-[700px]">
          <h1 className="headline text-hero text-balance">{HEADLINE}</h1>
          <p className="mt-4 max-w-[30em] text-title leading-normal text-pretty text-ink-2 md:mt-6 md:text-lead">
            Search restaurants, cafes and food trucks in any city. Every one of them with vegan
            food.
          </p>
          {isWorldwide && <NearMeButton />}
          <LocationSearch isWorldwide={isWorldwide} />
        </div>
        {restaurants.slice(0, LABEL_SPOTS.length).map((restaurant, index) => (
          <RestaurantLabel
            key={restaurant.id}
            restaurant={restaurant}
            spot={LABEL_SPOTS[index] ?? ""}
          />
        ))}
      </div>
    </section>
  );
}
