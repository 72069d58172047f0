import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange } from "@/lib/restaurants/types";

/** A price range as symbols, with its name in words. */
export function Price({ range }: { range: PriceRange }) {
  return (
    <span role="img" aria-label={priceLabel(range)}>
      {priceSymbols(range)}
    </span>
  );
}
