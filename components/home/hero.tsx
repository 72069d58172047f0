import { useTexts } from "#texts";
import { LocationSearch } from "@/components/home/location-search";
import { NearMeButton } from "@/components/home/near-me-button";
import { RestaurantLabel } from "@/components/home/restaurant-label";
import { LeafArt } from "@/components/site/leaf-art";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/home.json";
import { OWN_TAGLINE } from "@/lib/public-env";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** The positions of the labels on the picture. */
const LABEL_SPOTS = ["top-107.5 start-[58%]", "top-55.5 start-[78%]", "top-160 start-[75%]"];

type HeroProps = { restaurants: RestaurantSummary[]; isWorldwide: boolean };

/** The headline and the location search, over the leaf. */
export function Hero({ restaurants, isWorldwide }: HeroProps) {
  const t = useTexts("home", english);
  return (
    <section data-hero className="relative overflow-x-clip bg-sprout">
      <div className="relative z-10 wrap pt-[98px] pb-[290px] md:min-h-217.5 md:pt-39 md:pb-24">
        <div className="relative z-10 max-w-[700px]">
          <h1 className="headline text-hero text-balance">{OWN_TAGLINE ?? t("headline")}</h1>
          <p className="mt-4 max-w-[30em] text-title leading-normal text-pretty text-ink-2 md:mt-6 md:text-lead">
            {t("lead")}
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
      {/* Last, so that it is drawn once the height of the section is known. It alone ends with the section: the suggestions
          reach over its end. */}
      <div className="absolute inset-0 overflow-clip">
        <LeafArt
          fetchPriority="high"
          className={cn(
            "-end-42.5 -bottom-107.5 w-155 rotate-62 md:-end-122.5 md:top-32.5 md:bottom-auto md:w-280 md:origin-[50%_55%] md:rotate-27 lg:-end-82.5 lg:-top-27.5",
            "rtl:-scale-x-100 rtl:-rotate-62 md:rtl:-rotate-27",
          )}
        />
      </div>
    </section>
  );
}
