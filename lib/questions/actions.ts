"use server";

import { answerQuestion } from "@/lib/database/contributions/questions";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleForm } from "@/lib/forms/handle-form";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/question.json";
import { answerQuestionSchema } from "@/lib/questions/schema";
import { questionHref } from "@/lib/routes";

/** Keeps the answer to a question of the desk, from a visitor who has its link (P14.119). */
export async function sendAnswer(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: answerQuestionSchema(textsOfForm<keyof typeof english>(data, "question-form")),
    limit: "message",
    isForSuspended: true,
    async work(values, { database }) {
      if (!(await answerQuestion(database, values))) {
        const t = textsOfForm<keyof typeof failures>(data, "form-failures");
        return { failure: t("question.answered") };
      }
      const done = doneTexts(data);
      const notice = { title: done("answer.sent"), description: done("answer.sent.text") };
      return { done: { href: questionHref(values.token), notice } };
    },
  });
}
