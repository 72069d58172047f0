import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { listGalleryImages } from "@/lib/gallery/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "AI Vegan Restaurant Gallery",
  description:
    "Fifty images of vegan restaurants that nobody has built yet: browse them by style, like them and leave a comment.",
  canonical: ROUTES.aiGallery,
});

export default async function AiGalleryPage() {
  return <GalleryScreen images={await listGalleryImages()} />;
}
