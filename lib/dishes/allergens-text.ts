import { ALLERGENS, type Allergen } from "@/lib/dishes/allergens";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/languages/languages";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/reviews.json";
import { capitalize } from "@/lib/strings/capitalize";

type TextId = keyof typeof english;

const NAMES = {
  gluten: "allergen.gluten",
  crustaceans: "allergen.crustaceans",
  eggs: "allergen.eggs",
  fish: "allergen.fish",
  peanuts: "allergen.peanuts",
  soy: "allergen.soy",
  milk: "allergen.milk",
  nuts: "allergen.nuts",
  celery: "allergen.celery",
  mustard: "allergen.mustard",
  sesame: "allergen.sesame",
  sulphites: "allergen.sulphites",
  lupin: "allergen.lupin",
  molluscs: "allergen.molluscs",
} as const satisfies Record<Allergen, TextId>;

/** "gluten, soy and sesame"; undefined where nobody has said it. */
export function allergensText(allergens: readonly Allergen[], t: Translator<TextId>) {
  const shown = ALLERGENS.filter((id) => allergens.includes(id));
  if (shown.length === 0) return undefined;
  const tag = t.language === DEFAULT_LANGUAGE ? "en-GB" : LANGUAGES[t.language].tag;
  return new Intl.ListFormat(tag).format(shown.map((id) => t(NAMES[id])));
}

/** An allergen as a checkbox of a form: "Gluten". */
export type AllergenBox = { id: Allergen; label: string };

export const allergenBoxes = (t: Translator<TextId>): AllergenBox[] =>
  ALLERGENS.map((id) => ({ id, label: capitalize(t(NAMES[id])) }));
