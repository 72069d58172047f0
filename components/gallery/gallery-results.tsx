import { useTexts } from "#texts";
import type { OnLike } from "@/components/gallery/card-actions";
import { GridCard } from "@/components/gallery/grid-card";
import type { OnOpen } from "@/components/gallery/image/image-link";
import { ListRow } from "@/components/gallery/list-row";
import type { Browse } from "@/components/gallery/use-browse";
import { Button } from "@/components/ui/button";
import { useFirstNew } from "@/components/ui/lists/use-first-new";
import { usePageByPage } from "@/components/ui/lists/use-page-by-page";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

type GalleryResultsProps = {
  images: GalleryImage[];
  /** The choice that led to these images; another one starts at the first page again. */
  browse: Browse;
  liked: ReadonlySet<number>;
  onLike: OnLike;
  onOpen: OnOpen;
};

/** The images as cards in one to four columns, or as rows. */
export function GalleryResults({ images, browse, liked, onLike, onOpen }: GalleryResultsProps) {
  const t = useTexts("gallery", english);
  const { shown, hasMore, showMore } = usePageByPage(images, browse);
  const { list, said, expectMore } = useFirstNew<HTMLDivElement>({
    shown: shown.length,
    text: t("shown", { shown: shown.length, count: images.length }),
  });
  const Card = browse.layout === "grid" ? GridCard : ListRow;

  return (
    <>
      <div
        ref={list}
        className={
          browse.layout === "grid"
            ? "grid grid-cols-1 gap-x-5 gap-y-7 md:grid-cols-2 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4"
            : "border-b border-line"
        }
      >
        {shown.map((image) => (
          <Card
            key={image.id}
            image={image}
            isLiked={liked.has(image.id)}
            onLike={onLike}
            onOpen={onOpen}
          />
        ))}
      </div>
      {hasMore && (
        <Button
          className="mx-auto mt-9 flex"
          onClick={() => {
            expectMore();
            showMore();
          }}
        >
          {t("more")}
        </Button>
      )}
      {(hasMore || said !== "") && (
        <p aria-live="polite" aria-atomic="true" className="sr-only">
          {said}
        </p>
      )}
    </>
  );
}
