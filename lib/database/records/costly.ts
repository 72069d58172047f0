/** To make something of so many restaurants takes a noticeable part of a second. */
const MANY_RESTAURANTS = 5_000;
const MINUTE_MS = 60_000;

/** How long a result of so many restaurants stands in for those of later changes: of few, a change is seen at once. */
export const standsForMs = (restaurants: number) =>
  restaurants < MANY_RESTAURANTS ? 0 : MINUTE_MS;
