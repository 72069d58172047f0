import { Fragment, memo, useState } from "react";
import { BranchesButton } from "@/components/restaurants/cards/branches-button";
import { MoreRestaurants } from "@/components/restaurants/cards/more-restaurants";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import {
  useShownRestaurants,
  type ShownPart,
} from "@/components/restaurants/cards/use-shown-restaurants";
import { SummaryName } from "@/components/site/summary-name";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import type { FoldedRestaurant } from "@/lib/restaurants/chains/fold-chains";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const EAGER_PICTURES = 4;
export const GRID =
  "grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4";
export const GRID_BESIDE_FILTERS =
  "grid grid-cols-1 md:gap-x-7 md:gap-y-9 lg:grid-cols-2 xl:grid-cols-3";

type RestaurantListProps = ShownPart & {
  entries: readonly FoldedRestaurant[];
  location: Location | undefined;
  now: Date | undefined;
  /** Leaves room for the filter panel: three columns instead of four. */
  narrow: boolean;
};

const sizeOf = ({ branches }: FoldedRestaurant) => 1 + branches.length;

/** The grid of cards; rows with a small picture on phones. Not rendered anew with a press that leaves it as it is. */
export const RestaurantList = memo(function RestaurantList(props: RestaurantListProps) {
  const { location, now, narrow, ...toShow } = props;
  /** The ids of the cards whose branches are shown. */
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isUnfolded = ({ restaurant }: FoldedRestaurant) => unfolded.includes(restaurant.id);
  const itemsOf = (entry: FoldedRestaurant) => (isUnfolded(entry) ? sizeOf(entry) : 1);
  const { shown, list, more } = useShownRestaurants<HTMLUListElement, FoldedRestaurant>({
    ...toShow,
    sizeOf,
    itemsOf,
  });

  function toggle(id: string) {
    setUnfolded((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  }

  const card = (restaurant: RestaurantSummary, eager = false) => (
    <RestaurantCard
      restaurant={restaurant}
      miles={location && distanceMiles(location, restaurant)}
      now={now}
      eager={eager}
      place={restaurant.place}
    />
  );

  return (
    <>
      <ul ref={list} className={narrow ? GRID_BESIDE_FILTERS : GRID}>
        {shown.map((entry, index) => (
          <Fragment key={entry.restaurant.id}>
            <li>
              {card(entry.restaurant, index < EAGER_PICTURES)}
              {entry.branches.length > 0 && (
                <BranchesButton
                  name={<SummaryName {...entry.restaurant} />}
                  count={entry.branches.length}
                  isUnfolded={isUnfolded(entry)}
                  onPress={() => toggle(entry.restaurant.id)}
                />
              )}
            </li>
            {isUnfolded(entry) &&
              entry.branches.map((branch) => <li key={branch.id}>{card(branch)}</li>)}
          </Fragment>
        ))}
      </ul>
      <MoreRestaurants {...more} className="mt-9 text-center" />
    </>
  );
});
