import { useTexts } from "#texts";
import { Gallery } from "@/components/gallery/gallery";
import { GalleryCallToAction } from "@/components/gallery/gallery-call-to-action";
import { GalleryHeading } from "@/components/gallery/gallery-heading";
import { SampleNote } from "@/components/ui/sample-note";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

/** The AI gallery: prerendered, with one island. */
export function GalleryScreen({ images }: { images: GalleryImage[] }) {
  const t = useTexts("gallery", english);
  return (
    <main>
      <Gallery images={images} heading={<GalleryHeading count={images.length} />} />
      <div className="wrap">
        <SampleNote className="mt-8">{t("samples")}</SampleNote>
        <GalleryCallToAction />
      </div>
    </main>
  );
}
