/** The allergens of Annex II of Regulation (EU) No 1169/2011, in its order. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The checkbox of an allergen in the form. */
export const allergenField = (id: Allergen) => `allergen-${id}` as const;

/** The allergens that a form has chosen. */
export function chosenAllergens(data: FormData): Allergen[] {
  return ALLERGENS.filter((id) => data.has(allergenField(id)));
}
