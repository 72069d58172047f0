import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { listGalleryImages } from "@/lib/gallery/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "AI Vegan Restaurant Gallery",
  description:
    "Fifty images of vegan restaurants that nobody has built yet: browse them by style, like them and leave a comment.",
  canonical: ROUTES.aiGallery,
});

export default async function AiGalleryPage() {
  const images = await listGalleryImages();
  return (
    <>
      <GalleryScreen images={images} />
      <JsonLd
        things={[breadcrumbData({ name: "AI Vegan Restaurant Gallery", path: ROUTES.aiGallery })]}
      />
    </>
  );
}
