"use client";

import { PenLine, Trash2 } from "@/components/ui/icons";
import { useOpenPosts } from "@/components/community/forum/use-open-posts";
import { ownPostHref } from "@/lib/routes";

type EditPostLinkProps = { topicId: string; postId: string; className: string };

/** For the author alone: leads to where the post can be edited for a while (P14.47), and deleted (P14.733). */
export function EditPostLink({ topicId, postId, className }: EditPostLinkProps) {
  const post = useOpenPosts(topicId).find(({ id }) => id === postId);
  if (!post) return null;
  const [Icon, action] = post.isEditable ? [PenLine, "Edit"] : [Trash2, "Delete"];
  return (
    <a href={ownPostHref(topicId, postId)} rel="nofollow" className={className}>
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
      {action}
      <span className="sr-only"> your post</span>
    </a>
  );
}
