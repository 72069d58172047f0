import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { BackToNearMe } from "@/components/restaurants/detail/back-to-near-me";
import { ClaimInvitation } from "@/components/restaurants/detail/claim-invitation";
import { ClosureNote } from "@/components/restaurants/detail/closure-note";
import { DirectionsMenu } from "@/components/restaurants/actions/directions-menu";
import { RestaurantName } from "@/components/site/restaurant-name";
import { PlaceCredit } from "@/components/restaurants/detail/place-credit";
import { RestaurantAbout } from "@/components/restaurants/detail/restaurant-about";
import { RestaurantDock } from "@/components/restaurants/actions/restaurant-dock";
import { RestaurantFacts } from "@/components/restaurants/detail/restaurant-facts";
import { RestaurantPanel } from "@/components/restaurants/detail/restaurant-panel";
import { RestaurantPictures } from "@/components/restaurants/detail/restaurant-pictures";
import { RestaurantsNearby } from "@/components/restaurants/detail/restaurants-nearby";
import { RestaurantTitle } from "@/components/restaurants/detail/restaurant-title";
import { ReviewList } from "@/components/restaurants/reviews/review-list";
import { OwnerPhotos } from "@/components/restaurants/reviews/review-photos";
import { SaveWithoutScripts } from "@/components/restaurants/favorites/save-without-scripts";
import { StillOpen } from "@/components/restaurants/detail/still-open";
import { VenueDock } from "@/components/restaurants/actions/venue-actions";
import { GALLERY_SIZE, VenueGallery } from "@/components/restaurants/detail/venue-gallery";
import { VenueHeading } from "@/components/restaurants/detail/venue-heading";
import { ViewCount } from "@/components/restaurants/detail/view-count";
import { VenueTitle } from "@/components/restaurants/detail/venue-title";
import type { VenueChecks } from "@/lib/database/contributions/venue-checks";
import english from "@/lib/messages/en/place.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { NO_SOURCES, type FactSources } from "@/lib/restaurants/facts/fact-sources";
import { picturesOf, type VisitorPicture } from "@/lib/restaurants/photos/pictures";
import type { Restaurant, RestaurantSummary, Review, ReviewPhoto } from "@/lib/restaurants/types";

type RestaurantDetailProps = {
  restaurant: Restaurant;
  reviews: Review[];
  /** How many reviews gave each number of stars; absent where reviews are not kept. */
  ratingCounts?: ReadonlyMap<number, number> | undefined;
  /** Members' reports on whether it still exists; absent without a database. */
  checks?: VenueChecks | undefined;
  /** Who says its facts, where that is not OpenStreetMap. */
  sources?: FactSources | undefined;
  /** What can be eaten vegan there; absent without a database. */
  dishes?: ReactNode;
  /** What members recommend, and what they say that a meal costs; absent without a database. */
  tips?: ReactNode;
  /** What its owners show of it. */
  ownerPhotos: ReviewPhoto[];
  /** What visitors show of it. */
  visitorPhotos?: readonly VisitorPicture[];
  /** The same in a section of the page; absent without a database. */
  gallery?: ReactNode;
  /** Whether visitors can add photos. */
  isOpenToPhotos?: boolean;
  /** Coming public holidays of which its hours say nothing. */
  silentHolidays?: readonly string[];
  /** The nearest others; none for a sample. */
  nearby: RestaurantSummary[];
  /** The restaurant that is in its place now, where it has closed for that. */
  successor?: Pick<Restaurant, "id" | "name" | "latinName" | "countryCode"> | undefined;
  /** When the page is rendered: it is kept for a day at most. */
  now: Date;
};

/** The pictures and the title. */
function Heading({ restaurant, sources = NO_SOURCES, ...page }: RestaurantDetailProps) {
  const { id, name, images, sample } = restaurant;
  const { ratingCounts, ownerPhotos, visitorPhotos = [], isOpenToPhotos = false } = page;
  const { nearby, now } = page;
  if (sample)
    return (
      <>
        <RestaurantPictures id={id} name={name} pictures={images} />
        <RestaurantTitle restaurant={restaurant} isOpen={ratingCounts !== undefined} />
      </>
    );
  const photos = picturesOf({ ofOwner: ownerPhotos, byVisitors: visitorPhotos });
  const title = <VenueTitle {...{ restaurant, sources, now }} hasNearby={nearby.length > 0} />;
  if (photos.length < GALLERY_SIZE)
    return (
      <VenueHeading restaurant={restaurant} photo={photos[0]} isOpenToPhotos={isOpenToPhotos}>
        {title}
      </VenueHeading>
    );
  return (
    <>
      <VenueGallery name={name} photos={photos} />
      {title}
    </>
  );
}

/** One restaurant's page (P6.1). */
export function RestaurantDetail(props: RestaurantDetailProps) {
  const t = useTexts("place", english);
  const { restaurant, reviews, ratingCounts, checks, nearby, successor, now } = props;
  const { closure, sample } = restaurant;
  const sources = props.sources ?? NO_SOURCES;
  const hasNearby = nearby.length > 0;
  const isGone = closure === "closed" || mayHaveClosed(restaurant);
  return (
    <main className="wrap">
      <BackToNearMe>{t("back")}</BackToNearMe>
      <ClosureNote {...{ restaurant, checks, hasNearby, successor }} />
      <Heading {...props} />
      {checks && <SaveWithoutScripts restaurantId={restaurant.id} />}
      {checks && !isGone && <StillOpen {...{ restaurant, checks, reviews, now }} />}
      <div className="mt-6 grid items-start lg:mt-10 lg:grid-cols-aside lg:gap-x-18">
        <RestaurantPanel
          restaurant={restaurant}
          sources={sample ? undefined : sources}
          {...(props.silentHolidays && { silentHolidays: props.silentHolidays })}
        />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {props.dishes}
          {sample ? (
            <RestaurantAbout restaurant={restaurant} />
          ) : (
            <RestaurantFacts {...{ restaurant, sources }} isOpen={checks !== undefined} />
          )}
          <div id="photos">
            <OwnerPhotos photos={props.ownerPhotos} />
            {props.gallery}
          </div>
          {props.tips}
          <ReviewList restaurant={restaurant} reviews={reviews} counts={ratingCounts} />
          {checks && !sample && closure !== "closed" && <ClaimInvitation restaurant={restaurant} />}
        </div>
      </div>
      <RestaurantsNearby restaurant={restaurant} nearby={nearby} />
      <PlaceCredit restaurant={restaurant} />
      {sample && closure !== "closed" && <RestaurantDock restaurant={restaurant} />}
      {!sample && <VenueDock restaurant={restaurant} hasNearby={hasNearby} />}
      {!sample && !isGone && (
        <DirectionsMenu restaurant={restaurant} name={<RestaurantName {...restaurant} />} />
      )}
      {checks && !sample && <ViewCount restaurantId={restaurant.id} />}
    </main>
  );
}
