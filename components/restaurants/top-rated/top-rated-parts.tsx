import { RestaurantLink } from "@/components/restaurants/cards/restaurant-link";
import { Star } from "@/components/site/rating";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { textBesideName } from "@/lib/restaurants/pictures/picture-text";
import { ratingScore, type RatingBasis } from "@/lib/restaurants/score";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type PartProps = { restaurant: RestaurantSummary; className?: string };

/** The name; its link covers the whole entry, which is `relative` and a `group`. */
export function RankedName({ restaurant, className }: PartProps) {
  const { id, name, latinName, nameLang } = restaurant;
  return (
    <>
      <h2 className={cn("headline text-balance", className)}>
        <RestaurantLink
          id={id}
          className="card-link decoration-[0.07em] underline-offset-[0.12em] after:z-1 after:rounded-xl"
        >
          <SummaryName {...{ name, nameLang }} />
        </RestaurantLink>
      </h2>
      <LatinName {...{ latinName }} />
    </>
  );
}

export function RankedKitchen({
  restaurant: { address, city, cuisine, sample },
  className,
}: PartProps) {
  return (
    <p className={cn("text-ink-2", className)}>
      <b className="block text-ink">{address ?? city}</b> {cuisine.join(", ")}
      {sample && (
        <span data-sample className="block text-small">
          Sample listing
        </span>
      )}
    </p>
  );
}

type RankedPictureProps = PartProps & { eager?: boolean };

export function RankedPicture({
  restaurant: { name, picture },
  className,
  eager = false,
}: RankedPictureProps) {
  return (
    <div className={cn("overflow-hidden bg-sprout-2", className)}>
      <img
        {...picture}
        alt={textBesideName(picture.alt, name)}
        loading={eager ? "eager" : "lazy"}
        className="size-full hover-zoom object-cover"
      />
    </div>
  );
}

type RankedScoreProps = PartProps & {
  basis: RatingBasis | undefined;
  ratingClassName: string;
  reviewsClassName?: string;
};

export function RankedScore({
  restaurant: { rating, reviewCount },
  basis,
  className,
  ratingClassName,
  reviewsClassName,
}: RankedScoreProps) {
  return (
    <p className={className}>
      {rating !== undefined && (
        <span className={cn("inline-flex items-center", ratingClassName)}>
          <span>
            <span className="spoken">Rated </span>
            {rating.toFixed(1)}
          </span>
          <Star className="size-[0.58em]" />
        </span>
      )}{" "}
      <span className={cn("whitespace-nowrap text-ink-2", reviewsClassName)}>
        {formatCount(reviewCount)} {reviewCount === 1 ? "review" : "reviews"}
        {basis && rating !== undefined && (
          <span className="block">
            Score {ratingScore({ rating, reviewCount }, basis).toFixed(2)}
          </span>
        )}
      </span>
    </p>
  );
}
