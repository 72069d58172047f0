import { Photos } from "@/components/community/photos";
import { JsonLd } from "@/components/ui/json-ld";
import { listPhotos } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Community Photos",
  description:
    "Twelve sample pictures of plates, cups and doors of vegan kitchens, each with a few words about what it shows.",
  canonical: ROUTES.photos,
});

export default async function PhotosPage() {
  const photos = await listPhotos();
  return (
    <>
      <Photos photos={photos} />
      <JsonLd things={[breadcrumbData({ name: "Photos", path: ROUTES.photos })]} />
    </>
  );
}
