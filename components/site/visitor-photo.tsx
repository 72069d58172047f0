import type { ReviewPhoto } from "@/lib/restaurants/types";
import { photoSources } from "@/lib/photos/picture";

type VisitorPhotoProps = {
  photo: ReviewPhoto;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Visible when the page opens: not lazy, with a high fetch priority. */
  eager?: boolean;
  className?: string;
};

/** A photo that a visitor uploaded, loaded once it is near. */
export function VisitorPhoto({ photo, sizes, eager = false, className }: VisitorPhotoProps) {
  const { avif, webp, src } = photoSources(photo);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={photo.description}
        width={photo.width}
        height={photo.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
