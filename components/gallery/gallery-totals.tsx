import { Heart, MessageCircle } from "lucide-react";
import { formatCount } from "@/lib/counts";

type GalleryTotalsProps = { likes: number; comments: number };

const COUNT = "block font-display text-[2.5rem] leading-none font-extrabold tabular-nums";
const LABEL = "inline-flex items-center gap-[0.35rem] text-[0.9375rem] text-on-grove-2";

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
