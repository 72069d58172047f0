import { recordImages } from "@/components/share-image/record-images";
import { listFoodGuides } from "@/lib/guides/queries";

const images = recordImages(listFoodGuides, (record) => ({
  tone: "turmeric",
  title: record.title,
  lead: `${record.text.readTime} min read`,
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
