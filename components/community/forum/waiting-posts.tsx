"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PostText } from "@/components/community/forum/post-text";
import { useOpenPosts } from "@/components/community/forum/use-open-posts";
import { Badge } from "@/components/ui/badge";
import english from "@/lib/messages/en/forum/own-posts.json";

/** The visitor's own posts here that are not published yet (P14.52). */
export function WaitingPosts({ topicId }: { topicId: string }) {
  const t = useTexts("own-posts", english);
  const waiting = useOpenPosts(topicId).filter(({ status }) => status === "waiting");
  return waiting.map(({ id, text }) => (
    <article key={id} aria-label={t("waiting.label")} className="border-t border-line py-7">
      <p>
        <Badge tone="turmeric">
          <Icon name="Clock" size={16} />
          {t("waiting")}
        </Badge>
      </p>
      <p className="mt-2 mb-3 text-note text-ink-2">{t("waiting.text")}</p>
      <div className="grid max-w-[62ch] gap-3 text-pretty">
        <PostText text={text} language={t.language} />
      </div>
    </article>
  ));
}
