import { PictureMorph } from "@/components/restaurants/picture-morph";
import { Illustration } from "@/components/ui/illustration";
import { cn } from "@/lib/cn";
import type { Picture } from "@/lib/picture";

type RestaurantPicturesProps = { id: string; name: string; pictures: Picture[] };

/** The street front first, then dish and room; on phones 4:3 pictures in a horizontal scroller. */
export function RestaurantPictures({ id, name, pictures }: RestaurantPicturesProps) {
  const [dish, front, ...rest] = pictures;
  const shown = [front, dish, ...rest].filter((picture) => picture !== undefined);
  return (
    <div
      className={cn(
        "max-md:-mx-(--gutter)",
        "print:grid print:h-auto print:grid-cols-3 print:grid-rows-1 print:gap-2",
        "md:grid md:h-95 md:grid-cols-[2fr_1fr] md:grid-rows-2 md:gap-2.5 md:overflow-hidden md:rounded-dialog lg:h-120",
      )}
    >
      {/* A stop for Tab only where it scrolls: an element without a box of its own takes no focus. */}
      <section
        aria-label={`Pictures of ${name}`}
        tabIndex={0}
        className="max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-x md:contents print:contents"
      >
        {shown.map((picture, index) => (
          <div
            key={picture.src}
            className="relative bg-sprout-2 max-md:aspect-4/3 max-md:w-full max-md:flex-none max-md:snap-center md:min-h-0 md:first:row-span-2 print:row-span-1! print:aspect-4/3"
          >
            {index === 0 ? (
              <PictureMorph id={id}>
                <Illustration picture={picture} eager className="size-full object-cover" />
              </PictureMorph>
            ) : (
              <Illustration picture={picture} className="size-full object-cover" />
            )}
            <span
              aria-hidden="true"
              className="absolute right-4 bottom-4 rounded-badge bg-ink px-2 py-1 text-micro font-strong text-paper tabular-nums md:hidden"
            >
              {index + 1} / {shown.length}
            </span>
          </div>
        ))}
      </section>
    </div>
  );
}
