import { ImageIcon } from "@/components/ui/icons";
import { Badge } from "@/components/ui/badge";

/** Title, the line with the number of images, and the badge that counts them. */
export function GalleryHeading({ count }: { count: number }) {
  return (
    <div>
      <Badge tone="turmeric" className="mb-4.5">
        <ImageIcon size={16} strokeWidth={1.9} aria-hidden="true" />
        {count} images
      </Badge>
      <h1 className="max-w-[9em] headline text-[clamp(2.75rem,1.8rem+4vw,5.25rem)] leading-display tracking-heading text-balance">
        AI Vegan Restaurant Gallery
      </h1>
      <p className="mt-4.5 text-lead text-pretty text-on-grove-2">
        {count} images of dining rooms nobody has built yet. Like the ones you would book.
      </p>
    </div>
  );
}
