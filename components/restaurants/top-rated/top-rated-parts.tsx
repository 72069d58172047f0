import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { RestaurantLink } from "@/components/restaurants/cards/restaurant-link";
import { Star } from "@/components/site/rating";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { cityOfIn } from "@/lib/city-names/city-name";
import { cn } from "@/lib/cn";
import { formatDecimal, formatHundredths } from "@/lib/languages/format-decimal";
import { listComma } from "@/lib/languages/marks";
import cardTexts from "@/lib/messages/en/card.json";
import ratingTexts from "@/lib/messages/en/rating.json";
import english from "@/lib/messages/en/top-rated.json";
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

export function RankedKitchen({ restaurant, className }: PartProps) {
  const t = useTexts("card", cardTexts);
  const words = useFactWords();
  const { address, cuisine, sample } = restaurant;
  const kitchens = cuisine.map((each) => words("cuisine", each));
  return (
    <p className={cn("text-ink-2", className)}>
      <b className="block text-ink">
        <bdi>{address ?? cityOfIn(t.language, restaurant)}</bdi>
      </b>{" "}
      {kitchens.join(listComma(t.language))}
      {sample && (
        <span data-sample className="block text-small">
          {t("sample")}
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
  const t = useTexts("top-rated", english);
  const rated = useTexts("rating", ratingTexts);
  return (
    <p className={className}>
      {rating !== undefined && (
        <span className={cn("inline-flex items-center", ratingClassName)}>
          <span>
            <span className="spoken">{rated("rated")}</span>
            {formatDecimal(t.language, rating, true)}
          </span>
          <Star className="size-[0.58em]" />
        </span>
      )}{" "}
      <span className={cn("whitespace-nowrap text-ink-2", reviewsClassName)}>
        {t("reviews", { count: reviewCount })}
        {basis && rating !== undefined && (
          <span className="block">
            {t("score", {
              score: formatHundredths(t.language, ratingScore({ rating, reviewCount }, basis)),
            })}
          </span>
        )}
      </span>
    </p>
  );
}
