import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Fragment, memo } from "react";
import {
  CallFirst,
  HoursNotKnown,
  RestaurantStatus,
} from "@/components/restaurants/cards/restaurant-status";
import { PictureTransition } from "@/components/restaurants/cards/picture-transition";
import { RestaurantLink } from "@/components/restaurants/cards/restaurant-link";
import { Price } from "@/components/site/price";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { Badge } from "@/components/ui/badge";
import { Rating } from "@/components/site/rating";
import { visitorsUnit } from "@/lib/location/units";
import english from "@/lib/messages/en/card.json";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import { listComma } from "@/lib/languages/marks";
import { checkText } from "@/lib/restaurants/facts/check-text";
import { textBesideName } from "@/lib/restaurants/pictures/picture-text";
import type { CardFacts } from "@/lib/restaurants/sent-card";

const SHOWN_CUISINES = 2;
const SHOWN_FEATURES = 3;

type RestaurantCardProps = {
  restaurant: CardFacts;
  /** Miles from the location in use; undefined while it is not known, null in a list without one. */
  miles: number | undefined | null;
  /** Undefined in prerendered HTML. */
  now: Date | undefined;
  /** Visible when the page opens: its picture is not lazy. */
  eager: boolean;
  /** Level of the name's heading. */
  heading?: 2 | 3;
  /** Where it is. */
  place?: string | undefined;
};

/** A text in place of the status, which does not depend on the time. */
function fixedStatus({ hours, mayHaveClosed }: CardFacts) {
  if (mayHaveClosed) return <CallFirst />;
  return hours ? undefined : <HoursNotKnown />;
}

/** Each name is an element of its own. */
function listed(names: string[], separator: string) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <span>{name}</span>
    </Fragment>
  ));
}

/** How many photos there are, on the first of them. */
function PhotoCount({ count }: { count: number }) {
  const t = useTexts("card", english);
  return (
    <span className="absolute end-2.5 bottom-2.5 inline-flex min-h-6.5 items-center gap-1.5 rounded-badge bg-ink px-2 text-micro font-strong text-paper tabular-nums max-md:hidden">
      <Icon name="Camera" size={15} />
      <span>
        {count}
        <span className="spoken">{t("photos", { count })}</span>
      </span>
    </span>
  );
}

/** The dish that most members ate, and how many more there are. */
function TopDish({ names: [first], count }: NonNullable<CardFacts["dishes"]>) {
  const t = useTexts("card", english);
  return (
    <p className="mt-1.5">
      <span className="inline-block rounded-badge bg-sprout px-2 py-1 text-micro font-strong wrap-anywhere">
        <span className="spoken">{t("dish")}</span>
        <bdi>{first}</bdi>
        {count > 1 && (
          <>
            {" "}
            <bdi dir="ltr">+{count - 1}</bdi>
            <span className="spoken">{t("dish.more")}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** One restaurant in a list (P4.7). The whole card is one link. Not rendered anew with each letter that is typed above the list. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  miles,
  now,
  eager,
  heading = 2,
  place,
}: RestaurantCardProps) {
  const t = useTexts("card", english);
  const words = useFactWords();
  const { month, distance } = useFormats();
  const { id, name, picture, rating, cuisine, features, priceRange, featured, sample } = restaurant;
  const { latinName, nameLang, veganLevel, checkedAt, countryCode } = restaurant;
  const { mayHaveClosed, photoCount, dishes } = restaurant;
  const fixed = fixedStatus(restaurant);
  const Heading = `h${heading}` as const;
  const more = features.length - SHOWN_FEATURES;
  return (
    <article
      // The footer looks for it.
      data-sample={sample || undefined}
      className="group restaurant-card"
    >
      <div className="card-picture">
        <PictureTransition id={id}>
          <img
            src={picture.src}
            alt={textBesideName(picture.alt, name)}
            width={picture.width}
            height={picture.height}
            loading={eager ? "eager" : "lazy"}
          />
        </PictureTransition>
        {photoCount !== undefined && <PhotoCount count={photoCount} />}
      </div>
      <div className="min-w-0">
        {mayHaveClosed && (
          <Badge tone="turmeric" className="mb-1.5 md:absolute md:start-3 md:top-3">
            {t("may-have-closed")}
          </Badge>
        )}
        {featured && !mayHaveClosed && (
          <Badge tone="turmeric" className="absolute start-3 top-3 max-md:hidden">
            {t("featured")}
          </Badge>
        )}
        <div className="card-head">
          <Heading className="card-name">
            <RestaurantLink id={id} className="card-link">
              <SummaryName {...{ name, nameLang }} />
            </RestaurantLink>
          </Heading>
          {rating !== undefined && <Rating rating={rating} />}
        </div>
        <LatinName {...{ latinName }} />
        {place && (
          <p className="card-line">
            <bdi>{place}</bdi>
          </p>
        )}
        <p
          data-ready={now !== undefined || fixed !== undefined || undefined}
          className="card-status dot-list"
        >
          {fixed}
          {now && !fixed && (
            <span>
              <RestaurantStatus restaurant={restaurant} now={now} withTime={!sample} />
            </span>
          )}
          {now && miles !== null && (
            <b className="inline-block min-w-13 font-semibold">
              {miles === undefined ? "" : distance(miles, visitorsUnit(countryCode))}
            </b>
          )}
          {priceRange && <Price range={priceRange} />}
        </p>
        {veganLevel && (
          <p className="mt-1.5 md:mt-2">
            <VeganLevelBadge level={veganLevel} />
          </p>
        )}
        <p className="card-line">
          {listed(
            cuisine.slice(0, SHOWN_CUISINES).map((value) => words("cuisine", value)),
            listComma(t.language),
          )}
          {sample && (
            <>
              {" "}
              <span className="card-sample">
                <span className="max-md:hidden">· </span>
                {t("sample")}
              </span>
            </>
          )}
        </p>
        {dishes && <TopDish {...dishes} />}
        {checkedAt && !sample && (
          <p className="card-check">{checkText(restaurant, now, { t, month })}</p>
        )}
        {(features.length > 0 || sample) && (
          <p className="card-check card-features">
            {listed(
              features.slice(0, SHOWN_FEATURES).map((value) => words("feature", value)),
              " · ",
            )}{" "}
            {more > 0 && (
              <b className="font-semibold whitespace-nowrap text-ink-2">
                {t("more", { count: more })}
              </b>
            )}
          </p>
        )}
      </div>
    </article>
  );
});
