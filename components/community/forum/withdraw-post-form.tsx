"use client";

import { useTexts } from "#texts";
import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawPost } from "@/lib/forum/actions";
import { deletePostSchema } from "@/lib/forum/schema";
import type { OwnPost } from "@/lib/forum/types";
import english from "@/lib/messages/en/forum/post-forms.json";
import { ownPostHref } from "@/lib/routes";

type WithdrawPostFormProps = { post: Pick<OwnPost, "id" | "topicId" | "isQuestion"> };

/** Deletes the member's own post (P14.733); the section has to be opened first. */
export function WithdrawPostForm({ post: { id, topicId, isQuestion } }: WithdrawPostFormProps) {
  const t = useTexts("post-forms", english);
  return (
    <ServerForm
      action={withdrawPost}
      schema={deletePostSchema}
      labelledBy="delete-post"
      path={ownPostHref(topicId, id)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="postId" value={id} />
      <DeletionSection
        label={t(isQuestion ? "delete.topic" : "delete.post")}
        effectId="delete-post"
        effect={t(isQuestion ? "delete.topic.effect" : "delete.post.effect")}
      />
    </ServerForm>
  );
}
