import { useRouter } from "next/navigation";
import { useState } from "react";
import { renewOpenPosts } from "@/components/community/forum/use-open-posts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { notify } from "@/lib/browser/notices";
import { replyToTopic } from "@/lib/forum/actions";
import { replySchema, TEXT_LENGTH } from "@/lib/forum/schema";

type ReplyFormProps = {
  topicId: string;
  /** The page that the form is on. */
  path: string;
  /** What is quoted, which can be shortened. */
  quoted?: { id: string; text: string } | undefined;
};

/** Replies to a topic, and quotes a post of it (P14.47, P14.48). */
export function ReplyForm({ topicId, path, quoted }: ReplyFormProps) {
  const router = useRouter();
  const [sent, setSent] = useState(0);
  return (
    <ServerForm
      key={sent}
      action={replyToTopic}
      schema={replySchema}
      draft={path}
      unsent="You have an unsent reply."
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
            label="What you quote"
            name="quote"
            defaultValue={quoted.text}
            rows={4}
            hint="Keep only the part you are answering. The words stay as written."
          />
        </>
      )}
      <AreaField
        label="Your reply"
        name="text"
        rows={5}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint="2 to 5,000 characters. An empty line begins a new paragraph, and web addresses become links."
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SendButton busyLabel="Posting..." size="md">
          Post reply
        </SendButton>
        <p className="min-w-[min(14em,100%)] flex-1 text-small text-ink-2">
          Everyone can read it, with your public name. You can edit it for 15 minutes.
        </p>
      </div>
    </ServerForm>
  );
}
