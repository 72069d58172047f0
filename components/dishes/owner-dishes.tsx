import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ServeDishForm } from "@/components/dishes/serve-dish-form";
import { buttonVariants } from "@/components/ui/button";
import { Pagination } from "@/components/ui/lists/pagination";
import { PageLink } from "@/components/ui/page-link";
import { newDishHref } from "@/lib/dishes/hrefs";
import type { Dish } from "@/lib/dishes/types";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/claims/pages.json";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { ownerHref } from "@/lib/routes";

type OwnerDishesProps = {
  restaurantId: string;
  dishes: readonly Dish[];
  page: number;
  pages: number;
};

/** What members say of a dish, and what became of it. */
function stateOf(
  t: Translator<keyof typeof english>,
  { isServed, isRetired, eatenBy, eatenAt }: Dish,
) {
  if (!isServed) return t(isRetired ? "dish.retired" : "dish.gone");
  if (!eatenAt) return t("dish.unconfirmed");
  return t("dish.confirmed", { count: eatenBy, month: formatMonthIn(t.language, eatenAt) });
}

/** The dishes of a restaurant for its owner, who adds and retires them (P14.874). */
export function OwnerDishes({ restaurantId, dishes, page, pages }: OwnerDishesProps) {
  const t = useTexts("owner-pages", english);
  return (
    <section aria-labelledby="owner-dishes" className="scroll-mt-24">
      <h2 id="owner-dishes" className="mb-3 flex items-center gap-2.5 font-display text-h3">
        <Icon name="Utensils" size={22} />
        {t("dishes")}
      </h2>
      <p className="mb-4 max-w-text text-ink-2">{t("dishes.lead")}</p>
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
                <span className="block text-small text-ink-2">{stateOf(t, dish)}</span>
              </span>
              <ServeDishForm
                key={String(dish.isServed)}
                {...{ restaurantId, dish }}
                {...(dish.isServed
                  ? { intent: "retire", label: t("dish.retired") }
                  : { intent: "serve", label: t("dish.again") })}
              />
            </li>
          ))}
        </ul>
      )}
      <PageLink
        href={newDishHref(restaurantId)}
        className={buttonVariants({ className: "max-md:w-full" })}
      >
        <Icon name="Plus" />
        {t("dishes.add")}
      </PageLink>
      <Pagination
        page={page}
        pages={pages}
        label={t("dishes.pages")}
        hrefOf={(number) => `${ownerHref(restaurantId)}?dishes=${number}#owner-dishes`}
      />
    </section>
  );
}
