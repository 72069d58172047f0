import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DeleteDishForm } from "@/components/dishes/delete-dish-form";
import { DishForm } from "@/components/dishes/dish-form";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { allergenBoxes } from "@/lib/dishes/allergens-text";
import { dishesHref } from "@/lib/dishes/hrefs";
import { SHOWN_DISHES } from "@/lib/dishes/limits";
import type { Dish } from "@/lib/dishes/types";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/forms/pages.json";
import ofReviews from "@/lib/messages/en/reviews.json";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type DishScreenProps = {
  restaurant: Restaurant;
  currency: string | undefined;
  known: readonly { id: string; name: string }[];
  /** Those that the member added. */
  own: readonly Dish[];
  /** The dish of which more is said. */
  dishId: string | undefined;
  /** Whether photos can be added. */
  isOpenToPhotos: boolean;
};

/** The page on which a member adds a dish, and deletes those that nobody else has eaten. */
export function DishScreen({
  restaurant,
  currency,
  known,
  own,
  dishId,
  isOpenToPhotos,
}: DishScreenProps) {
  const { id, address } = restaurant;
  const t = useTexts("form-pages", english);
  const allergens = allergenBoxes(useTexts("reviews", ofReviews));
  const name = known.find((dish) => dish.id === dishId)?.name;
  const list = known.length > SHOWN_DISHES ? dishesHref(id) : restaurantHref(id);
  const page = pathIn(t.language, list);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <h1 id="dish-heading" className="mt-1 mb-2 headline text-h2">
        {t(name ? "dish.details" : "dish")}
      </h1>
      <p className="mb-6 text-ink-2">
        {t.rich(name ? "dish.lead.details" : "dish.lead", {
          name: () => (
            <bdi key="name">
              <BothNames {...restaurant} />
            </bdi>
          ),
          place: placeLine(address, cityNameIn(t.language, restaurant)),
        })}
      </p>
      <div className="max-w-150">
        {name && isOpenToPhotos && (
          <p className="mb-6">
            <PageLink
              href={addPhotosHref(id, dishId)}
              rel="nofollow"
              className={buttonVariants({ size: "sm" })}
            >
              <Icon name="Camera" size={19} />
              {t("dish.photo")}
            </PageLink>
          </p>
        )}
        <DishForm restaurantId={id} {...{ currency, allergens, known, page, name }} />
        {own.length > 0 && (
          <section aria-labelledby="own-dishes" className="mt-12">
            <h2 id="own-dishes" className="font-display text-h4">
              {t("dish.own")}
            </h2>
            <ul className="mt-2 border-b border-line">
              {own.map((dish) => (
                <li
                  key={dish.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
                >
                  <bdi className="min-w-0 wrap-anywhere">{dish.name}</bdi>
                  <DeleteDishForm restaurantId={id} dishId={dish.id} name={dish.name} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
