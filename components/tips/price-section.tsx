import { useTexts } from "#texts";
import { LazyPriceVotes } from "@/components/tips/lazy-votes";
import english from "@/lib/messages/en/reviews.json";
import type { PriceCounts } from "@/lib/tips/types";

type PriceSectionProps = { restaurantId: string; counts: PriceCounts };

/** What a meal costs, as members say (P14.881). */
export function PriceSection({ restaurantId, counts }: PriceSectionProps) {
  const t = useTexts("reviews", english);
  const votes = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section
      id="price"
      aria-labelledby="price-heading"
      className="place-section scroll-mt-24 print:hidden"
    >
      <h2 id="price-heading" className="mb-4 font-display text-h3">
        {t("price")}
      </h2>
      <LazyPriceVotes {...{ restaurantId, counts }} />
      <p className="mt-3 text-small text-ink-3">{t(votes < 2 ? "price.few" : "price.median")}</p>
    </section>
  );
}
