import { LocationSearch } from "@/components/home/location-search";
import { RestaurantLabel } from "@/components/home/restaurant-label";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Where the labels stand on the streets of the leaf. */
const LABEL_SPOTS = ["top-[430px] left-[58%]", "top-[222px] left-[78%]", "top-[640px] left-[75%]"];

/** The headline and the location search, on the leaf that is a map. */
export function Hero({ restaurants }: { restaurants: RestaurantSummary[] }) {
  return (
    <section data-hero className="relative overflow-clip bg-sprout">
      <img
        src="/pictures/site/leaf-map.svg"
        alt=""
        width={840}
        height={1300}
        fetchPriority="high"
        className="absolute right-[-170px] bottom-[-430px] w-[620px] max-w-none rotate-[62deg] md:top-[130px] md:right-[-490px] md:bottom-auto md:w-[1120px] md:origin-[50%_55%] md:rotate-[27deg] lg:top-[-110px] lg:right-[-330px]"
      />
      <div className="relative wrap pt-[98px] pb-[290px] md:min-h-[870px] md:pt-[156px] md:pb-24">
        <div className="relative z-10 max-w-[700px]">
          <h1 className="font-display text-hero font-extrabold text-balance">
            Good vegan food is closer than you think
          </h1>
          <p className="mt-4 max-w-[30em] text-[1.0625rem] leading-normal text-pretty text-ink-2 md:mt-6 md:text-lead">
            Search restaurants, cafes and food trucks in any city. Every one of them plant-based.
          </p>
          <LocationSearch />
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
