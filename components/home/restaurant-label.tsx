import { useTexts } from "#texts";
import { SummaryName } from "@/components/site/summary-name";
import { InEnglish } from "@/components/ui/in-english";
import { IntentLink } from "@/components/ui/intent-link";
import { Rating } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/home.json";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type RestaurantLabelProps = { restaurant: RestaurantSummary; spot: string };

/** A restaurant's label on the hero's picture, shown from `lg` up. */
export function RestaurantLabel({ restaurant, spot }: RestaurantLabelProps) {
  const { id, name, nameLang, picture, rating, cuisine } = restaurant;
  // The words for cuisines are English.
  const isEnglish = useTexts("home", english).language === DEFAULT_LANGUAGE;
  return (
    <IntentLink
      href={restaurantHref(id)}
      isCard
      className={cn(
        "absolute hidden items-center gap-3 rounded-pin-lg bg-raised py-2 ps-2 pe-3.5 shadow-lg lg:flex",
        spot,
      )}
    >
      <img
        src={picture.src}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="size-13 rounded-inner object-cover"
      />
      <span>
        <b className="block leading-tight font-title">
          <SummaryName {...{ name, nameLang }} />
        </b>
        <span className="dot-list text-small">
          {rating !== undefined && <Rating rating={rating} size={14} />}
          {isEnglish ? <span>{cuisine[0]}</span> : <InEnglish href={restaurantHref(id)} />}
        </span>
      </span>
    </IntentLink>
  );
}
