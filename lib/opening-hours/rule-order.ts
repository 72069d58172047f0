import { WEEKLY, type Rule } from "@/lib/opening-hours/rules";

/** A rule with the days of a window that it names, and those that are in its season. */
export type PlacedRule = Rule & { days: boolean[]; season?: boolean[] };

function isPartOf(a: boolean[], b: boolean[]) {
  return a.every((day, index) => !day || b[index]) && b.some((day, index) => day && !a[index]);
}

/** "We off; Mo-Su 11:00-21:00": hours for more days than those that are off are not meant to replace that. */
function offLast(rules: PlacedRule[]) {
  const isReplaced = rules.map(
    (rule, index) =>
      rule.state === "off" &&
      rules
        .slice(index + 1)
        .some((later) => later.state !== "off" && isPartOf(rule.days, later.days)),
  );
  return [
    ...rules.filter((_, index) => !isReplaced[index]),
    ...rules.filter((_, index) => isReplaced[index]),
  ];
}

/**
 * Rules in the order in which they count, the last most: seasons replace weekdays, holidays both, and dates all of them, also where
 * they are written first ("PH off; Mo-Fr 10:00-18:00"), as people mean it. What says "otherwise" stays last.
 */
export function inOrder(rules: readonly PlacedRule[]): PlacedRule[] {
  const [others, fallbacks] = [
    rules.filter(({ joiner }) => joiner !== "fallback"),
    rules.filter(({ joiner }) => joiner === "fallback"),
  ];
  const weekly = offLast(others.filter(({ rank }) => rank === WEEKLY));
  const special = others.filter(({ rank }) => rank !== WEEKLY);
  return [...weekly, ...special.toSorted((a, b) => a.rank - b.rank), ...fallbacks];
}
