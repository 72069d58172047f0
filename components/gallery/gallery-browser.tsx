import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useMemo, type RefObject } from "react";
import type { OnLike } from "@/components/gallery/card-actions";
import { GalleryEmpty } from "@/components/gallery/gallery-empty";
import { GalleryResults } from "@/components/gallery/gallery-results";
import { GalleryToolbar } from "@/components/gallery/gallery-toolbar";
import type { OnOpen } from "@/components/gallery/image/image-link";
import { TagFilter } from "@/components/gallery/tag-filter";
import type { useBrowse } from "@/components/gallery/use-browse";
import { Button } from "@/components/ui/button";
import { hasFilters, listTags } from "@/lib/gallery/filter-images";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";

type GalleryBrowserProps = {
  /** The whole area. It gets the focus when the focused element is removed. */
  area: RefObject<HTMLElement | null>;
  images: GalleryImage[];
  browsing: ReturnType<typeof useBrowse>;
  liked: ReadonlySet<number>;
  onLike: OnLike;
  onOpen: OnOpen;
};

/** The browse area: search, sort, layout, tags, the number of results, and the images. */
export function GalleryBrowser({
  area,
  images,
  browsing,
  liked,
  onLike,
  onOpen,
}: GalleryBrowserProps) {
  const t = useTexts("gallery", english);
  const { browse, settled, matches, change, clearFilters } = browsing;
  const tags = useMemo(() => listTags(images), [images]);

  function clear() {
    clearFilters();
    area.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={area} tabIndex={-1} aria-label={t("browse")} className="wrap outline-0">
      <h2 className="sr-only">{t("browse")}</h2>
      <NeedsJavaScript className="mt-7">{t("needs-scripts")}</NeedsJavaScript>
      <GalleryToolbar browse={browse} onChange={change} />
      <div className="mb-5 flex flex-wrap items-center gap-2 max-md:grid max-md:min-h-11 max-md:grid-cols-end">
        <div className="max-md:col-span-2 max-md:min-w-0 md:contents noscript:hidden">
          <TagFilter tags={tags} browse={browse} onChange={change} />
        </div>
        {hasFilters(browse) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={clear}
            className="max-md:order-last max-md:-me-4 md:-my-1"
          >
            <Icon name="X" size={18} />
            {t("clear")}
          </Button>
        )}
        <p
          aria-live="polite"
          aria-atomic="true"
          className="flex min-h-11 items-center font-strong md:mt-2 md:min-h-0 md:w-full"
        >
          {t("count", { shown: matches.length, count: images.length })}
        </p>
      </div>
      {matches.length > 0 ? (
        <GalleryResults
          images={matches}
          browse={settled}
          liked={liked}
          onLike={onLike}
          onOpen={onOpen}
        />
      ) : (
        <GalleryEmpty onClear={clear} />
      )}
    </section>
  );
}
