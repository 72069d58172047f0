import { Plus, Utensils } from "@/components/ui/icons";
import { ServeDishForm } from "@/components/dishes/serve-dish-form";
import { buttonVariants } from "@/components/ui/button";
import { Pagination } from "@/components/ui/lists/pagination";
import { formatCount } from "@/lib/counts";
import { newDishHref } from "@/lib/dishes/hrefs";
import type { Dish } from "@/lib/dishes/types";
import { monthOf } from "@/lib/restaurants/facts/freshness";
import { ownerHref } from "@/lib/routes";

type OwnerDishesProps = {
  restaurantId: string;
  dishes: readonly Dish[];
  page: number;
  pages: number;
};

/** What members say of a dish, and what became of it. */
function stateOf({ isServed, isRetired, eatenBy, eatenAt }: Dish) {
  if (!isServed) return isRetired ? "No longer served" : "Guests say it is no longer served";
  if (!eatenAt) return "No guest has confirmed it yet";
  const guests = eatenBy === 1 ? "1 guest" : `${formatCount(eatenBy)} guests`;
  return `Confirmed by ${guests}, last in ${monthOf(eatenAt)}`;
}

/** The dishes of a restaurant for its owner, who adds and retires them (P14.874). */
export function OwnerDishes({ restaurantId, dishes, page, pages }: OwnerDishesProps) {
  return (
    <section aria-labelledby="owner-dishes" className="scroll-mt-24">
      <h2 id="owner-dishes" className="mb-3 flex items-center gap-2.5 font-display text-h3">
        <Utensils size={22} strokeWidth={1.9} aria-hidden="true" />
        Dishes
      </h2>
      <p className="mb-4 max-w-text text-ink-2">
        The vegan dishes at your place. Those that you add are marked “By the owner”.
      </p>
      {dishes.length > 0 && (
        <ul className="mb-5 border-b border-line">
          {dishes.map((dish) => (
            <li
              key={dish.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-t border-line py-3"
            >
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <b>
                  <bdi>{dish.name}</bdi>
                </b>
                <span className="block text-small text-ink-2">{stateOf(dish)}</span>
              </span>
              <ServeDishForm
                key={String(dish.isServed)}
                {...{ restaurantId, dish }}
                {...(dish.isServed
                  ? { intent: "retire", label: "No longer served" }
                  : { intent: "serve", label: "Served again" })}
              />
            </li>
          ))}
        </ul>
      )}
      <a
        href={newDishHref(restaurantId)}
        className={buttonVariants({ className: "max-md:w-full" })}
      >
        <Plus size={20} strokeWidth={1.9} aria-hidden="true" />
        Add a dish
      </a>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of dishes"
        hrefOf={(number) => `${ownerHref(restaurantId)}?dishes=${number}#owner-dishes`}
      />
    </section>
  );
}
