import { recordImages } from "@/components/share-image/record-images";
import { listHealthTopics } from "@/lib/guides/queries";

const images = recordImages(listHealthTopics, (record) => ({
  tone: "sprout",
  title: record.title,
  lead: `${record.text.readTime} min read, with sources`,
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
