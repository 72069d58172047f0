import { useTexts } from "#texts";
import { Star } from "@/components/site/rating";
import { chipVariants } from "@/components/ui/chip";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/reviews.json";
import { DEFAULT_REVIEW_SORT, type ReviewSort } from "@/lib/reviews/sort";
import { restaurantReviewsHref } from "@/lib/routes";

const ORDERS = {
  newest: "order.newest",
  helpful: "order.helpful",
  highest: "order.highest",
  lowest: "order.lowest",
} as const satisfies Record<ReviewSort, keyof typeof english>;

const STARS = [5, 4, 3, 2, 1] as const;

type Counts = ReadonlyMap<number, number>;

/** How many reviews gave each number of stars, as a list with bars. */
function Distribution({ counts, total }: { counts: Counts; total: number }) {
  const t = useTexts("reviews", english);
  return (
    <ul aria-label={t("by-stars")} className="grid max-w-88 gap-1.5">
      {STARS.map((stars) => {
        const count = counts.get(stars) ?? 0;
        return (
          <li key={stars} className="flex items-center gap-3 text-small tabular-nums">
            <span className="inline-flex w-9 items-center justify-end gap-1">
              <span>
                {stars}
                <span className="spoken">{t("stars", { count: stars })}</span>
              </span>
              <Star size={14} />
            </span>
            <span
              aria-hidden="true"
              className="h-2.5 flex-1 overflow-hidden rounded-full bg-sprout-2"
            >
              <span
                className="block h-full bg-turmeric forced-colors:bg-[CanvasText]"
                style={{ width: `${(100 * count) / total}%` }}
              />
            </span>
            <span className="w-8">{formatCountIn(t.language, count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type ReviewOrdersProps = {
  restaurantId: string;
  counts: Counts;
  /** The order of the page that this is on. */
  sort?: ReviewSort;
};

/** How the written reviews are distributed, and the orders in which they can be read (P14.22). */
export function ReviewOrders({
  restaurantId,
  counts,
  sort = DEFAULT_REVIEW_SORT,
}: ReviewOrdersProps) {
  const t = useTexts("reviews", english);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className="mb-6 grid gap-5">
      <Distribution counts={counts} total={total} />
      {total > 1 && (
        <nav aria-label={t("order")} className="flex flex-wrap gap-2">
          {Object.entries(ORDERS).map(([id, text]) => (
            <IntentLink
              key={id}
              href={`${restaurantReviewsHref(restaurantId)}?sort=${id}`}
              rel="nofollow"
              aria-current={id === sort ? "true" : undefined}
              className={chipVariants({ tone: id === sort ? "on" : "plain" })}
            >
              {t(text)}
            </IntentLink>
          ))}
        </nav>
      )}
    </div>
  );
}
