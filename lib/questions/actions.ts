"use server";

import { answerQuestion } from "@/lib/database/contributions/questions";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { answerQuestionSchema } from "@/lib/questions/schema";
import { questionHref } from "@/lib/routes";

/** Keeps the answer to a question of the desk, from a visitor who has its link (P14.119). */
export async function sendAnswer(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: answerQuestionSchema,
    limit: "message",
    isForSuspended: true,
    async work(values, { database }) {
      if (!(await answerQuestion(database, values)))
        return { failure: "This question is answered already." };
      const notice = { title: "Answer sent", description: "A moderator reads it." };
      return { done: { href: questionHref(values.token), notice } };
    },
  });
}
