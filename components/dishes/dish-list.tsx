import { useTexts } from "#texts";
import { DishRow } from "@/components/dishes/dish-row";
import { MARK_NOT_COUNTED_ID } from "@/lib/dishes/not-counted";
import english from "@/lib/messages/en/reviews.json";
import type { Dish } from "@/lib/dishes/types";

type DishListProps = {
  restaurantId: string;
  /** Whether prices are asked for: not where the currency is not known. */
  hasPrices: boolean;
  /** Whether photos can be added. */
  isOpenToPhotos: boolean;
  served: readonly Dish[];
  /** Those that are no longer served. */
  gone: readonly Dish[];
  /** Level of the names' headings. */
  heading?: 2 | 3;
};

/** Where a press leads without scripts when it does not count; no other visit shows it. */
function MarkFailure() {
  const t = useTexts("reviews", english);
  return (
    <p id={MARK_NOT_COUNTED_ID} className="not-counted mb-4">
      {t("dishes.not-counted")}
    </p>
  );
}

/** The dishes that are served, and behind a button those that no longer are. */
export function DishList({ served, gone, ...row }: DishListProps) {
  const t = useTexts("reviews", english);
  return (
    <>
      <MarkFailure />
      {served.length > 0 && (
        <ul className="border-b border-line">
          {served.map((dish) => (
            <DishRow key={dish.id} dish={dish} {...row} />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t("dishes.gone", { count: gone.length })}
          </summary>
          <ul className="mt-1 border-b border-line">
            {gone.map((dish) => (
              <DishRow key={dish.id} dish={dish} {...row} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
