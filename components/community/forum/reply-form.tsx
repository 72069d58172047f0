import { useTexts } from "#texts";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { renewOpenPosts } from "@/components/community/forum/use-open-posts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { notify } from "@/lib/browser/notices";
import { replyToTopic } from "@/lib/forum/actions";
import { replySchema, TEXT_LENGTH } from "@/lib/forum/schema";
import english from "@/lib/messages/en/forum/post-forms.json";

type ReplyFormProps = {
  topicId: string;
  /** The page that the form is on. */
  path: string;
  /** What is quoted, which can be shortened. */
  quoted?: { id: string; text: string } | undefined;
};

/** Replies to a topic, and quotes a post of it (P14.47, P14.48). */
export function ReplyForm({ topicId, path, quoted }: ReplyFormProps) {
  const t = useTexts("post-forms", english);
  const router = useRouter();
  const [sent, setSent] = useState(0);
  return (
    <ServerForm
      key={sent}
      action={replyToTopic}
      schema={replySchema(t)}
      draft={path}
      unsent={t("reply.unsent")}
      labelledBy="reply-heading"
      path={path}
      onDone={({ href, notice }) => {
        renewOpenPosts(topicId);
        setSent(sent + 1);
        notify(notice);
        router.push(href as "/");
      }}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="topicId" value={topicId} />
      {quoted && (
        <>
          <input type="hidden" name="quotedId" value={quoted.id} />
          <AreaField
            label={t("quoted")}
            name="quote"
            defaultValue={quoted.text}
            rows={4}
            hint={t("quoted.hint")}
          />
        </>
      )}
      <AreaField
        label={t("reply")}
        name="text"
        rows={5}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint={t("text.hint")}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SendButton busyLabel={t("posting")} size="md">
          {t("reply.post")}
        </SendButton>
        <p className="min-w-[min(14em,100%)] flex-1 text-small text-ink-2">{t("reply.note")}</p>
      </div>
    </ServerForm>
  );
}
