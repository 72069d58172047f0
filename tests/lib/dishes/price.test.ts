/** @jest-environment node */
import { parsePrice, priceText } from "@/lib/dishes/price";

test.each<[string, string | undefined]>([
  ["13.50", "13.50"],
  ["13,5", "13.50"],
  [" € 13.50 ", "13.50"],
  ["13.50 EUR", "13.50"],
  ["7", "7.00"],
  ["1.200", "1200.00"],
  ["25,000", "25000.00"],
  ["1.200,50", "1200.50"],
  ["12,500,000", "12500000.00"],
  ["", undefined],
  ["0", undefined],
  ["0.00", undefined],
  ["-3", undefined],
  ["0.125", undefined],
  ["1.5.2", undefined],
  ["about ten", undefined],
  ["1e9", undefined],
])("reads %j as %j", (text, amount) => expect(parsePrice(text)).toBe(amount));

test.each([
  [{ amount: "13.50", currency: "EUR" }, "€13.50"],
  [{ amount: "1200.00", currency: "JPY" }, "¥1,200"],
  [{ amount: "9.00", currency: "USD" }, "$9.00"],
])("writes %j as %s", (price, text) => expect(priceText(price)).toBe(text));
