"use client";

import { useTexts } from "#texts";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/question.json";
import { sendAnswer } from "@/lib/questions/actions";
import { answerQuestionSchema, MAX_ANSWER } from "@/lib/questions/schema";
import { questionHref } from "@/lib/routes";

/** Answers a question of the desk (P14.119). */
export function AnswerQuestionForm({ token }: { token: string }) {
  const t = useTexts("question-form", english);
  const path = questionHref(token);
  return (
    <ServerForm
      action={sendAnswer}
      schema={answerQuestionSchema(t)}
      draft={path}
      unsent={t("unsent")}
      labelledBy="question-heading"
      path={path}
    >
      <input type="hidden" name="token" value={token} />
      <AreaField label={t("answer")} name="answer" rows={5} maxLength={MAX_ANSWER} aria-required />
      <div>
        <SendButton busyLabel={t("sending")}>{t("send")}</SendButton>
      </div>
    </ServerForm>
  );
}
