import { BackToNearMe } from "@/components/restaurants/back-to-near-me";
import { ClosureNote } from "@/components/restaurants/closure-note";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { RestaurantAbout } from "@/components/restaurants/restaurant-about";
import { RestaurantDock } from "@/components/restaurants/restaurant-dock";
import { RestaurantFacts } from "@/components/restaurants/restaurant-facts";
import { RestaurantPanel } from "@/components/restaurants/restaurant-panel";
import { RestaurantPictures } from "@/components/restaurants/restaurant-pictures";
import { RestaurantsNearby } from "@/components/restaurants/restaurants-nearby";
import { RestaurantTitle } from "@/components/restaurants/restaurant-title";
import { ReviewList } from "@/components/restaurants/review-list";
import { OwnerPhotos, VisitorPhotos } from "@/components/restaurants/review-photos";
import { StillOpen } from "@/components/restaurants/still-open";
import { VenueHeading } from "@/components/restaurants/venue-heading";
import type { VenueChecks } from "@/lib/database/venue-checks";
import type { Restaurant, RestaurantSummary, Review, ReviewPhoto } from "@/lib/restaurants/types";

/** So many members say that a restaurant has closed before its page warns of it (P14.81). */
const ENOUGH_REPORTS = 2;

type RestaurantDetailProps = {
  restaurant: Restaurant;
  reviews: Review[];
  /** How many reviews gave each number of stars; absent where reviews are not kept. */
  ratingCounts?: ReadonlyMap<number, number> | undefined;
  /** What members said about whether it still exists; absent where that is not kept. */
  checks?: VenueChecks | undefined;
  /** What its owners show of it. */
  ownerPhotos: ReviewPhoto[];
  /** The nearest others; none for a sample. */
  nearby: RestaurantSummary[];
};

/** One restaurant's page (P6.1). */
export function RestaurantDetail({
  restaurant,
  reviews,
  ratingCounts,
  checks,
  ownerPhotos,
  nearby,
}: RestaurantDetailProps) {
  const { id, name, images, closure, osm } = restaurant;
  const isReported = (checks?.closureReports ?? 0) >= ENOUGH_REPORTS;
  const note = closure ?? (isReported ? "reported" : undefined);
  const title = <RestaurantTitle restaurant={restaurant} isOpen={ratingCounts !== undefined} />;
  return (
    <main className="wrap">
      <BackToNearMe />
      {images.length > 0 ? (
        <>
          <RestaurantPictures id={id} name={name} pictures={images} />
          {title}
        </>
      ) : (
        <VenueHeading restaurant={restaurant}>{title}</VenueHeading>
      )}
      {note && <ClosureNote closure={note} />}
      <div className="mt-6 grid items-start lg:mt-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-x-18">
        <RestaurantPanel restaurant={restaurant} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {osm ? (
            <RestaurantFacts restaurant={restaurant} />
          ) : (
            <RestaurantAbout restaurant={restaurant} />
          )}
          {checks && <StillOpen restaurant={restaurant} checks={checks} />}
          <OwnerPhotos photos={ownerPhotos} />
          <VisitorPhotos reviews={reviews} />
          <ReviewList restaurant={restaurant} reviews={reviews} counts={ratingCounts} />
        </div>
      </div>
      <RestaurantsNearby restaurant={restaurant} nearby={nearby} />
      {osm && <OpenStreetMapCredit restaurant={restaurant} />}
      {closure !== "closed" && <RestaurantDock restaurant={restaurant} />}
    </main>
  );
}
