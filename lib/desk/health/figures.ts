import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

type Counted = { name: string; count: number };

export type Figure = { label: string; count: number };

const SHOWN_COUNTRIES = 12;

/** The bounds of the ages of facts, in months. */
export const AGE_MONTHS = [6, 12, 24, 48] as const;

const AGES: readonly (readonly [name: string, label: string])[] = [
  ["6", "Up to 6 months"],
  ["12", "6 to 12 months"],
  ["24", "1 to 2 years"],
  ["48", "2 to 4 years"],
  ["older", "Older"],
  ["", "Never checked"],
];

const countOf = (counted: readonly Counted[], name: string) =>
  counted.find((each) => each.name === name)?.count ?? 0;

/** The countries with most restaurants, and all others together. */
export function countryFigures(countries: readonly Counted[]): Figure[] {
  const shown = countries.slice(0, SHOWN_COUNTRIES);
  const others = countries.slice(SHOWN_COUNTRIES);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  return [
    ...shown.map(({ name, count }) => ({ label: name, count })),
    ...(rest > 0 ? [{ label: `${others.length} others`, count: rest }] : []),
  ];
}

/** Every level, unknown ones last. */
export function levelFigures(levels: readonly Counted[]): Figure[] {
  const known = VEGAN_LEVELS.map((level) => ({
    label: VEGAN_LEVEL_TEXTS[level].label,
    count: countOf(levels, level),
  }));
  return [...known, { label: "Not known", count: countOf(levels, "") }];
}

export function ageFigures(ages: readonly Counted[]): Figure[] {
  return AGES.map(([name, label]) => ({ label, count: countOf(ages, name) }));
}
