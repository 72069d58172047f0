import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Dialog } from "radix-ui";
import { useState } from "react";
import type { OnLike } from "@/components/gallery/card-actions";
import { CommentBox } from "@/components/gallery/image/comment-box";
import { ImageComments } from "@/components/gallery/image/image-comments";
import { TagList } from "@/components/gallery/tag-list";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/browser/notices";
import { shareCurrentPage } from "@/lib/browser/share";
import { cn } from "@/lib/cn";
import { shareNotices } from "@/components/gallery/share-notices";
import { likesOf } from "@/lib/gallery/likes";
import type { GalleryImage } from "@/lib/gallery/types";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/members/gallery.json";

/** The visitor's comments on the image that is shown; another image drops them (P11.13). */
function useComments(imageId: number) {
  const t = useTexts("gallery", english);
  const [comments, setComments] = useState<string[]>([]);
  const [shownId, setShownId] = useState(imageId);
  if (shownId !== imageId) {
    setShownId(imageId);
    setComments([]);
  }

  function addComment(comment: string) {
    setComments((current) => [...current, comment]);
    notify({ title: t("comment.added") });
  }

  return { comments, addComment };
}

type ImagePanelProps = { image: GalleryImage; isLiked: boolean; onLike: OnLike };

/** The panel beside the large picture: title, description, Like and Share, and the comments. */
export function ImagePanel({ image, isLiked, onLike }: ImagePanelProps) {
  const t = useTexts("gallery", english);
  const { comments, addComment } = useComments(image.id);
  const likes = likesOf(image, isLiked);

  return (
    <div className="flex min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="border-b border-line px-5 pt-4 pb-3 side:px-6 side:pt-6 side:pb-4.5">
          <Dialog.Title
            className="font-display text-h3 font-heading side:pe-13"
            {...ownWords(t.language)}
          >
            {image.title}
          </Dialog.Title>
          <Dialog.Description className="mt-1.5 text-ink-2" {...ownWords(t.language, "en")}>
            {image.description}
          </Dialog.Description>
          <TagList tags={image.tags} className="mt-3 mb-3.5" />
          <div className="flex gap-2.5">
            <Button
              size="sm"
              aria-pressed={isLiked}
              onClick={() => onLike(image.id)}
              className={cn(isLiked && "border-beet! bg-beet-soft! text-beet-ink")}
            >
              <Icon name="Heart" className={cn(isLiked && "fill-beet stroke-beet")} />
              {t(isLiked ? "like.done" : "like.button")}{" "}
              <span className="tabular-nums">{likes}</span>
            </Button>
            <Button
              size="sm"
              onClick={() =>
                void shareCurrentPage(
                  { title: image.title, text: image.description },
                  shareNotices(t),
                )
              }
            >
              <Icon name="Share2" size={18} />
              {t("share")}
            </Button>
          </div>
        </div>
        <ImageComments count={image.comments + comments.length} comments={comments} />
      </div>
      <CommentBox key={image.id} onComment={addComment} />
    </div>
  );
}
