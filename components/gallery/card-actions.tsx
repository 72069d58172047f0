import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { shareCurrentPage } from "@/lib/browser/share";
import { cn } from "@/lib/cn";
import { likesOf } from "@/lib/gallery/likes";
import { shareNotices } from "@/components/gallery/share-notices";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

export type OnLike = (id: number) => void;

type CardActionsProps = {
  image: GalleryImage;
  isLiked: boolean;
  onLike: OnLike;
  className?: string;
};

const ACTION = "inline-flex min-h-11 items-center gap-1.5 rounded-inner px-2.5";

/** Like, the number of comments, and Share: the last line of a card. */
export function CardActions({ image, isLiked, onLike, className }: CardActionsProps) {
  const t = useTexts("gallery", english);
  const likes = likesOf(image, isLiked);
  return (
    <div
      className={cn(
        "-mx-2.5 flex items-center text-note font-semibold text-ink-2 tabular-nums print:mx-0",
        className,
      )}
    >
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={t("like", { title: image.title, likes })}
        onClick={() => onLike(image.id)}
        className={cn(ACTION, "hover:bg-sprout aria-pressed:text-beet-ink noscript:hidden")}
      >
        <Icon name="Heart" className={cn(isLiked && "fill-beet stroke-beet")} />
        <span aria-hidden="true">{likes}</span>
      </button>
      <span className={ACTION}>
        <Icon name="MessageCircle" />
        {image.comments}
        <span className="spoken"> {t("comments")}</span>
      </span>
      <button
        type="button"
        aria-label={t("share.image", { title: image.title })}
        onClick={() =>
          void shareCurrentPage({ title: image.title, text: image.description }, shareNotices(t))
        }
        className={cn(ACTION, "ms-auto min-w-11 justify-center hover:bg-sprout noscript:hidden")}
      >
        <Icon name="Share2" />
      </button>
    </div>
  );
}
