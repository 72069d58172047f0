import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef } from "react";
import english from "@/lib/messages/en/members/gallery.json";

type ImageCommentsProps = { count: number; comments: string[] };

/** The comments of the open image: the sample's number, and what the visitor wrote (P11.13). */
export function ImageComments({ count, comments }: ImageCommentsProps) {
  const t = useTexts("gallery", english);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [comments]);

  return (
    <div className="grid content-start gap-4.5 px-5 py-3.5 side:px-6 side:py-4.5">
      <h3 className="text-h4">
        {t("comments.title")}{" "}
        <span className="ms-1 font-normal text-ink-3 tabular-nums">{count}</span>
      </h3>
      {comments.length === 0 ? (
        <p className="text-ink-2">{t("comments.none")}</p>
      ) : (
        <ul ref={list} aria-label={t("comments.title")} className="grid gap-4.5">
          {comments.map((comment, index) => (
            <li key={index} className="grid scroll-my-4 grid-cols-[40px_minmax(0,1fr)] gap-3">
              <span className="grid size-10 place-items-center rounded-pin-sm bg-sprout-2 text-leaf-ink">
                <Icon name="User" />
              </span>
              <div>
                <b>{t("comments.you")}</b>
                <p className="wrap-anywhere whitespace-pre-line text-ink-2">{comment}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
