import { Gallery } from "@/components/gallery/gallery";
import { GalleryCallToAction } from "@/components/gallery/gallery-call-to-action";
import { GalleryHeading } from "@/components/gallery/gallery-heading";
import { SampleNote } from "@/components/ui/sample-note";
import type { GalleryImage } from "@/lib/gallery/types";

/** The AI gallery: prerendered, with one island. */
export function GalleryScreen({ images }: { images: GalleryImage[] }) {
  return (
    <main>
      <Gallery images={images} heading={<GalleryHeading count={images.length} />} />
      <div className="wrap">
        <SampleNote className="mt-8">
          Sample images with sample numbers of likes and comments.
        </SampleNote>
        <GalleryCallToAction />
      </div>
    </main>
  );
}
