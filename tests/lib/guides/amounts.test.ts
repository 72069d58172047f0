/** @jest-environment node */
import {
  formatCupsAndSpoons,
  formatFraction,
  formatMetric,
  roundCount,
} from "@/lib/guides/amounts";

test.each([
  [{ grams: 900 }, 1, "900 g"],
  [{ grams: 900 }, 1.5, "1.35 kg"],
  [{ grams: 6 }, 0.5, "3 g"],
  [{ grams: 1.3 }, 0.25, "1 g"],
  [{ grams: 33 }, 1, "33 g"],
  [{ grams: 250 }, 0.75, "190 g"],
  [{ milliliters: 720 }, 2, "1.44 l"],
  [{}, 1, undefined],
])("%j times %d is %s", (ingredient, factor, shown) => {
  expect(formatMetric(ingredient, factor)).toBe(shown);
});

test.each([
  [{ cups: 7.5 }, 1, "7½ cups"],
  [{ cups: 1.67 }, 1, "1⅔ cups"],
  [{ cups: 0.67 }, 1.5, "1 cup"],
  [{ cups: 0.5 }, 1, "½ cup"],
  [{ cups: 0.5 }, 0.25, "2 tbsp"],
  [{ tablespoons: 3 }, 0.5, "1½ tbsp"],
  [{ tablespoons: 1 }, 0.5, "1½ tsp"],
  [{ teaspoons: 1 }, 0.25, "¼ tsp"],
  [{ teaspoons: 0.5 }, 0.1, "⅛ tsp"],
  [{}, 1, undefined],
])("%j times %d is %s", (ingredient, factor, shown) => {
  expect(formatCupsAndSpoons(ingredient, factor)).toBe(shown);
});

test.each([
  [2, 1, 2],
  [2, 0.25, 0.5],
  [3, 0.5, 1.5],
  [1, 0.1, 0.5],
  [6, 4, 24],
])("%d things times %d are %d", (count, factor, rounded) => {
  expect(roundCount(count, factor)).toBe(rounded);
});

test.each([
  [0.02, "⅛"],
  [0.98, "1"],
  [2.3, "2⅓"],
  [4, "4"],
])("%d is written %s", (value, shown) => {
  expect(formatFraction(value)).toBe(shown);
});
