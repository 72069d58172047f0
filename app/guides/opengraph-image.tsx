import { phraseImages } from "@/app/guides/phrases/phrase-images";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import {
  listCityGuides,
  listFoodGuides,
  listHealthTopics,
  listRecipes,
  listTravelGuides,
} from "@/lib/guides/queries";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { Picture } from "@/lib/picture";
import { renderShareImage } from "@/lib/share-image/render";

const PAGES: SharePages = {
  "veg-food": {
    title: "Vegan Food Guides",
    lead: "Short reads for better orders.",
    tone: "turmeric",
    art: () => columns(listFoodGuides()),
  },
  travel: {
    title: "Vegan Travel Guides",
    lead: "Berlin, Tokyo, Mexico City and Tel Aviv.",
    tone: "sprout",
    art: () => columns(listTravelGuides()),
  },
  city: {
    title: "City Guides",
    lead: "New York, London, Los Angeles and Berlin.",
    tone: "rose",
    art: () => columns(listCityGuides()),
  },
  recipes: {
    title: "Vegan Recipes",
    lead: "For the nights you eat in.",
    tone: "leaf",
    art: () => columns(listRecipes()),
  },
  health: {
    title: "Vegan Health Guide",
    lead: "Eat well first. Then check three things.",
    tone: "sprout",
    art: () => columns(listHealthTopics()),
  },
  ...phraseImages(DEFAULT_LANGUAGE),
};

async function columns(records: Promise<{ image: Picture }[]>) {
  return <PictureColumns pictures={(await records).map(({ image }) => image.src)} />;
}

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function GuidesImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}
