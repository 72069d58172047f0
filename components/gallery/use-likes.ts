import { useTexts } from "#texts";
import { useCallback, useRef, useState } from "react";
import { notify } from "@/lib/browser/notices";
import { likeMessage, withLike } from "@/lib/gallery/likes";
import english from "@/lib/messages/en/members/gallery.json";

/** The images that the visitor likes, until the page is left (P11.12), and the toggle that says what it did. */
export function useLikes() {
  const t = useTexts("gallery", english);
  const [liked, setLiked] = useState<ReadonlySet<number>>(new Set());
  // Two presses may come before one render: the second must see the first.
  const latest = useRef(liked);

  const said = useRef(t);

  const toggleLike = useCallback((id: number) => {
    const isLiked = !latest.current.has(id);
    latest.current = withLike(latest.current, id, isLiked);
    setLiked(latest.current);
    notify({ title: said.current(likeMessage(isLiked)) });
  }, []);

  return { liked, toggleLike };
}
