import type { GalleryImage } from "@/lib/gallery/types";
import type english from "@/lib/messages/en/members/gallery.json";

/** The likes that an image shows: its own, plus the visitor's. */
export function likesOf({ likes }: Pick<GalleryImage, "likes">, isLiked: boolean) {
  return likes + (isLiked ? 1 : 0);
}

/** The liked ids with or without this one. */
export function withLike(liked: ReadonlySet<number>, id: number, isLiked: boolean) {
  const next = new Set(liked);
  if (isLiked) next.add(id);
  else next.delete(id);
  return next;
}

/** The text of the notice after a like was added or removed (P11.12). */
export function likeMessage(isLiked: boolean): keyof typeof english {
  return isLiked ? "like.added" : "like.removed";
}

/** The totals of all images, including the visitor's likes. */
export function galleryTotals(
  images: readonly Pick<GalleryImage, "id" | "likes" | "comments">[],
  liked: ReadonlySet<number>,
) {
  return images.reduce(
    (sum, image) => ({
      likes: sum.likes + likesOf(image, liked.has(image.id)),
      comments: sum.comments + image.comments,
    }),
    { likes: 0, comments: 0 },
  );
}
