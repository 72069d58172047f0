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
    <div
      className={cn(
        "max-md:-mx-(--gutter)",
        "print:grid print:h-auto print:grid-cols-3 print:grid-rows-1 print:gap-2",
        "md:grid md:h-95 md:grid-cols-[2fr_1fr] md:grid-rows-2 md:gap-2.5 md:overflow-hidden md:rounded-dialog lg:h-120",
        children !== undefined && "relative",
      )}
    >
      {/* A stop for Tab only where it scrolls: an element without a box of its own takes no focus. */}
      <section
        aria-label={label}
        tabIndex={0}
        className="max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-x md:contents print:contents"
      >
        {pictures.map(({ key, picture }, index) => (
          <div
            key={key}
            className="relative bg-sprout-2 max-md:aspect-4/3 max-md:w-full max-md:flex-none max-md:snap-center md:min-h-0 md:first:row-span-2 print:row-span-1! print:aspect-4/3"
          >
            {picture}
            <span
              aria-hidden="true"
              className="absolute end-4 bottom-4 rounded-badge bg-ink px-2 py-1 text-micro font-strong text-paper tabular-nums md:hidden"
            >
              {index + 1} / {pictures.length}
            </span>
          </div>
        ))}
      </section>
      {children}
    </div>
  );
}
