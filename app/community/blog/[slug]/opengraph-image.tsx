import { recordImages } from "@/components/share-image/record-images";
import { listPosts } from "@/lib/community/queries";

const images = recordImages(listPosts, (record) => ({
  tone: "turmeric",
  title: record.title,
  lead: `By ${record.author.name}`,
  picture: record.image.src,
}));

export const dynamicParams = false;

export const generateStaticParams = images.generateStaticParams;

export default images.Image;
