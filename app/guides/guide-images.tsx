import { phraseImages } from "@/app/guides/phrases/phrase-images";
import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePages } from "@/components/share-image/share-page";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/share-image.json";
import type { Picture } from "@/lib/picture";

async function columns(records: Promise<{ image: Picture }[]>) {
  return <PictureColumns pictures={(await records).map(({ image }) => image.src)} />;
}

/** The share images of the lists of guides and of the phrase cards in a language. */
export function guideImages(language: Language) {
  const t = textsIn<keyof typeof english>(language, "share-image");
  return {
    "veg-food": {
      title: t("veg-food"),
      lead: t("veg-food.lead"),
      tone: "turmeric",
      art: () => columns(listFoodGuides()),
    },
    travel: {
      title: t("travel"),
      lead: t("travel.lead"),
      tone: "sprout",
      art: () => columns(listTravelGuides()),
    },
    city: {
      title: t("city"),
      lead: t("city.lead"),
      tone: "rose",
      art: () => columns(listCityGuides()),
    },
    recipes: {
      title: t("recipes"),
      lead: t("recipes.lead"),
      tone: "leaf",
      art: () => columns(listRecipes()),
    },
    health: {
      title: t("health"),
      lead: t("health.lead"),
      tone: "sprout",
      art: () => columns(listHealthTopics()),
    },
    ...phraseImages(language),
  } satisfies SharePages;
}
