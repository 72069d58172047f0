import { useCallback, useState } from "react";
import { notify } from "@/lib/browser/notices";
import { likeMessage, withLike } from "@/lib/gallery/likes";

/** The images that the visitor likes, until the page is left (decision 32). */
export function useLikes() {
  const [liked, setLiked] = useState<ReadonlySet<number>>(new Set());

  const like = useCallback((id: number, isLiked: boolean) => {
    setLiked((current) => withLike(current, id, isLiked));
    notify({ title: likeMessage(isLiked) });
  }, []);

  return { liked, like };
}
