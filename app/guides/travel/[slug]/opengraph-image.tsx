import { recordImages } from "@/components/share-image/record-images";
import { listTravelGuides } from "@/lib/guides/queries";

const images = recordImages(listTravelGuides, (record) => ({
  tone: "sprout",
  title: record.city,
  lead: "A vegan travel guide",
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
