import type { Ingredient } from "@/lib/guides/types";

/** What an ingredient weighs or measures for the base servings. */
type Amounts = Pick<Ingredient, "grams" | "milliliters" | "cups" | "tablespoons" | "teaspoons">;

const FRACTIONS: readonly [part: number, sign: string][] = [
  [0, ""],
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
];
const SMALLEST = 1 / 8;
const TABLESPOONS_PER_CUP = 16;
const TEASPOONS_PER_TABLESPOON = 3;
/** Less than this is measured with the next smaller spoon. */
const LEAST_CUPS = 1 / 4;
const LEAST_TABLESPOONS = 1;
/** Scales of a kitchen: single grams up to a hundred, then steps of five. */
const FINE_GRAMS = 100;
const COARSE_STEP = 5;
const GRAMS_PER_KILO = 1000;

/** The nearest number with a fraction that is on measuring cups: 1.67 as "1⅔". */
export function formatFraction(value: number) {
  const wanted = Math.max(value, SMALLEST);
  const whole = Math.floor(wanted);
  const rest = wanted - whole;
  const [part, sign] = FRACTIONS.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  );
  const count = part === 1 ? whole + 1 : whole;
  return count === 0 ? sign : `${count}${sign}`;
}

function roundMetric(value: number) {
  if (value < FINE_GRAMS) return Math.max(1, Math.round(value));
  return Math.round(value / COARSE_STEP) * COARSE_STEP;
}

function withUnit(value: number, small: string, large: string) {
  const rounded = roundMetric(value);
  return rounded < GRAMS_PER_KILO
    ? `${rounded} ${small}`
    : `${Number((rounded / GRAMS_PER_KILO).toFixed(2))} ${large}`;
}

/** "900 g", "1.35 kg", "720 ml"; undefined for what is counted or taken to taste. */
export function formatMetric({ grams, milliliters }: Amounts, factor: number) {
  if (grams !== undefined) return withUnit(grams * factor, "g", "kg");
  if (milliliters !== undefined) return withUnit(milliliters * factor, "ml", "l");
  return undefined;
}

function formatTeaspoons(value: number) {
  return `${formatFraction(value)} tsp`;
}

function formatTablespoons(value: number) {
  return value < LEAST_TABLESPOONS
    ? formatTeaspoons(value * TEASPOONS_PER_TABLESPOON)
    : `${formatFraction(value)} tbsp`;
}

function formatCups(value: number) {
  if (value < LEAST_CUPS) return formatTablespoons(value * TABLESPOONS_PER_CUP);
  const shown = formatFraction(value);
  return `${shown} ${shown === "1" || value < 1 ? "cup" : "cups"}`;
}

/** "7½ cups", "3 tbsp", "½ tsp"; undefined for what is counted or taken to taste. */
export function formatCupsAndSpoons({ cups, tablespoons, teaspoons }: Amounts, factor: number) {
  if (cups !== undefined) return formatCups(cups * factor);
  if (tablespoons !== undefined) return formatTablespoons(tablespoons * factor);
  if (teaspoons !== undefined) return formatTeaspoons(teaspoons * factor);
  return undefined;
}

/** Things are bought whole or cut in halves: 1.5 as "1½", never less than a half. */
export function roundCount(count: number, factor: number) {
  return Math.max(1, Math.round(count * factor * 2)) / 2;
}
