import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/members/gallery.json";

type GalleryTotalsProps = { likes: number; comments: number };

const COUNT = "headline block text-6xl leading-none tabular-nums";
const LABEL = "inline-flex items-center gap-1.5 text-note text-on-grove-2";

/** The sums of likes and comments over all images. */
export function GalleryTotals({ likes, comments }: GalleryTotalsProps) {
  const t = useTexts("gallery", english);
  return (
    <>
      <p>
        <b className={COUNT}>{formatCountIn(t.language, likes)}</b>{" "}
        <span className={LABEL}>
          <Icon name="Heart" size={16} />
          {t("likes")}
        </span>
      </p>
      <p>
        <b className={COUNT}>{formatCountIn(t.language, comments)}</b>{" "}
        <span className={LABEL}>
          <Icon name="MessageCircle" size={16} />
          {t("comments")}
        </span>
      </p>
    </>
  );
}
