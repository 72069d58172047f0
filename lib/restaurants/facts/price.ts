import type { PriceRange } from "@/lib/restaurants/types";

/** Price range 1 to 4 as that many dollar signs. */
export function priceSymbols(price: PriceRange) {
  return "$".repeat(price);
}

/** The accessible name of the dollar signs: "Price 2 of 4". */
export function priceLabel(price: PriceRange) {
  return `Price ${price} of 4`;
}
