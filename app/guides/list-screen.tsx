import type { ReactNode } from "react";
import { CityGuides } from "@/components/guides/city-guides";
import { FoodGuides } from "@/components/guides/food-guides";
import { HealthGuide } from "@/components/guides/health-guide";
import { Recipes } from "@/components/guides/recipes";
import { TravelGuides } from "@/components/guides/travel-guides";
import { JsonLd } from "@/components/ui/json-ld";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listNutrients,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/guides/guide-lists.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { recordListData } from "@/lib/structured-data/guides";
import { translatedPageData } from "@/lib/structured-data/site";
import { COLLECTIONS } from "@/lib/texts/collections";
import type { Collection } from "@/lib/texts/front-matter";

type Text = keyof typeof english;
type Entries = readonly { id: string; title: string }[];
type GuideList = {
  title: Text;
  description: Text;
  show: (language: Language) => Promise<{ entries: Entries; screen: ReactNode }>;
};

export type GuideCollection = Exclude<Collection, "blog">;

const LISTS: Readonly<Record<GuideCollection, GuideList>> = {
  "veg-food": {
    title: "food",
    description: "food.description",
    async show(language) {
      const entries = await listFoodGuides(language);
      return { entries, screen: <FoodGuides guides={entries} /> };
    },
  },
  travel: {
    title: "travel",
    description: "travel.description",
    async show(language) {
      const entries = await listTravelGuides(language);
      return { entries, screen: <TravelGuides guides={entries} /> };
    },
  },
  city: {
    title: "city",
    description: "city.description",
    async show(language) {
      const entries = await listCityGuides(language);
      return { entries, screen: <CityGuides guides={entries} /> };
    },
  },
  recipes: {
    title: "recipes",
    description: "recipes.description",
    async show() {
      const entries = await listRecipes();
      return { entries, screen: <Recipes recipes={entries} /> };
    },
  },
  health: {
    title: "health",
    description: "health.description",
    async show(language) {
      const [entries, nutrients] = [
        await listHealthTopics(language),
        await listNutrients(language),
      ];
      return { entries, screen: <HealthGuide topics={entries} nutrients={nutrients} /> };
    },
  },
};

export const GUIDE_COLLECTIONS = Object.keys(LISTS) as GuideCollection[];

/** Whether a part of a path names a list of guides. */
export function isGuideCollection(name: string): name is GuideCollection {
  return name in LISTS;
}

const textsOf = (language: Language) => textsIn<Text>(language, "guide-lists");

/** The heading of a list of guides in a language. */
export function guideListTitle(collection: GuideCollection, language: Language) {
  return textsOf(language)(LISTS[collection].title);
}

/** What search engines are told of a list of guides in a language. */
export function guideListMetadata(
  collection: GuideCollection,
  language: Language = DEFAULT_LANGUAGE,
) {
  return pageMetadata({
    title: brandedTitle(guideListTitle(collection, language)),
    description: textsOf(language)(LISTS[collection].description),
    canonical: COLLECTIONS[collection],
    language,
  });
}

type GuideListScreenProps = { collection: GuideCollection; language?: Language };

/** A list of guides in the language of its path; the guides are in it where they have been translated. */
export async function GuideListScreen({
  collection,
  language = DEFAULT_LANGUAGE,
}: GuideListScreenProps) {
  const { entries, screen } = await LISTS[collection].show(language);
  const title = guideListTitle(collection, language);
  const list = COLLECTIONS[collection];
  return (
    <>
      {screen}
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, list) as "/" }),
          recordListData(list, entries, language),
          ...(language === DEFAULT_LANGUAGE ? [] : [translatedPageData(language, list, title)]),
        ]}
      />
    </>
  );
}
