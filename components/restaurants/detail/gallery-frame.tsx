import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type GalleryFrameProps = {
  label: string;
  /** Each fills its cell; the first one is the largest. */
  pictures: { key: string; picture: ReactNode }[];
  /** What stands over the last picture. */
  children?: ReactNode;
};

/** Three pictures as one block; on phones 4:3 pictures in a horizontal scroller. */
export function GalleryFrame({ label, pictures, children }: GalleryFrameProps) {
  return (
    <div className={cn("place-gallery", children !== undefined && "relative")}>
      {/* A stop for Tab only where it scrolls: an element without a box of its own takes no focus. */}
      <section
        aria-label={label}
        tabIndex={0}
        className="max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-x md:contents print:contents"
      >
        {pictures.map(({ key, picture }, index) => (
          <div key={key} className="gallery-picture">
            {picture}
            <span aria-hidden="true" className="gallery-number">
              {index + 1} / {pictures.length}
            </span>
          </div>
        ))}
      </section>
      {children}
    </div>
  );
}
