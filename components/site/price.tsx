import { useFactWords } from "#fact-words";
import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange } from "@/lib/restaurants/types";

/** A price range as symbols, with its name in words. */
export function Price({ range }: { range: PriceRange }) {
  const words = useFactWords();
  return (
    <span role="img" aria-label={words("price", range, priceLabel(range))}>
      {priceSymbols(range)}
    </span>
  );
}
