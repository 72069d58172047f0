import { Plus } from "@/components/ui/icons";
import { DishList } from "@/components/dishes/dish-list";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { Pagination } from "@/components/ui/lists/pagination";
import { dishesHref, newDishHref } from "@/lib/dishes/hrefs";
import type { Dish } from "@/lib/dishes/types";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type AllDishesProps = {
  restaurant: Restaurant;
  /** Whether prices are asked for: not where the currency is not known. */
  hasPrices: boolean;
  /** Whether photos can be added. */
  isOpenToPhotos: boolean;
  served: readonly Dish[];
  gone: readonly Dish[];
  page: number;
  pages: number;
};

/** All dishes of a restaurant, one page of them at a time. */
export function AllDishes({ restaurant, served, page, pages, ...list }: AllDishesProps) {
  const { id } = restaurant;
  return (
    <main className="wrap pb-(--section)">
      <BackLink href={restaurantHref(id)} label={<RestaurantName {...restaurant} />} />
      <PageHeading
        title={
          <>
            What is vegan at <BothNames {...restaurant} />
          </>
        }
        aside={
          <a href={newDishHref(id)} rel="nofollow" className={buttonVariants({ variant: "beet" })}>
            <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
            Add a dish
          </a>
        }
      />
      {served.length === 0 && <p className="text-ink-2">No dish is listed yet.</p>}
      <DishList restaurantId={id} heading={2} {...list} served={served} />
      <Pagination page={page} pages={pages} hrefOf={(number) => dishesHref(id, number)} />
    </main>
  );
}
