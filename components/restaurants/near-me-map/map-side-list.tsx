import { useTexts } from "#texts";
import { memo, useEffect, useRef } from "react";
import { MoreRestaurants } from "@/components/restaurants/cards/more-restaurants";
import { RestaurantLine } from "@/components/restaurants/cards/restaurant-line";
import type { useNearMeChoice } from "@/components/restaurants/near-me-map/use-near-me-choice";
import {
  useShownRestaurants,
  type ShownPart,
} from "@/components/restaurants/cards/use-shown-restaurants";
import { Rating } from "@/components/site/rating";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import type { Location } from "@/lib/location/types";
import english from "@/lib/messages/en/card.json";
import { useFormats } from "@/lib/restaurants/facts/use-formats";
import { checkText } from "@/lib/restaurants/facts/check-text";
import { textBesideName } from "@/lib/restaurants/pictures/picture-text";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type SideListProps = ShownPart & {
  restaurants: readonly RestaurantSummary[];
  choice: ReturnType<typeof useNearMeChoice>;
  location: Location | undefined;
  now: Date | undefined;
};

type SideItemProps = Pick<SideListProps, "location" | "now"> & {
  restaurant: RestaurantSummary;
  isChosen: boolean;
  onPress: (id: string, byKeyboard: boolean) => void;
};

/** One restaurant beside the map. A press shows its card there. */
const SideItem = memo(function SideItem(props: SideItemProps) {
  const t = useTexts("card", english);
  const { month } = useFormats();
  const { restaurant, location, now, isChosen, onPress } = props;
  const { id, name, latinName, nameLang, picture, rating, checkedAt } = restaurant;
  const { sample, mayHaveClosed } = restaurant;
  return (
    <article
      className={cn(
        "group relative grid grid-cols-thumb gap-3.5 border-b border-line py-3.5 pe-3",
        isChosen && "-ms-3 rounded-lg border-transparent bg-beet-soft ps-3",
      )}
    >
      <img
        src={picture.src}
        alt={textBesideName(picture.alt, name)}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="size-thumb rounded-tile bg-sprout-2 object-cover"
      />
      <div className="min-w-0">
        {mayHaveClosed && (
          <Badge tone="turmeric" className="mb-1.5">
            {t("may-have-closed")}
          </Badge>
        )}
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-title leading-tight font-title tracking-snug">
            <button
              type="button"
              aria-expanded={isChosen}
              onClick={(event) => onPress(id, event.detail === 0)}
              className="card-link text-start decoration-2 underline-offset-3 after:rounded-lg"
            >
              <SummaryName {...{ name, nameLang }} />
            </button>
          </h2>
          {rating !== undefined && <Rating rating={rating} />}
        </div>
        <LatinName {...{ latinName }} />
        <RestaurantLine {...{ restaurant, location, now }} />
        {checkedAt && !sample && (
          <p className="mt-1 text-small text-ink-3">{checkText(restaurant, now, { t, month })}</p>
        )}
      </div>
    </article>
  );
});

/** The list beside near me's map: the same restaurants, in the same order, as the list without a map. */
export function MapSideList({ restaurants, choice, location, now, ...part }: SideListProps) {
  const { shown, list, more } = useShownRestaurants<HTMLUListElement, RestaurantSummary>({
    entries: restaurants,
    ...part,
  });
  const { id, isByMap, item } = choice;
  const beyond = restaurants.find((each) => each.id === id && !shown.includes(each));
  const scrolledTo = useRef<string>(undefined);

  useEffect(() => {
    if (scrolledTo.current === id) return;
    scrolledTo.current = id;
    if (isByMap) item.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [id, isByMap, item]);

  return (
    <>
      <ul ref={list}>
        {/* The one that was chosen on the map has a row, however far down the list it is. */}
        {[...shown, ...(beyond ? [beyond] : [])].map((restaurant) => {
          const isChosen = restaurant.id === id;
          return (
            <li
              key={restaurant.id}
              {...(isChosen && { ref: item })}
              className="scroll-mt-60 scroll-mb-6"
            >
              <SideItem {...{ restaurant, location, now, isChosen }} onPress={choice.pressInList} />
            </li>
          );
        })}
      </ul>
      <MoreRestaurants {...more} className="mt-6 text-center" />
    </>
  );
}
