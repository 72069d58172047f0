import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/question.json";

export const MAX_ANSWER = 2_000;

/** The answer to a question of the desk. */
export const answerQuestionSchema = (t: Translator<keyof typeof english>) =>
  z.object({
    token: z.string().check(z.regex(/^[\w-]{22}$/)),
    answer: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, t("fault.answer")),
        z.maxLength(MAX_ANSWER, t("fault.answer")),
      ),
  });
