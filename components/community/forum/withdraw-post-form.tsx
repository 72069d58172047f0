"use client";

import { DeletionSection } from "@/components/forms/deletion-section";
import { ServerForm } from "@/components/forms/server-form";
import { withdrawPost } from "@/lib/forum/actions";
import { deletePostSchema } from "@/lib/forum/schema";
import type { OwnPost } from "@/lib/forum/types";
import { ownPostHref } from "@/lib/routes";

const EFFECTS = {
  topic:
    "While nobody else has replied, the topic is deleted with it. Otherwise your title, your text and your name are deleted, and the replies stay under “[deleted topic]”, at a new address.",
  reply: "This cannot be undone. Where others quote it, the quotation is deleted as well.",
};

type WithdrawPostFormProps = { post: Pick<OwnPost, "id" | "topicId" | "isQuestion"> };

/** Deletes the member's own post (P14.733); the section has to be opened first. */
export function WithdrawPostForm({ post: { id, topicId, isQuestion } }: WithdrawPostFormProps) {
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
        label={isQuestion ? "Delete this topic" : "Delete this post"}
        effectId="delete-post"
        effect={isQuestion ? EFFECTS.topic : EFFECTS.reply}
      />
    </ServerForm>
  );
}
