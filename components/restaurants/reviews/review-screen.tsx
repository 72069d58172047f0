import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ReviewForm } from "@/components/restaurants/reviews/review-form";
import { RestaurantName } from "@/components/site/restaurant-name";
import { LatinName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { WithdrawReviewForm } from "@/components/restaurants/reviews/withdraw-review-form";
import { BackLink } from "@/components/ui/back-link";
import { Illustration } from "@/components/ui/reading/illustration";
import english from "@/lib/messages/en/forms/pages.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { drawingIn } from "@/lib/restaurants/pictures/picture-texts-in";
import { drawingOf } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant, Review } from "@/lib/restaurants/types";
import { visitDates } from "@/lib/reviews/visit-dates";
import { restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

const DO = ["review.do.dishes", "review.do.vegan", "review.do.people"] as const;
const DO_NOT = ["review.not.own", "review.not.faces"] as const;

function ReviewedRestaurant({ restaurant }: { restaurant: Restaurant }) {
  const { name, latinName, countryCode, address, veganLevel, images } = restaurant;
  const { language } = useTexts("form-pages", english);
  return (
    <div className="flex items-center gap-4 border-b border-line pb-5">
      <div className="size-24 flex-none overflow-hidden rounded-tile bg-sprout">
        <Illustration
          picture={images[0] ?? drawingIn(language, drawingOf(restaurant))}
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <b className="block text-title font-title">
          <RestaurantName {...{ name, countryCode }} />
        </b>
        <LatinName {...{ latinName }} />
        <p className="mb-2 text-note text-ink-2">
          {placeLine(address, cityNameIn(language, restaurant))}
        </p>
        {veganLevel && <VeganLevelBadge level={veganLevel} />}
      </div>
    </div>
  );
}

function Advice() {
  const t = useTexts("form-pages", english);
  return (
    <div className="rounded-xl bg-sprout p-6 lg:col-start-2 lg:row-start-2">
      <h2 className="font-display text-h4">{t("review.advice")}</h2>
      <ul className="mt-3 grid gap-2.5 text-ink-2">
        {DO.map((id) => (
          <li key={id} className="flex gap-3">
            <Icon name="Check" size={18} className="mt-1 flex-none stroke-2 text-leaf-ink" />
            {t(id)}
          </li>
        ))}
        {DO_NOT.map((id) => (
          <li key={id} className="flex gap-3">
            <Icon name="X" size={18} className="mt-1 flex-none stroke-2" />
            {t(id)}
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
  const t = useTexts("form-pages", english);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <h1 id="review-heading" className="mt-1 mb-8 headline text-h2">
        {t(review ? "review.edit" : "review")}
      </h1>
      <div className="grid items-start gap-x-[clamp(3rem,12vw,17.5rem)] gap-y-6 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,25rem)]">
        <div className="lg:col-start-2">
          <ReviewedRestaurant restaurant={restaurant} />
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {review?.status === "waiting" && (
            <p className="mb-6 rounded-tile bg-turmeric-soft px-4 py-3">{t("review.waits")}</p>
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
