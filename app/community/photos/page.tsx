import { Photos } from "@/components/community/photos";
import { JsonLd } from "@/components/ui/json-ld";
import { getPhotoList } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

const SAMPLES =
  "Twelve sample pictures of plates, cups and doors of vegan kitchens, each with a few words about what it shows.";
const REAL =
  "Photos that members took where they ate, newest first, each with a link to the restaurant and to the member who took it.";

export async function generateMetadata() {
  const list = await getPhotoList();
  return pageMetadata({
    title: "Community Photos",
    description: list?.samples.length ? SAMPLES : REAL,
    canonical: ROUTES.photos,
  });
}

export default async function PhotosPage() {
  const list = await getPhotoList();
  return (
    <>
      {list && <Photos {...list} />}
      <JsonLd things={[breadcrumbData({ name: "Photos", path: ROUTES.photos })]} />
    </>
  );
}
