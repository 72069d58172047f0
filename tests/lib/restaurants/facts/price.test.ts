/** @jest-environment node */
import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";

it.each([
  [1, "$", "Price 1 of 4"],
  [2, "$$", "Price 2 of 4"],
  [3, "$$$", "Price 3 of 4"],
  [4, "$$$$", "Price 4 of 4"],
] as const)("shows price range %p as %p, spoken %p", (price, symbols, label) => {
  expect(priceSymbols(price)).toBe(symbols);
  expect(priceLabel(price)).toBe(label);
});
