import { useTexts } from "#texts";
import type { ComponentProps } from "react";
import { isPlainPress } from "@/lib/browser/is-plain-press";
import { imageFragment } from "@/lib/gallery/fragment";
import type { GalleryImage } from "@/lib/gallery/types";
import english from "@/lib/messages/en/members/gallery.json";

export type OnOpen = (id: number, opener: HTMLElement) => void;

type ImageLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  image: Pick<GalleryImage, "id" | "title">;
  onOpen: OnOpen;
};

/**
 * Opens an image. A real link to the image's URL, so that it can be copied, opened in another tab, and followed without any script;
 * named "Open Folia" and by the picture inside.
 */
export function ImageLink({ image, onOpen, children, ...props }: ImageLinkProps) {
  const t = useTexts("gallery", english);
  return (
    <a
      href={imageFragment(image.id)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onOpen(image.id, event.currentTarget);
      }}
      {...props}
    >
      <span className="sr-only">{t("open", { title: image.title })}</span>
      {children}
    </a>
  );
}
