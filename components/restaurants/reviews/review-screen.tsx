import { Check, X } from "@/components/ui/icons";
import { ReviewForm } from "@/components/restaurants/reviews/review-form";
import { RestaurantName } from "@/components/site/restaurant-name";
import { LatinName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { WithdrawReviewForm } from "@/components/restaurants/reviews/withdraw-review-form";
import { BackLink } from "@/components/ui/back-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { drawingOf } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { visitDates } from "@/lib/reviews/visit-dates";
import { restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

const DO = [
  "Name dishes. “The mapo tofu” beats “the food”.",
  "Say what is vegan and what is not, if it was unclear.",
  "Criticize food and service, not people.",
];
const DO_NOT = [
  "No reviews of your own place, and none for a reward.",
  "No faces in photos without asking.",
];

function ReviewedRestaurant({ restaurant }: { restaurant: Restaurant }) {
  const { name, latinName, countryCode, address, city, veganLevel, images } = restaurant;
  return (
    <div className="flex items-center gap-4 border-b border-line pb-5">
      <div className="size-24 flex-none overflow-hidden rounded-tile bg-sprout">
        <Illustration
          picture={images[0] ?? drawingOf(restaurant)}
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <b className="block text-title font-title">
          <RestaurantName {...{ name, countryCode }} />
        </b>
        <LatinName {...{ latinName }} />
        <p className="mb-2 text-note text-ink-2">{placeLine(address, city)}</p>
        {veganLevel && <VeganLevelBadge level={veganLevel} />}
      </div>
    </div>
  );
}

function Advice() {
  return (
    <div className="rounded-xl bg-sprout p-6 lg:col-start-2 lg:row-start-2">
      <h2 className="font-display text-h4">What helps</h2>
      <ul className="mt-3 grid gap-2.5 text-ink-2">
        {DO.map((text) => (
          <li key={text} className="flex gap-3">
            <Check
              size={18}
              strokeWidth={2}
              aria-hidden="true"
              className="mt-1 flex-none text-leaf-ink"
            />
            {text}
          </li>
        ))}
        {DO_NOT.map((text) => (
          <li key={text} className="flex gap-3">
            <X size={18} strokeWidth={2} aria-hidden="true" className="mt-1 flex-none" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ReviewScreenProps = {
  restaurant: Restaurant;
  review: (Review & { status: string }) | undefined;
  /** Whether reviews can have photos here. */
  hasPhotos: boolean;
  now: Date;
};

/** The page on which a member writes, changes or deletes a review. */
export function ReviewScreen({ restaurant, review, hasPhotos, now }: ReviewScreenProps) {
  const { id } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink href={restaurantHref(id)} label={<RestaurantName {...restaurant} />} />
      <h1 id="review-heading" className="mt-1 mb-8 headline text-h2">
        {review ? "Edit your review" : "Write a review"}
      </h1>
      <div className="grid items-start gap-x-[clamp(3rem,12vw,17.5rem)] gap-y-6 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,25rem)]">
        <div className="lg:col-start-2">
          <ReviewedRestaurant restaurant={restaurant} />
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {review?.status === "waiting" && (
            <p className="mb-6 rounded-tile bg-turmeric-soft px-4 py-3">
              Thank you. A moderator will review it first. Until then, only you can see it.
            </p>
          )}
          <ReviewForm
            restaurantId={id}
            review={review}
            hasPhotos={hasPhotos}
            dates={visitDates(restaurant.timeZone, now)}
          />
          {review && <WithdrawReviewForm restaurantId={id} />}
        </div>
        <Advice />
      </div>
    </main>
  );
}
