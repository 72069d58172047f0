/** 12345 as "12,345". Without Intl, whose first object takes a phone some 30 ms: nearly every page shows a count as it opens. */
export function formatCount(count: number) {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 restaurant", "12,345 restaurants". */
export function restaurantCount(count: number) {
  return `${formatCount(count)} ${count === 1 ? "restaurant" : "restaurants"}`;
}

/** Of real places, how many of which kind: "1 place with vegan food", "366 places with vegan food, 55 fully vegan". */
export function veganFoodCount(count: number, veganCount = 0) {
  const places = `${formatCount(count)} ${count === 1 ? "place" : "places"} with vegan food`;
  return veganCount > 0 ? `${places}, ${formatCount(veganCount)} fully vegan` : places;
}

/** "1 restaurant found" (P4.1). */
export function restaurantsFound(count: number) {
  return `${restaurantCount(count)} found`;
}
