import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DishList } from "@/components/dishes/dish-list";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { PageHeading } from "@/components/ui/page-heading";
import { Pagination } from "@/components/ui/lists/pagination";
import { dishesHref, newDishHref } from "@/lib/dishes/hrefs";
import type { Dish } from "@/lib/dishes/types";
import english from "@/lib/messages/en/forms/pages.json";
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
  const t = useTexts("form-pages", english);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <PageHeading
        title={t.rich("dishes.at", {
          name: () => (
            <bdi key="name">
              <BothNames {...restaurant} />
            </bdi>
          ),
        })}
        aside={
          <PageLink
            href={newDishHref(id)}
            rel="nofollow"
            className={buttonVariants({ variant: "beet" })}
          >
            <Icon name="Plus" />
            {t("dish")}
          </PageLink>
        }
      />
      {served.length === 0 && <p className="text-ink-2">{t("dishes.none")}</p>}
      <DishList restaurantId={id} heading={2} {...list} served={served} />
      <Pagination page={page} pages={pages} hrefOf={(number) => dishesHref(id, number)} />
    </main>
  );
}
