import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Dialog } from "radix-ui";
import type { KeyboardEvent } from "react";
import type { OnLike } from "@/components/gallery/card-actions";
import { ImagePanel } from "@/components/gallery/image/image-panel";
import { ImageStage, type Neighbors } from "@/components/gallery/image/image-stage";
import { cn } from "@/lib/cn";
import type { GalleryImage } from "@/lib/gallery/types";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/members/gallery.json";

export type ImageDialogProps = {
  image: GalleryImage;
  count: number;
  neighbors: Neighbors;
  isLiked: boolean;
  onLike: OnLike;
  onShow: (id: number) => void;
  onClose: () => void;
  /** Called when the dialog has closed, to restore the focus. */
  onClosed: () => void;
};

function isInTextField(target: EventTarget) {
  return target instanceof HTMLTextAreaElement;
}

/** Notices are outside the dialog, but pressing one does not close it. */
function stayOpenForToasts(event: CustomEvent | Event) {
  if ((event.target as Element).closest("[data-sonner-toaster]")) event.preventDefault();
}

export function ImageDialog({ onClose, onClosed, ...props }: ImageDialogProps) {
  const t = useTexts("gallery", english);
  const { image, count, neighbors, isLiked, onLike, onShow } = props;
  const isRtl = LANGUAGES[t.language].dir === "rtl";

  function showByKey(event: KeyboardEvent) {
    if (isInTextField(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const [back, on] = isRtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    if (event.key === back) onShow(neighbors.previous.id);
    else if (event.key === on) onShow(neighbors.next.id);
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-(--scrim) transition-opacity duration-200 starting:opacity-0" />
        <Dialog.Content
          onKeyDown={showByKey}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.target as HTMLElement).focus();
          }}
          onPointerDownOutside={stayOpenForToasts}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={cn(
            "image-dialog fixed inset-0 z-50 m-auto grid h-(--dialog-height) w-full grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-surface shadow-lg outline-0 transition-[opacity,scale] duration-200 ease-move starting:scale-98 starting:opacity-0",
            "md:w-[min(720px,100%-64px)] md:rounded-dialog side:w-[min(1280px,100%-64px)] side:grid-cols-[minmax(0,1fr)_404px] side:grid-rows-1",
          )}
        >
          <ImageStage image={image} count={count} neighbors={neighbors} onShow={onShow} />
          <ImagePanel image={image} isLiked={isLiked} onLike={onLike} />
          <Dialog.Close
            aria-label={t("image.close")}
            className="absolute end-3 top-3 grid size-12 place-items-center rounded-tile bg-white/94 text-on-turmeric side:end-3.5 side:top-3.5 side:bg-sprout side:text-ink"
          >
            <Icon name="X" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
