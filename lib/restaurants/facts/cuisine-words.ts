/** Cuisines that English uses as an adjective before a kind: "Vietnamese restaurant"; others are dishes, such as "Pizza". */
const ADJECTIVE =
  /(?:ese|(?<![Ff])ish|ian|ean|can|tan|oan|[^g]ani|aeli|pali)$|^(?:Thai|Greek|French|Lao|Arab|Dutch|Czech|Swiss|Swabian|Filipino|Middle Eastern)$/;

export const isCuisineAdjective = (cuisine: string) => ADJECTIVE.test(cuisine);
