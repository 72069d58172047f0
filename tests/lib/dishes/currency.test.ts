/** @jest-environment node */
import { currencyOf } from "@/lib/dishes/currency";

test.each<[string | undefined, string | undefined]>([
  ["DE", "EUR"],
  ["JP", "JPY"],
  ["GB", "GBP"],
  ["BR", "BRL"],
  [undefined, undefined],
  ["", undefined],
  ["XX", undefined],
  ["toString", undefined],
])("%s has %s", (country, currency) => expect(currencyOf(country)).toBe(currency));
