/** The allergens of Annex II of Regulation (EU) No 1169/2011, in its order, as one says what a dish contains. */
export const ALLERGENS = [
  { id: "gluten", label: "Gluten" },
  { id: "crustaceans", label: "Crustaceans" },
  { id: "eggs", label: "Eggs" },
  { id: "fish", label: "Fish" },
  { id: "peanuts", label: "Peanuts" },
  { id: "soy", label: "Soy" },
  { id: "milk", label: "Milk" },
  { id: "nuts", label: "Nuts" },
  { id: "celery", label: "Celery" },
  { id: "mustard", label: "Mustard" },
  { id: "sesame", label: "Sesame" },
  { id: "sulphites", label: "Sulphites" },
  { id: "lupin", label: "Lupin" },
  { id: "molluscs", label: "Molluscs" },
] as const;

export type Allergen = (typeof ALLERGENS)[number]["id"];

/** The checkbox of an allergen in the form. */
export const allergenField = (id: Allergen) => `allergen-${id}` as const;

/** The allergens that a form has chosen. */
export function chosenAllergens(data: FormData): Allergen[] {
  return ALLERGENS.map(({ id }) => id).filter((id) => data.has(allergenField(id)));
}
