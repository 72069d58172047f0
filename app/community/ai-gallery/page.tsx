import { AiGalleryScreen, galleryMetadata } from "@/app/community/ai-gallery/ai-gallery-screen";

export const metadata = galleryMetadata();

export default function AiGalleryPage() {
  return <AiGalleryScreen />;
}
