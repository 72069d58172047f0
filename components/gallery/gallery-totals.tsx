import { Heart, MessageCircle } from "@/components/ui/icons";
import { formatCount } from "@/lib/counts";

type GalleryTotalsProps = { likes: number; comments: number };

const COUNT = "headline block text-6xl leading-none tabular-nums";
const LABEL = "inline-flex items-center gap-1.5 text-note text-on-grove-2";

/** The sums of likes and comments over all images. */
export function GalleryTotals({ likes, comments }: GalleryTotalsProps) {
  return (
    <>
      <p>
        <b className={COUNT}>{formatCount(likes)}</b>{" "}
        <span className={LABEL}>
          <Heart size={16} strokeWidth={1.9} aria-hidden="true" />
          likes
        </span>
      </p>
      <p>
        <b className={COUNT}>{formatCount(comments)}</b>{" "}
        <span className={LABEL}>
          <MessageCircle size={16} strokeWidth={1.9} aria-hidden="true" />
          comments
        </span>
      </p>
    </>
  );
}
