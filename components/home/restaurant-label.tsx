import { useFactWords } from "#fact-words";
import { SummaryName } from "@/components/site/summary-name";
import { IntentLink } from "@/components/ui/intent-link";
import { Rating } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type RestaurantLabelProps = { restaurant: RestaurantSummary; spot: string };

/** A restaurant's label on the hero's picture, shown from `lg` up. */
export function RestaurantLabel({ restaurant, spot }: RestaurantLabelProps) {
  const { id, name, nameLang, picture, rating, cuisine } = restaurant;
  const words = useFactWords();
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
          {cuisine[0] && <span>{words("cuisine", cuisine[0])}</span>}
        </span>
      </span>
    </IntentLink>
  );
}
