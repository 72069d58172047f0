import { recordImages } from "@/components/share-image/record-images";
import { listRecipes } from "@/lib/guides/queries";

const images = recordImages(listRecipes, (record) => ({
  tone: "leaf",
  title: record.title,
  lead: `${record.cookTime} min, ${record.servings} servings`,
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
