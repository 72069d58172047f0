import { CITY_GUIDE } from "@/app/guides/city/city-guide";
import type { guideRoute } from "@/app/guides/guide-route";
import { HEALTH_TOPIC } from "@/app/guides/health/health-topic";
import { TRAVEL_GUIDE } from "@/app/guides/travel/travel-guide";
import { FOOD_GUIDE } from "@/app/guides/veg-food/food-guide";
import type { TRANSLATED_COLLECTIONS } from "@/lib/env/translated-texts";
import { PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number];

const ROUTES: Readonly<Record<TranslatedCollection, ReturnType<typeof guideRoute>>> = {
  "veg-food": FOOD_GUIDE,
  travel: TRAVEL_GUIDE,
  city: CITY_GUIDE,
  health: HEALTH_TOPIC,
};

/** The pages of a collection whose texts have pages in other languages. */
export function translatedRoute(collection: string) {
  return collection in ROUTES ? ROUTES[collection as TranslatedCollection] : undefined;
}

/** Every guide in every other language that it has been translated into. */
export async function listTranslatedGuides() {
  const found = PREFIXED_LANGUAGES.flatMap((language) =>
    Object.entries(ROUTES).map(async ([collection, { slugs }]) =>
      (await slugs(language)).map(({ slug }) => ({ language, collection, slug })),
    ),
  );
  return (await Promise.all(found)).flat();
}
