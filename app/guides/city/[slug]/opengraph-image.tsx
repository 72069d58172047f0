import { recordImages } from "@/components/share-image/record-images";
import { listCityGuides } from "@/lib/guides/queries";

const images = recordImages(listCityGuides, (record) => ({
  tone: "rose",
  title: record.city,
  lead: "A vegan city guide",
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
