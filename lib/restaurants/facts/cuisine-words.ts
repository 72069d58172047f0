/** Cuisines that English uses as an adjective before a kind: "Vietnamese restaurant"; others are dishes, such as "Pizza". */
const ADJECTIVE =
  /(?:ese|(?<![Ff])ish|ian|ean|can|tan|oan|[^g]ani|aeli|pali)$|^(?:Thai|Greek|French|Lao|Arab|Dutch|Czech|Swiss|Swabian|Filipino|Middle Eastern)$/;

export const isCuisineAdjective = (cuisine: string) => ADJECTIVE.test(cuisine);

/** Cuisines that are neither an adjective nor something to eat: what kind of place it is, or where its food is from. */
const NO_DISHES = new Set(
  (
    "Regional,Local,International,Organic,Traditional,Western,European,Oriental,Fusion,Healthy,Health Food,Fine Dining," +
    "Fast Food,Coffee Shop,Cafe,Diner,Bistro,Deli,Bakery,Bar,Pub,Canteen,Teahouse,Buffet,Restaurant,Steak House,Heuriger," +
    "Buschenschank,Drinks,Snack,Food,Plant"
  ).split(","),
);

/** Dishes of which a place has more than one. */
const COUNTED =
  /(?:burger|sandwich|kebab|cake|pancake|crepe|salad|soup|sausage|donut|bagel|dessert|hot ?dog|smoothie|juice|noodle|wrap|waffle|burrito|taco|bowl|pie|dumpling|cocktail)$/;

/** What there is to eat, in the middle of a sentence: "burgers"; undefined where a cuisine is no dish. */
export function dishWords(cuisine: string) {
  if (isCuisineAdjective(cuisine) || NO_DISHES.has(cuisine)) return undefined;
  const dish = cuisine === "Tex-Mex" ? cuisine : cuisine.toLowerCase();
  if (!COUNTED.test(dish)) return dish;
  return dish.endsWith("ch") ? `${dish}es` : `${dish}s`;
}
