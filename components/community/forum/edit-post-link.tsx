"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useOpenPosts } from "@/components/community/forum/use-open-posts";
import { spoken } from "@/components/ui/spoken";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/forum/own-posts.json";
import { ownPostHref } from "@/lib/routes";

type EditPostLinkProps = { topicId: string; postId: string; className: string };

/** For the author alone: leads to where the post can be edited for a while (P14.47), and deleted (P14.733). */
export function EditPostLink({ topicId, postId, className }: EditPostLinkProps) {
  const t = useTexts("own-posts", english);
  const post = useOpenPosts(topicId).find(({ id }) => id === postId);
  if (!post) return null;
  const icon = post.isEditable ? "PenLine" : "Trash2";
  return (
    <a href={pathIn(t.language, ownPostHref(topicId, postId))} rel="nofollow" className={className}>
      <Icon name={icon} size={18} />
      {t.rich(post.isEditable ? "edit" : "delete", { spoken })}
    </a>
  );
}
