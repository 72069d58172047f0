"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { withdrawPost } from "@/lib/forum/actions";
import { deletePostSchema } from "@/lib/forum/schema";
import type { OwnPost } from "@/lib/forum/types";
import { ownPostHref } from "@/lib/routes";

const EFFECTS = {
  topic:
    "While nobody else has replied, the topic is deleted with it. Otherwise your title, your text and your name are deleted, and the replies stay under “[deleted topic]”.",
  reply: "It cannot be brought back. Where others quote it, the quotation is deleted as well.",
};

type WithdrawPostFormProps = { post: Pick<OwnPost, "id" | "topicId" | "isQuestion"> };

/** Deletes the member's own post (P14.733); the section has to be opened first. */
export function WithdrawPostForm({ post: { id, topicId, isQuestion } }: WithdrawPostFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ServerForm
      action={withdrawPost}
      schema={deletePostSchema}
      labelledBy="delete-post"
      path={ownPostHref(topicId, id)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="postId" value={id} />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />
          {isQuestion ? "Delete this topic" : "Delete this post"}
        </summary>
        <p id="delete-post" className="mt-3 mb-4">
          {isQuestion ? EFFECTS.topic : EFFECTS.reply}
        </p>
        <Button type="submit" variant="line">
          Delete for good
        </Button>
      </details>
    </ServerForm>
  );
}
