"use client";

import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveEditedPost } from "@/lib/forum/actions";
import { postEditSchema, TEXT_LENGTH } from "@/lib/forum/schema";
import { ownPostHref } from "@/lib/routes";

type PostEditFormProps = { topicId: string; postId: string; text: string };

/** Changes a post of the member (P14.47). */
export function PostEditForm({ topicId, postId, text }: PostEditFormProps) {
  const path = ownPostHref(topicId, postId);
  return (
    <ServerForm
      action={saveEditedPost}
      schema={postEditSchema}
      draft={path}
      unsent="You have an unsent change of this post."
      labelledBy="post-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="postId" value={postId} />
      <AreaField
        label="Your post"
        name="text"
        defaultValue={text}
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint="2 to 5,000 characters."
      />
      <div>
        <SendButton busyLabel="Saving...">Save post</SendButton>
      </div>
    </ServerForm>
  );
}
