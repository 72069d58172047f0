"use client";

import { useTexts } from "#texts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { saveEditedPost } from "@/lib/forum/actions";
import { postEditSchema, TEXT_LENGTH } from "@/lib/forum/schema";
import english from "@/lib/messages/en/forum/post-forms.json";
import { ownPostHref } from "@/lib/routes";

type PostEditFormProps = { topicId: string; postId: string; text: string };

/** Changes a post of the member (P14.47). */
export function PostEditForm({ topicId, postId, text }: PostEditFormProps) {
  const t = useTexts("post-forms", english);
  const path = ownPostHref(topicId, postId);
  return (
    <ServerForm
      action={saveEditedPost}
      schema={postEditSchema(t)}
      draft={path}
      unsent={t("edit.unsent")}
      labelledBy="post-heading"
      path={path}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="postId" value={postId} />
      <AreaField
        label={t("edit")}
        name="text"
        defaultValue={text}
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint={t("edit.hint")}
      />
      <div>
        <SendButton busyLabel={t("saving")}>{t("edit.save")}</SendButton>
      </div>
    </ServerForm>
  );
}
