import type { GalleryImage } from "@/lib/gallery/types";

/** The likes an image shows: its own, and one more while the visitor likes it. */
export function likesOf({ likes }: Pick<GalleryImage, "likes">, isLiked: boolean) {
  return likes + (isLiked ? 1 : 0);
}

/** The liked ids with this one switched on or off. */
export function withLike(liked: ReadonlySet<number>, id: number, isLiked: boolean) {
  const next = new Set(liked);
  if (isLiked) next.add(id);
  else next.delete(id);
  return next;
}

/** What the toast says after a like or its taking back (P11.12). */
export function likeMessage(isLiked: boolean) {
  return isLiked ? "Added to favorites" : "Removed from favorites";
}

/** The sums over all images, the visitor's own likes included. */
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
