import { useTexts } from "#texts";
import { similarDishes } from "@/lib/dishes/same-dish";
import english from "@/lib/messages/en/forms/dish.json";

type SimilarDishesProps = {
  /** The name as far as it is typed. */
  typed: string;
  known: readonly { id: string; name: string }[];
  /** The page that shows them. */
  page: string;
};

/** Asks while a name is typed whether a dish is meant that is listed already (P14.873). */
export function SimilarDishes({ typed, known, page }: SimilarDishesProps) {
  const t = useTexts("dish-form", english);
  const similar = similarDishes(typed, known);
  return (
    <div aria-live="polite">
      {similar.length > 0 && (
        <div className="rounded-tile bg-turmeric-soft px-4 py-3 text-turmeric-ink">
          <p className="font-semibold">{t("similar", { count: similar.length })}</p>
          <ul>
            {similar.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`${page}#dish-${id}`}
                  className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-3"
                >
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
