"use client";

import { PenLine } from "lucide-react";
import { useOpenPosts } from "@/components/community/use-open-posts";
import { ownPostHref } from "@/lib/routes";

type EditPostLinkProps = { topicId: string; postId: string; className: string };

/** For the author alone, and while the post can be edited (P14.47). */
export function EditPostLink({ topicId, postId, className }: EditPostLinkProps) {
  const post = useOpenPosts(topicId).find(({ id }) => id === postId);
  if (!post?.isEditable) return null;
  return (
    <a href={ownPostHref(topicId, postId)} rel="nofollow" className={className}>
      <PenLine size={18} strokeWidth={1.9} aria-hidden="true" />
      Edit<span className="sr-only"> your post</span>
    </a>
  );
}
