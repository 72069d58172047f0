import { LazyPriceVotes } from "@/components/tips/lazy-votes";
import type { PriceCounts } from "@/lib/tips/types";

type PriceSectionProps = { restaurantId: string; counts: PriceCounts };

/** What a meal costs, as members say (P14.881). */
export function PriceSection({ restaurantId, counts }: PriceSectionProps) {
  const votes = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section
      id="price"
      aria-labelledby="price-heading"
      className="scroll-mt-24 border-t border-line py-8 print:hidden"
    >
      <h2 id="price-heading" className="mb-4 font-display text-h3">
        How much is a meal here?
      </h2>
      <LazyPriceVotes {...{ restaurantId, counts }} />
      <p className="mt-3 text-small text-ink-3">
        {votes < 2
          ? "From $, the cheapest, to $$$$. With two votes, the page shows the price."
          : "From $, the cheapest, to $$$$. The page shows the one in the middle of all votes."}
      </p>
    </section>
  );
}
