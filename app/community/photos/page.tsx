import { Photos } from "@/components/community/photos";
import { listPhotos } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Community Photos",
  description:
    "Twelve plates, cups and doors that members photographed in vegan kitchens, with the likes and comments they drew.",
  canonical: ROUTES.photos,
});

export default async function PhotosPage() {
  return <Photos photos={await listPhotos()} />;
}
