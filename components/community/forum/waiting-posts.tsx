"use client";

import { Clock } from "@/components/ui/icons";
import { PostText } from "@/components/community/forum/post-text";
import { useOpenPosts } from "@/components/community/forum/use-open-posts";
import { Badge } from "@/components/ui/badge";

/** The visitor's own posts here that are not published yet (P14.52). */
export function WaitingPosts({ topicId }: { topicId: string }) {
  const waiting = useOpenPosts(topicId).filter(({ status }) => status === "waiting");
  return waiting.map(({ id, text }) => (
    <article
      key={id}
      aria-label="Your post, waiting for review"
      className="border-t border-line py-7"
    >
      <p>
        <Badge tone="turmeric">
          <Clock size={16} strokeWidth={1.9} aria-hidden="true" />
          Waiting for review
        </Badge>
      </p>
      <p className="mt-2 mb-3 text-note text-ink-2">
        Thank you. A moderator will review it first. Until then, only you can see it.
      </p>
      <div className="grid max-w-[62ch] gap-3 text-pretty">
        <PostText text={text} />
      </div>
    </article>
  ));
}
