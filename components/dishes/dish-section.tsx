import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DishList } from "@/components/dishes/dish-list";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import { dishesHref, newDishHref } from "@/lib/dishes/hrefs";
import english from "@/lib/messages/en/reviews.json";
import type { Dish } from "@/lib/dishes/types";

type DishSectionProps = {
  restaurantId: string;
  /** Whether prices are asked for: not where the currency is not known. */
  hasPrices: boolean;
  /** Whether photos can be added. */
  isOpenToPhotos: boolean;
  /** Whether everything there is vegan, so that only the dishes themselves may have changed. */
  isFullyVegan: boolean;
  dishes: {
    served: readonly Dish[];
    /** How many are served. */
    total: number;
    gone: readonly Dish[];
  };
};

/** The way to the form; a page load, so that no page carries the form's code. */
function AddDish({ restaurantId }: { restaurantId: string }) {
  const t = useTexts("reviews", english);
  return (
    <PageLink
      href={newDishHref(restaurantId)}
      rel="nofollow"
      className={buttonVariants({ variant: "beet", className: "max-sm:w-full" })}
    >
      <Icon name="Plus" />
      {t("dishes.add")}
    </PageLink>
  );
}

/** What one can eat vegan at a restaurant, as members and the owner say (P14.870). */
export function DishSection({
  restaurantId,
  hasPrices,
  isOpenToPhotos,
  isFullyVegan,
  dishes: { served, total, gone },
}: DishSectionProps) {
  const t = useTexts("reviews", english);
  return (
    <section
      id="dishes"
      aria-labelledby="dishes-heading"
      className="mb-8 scroll-mt-24 border-b border-line pb-8"
    >
      <div className="dish-head">
        <div>
          <h2 id="dishes-heading" className="font-display text-h3">
            {t("dishes")}
          </h2>
          {total > 0 && (
            <p className="mt-1.5 max-w-text text-ink-2">
              {t(isFullyVegan ? "dishes.vegan" : "dishes.check")}
            </p>
          )}
        </div>
        {total > 0 && <AddDish restaurantId={restaurantId} />}
      </div>
      {total === 0 && (
        <div className="empty-box mb-4">
          <span>
            <Icon name="Utensils" size={24} />
          </span>
          <div className="min-w-50 flex-1">
            <h3 className="font-title">{t("dishes.none")}</h3>
            <p className="text-ink-2">{t("dishes.none.text")}</p>
          </div>
          <AddDish restaurantId={restaurantId} />
        </div>
      )}
      <DishList {...{ restaurantId, hasPrices, isOpenToPhotos, served, gone }} />
      {total > served.length && (
        <p className="mt-4">
          <PageLink href={dishesHref(restaurantId)} rel="nofollow" className={buttonVariants({})}>
            {t("dishes.all", { count: total })}
          </PageLink>
        </p>
      )}
    </section>
  );
}
