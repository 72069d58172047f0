"use client";
import { useTexts } from "#texts";

import Link from "next/link";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { buttonVariants } from "@/components/ui/button";
import { openTopic } from "@/lib/forum/actions";
import { TEXT_LENGTH, TITLE_LENGTH, topicSchema } from "@/lib/forum/schema";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/forum/post-forms.json";
import { ROUTES } from "@/lib/routes";

/** Opens a topic (P14.46). */
export function TopicForm() {
  const t = useTexts("post-forms", english);
  return (
    <ServerForm
      action={openTopic}
      schema={topicSchema(t)}
      draft={ROUTES.newTopic}
      unsent={t("topic.unsent")}
      labelledBy="topic-heading"
      path={ROUTES.newTopic}
      className="grid grid-cols-1 gap-5"
    >
      <InputField
        label={t("title")}
        name="title"
        icon="PencilLine"
        maxLength={TITLE_LENGTH.most}
        autoComplete="off"
        aria-required
        hint={t("title.hint")}
      />
      <AreaField
        label={t("text")}
        name="text"
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint={t("text.hint")}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <SendButton busyLabel={t("posting")}>{t("topic.post")}</SendButton>
        <Link
          href={pathIn(t.language, ROUTES.forum) as "/"}
          prefetch={false}
          className={buttonVariants({ variant: "quiet", size: "lg", className: "max-md:w-full" })}
        >
          {t("cancel")}
        </Link>
      </div>
    </ServerForm>
  );
}
